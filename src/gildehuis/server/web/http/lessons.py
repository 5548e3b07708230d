"""Learning by playing: a table whose match teaches the game."""

from litestar import Router, post

from gildehuis.core.registry import find, names
from gildehuis.server.web.http.dependencies import AnyRequest, GameName, TheHouse
from gildehuis.server.web.http.tables import NewTable, WantedSeat, opened, to_doc
from gildehuis.table.faults import Fault
from gildehuis.table.lesson import lesson
from gildehuis.table.messages import TableTold

USUAL = 3  # players, where no lesson says otherwise


@post("/lessons/{game:str}", status_code=201)
async def learn(house: TheHouse, request: AnyRequest, game: GameName) -> TableTold:
    """A match to learn by, against easy bots: with the game's lesson, where it has one."""
    person = await house.known(request)
    if game not in names():
        raise Fault("no-such-game", 404, game=game)
    plan, counts = lesson(game), find(game).players
    players = plan.players if plan else (USUAL if USUAL in counts else counts[0])
    seats = [WantedSeat("me"), *(WantedSeat("bot", "easy") for _ in range(players - 1))]
    doc = await to_doc(house, NewTable(game, players, seats, shuffle=False), person)
    if plan:
        doc.seed, doc.lesson = plan.seed, True
    return await opened(house, person, doc, start=True)


router = Router("/api", route_handlers=[learn], tags=["tables"])
