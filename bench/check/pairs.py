"""Rounds of paired measurements: a fresh process a side, both on one core, in the order ABBA.

In a round both sides do the same work, made from the round's seed, in pieces short enough that
whatever else the machine does hits both alike; of a side's pieces the quickest counts, for what
disturbs can only slow. Processes are fresh every round because how one happens to lie in memory
makes it some percent quicker or slower for all its life.
"""

from collections.abc import Callable, Iterable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from bench.check import served
from bench.check.interval import Compared, compared
from bench.check.side import Side

ORDER = "ABBA"
GROUPS = ("play", "clone", "search", "verify", "views", "faces")
Speeds = dict[str, list[tuple[float, float]]]


@dataclass(frozen=True)
class Plan:
    """What is measured, and for how long."""

    old: Path
    new: Path
    only: tuple[str, ...] = ()  # how names of figures begin; none: all
    pure: bool = False
    rounds: int = 12
    seconds: float = 0.015  # of CPU time per piece of work
    pieces: int = 2  # ABBAs per figure and round
    tables: int = 4  # at the server
    loads: int = 4  # of both servers together, per round
    again: bool = True  # as many rounds more for what is unsure

    def wants(self, figure: str) -> bool:
        return not self.only or figure.startswith(self.only)

    def groups(self) -> list[str]:
        """Those that a wanted figure can stand in."""
        return [g for g in GROUPS if not self.only or any(w.startswith(g) for w in self.only)]


@dataclass
class Rounds:
    """The speeds of both sides, and what they say."""

    plan: Plan
    speeds: Speeds = field(default_factory=dict)

    def run(self, numbers: Iterable[int], wanted: Callable[[str], bool]) -> None:
        """Rounds by their seeds."""
        for number in numbers:
            for figure, pair in self._round(number, wanted):
                self.speeds.setdefault(figure, []).append(pair)

    def compared(self) -> dict[str, Compared]:
        return {figure: compared(pairs) for figure, pairs in self.speeds.items()}

    def _round(
        self, number: int, wanted: Callable[[str], bool]
    ) -> list[tuple[str, tuple[float, float]]]:
        plan = self.plan
        found = []
        trees = (plan.old, plan.new)
        if groups := plan.groups():
            with ExitStack() as open_sides:
                old, new = (
                    open_sides.enter_context(Side(tree, groups, plan.pure, number))
                    for tree in trees
                )
                for figure in filter(wanted, old.figures):
                    found.append((figure, self._pair(old, new, figure)))
        if any(wanted(figure) for figure in served.FIGURES):
            told = served.pair(
                trees, plan.pure, number, plan.tables, order(number, 1)[: plan.loads]
            )
            found += [(figure, pair) for figure, pair in told.items() if wanted(figure)]
        return found

    def _pair(self, old: Side, new: Side, figure: str) -> tuple[float, float]:
        """The speeds of both at the same work, which the old side's speed measures out."""
        times = max(1, round(self.plan.seconds / old.work(figure, 1)[0]))
        best = {"A": 0.0, "B": 0.0}
        for letter in order(old.seed, self.plan.pieces):
            seconds, made = (old if letter == "A" else new).work(figure, times)
            best[letter] = max(best[letter], made / seconds)
        return best["A"], best["B"]


def order(number: int, pieces: int) -> str:
    """ABBA…, and BAAB… in every other round."""
    letters = ORDER * pieces
    return letters.translate(str.maketrans("AB", "BA")) if number % 2 else letters
