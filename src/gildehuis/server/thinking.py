"""What a worker process does: it meets a view and chooses one of its legal moves."""

import contextlib
import os
import signal
from typing import Any

import msgspec

from gildehuis.bots import make
from gildehuis.core.registry import find, names
from gildehuis.core.schema import Move
from gildehuis.core.secrecy import View
from gildehuis.server.editions import settled

# Never a name that a client made up: some names of bots start programs.
LEVELS = ("easy", "medium", "hard")


class Question(msgspec.Struct, frozen=True):
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


def warm() -> None:
    """Load the games once; leave signals to the server; be nice to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(5)
    for name in names():
        find(name)


def think(question: Question, view: View) -> Move:
    """The bot's choice."""
    q = question
    setup = settled(q.game, q.players, q.options, q.edition, q.edition_source, q.rules)
    bot = make(q.level, find(q.game), setup, q.seat, q.seed)
    try:
        return bot.choose(view)
    finally:
        bot.close()
