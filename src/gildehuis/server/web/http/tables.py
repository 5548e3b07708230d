"""Tables: create, find, sit, start, leave, and all that is agreed about them."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Annotated, Literal

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from gildehuis.core import secrecy
from gildehuis.core.glance import LONGEST
from gildehuis.core.registry import names
from gildehuis.core.schema import SeatId, asdict
from gildehuis.server.bots.worker import LEVELS
from gildehuis.server.model.ids_and_time import new_id, now
from gildehuis.server.services import House
from gildehuis.server.store import tables as store
from gildehuis.server.store.people import Person
from gildehuis.server.tables.access import may_see
from gildehuis.server.web.http.dependencies import AnyRequest, TableId, TheHouse
from gildehuis.server.web.pages.outside_games import brings
from gildehuis.table import leaving, messages, seating
from gildehuis.table.faults import Fault
from gildehuis.table.messages import TableTold
from gildehuis.table.model import Actor, Clock, Doc, Level, Seat
from gildehuis.table.table import Change, Table
from gildehuis.words.speech import Language, speech

OptionName = Annotated[str, Meta(max_length=40)]
OptionValue = bool | int | Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[SeatId, Meta(ge=0, le=7)]


class WantedSeat(msgspec.Struct):
    """Who is to sit there."""

    kind: Literal["me", "open", "bot"]
    level: Level | None = None  # of a bot; medium if nothing is said


class NewTable(msgspec.Struct):
    """A wanted table. With no open seat it starts at once."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=8)]
    seats: Annotated[list[WantedSeat], Meta(max_length=8)]
    public: bool = False
    spectators: bool = False
    options: dict[OptionName, OptionValue] = {}
    edition: Annotated[str, Meta(max_length=80)] | None = None  # the name of a shipped one
    edition_source: Annotated[str, Meta(max_length=LONGEST)] | None = None  # the file of another
    clock: Clock | None = None
    shuffle: bool = True  # the seats, at the start
    start: bool = False


class SitDown(msgspec.Struct):
    """Which seat to take."""

    seat: SeatNumber


class Readiness(msgspec.Struct):
    """Ready or not."""

    ready: bool


class SeatChange(msgspec.Struct):
    """Who is to sit there now."""

    kind: Literal["open", "bot"]
    level: Level | None = None


class MyTable(msgspec.Struct):
    """One of my tables."""

    table: TableTold
    your_turn: bool


def level_of(given: str | None) -> str:
    """A bot there is."""
    level = given or "medium"
    if level not in LEVELS:
        raise Fault("no-such-bot", 400, level=level)
    return level


async def to_doc(house: House, data: NewTable, person: Person) -> Doc:
    """A wanted table, checked."""
    if data.game not in names():
        raise Fault("no-such-game", 400, game=data.game)
    setup = await house.hall.editions.settle(
        data.game, data.players, data.options, data.edition, data.edition_source
    )
    if len(data.seats) != data.players or sum(seat.kind == "me" for seat in data.seats) > 1:
        raise Fault("bad-seats", 400, players=data.players)
    clock = data.clock or Clock()
    level_of(clock.level)
    return Doc(
        game=data.game,
        players=data.players,
        host=person.id,
        seats=[_seat(seat, person) for seat in data.seats],
        seed=secrets.token_hex(16),
        created=now(),
        edition=setup.edition.name if setup.edition else None,
        edition_source=data.edition_source,
        options=setup.options,
        rules=setup.rules,
        public=data.public,
        spectators=data.spectators,
        clock=clock,
        shuffle=data.shuffle,
    )


def _seat(wanted: WantedSeat, person: Person) -> Seat:
    if wanted.kind == "me":
        return Seat("person", person.name, person.id)
    if wanted.kind == "bot":
        return seating.bot_seat(level_of(wanted.level))
    return Seat()


@post("/tables", status_code=201)
async def create(house: TheHouse, request: AnyRequest, data: JSONBody[NewTable]) -> TableTold:
    """A new table; with no open seat it starts at once."""
    person = await house.known(request)
    return await opened(house, person, await to_doc(house, data, person), data.start)


async def opened(house: House, person: Person, doc: Doc, start: bool) -> TableTold:
    """The table of this document, unless the person has too many."""
    if await house.database.read(lambda c: store.unfinished(c, person.id)) >= (
        house.settings.tables_per_person
    ):
        raise Fault("too-many-tables", 429, most=house.settings.tables_per_person)
    setup = await house.hall.editions.of(doc)
    room = await house.hall.create(seating.open_table(new_id(), doc, setup, start, now()))
    return room.table_for(person.id)


async def _change(
    house: House, id_: str, person: Person, action: Callable[[Table], Change | None]
) -> TableTold:
    """Do something at a table that this person may see: the table as it is then."""
    await may_see(house.hall, id_, person)
    async with house.hall.locked(id_) as room:
        room.tell(await house.hall.change(room, action))
        return room.table_for(person.id)


