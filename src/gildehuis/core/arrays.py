"""What a viewer knows as numbers for learning: named slices of one flat row, and fixed actions."""

from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any
from zlib import crc32

from mypy_extensions import mypyc_attr

from gildehuis.core.schema import asdict

HASHED = 1024  # numbers of a game that names none


@dataclass(frozen=True)
class Slice:
    """A named part of the row. Its numbers run from 0 to `most`, from −`most` if `signed`."""

    name: str
    shape: tuple[int, ...]
    most: float
    about: str  # one line for the table in the documentation
    signed: bool = False

    @property
    def size(self) -> int:
        return prod(self.shape)


@mypyc_attr(allow_interpreted_subclasses=True)
class Arrays(ABC):
    """How one game, with one setup, is shown to a learner. Seats are counted from the viewer on."""

    def __init__(self, slices: list[Slice], actions: int) -> None:
        self.slices = slices
        self.actions = actions  # actions are the numbers below this
        self.size = sum(part.size for part in slices)
        self.start: dict[str, int] = {}  # by slice: its first index
        at = 0
        for part in slices:
            self.start[part.name] = at
            at += part.size

    def empty(self) -> "array[float]":
        return array("f", bytes(4 * self.size))

    @abstractmethod
    def encode(self, viewer: int, position: Any) -> "array[float]":
        """A view as a row of numbers; made from the view alone."""

    def actions_of(self, viewer: int, legal: list[int]) -> list[int]:
        """The action of each legal move, all different; −1 for one that cannot be expressed."""
        return legal


class Pen:
    """Writes numbers into the slices of one row by their names."""

    def __init__(self, arrays: Arrays) -> None:
        self.row = arrays.empty()
        self.start = arrays.start

    def put(self, name: str, at: int, value: float) -> None:
        self.row[self.start[name] + at] = value

    def add(self, name: str, at: int, value: float = 1) -> None:
        self.row[self.start[name] + at] += value

    def mark(self, name: str, words: Sequence[str], word: str | None, at: int = 0) -> None:
        """1 at the place of a word in a list of words; nothing for None."""
        if word is not None:
            self.row[self.start[name] + at + words.index(word)] = 1

    def list(self, name: str, values: Iterable[float], at: int = 0) -> None:
        for n, value in enumerate(values, self.start[name] + at):
            self.row[n] = value


class Hashed(Arrays):
    """For a game that names no slices: every leaf of the view is added at a place by its path."""

    def __init__(self, moves_bound: int) -> None:
        about = "every number and word of the view, at a place found by hashing its path"
        super().__init__([Slice("view", (HASHED,), 100.0, about, signed=True)], moves_bound)

    def encode(self, viewer: int, position: Any) -> "array[float]":
        row = self.empty()
        _scatter(row, asdict(position), f"{viewer}")
        return row


def _scatter(row: "array[float]", value: Any, path: str) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            _scatter(row, inner, f"{path}/{key}")
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            _scatter(row, inner, f"{path}/{at}")
    elif isinstance(value, int | float):
        row[crc32(path.encode()) % HASHED] += value
    elif value is not None:
        row[crc32(f"{path}={value}".encode()) % HASHED] += 1


def from_viewer(viewer: int, players: int) -> list[int]:
    """The seats in the order in which a learner meets them: himself, then those after him."""
    return [(viewer + n) % players for n in range(players)]
