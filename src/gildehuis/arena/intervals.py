"""Shares with their uncertainty."""

from math import sqrt

import msgspec

Z = 1.96  # 95 % of a bell curve lie within


class Share(msgspec.Struct, frozen=True):
    """A share of wins and its 95 % confidence interval after Wilson.

    A victory shared by two counts half for each. Matches on one deal are not quite independent;
    playing every deal from every seat makes the true interval narrower, so this one is careful.
    """

    won: float
    of: int

    @property
    def value(self) -> float:
        return self.won / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        if not self.of:
            return 0.0, 1.0
        n, p = self.of, self.value
        middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
        return max(0.0, middle - half), min(1.0, middle + half)

    def text(self) -> str:
        low, high = self.interval
        return f"{self.value:.1%} ({low:.1%}–{high:.1%})"

    def told(self) -> dict[str, float | int | list[float]]:
        """As JSON."""
        low, high = self.interval
        return {
            "won": round(self.won, 6),
            "of": self.of,
            "share": round(self.value, 6),
            "interval": [round(low, 6), round(high, 6)],
        }
