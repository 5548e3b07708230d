"""Invitations over HTTP."""

from typing import Annotated, Literal

import msgspec
from litestar import Router, delete, post
from litestar.params import Parameter

from gildehuis.server.house import House
from gildehuis.server.http.people import AnyRequest
from gildehuis.server.http.tables import SeatNumber
from gildehuis.server.tables import inviting
from gildehuis.server.tables.access import may_see

Code = Annotated[str, Parameter(min_length=1, max_length=64)]


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
async def invite(house: House, request: AnyRequest, table_id: str, data: Wanted) -> Given:
    """A secret link that grants one seat, or watching."""
    person = await house.known(request)
    await may_see(house.hall, table_id, person)
    code = await house.hall.act(
        table_id, lambda r: inviting.invite(house.hall, r, person, data.grants, data.seat)
    )
    return Given(code, f"/i/{code}", data.grants, data.seat)


@delete("/tables/{table_id:str}/invites/{code:str}", status_code=204)
async def revoke(house: House, request: AnyRequest, table_id: str, code: Code) -> None:
    """Take an invitation back."""
    person = await house.known(request)
    await may_see(house.hall, table_id, person)
    await house.hall.act(table_id, lambda r: inviting.revoke(house.hall, r, person, code))


@post("/invites/{code:str}", status_code=200)
async def accept(house: House, request: AnyRequest, code: Code) -> Accepted:
    """Use an invitation."""
    person = await house.known(request)
    return Accepted(*await inviting.accept(house.hall, person, code))


router = Router("/api", route_handlers=[invite, revoke, accept], tags=["invitations"])
