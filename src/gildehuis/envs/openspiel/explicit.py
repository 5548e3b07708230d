"""Chance made explicit: a draw that stops the engine until somebody says what comes up."""

from collections import Counter

from gildehuis.core.chance import Chance

MOST_OUTCOMES = 256  # different things that can come up at once
Outcomes = list[tuple[int, float]]  # number of an outcome, its probability


class Open(Exception):
    """The engine met chance that is not yet settled."""

    def __init__(self, name: str, values: list[int], weights: list[int]) -> None:
        super().__init__(name)
        if len(values) > MOST_OUTCOMES:
            raise ValueError(f"{name}: {len(values)} outcomes")
        self.name = name
        self.values = values
        total = sum(weights)
        self.outcomes: Outcomes = [(n, weight / total) for n, weight in enumerate(weights)]

    def label(self, outcome: int) -> str:
        return f"{self.name}={self.values[outcome]}"


class Scripted(Chance):
    """Reads the numbers of outcomes from a list and raises `Open` at its end."""

    __slots__ = ("at", "script")

    def __init__(self, script: list[int]) -> None:
        super().__init__("")
        self.script = script
        self.at = 0

    def clone(self) -> Chance:
        return Scripted([])

    def draw(self, name: str, items: list[int], count: int, rule: str) -> list[int]:
        left = Counter(items)
        return [self._one(name, left) for _ in range(count)]

    def stack(self, name: str, parts: list[list[int]], rule: str) -> list[int]:
        """Parts shuffled apart and laid one after the other."""
        return [card for part in parts for card in self.draw(name, part, len(part), rule)]

    def pick(self, name: str, n: int, rule: str) -> int:
        return self._one(name, Counter(range(n)))

    def _one(self, name: str, left: "Counter[int]") -> int:
        """One of the items that are left; no question if they are all alike."""
        values = sorted(value for value, count in left.items() if count)
        if len(values) == 1:
            value = values[0]
        else:
            if self.at == len(self.script):
                raise Open(name, values, [left[value] for value in values])
            value = values[self.script[self.at]]
            self.at += 1
        left[value] -= 1
        return value
