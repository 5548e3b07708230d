"""What the match asks for next: a decision of one or several seats, or an outcome of chance."""

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tests.referee.verdict import Foul, Json


class Decision(ABC):
    """All moves a seat may make, and for any other move the rule that forbids it."""

    rule: str  # named for a wrong type of move and a wrong number of choices

    @cached_property
    def moves(self) -> list[Json]:
        """Every legal move at the moment of asking."""
        return list(self.legal())

    @abstractmethod
    def legal(self) -> Iterable[Json]:
        """Every legal move."""

    @abstractmethod
    def check(self, move: Json) -> None:
        """Call the first foul of a well-formed move, in the order of the specification."""


@dataclass(frozen=True)
class Ask:
    """Seats that owe a decision, and the rule for a seat that does not."""

    decisions: dict[int, Decision]
    not_asked: str


@dataclass(frozen=True)
class Shuffle:
    """A pile is shuffled: parts shuffled apart, one under the other; the rule if it is not so."""

    name: str
    rule: str
    parts: list[list[str]]

    def check(self, entry: Json) -> None:
        """Is this log entry that shuffle?"""
        value = entry.get("value")
        if entry.get("chance") != self.name or not isinstance(value, list):
            raise Foul(self.rule, f"{self.name} is missing")
        start = 0
        for part in self.parts:
            cards = value[start : start + len(part)]
            start += len(part)
            if not all(isinstance(card, str) for card in cards) or sorted(cards) != sorted(part):
                raise Foul(self.rule, f"{self.name} holds other cards")
        if start != len(value):
            raise Foul(self.rule, f"{self.name} holds more cards")


@dataclass(frozen=True)
class Outcome:
    """How a match ended: what the record must say, and the rule that ended it."""

    scores: list[int]
    winners: list[int]
    end: str
    rule: str


Reply = Any  # to a Shuffle the cards; to an Ask the seat and its move
Step = Generator[Ask | Shuffle, Reply, None]
Whole = Generator[Ask | Shuffle, Reply, Outcome]
