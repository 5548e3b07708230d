"""What paired rounds say: a ratio of speeds with its 95 % interval, and the verdict on it.

The interval is Wilcoxon's: order statistics of the means of all pairs of log ratios, their median
being the estimate (Hodges and Lehmann). It asks for no normal distribution, and a round in which
the machine stumbled moves it little.
"""

import math
import statistics
from dataclasses import dataclass

MISSED = 0.025  # how often the truth may lie beyond either end
FEWEST = 6  # rounds; of five even the widest interval misses too often


@dataclass(frozen=True)
class Compared:
    """One figure, as a thing per second. Ratios are new ÷ old: below 1 is slower."""

    old: float
    new: float
    ratio: float
    low: float
    high: float

    def verdict(self, limit: float) -> str:
        """`slower` and `fine` are shown, `unsure` is not: the limit lies inside the interval."""
        if self.high < 1 - limit:
            return "slower"
        return "fine" if self.low >= 1 - limit else "unsure"


def compared(pairs: list[tuple[float, float]]) -> Compared:
    """From the old and the new speed of every round."""
    if len(pairs) < FEWEST:
        raise ValueError(f"{len(pairs)} rounds tell nothing; {FEWEST} do")
    logs = [math.log(new / old) for old, new in pairs]
    means = sorted((a + b) / 2 for at, a in enumerate(logs) for b in logs[at:])
    cut = left_out(len(logs))
    return Compared(
        old=statistics.median(old for old, _ in pairs),
        new=statistics.median(new for _, new in pairs),
        ratio=math.exp(statistics.median(means)),
        low=math.exp(means[cut]),
        high=math.exp(means[-1 - cut]),
    )


def left_out(rounds: int) -> int:
    """How many means are left out at either end.

    By chance alone each rank counts as positive or not: the sums of all subsets of 1…n are the
    distribution of Wilcoxon's statistic.
    """
    ways = [1]
    for rank in range(1, rounds + 1):
        without = ways + [0] * rank
        ways = [a + b for a, b in zip(without, [0] * rank + ways, strict=True)]
    below, cut = 0, 0
    while below + ways[cut] <= MISSED * 2**rounds:
        below += ways[cut]
        cut += 1
    return cut - 1