@get("/tables")
async def lobby(house: TheHouse, request: AnyRequest) -> list[TableTold]:
    """Public tables with open seats."""
    person = await house.who(request)
    found = await house.database.read(store.lobby)
    return [messages.brief(brief, person.id if person else None) for brief in found]


@get("/my/tables")
async def mine(house: TheHouse, request: AnyRequest) -> list[MyTable]:
    """My tables, newest first."""
    person = await house.known(request)
    found = await house.database.read(lambda c: store.mine(c, person.id))
    return [
        MyTable(messages.brief(brief, person.id), brief.doc.seat_of(person.id) in brief.to_act)
        for brief in found
    ]


@get("/tables/{table_id:str}")
async def one(house: TheHouse, request: AnyRequest, table_id: TableId) -> TableTold:
    """One table, for those who may see it."""
    person = await house.who(request)
    await may_see(house.hall, table_id, person)
    return (await house.hall.open(table_id)).table_for(person.id if person else None)


@get("/tables/{table_id:str}/picture/{lang:str}")
async def picture(
    house: TheHouse, request: AnyRequest, table_id: TableId, lang: FromPath[Language]
) -> Response[str]:
    """The game's own picture of the position, as who asks may see it."""
    person = await house.who(request)
    await may_see(house.hall, table_id, person)
    table = (await house.hall.open(table_id)).table
    match = table.match
    if match is None or "picture" not in brings(match.game):
        raise Fault("no-such-file", 404)
    game, seat = match.game, table.doc.seat_of(person.id if person else None)
    seen = secrecy.known(game, match.match.state, seat)
    seen = game.schema.read_position(asdict(seen))  # nothing of it changes meanwhile
    say = speech(lang, game, table.setup.edition).say
    drawn = await asyncio.to_thread(secrecy.picture, game, table.setup, seen, say)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


@post("/tables/{table_id:str}/sit", status_code=200)
async def sit(
    house: TheHouse, request: AnyRequest, table_id: TableId, data: JSONBody[SitDown]
) -> TableTold:
    """Take an open seat of a public table, or of one you were invited to."""
    person = await house.known(request)
    return await _change(
        house, table_id, person, lambda table: seating.sit(table, person, data.seat, now())
    )


@post("/tables/{table_id:str}/ready", status_code=200)
async def ready(
    house: TheHouse, request: AnyRequest, table_id: TableId, data: JSONBody[Readiness]
) -> TableTold:
    """Ready or not; when all are, the match starts."""
    person = await house.known(request)
    return await _change(
        house, table_id, person, lambda table: seating.ready(table, person, data.ready, now())
    )


@post("/tables/{table_id:str}/seats/{number:int}", status_code=200)
async def set_seat(
    house: TheHouse,
    request: AnyRequest,
    table_id: TableId,
    number: FromPath[int],
    data: JSONBody[SeatChange],
) -> TableTold:
    """The host, before the start: open a seat or give it to a bot."""
    person = await house.known(request)
    level = level_of(data.level) if data.kind == "bot" else None
    return await _change(
        house, table_id, person, lambda table: seating.set_seat(table, person, number, level, now())
    )


ACTIONS: dict[str, Callable[[Table, Actor, int], Change | None]] = {
    "leave": seating.leave,
    "start": seating.start,
    "resign": leaving.resign,
    "abandon": leaving.abandon,
    "take-back-seat": leaving.take_back_seat,
}


@post("/tables/{table_id:str}/{action:str}", status_code=200)
async def act(
    house: TheHouse,
    request: AnyRequest,
    table_id: TableId,
    action: FromPath[Literal["leave", "start", "resign", "abandon", "take-back-seat"]],
) -> TableTold:
    """Leave, start, resign, agree to abandon, take one's seat back from a bot."""
    person = await house.known(request)
    return await _change(
        house, table_id, person, lambda table: ACTIONS[action](table, person, now())
    )


@post("/tables/{table_id:str}/rematch", status_code=200)
async def rematch(house: TheHouse, request: AnyRequest, table_id: TableId) -> TableTold:
    """The same again with the start player rotated: the new table."""
    person = await house.known(request)
    await may_see(house.hall, table_id, person)
    hall, id_, seed = house.hall, new_id(), secrets.token_hex(16)
    async with hall.locked(table_id) as room:
        change = await hall.change(
            room, lambda table: seating.rematch(table, person, id_, seed, now())
        )
        room.tell(change)
        again = room.table.doc.rematch
    assert again is not None
    opened = await (hall.opened(again) if change else hall.open(again))
    return opened.table_for(person.id)


router = Router(
    "/api",
    route_handlers=[create, lobby, mine, one, picture, sit, ready, set_seat, act, rematch],
    tags=["tables"],
)
