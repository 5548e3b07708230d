"""A bot's turn: what it is asked and told, and the position its answer is good for."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import msgspec

from gildehuis.core.game import Named
from gildehuis.core.secrecy import View, look
from gildehuis.table import lesson
from gildehuis.table.match import TableMatch
from gildehuis.table.table import Table


class BotTask(msgspec.Struct, frozen=True):
    """Who decides: all a bot is told besides its view."""

    game: str
    players: int
    options: dict[str, Any]
    edition: str | None
    edition_source: str | None
    rules: int
    seat: int
    level: str
    seed: str


@dataclass(frozen=True)
class BotTurn:
    """A decision that a bot owes."""

    task: BotTask
    view: View
    planned: Named | None  # what it does in a lesson, without thinking
    match: TableMatch  # the answer is good for this match,
    seq: int  # in a position where nothing but others' secret choices came since

    @property
    def seat(self) -> int:
        return self.task.seat


def ask(table: Table, seat: int) -> BotTurn | None:
    """What the bot of a seat is asked now; None if it is not asked."""
    match, doc = table.match, table.doc
    if match is None or seat not in table.standing.bots:
        return None
    task = BotTask(
        game=doc.game,
        players=doc.players,
        options=doc.options,
        edition=doc.edition,
        edition_source=doc.edition_source,
        rules=doc.rules,
        seat=seat,
        level=doc.seats[seat].bot or doc.clock.level,
        seed=sha256(f"bot:{doc.seed}:{seat}:{match.seq}".encode()).hexdigest(),
    )
    step = lesson.step(match, seat) if doc.lesson else None
    view = look(match.game, match.match.state, seat, to_act=match.to_act)
    return BotTurn(task, view, step.move if step else None, match, match.seq)
