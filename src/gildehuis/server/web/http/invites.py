"""Invitations over HTTP."""

from typing import Literal

import msgspec
from litestar import Router, delete, post
from litestar.params import JSONBody

from gildehuis.core.schema import SeatId
from gildehuis.server.tables import inviting
from gildehuis.server.tables.access import may_see
from gildehuis.server.web.http.dependencies import AnyRequest, Code, TheHouse
from gildehuis.server.web.http.dependencies import TableId as TableInPath
from gildehuis.server.web.http.tables import SeatNumber
from gildehuis.table.model import TableId

Grant = Literal["seat", "watch"]


class WantedInvite(msgspec.Struct):
    """What a link is to grant."""

    grants: Grant
    seat: SeatNumber | None = None  # null: any that is open


class Invite(msgspec.Struct):
    """A secret link."""

    code: str
    path: str  # /i/<code>
    grants: Grant
    seat: SeatId | None


class UsedInvite(msgspec.Struct):
    """Where an invitation leads."""

    table: TableId
    seat: SeatId | None


@post("/tables/{table_id:str}/invites", status_code=201)
async def invite(
    house: TheHouse, request: AnyRequest, table_id: TableInPath, data: JSONBody[WantedInvite]
) -> Invite:
    """A secret link that grants one seat, or watching."""
    person = await house.known(request)
    await may_see(house.hall, table_id, person)
    async with house.hall.locked(table_id) as room:
        code = await inviting.invite(house.hall, room, person, data.grants, data.seat)
    return Invite(code, f"/i/{code}", data.grants, data.seat)


@delete("/tables/{table_id:str}/invites/{code:str}", status_code=204)
async def revoke(house: TheHouse, request: AnyRequest, table_id: TableInPath, code: Code) -> None:
    """Take an invitation back."""
    person = await house.known(request)
    await may_see(house.hall, table_id, person)
    async with house.hall.locked(table_id) as room:
        await inviting.revoke(house.hall, room, person, code)


@post("/invites/{code:str}", status_code=200)
async def accept(house: TheHouse, request: AnyRequest, code: Code) -> UsedInvite:
    """Use an invitation."""
    person = await house.known(request)
    return UsedInvite(*await inviting.accept(house.hall, person, code))


router = Router("/api", route_handlers=[invite, revoke, accept], tags=["invitations"])
