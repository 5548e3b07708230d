"""Where random outcomes come from: drawn from a seed, or read back from a record."""

from collections import Counter
from typing import Any, Protocol

from mypy_extensions import mypyc_attr

from gildehuis.core.refusal import Refusal
from gildehuis.core.rng import Rng, seed_state

Outcome = tuple[str, "list[int] | int"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Draws from a seed. Each draw has a stream of its own, numbered from 0.

    So a match that is replayed (after a crash, after an undo) meets the same outcomes again,
    even if the outcomes so far were read from its record.
    """

    __slots__ = ("drawn", "outcomes", "seed")

    def __init__(self, seed: str, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn
        self.outcomes: list[Outcome] = []  # not yet written into the record, oldest first

    def clone(self) -> "Chance":
        return Chance(self.seed, self.drawn)

    def draw(self, name: str, items: list[int], count: int, rule: str) -> list[int]:
        """`count` of the items in random order; all of them is a shuffle."""
        value = list(items)
        self.next_rng().shuffle(value)
        del value[count:]
        self.note(name, list(value))
        return value

    def stack(self, name: str, parts: list[list[int]], rule: str) -> list[int]:
        """Parts shuffled apart and laid one after the other, as one outcome."""
        rng = self.next_rng()
        value: list[int] = []
        for part in parts:
            shuffled = list(part)
            rng.shuffle(shuffled)
            value += shuffled
        self.note(name, list(value))
        return value

    def pick(self, name: str, n: int, rule: str) -> int:
        """A whole number from 0 to n − 1."""
        value = self.next_rng().below(n)
        self.note(name, value)
        return value

    # All drawing goes through these two.

    def next_rng(self) -> Rng:
        """The dice of the next draw."""
        self.drawn += 1
        return Rng(seed_state(self.seed, self.drawn))

    def note(self, name: str, value: "list[int] | int") -> None:
        """An outcome for the record."""
        self.outcomes.append((name, value))


class Script(Protocol):
    """What a `Recorded` chance reads from: the cursor of a record."""

    def take_chance(self, name: str, rule: str) -> Any:
        """The next entry's value as engine ints; it must be a chance entry of that name."""

    def refuse_chance(self, name: str, rule: str) -> Refusal:
        """The refusal of the entry just taken, which could not have come up."""


class Recorded(Chance):
    """Reads outcomes from a record and refuses, by the rule given, what could not have come up."""

    __slots__ = ("script",)

    def __init__(self, script: Script, seed: str = "") -> None:
        super().__init__(seed)
        self.script = script

    def clone(self) -> Chance:
        """What is played on from a copy has no record to follow: it draws for itself."""
        return Chance(self.seed, self.drawn)

    def draw(self, name: str, items: list[int], count: int, rule: str) -> list[int]:
        value = self.script.take_chance(name, rule)
        if not isinstance(value, list) or len(value) != count or Counter(value) - Counter(items):
            raise self.script.refuse_chance(name, rule)
        self.drawn += 1
        self.note(name, list(value))
        return value

    def stack(self, name: str, parts: list[list[int]], rule: str) -> list[int]:
        value = self.script.take_chance(name, rule)
        if not isinstance(value, list) or len(value) != sum(len(part) for part in parts):
            raise self.script.refuse_chance(name, rule)
        at = 0
        for part in parts:
            if Counter(value[at : at + len(part)]) != Counter(part):
                raise self.script.refuse_chance(name, rule)
            at += len(part)
        self.drawn += 1
        self.note(name, list(value))
        return value

    def pick(self, name: str, n: int, rule: str) -> int:
        value = self.script.take_chance(name, rule)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < n:
            raise self.script.refuse_chance(name, rule)
        self.drawn += 1
        self.note(name, value)
        return value
