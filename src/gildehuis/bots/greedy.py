"""The bot `greedy`: one look ahead in a few imagined positions, by the game's estimate."""

from math import log
from typing import Any

from gildehuis.bots.bot import Bot, Budget
from gildehuis.bots.reward import rewards
from gildehuis.bots.search_settings import Knobs, knobs_for
from gildehuis.bots.worlds import Worlds
from gildehuis.core.game import AnyGame, Setup
from gildehuis.core.schema import Move
from gildehuis.core.secrecy import View


class GreedyBot(Bot):
    """Takes the move after which it stands best; equals are chosen among at random."""

    worlds = 4

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        seat: int,
        seed: str,
        budget: Budget | None = None,
        knobs: Knobs | None = None,
    ) -> None:
        super().__init__(game, setup, seat, seed, budget)
        self.knobs = knobs or knobs_for(game)

    def choose(self, view: View) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        worth = self.weigh(view)
        best = max(worth)
        equals = [i for i, w in enumerate(worth) if w > best - 1e-9]
        return view.legal[equals[self.rng.below(len(equals))]]

    def weigh(self, view: View) -> list[float]:
        """Per legal move the hope to win after it, over all worlds, on a scale of points."""
        game = self.game
        moves = self.numbers(view)
        totals = [0.0] * len(moves)
        worlds = Worlds(game, self.setup, view, self.rng, self.worlds)
        for _ in range(worlds.most):
            world = worlds.one()
            for i, move in enumerate(moves):
                after = game.clone(world)
                game.play(after, self.seat, move)
                self._others_choose(view, after)
                totals[i] += rewards(game, after, self.knobs.spread)[self.seat]
        return [_points(total / worlds.most) * self.knobs.spread for total in totals]

    def _others_choose(self, view: View, state: Any) -> None:
        """Where all choose in secret at once, the choices of the others are anybody's guess."""
        for seat in view.to_act:
            if seat != self.seat:
                legal = self.game.legal(state, seat)
                self.game.play(state, seat, legal[self.rng.below(len(legal))])


def _points(share: float) -> float:
    """Hope as points of lead: the inverse of `reward.hopes` against one other."""
    share = min(max(share, 1e-9), 1 - 1e-9)
    return log(share / (1 - share))
