"""Iterations per second of the tree search: whole decisions of the bot `mcts`."""

from itertools import count

from bench.positions import begun
from bench.timing import rate
from gildehuis.bots.bot import Budget
from gildehuis.bots.mcts import MctsBot
from gildehuis.bots.search_settings import Knobs
from gildehuis.core.secrecy import look

EARLY = 10  # decisions


def iterations(
    name: str, players: int, seconds: float, seed: int, knobs: Knobs | None = None
) -> float:
    """With these knobs, or with those the game's bots have."""
    match = begun(name, players, EARLY, seed)
    seat = match.to_act()[0]
    view = look(match.game, match.state, seat)
    numbers = count()

    def decide() -> int:
        number = str(next(numbers))
        bot = MctsBot(match.game, match.setup, seat, number, Budget(nodes=500), knobs)
        bot.choose(view)
        return bot.nodes

    return rate(decide, seconds)
