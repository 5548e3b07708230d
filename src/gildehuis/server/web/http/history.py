"""What has been played, and by which edition: records, replays, ratings, statistics."""

import asyncio
import tomllib
from typing import Any, Literal

import msgspec
from litestar import Response, Router, get
from litestar.params import FromQuery

from gildehuis.core.record import FORMAT, Record, encode
from gildehuis.server.services import House
from gildehuis.server.store import people as people_store
from gildehuis.server.store import results
from gildehuis.server.store import tables as store
from gildehuis.server.tables.access import may_see
from gildehuis.server.tables.replays import frames
from gildehuis.server.web.http.catalogue import game_of
from gildehuis.server.web.http.dependencies import AnyRequest, GameName, TableId, TheHouse
from gildehuis.server.web.http.dependencies import PersonId as PersonInPath
from gildehuis.table.faults import Fault
from gildehuis.table.match import in_effect
from gildehuis.table.model import Doc, PersonId, Row

Viewer = Literal["0", "1", "2", "3", "spectator", "all"]


class TableEdition(msgspec.Struct):
    """The edition of a table, shipped or brought."""

    name: str
    source: str  # the edition file as it was brought
    data: dict[str, Any]  # the same as data, for drawing


class Statistics(msgspec.Struct):
    """What a person has played."""

    id: PersonId
    name: str
    games: list[results.GameStatistics]


async def finished(house: House, request: AnyRequest, id_: str) -> tuple[Doc, Record]:
    """The record of a finished match, for those who may see its table."""
    await may_see(house.hall, id_, await house.who(request))
    stored = await house.database.read(lambda c: store.fetch(c, id_))
    if stored is None:
        raise Fault("no-such-table", 404)
    if stored.doc.stage != "finished":
        raise Fault("not-over", 409)
    return stored.doc, record_of(stored.doc, stored.rows)


def record_of(doc: Doc, rows: list[Row]) -> Record:
    """The record that a journal tells."""
    told = [rows[0], *in_effect(rows[1:])]
    result = doc.result
    return Record(
        format=FORMAT,
        game=doc.game,
        rules=doc.rules,
        edition=doc.edition,
        players=doc.players,
        options=doc.options,
        seed=doc.seed,
        seats=[
            {"name": seat.name, "bot": seat.bot} if seat.bot is not None else {"name": seat.name}
            for seat in doc.seats
        ],
        log=[entry for row in told for entry in row.entries],
        scores=result.scores if result else None,
        winners=result.winners if result else None,
        end=result.end if result else None,
    )


@get("/tables/{table_id:str}/edition")
async def edition(house: TheHouse, request: AnyRequest, table_id: TableId) -> TableEdition:
    """The edition of a table, shipped or brought, for those who may see the table."""
    await may_see(house.hall, table_id, await house.who(request))
    stored = await house.database.read(lambda c: store.fetch(c, table_id))
    if stored is None:
        raise Fault("no-such-table", 404)
    found = (await house.hall.editions.of(stored.doc)).edition
    if found is None:
        raise Fault("no-such-edition", 404, edition="")
    data = await asyncio.to_thread(tomllib.loads, found.source)
    return TableEdition(found.name, found.source, data)


@get("/tables/{table_id:str}/record")
async def record(house: TheHouse, request: AnyRequest, table_id: TableId) -> Response[bytes]:
    """The record of a finished match, as a file."""
    doc, told = await finished(house, request, table_id)
    name = f"{doc.game}-{table_id[:8]}.json"
    return Response(
        encode(told),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/tables/{table_id:str}/replay")
async def replay(
    house: TheHouse, request: AnyRequest, table_id: TableId, viewer: FromQuery[Viewer] = "spectator"
) -> Response[bytes]:
    """A finished match frame by frame, in the eyes of a seat, a spectator, or all seats."""
    doc, told = await finished(house, request, table_id)
    eyes = None if viewer == "spectator" else viewer if viewer == "all" else int(viewer)
    if isinstance(eyes, int) and eyes >= doc.players:
        raise Fault("no-such-seat", 404)
    await house.hall.editions.of(doc)  # the workers take it that an edition is good
    body = await house.minds.run(frames, told, doc.edition_source, eyes)
    return Response(body, media_type="application/json")


@get("/ratings/{game:str}")
async def ratings(house: TheHouse, game: GameName) -> list[results.Leader]:
    """The leaderboard of a game."""
    name = game_of(game).name
    return await house.database.read(lambda c: results.leaders(c, name))


@get("/people/{person_id:str}")
async def person(house: TheHouse, person_id: PersonInPath) -> Statistics:
    """What a person has played and reached, game by game."""
    found = await house.database.read(lambda c: people_store.find(c, person_id))
    if found is None:
        raise Fault("no-such-person", 404)
    games = await house.database.read(lambda c: results.statistics(c, person_id))
    return Statistics(found.id, found.name, games)


router = Router("/api", route_handlers=[edition, record, replay, ratings, person], tags=["history"])
