"""What a worker process does: it meets a view and chooses one of its legal moves."""

import contextlib
import os
import signal
from typing import Any

import msgspec

from gildehuis.bots import make
from gildehuis.core.game import Edition, Named
from gildehuis.core.registry import find, names
from gildehuis.core.secrecy import View
from gildehuis.core.setup import settle

# Never a name that a client made up: some names of bots start programs.
LEVELS = ("easy", "medium", "hard")


class Question(msgspec.Struct, frozen=True):
    """Who decides: all a bot is told besides its view."""

    game: str
    players: int
    options: dict[str, Any]
    edition: str | None
    edition_source: str | None
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


def think(question: Question, view: View) -> Named:
    """The bot's choice."""
    game = find(question.game)
    edition: Edition | str | None = question.edition
    if question.edition_source is not None:
        edition = game.own_edition(question.edition_source, "edition")
    setup = settle(game, question.players, question.options, edition)
    bot = make(question.level, game, setup, question.seat, question.seed)
    try:
        return bot.choose(view)
    finally:
        bot.close()
