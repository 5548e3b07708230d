"""What a worker process does: it meets a view and chooses one of its legal moves."""

import contextlib
import os
import signal

from gildehuis.bots import make
from gildehuis.core.registry import find, names
from gildehuis.core.schema import Move
from gildehuis.core.secrecy import View
from gildehuis.server.tables.setups import settled
from gildehuis.table.bot_turns import BotTask

# Never a name that a client made up: some names of bots start programs.
LEVELS = ("easy", "medium", "hard")


def warm() -> None:
    """Load the games once; leave signals to the server; be nice to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(5)
    for name in names():
        find(name)


def think(task: BotTask, view: View) -> Move:
    """The bot's choice."""
    setup = settled(
        task.game, task.players, task.options, task.edition, task.edition_source, task.rules
    )
    bot = make(task.level, find(task.game), setup, task.seat, task.seed)
    try:
        return bot.choose(view)
    finally:
        bot.close()
