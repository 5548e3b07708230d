"""Decisions per second of the bot `mcts` with a fixed number of nodes, among four."""

from bench.check.figures import MANY, Action, by_game, positions
from gildehuis.bots.naming import make
from gildehuis.core.secrecy import look

BOT = "mcts:nodes=100"
EVERY = 11  # decisions, so that all seats come by
DECISIONS = 2


def prepare(name: str, seed: int) -> Action:
    asked = []
    for match in positions(name, MANY, seed, EVERY):
        seat = match.to_act()[0]
        view = look(match.game, match.state, seat)
        if len(view.legal) > 1:
            asked.append((seat, view))
        if len(asked) == DECISIONS:
            break

    def decide() -> int:
        for seat, view in asked:
            bot = make(BOT, match.game, match.setup, seat, str(seed))
            bot.choose(view)
            bot.close()
        return len(asked)

    return decide


FIGURES = by_game("search", prepare)
