"""How a seat is asked: the moves a situation lists, and what is wrong with any other move."""

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

from tests.referee.verdict import Foul, Json

# G62: the fields behind "type", in their order
FIELDS: dict[str, dict[str, type]] = {
    "divine": {"room": str},
    "transmute": {"gold": int},
    "offer": {"zone": str, "add": int},
    "stop": {},
    "take": {"character": str},
    "assassinate": {"character": str},
    "steal": {"victim": int, "florins": int},
    "exchange": {"gold": int},
    "survey": {"room": str},
    "buy": {"room": str},
    "bend": {"edge": str},
    "place": {"cell": str, "turn": int},
    "reserve": {"room": str},
    "name_faction": {"faction": str},
    "name_cat": {"as": str},
    "pass": {},
    "decline": {},
    "claim": {},
}

Values = tuple[Any, ...]


@dataclass(frozen=True)
class Listed:
    """A move that a situation lists: all values worth a try, and the rule that a try breaks."""

    kind: str
    tries: Iterable[Values] = ((),)
    broken: Callable[..., str | None] = lambda: None

    @cached_property
    def legal(self) -> list[Values]:
        """The tries that break no rule; a position is asked about once, then played on."""
        return [values for values in self.tries if self.broken(*values) is None]


class Ask:
    """One seat is asked for one of the moves listed."""

    def __init__(self, seat: int, *moves: Listed) -> None:
        self.seat = seat
        self.moves = {move.kind: move for move in moves}

    def choices(self) -> int:
        """G64."""
        return sum(len(set(move.legal)) for move in self.moves.values())

    def idle(self) -> bool:
        """G61: only `pass` or `decline` would be legal, so nobody is asked."""
        return not any(
            move.legal for kind, move in self.moves.items() if kind not in ("pass", "decline")
        )

    def judge(self, seat: int, move: object) -> tuple[str, Values]:
        """G62: kind and values of a legal move; a Foul names the first thing wrong with another."""
        if seat != self.seat:
            raise Foul("G61", f"seat {self.seat} is asked")
        kind, values = in_form(move)
        if kind not in self.moves:
            raise Foul("G61", f"one of {', '.join(self.moves)} is asked for")
        rule = self.moves[kind].broken(*values)
        if rule is not None:
            raise Foul(rule, str(move))
        return kind, values


def in_form(move: object) -> tuple[str, Values]:
    """G62: exactly "type" and its fields, in their order and of their types."""
    if not isinstance(move, dict):
        raise Foul("G62", "no object")
    kind = move.get("type")
    if not isinstance(kind, str) or kind not in FIELDS:
        raise Foul("G62", "no such move")
    fields = FIELDS[kind]
    if list(move) != ["type", *fields]:
        raise Foul("G62", "not its fields")
    values: Json = {field: move[field] for field in fields}
    if any(type(values[field]) is not kind_of for field, kind_of in fields.items()):
        raise Foul("G62", "not its types")
    return kind, tuple(values.values())


Answer = tuple[str, Values]
T = TypeVar("T")
Course = Generator[Ask, Answer, T]  # a part of the match that asks, is answered, and gives a T
