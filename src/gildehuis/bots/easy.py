"""The bot `easy`: looks one move ahead like `greedy`, but overlooks moves and misjudges points."""

from math import cos, log, pi, sqrt
from statistics import pstdev

from gildehuis.bots.greedy import GreedyBot
from gildehuis.core.schema import Move
from gildehuis.core.secrecy import View

LOOKS = 0.6  # part of its moves it takes into view
BLUR = 1.3  # how far it misjudges a move, compared with how far its moves differ


class EasyBot(GreedyBot):
    """A beginner: sees about half of what can be done, and most of what it is good for."""

    worlds = 1

    def choose(self, view: View) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        worth = self.weigh(view)
        blur = BLUR * pstdev(worth)
        best, best_worth = -1, float("-inf")
        for i, value in enumerate(worth):
            felt = value + blur * self._bell()
            if felt > best_worth and (best < 0 or self._chance() < LOOKS):
                best, best_worth = i, felt
        return view.legal[best]

    def _chance(self) -> float:
        return (self.rng.below(1 << 24) + 1) / (1 << 24)

    def _bell(self) -> float:
        return sqrt(-2 * log(self._chance())) * cos(2 * pi * self._chance())
