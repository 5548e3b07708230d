"""Invitations over HTTP."""

from typing import Literal

import msgspec
from litestar import Router, delete, post
from litestar.params import JSONBody

from gildehuis.server.http.given import AnyRequest, Code, TableId, TheHouse
from gildehuis.server.http.tables import SeatNumber
from gildehuis.server.tables import inviting
from gildehuis.server.tables.access import may_see


class Wanted(msgspec.Struct):
    grants: Literal["seat", "watch"]
    seat: SeatNumber | None = None


class Given(msgspec.Struct):
    code: str
    path: str
    grants: str
    seat: int | None


class Accepted(msgspec.Struct):
    table: str
    seat: int | None


@post("/tables/{table_id:str}/invites", status_code=201)
async def invite(
    house: TheHouse, request: AnyRequest, table_id: TableId, data: JSONBody[Wanted]
) -> Given:
    """A secret link that grants one seat, or watching."""
    person = await house.known(request)
    await may_see(house.hall, table_id, person)
    async with house.hall.locked(table_id) as room:
        code = await inviting.invite(house.hall, room, person, data.grants, data.seat)
    return Given(code, f"/i/{code}", data.grants, data.seat)


@delete("/tables/{table_id:str}/invites/{code:str}", status_code=204)
async def revoke(house: TheHouse, request: AnyRequest, table_id: TableId, code: Code) -> None:
    """Take an invitation back."""
    person = await house.known(request)
    await may_see(house.hall, table_id, person)
    async with house.hall.locked(table_id) as room:
        await inviting.revoke(house.hall, room, person, code)


@post("/invites/{code:str}", status_code=200)
async def accept(house: TheHouse, request: AnyRequest, code: Code) -> Accepted:
    """Use an invitation."""
    person = await house.known(request)
    return Accepted(*await inviting.accept(house.hall, person, code))


router = Router("/api", route_handlers=[invite, revoke, accept], tags=["invitations"])
