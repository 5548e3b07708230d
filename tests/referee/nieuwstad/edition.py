"""The edition's numbers: board, forest, buildings, stalls and cards for one number of players."""

import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

Cell = tuple[int, int]
Slot = tuple[int, int]

EDITIONS = Path(__file__).parents[3] / "src/gildehuis/games/nieuwstad/editions"
OUTSKIRTS = "."
MARKET = "M"
QUARTERS = ("a", "b", "c", "d")


@dataclass(frozen=True)
class Kind:
    """A kind of building."""

    id: str
    count: int
    florins: int
    wood: int
    poorters: int
    points: int
    size: tuple[int, int]
    edges: str  # N E S W as printed, empty without roads
    where: str
    colour: str  # the file's `class`

    @property
    def blue(self) -> bool:
        """Of the town: no seal, built together (N16)."""
        return self.colour == "blue"


@dataclass(frozen=True)
class Stall:
    """What a stall takes, makes and pays; `sells` is good -> (points, florins)."""

    id: str
    slots: tuple[int, ...]
    process: dict[str, str]
    limit: int | None
    sells: dict[str, tuple[int, int]]
    together_with: str | None


@dataclass(frozen=True)
class Edition:
    """All numbers of the box that matter with so many players."""

    cells: dict[Cell, str]  # ".", "M" or a quarter
    shore_row: int
    printed_boats: int
    loose_boats: int
    market_sides: str
    forest: Counter[str]
    kinds: dict[str, Kind]
    stalls: dict[str, Stall]
    wishes: Counter[str]
    events: Counter[str]

    @property
    def slots(self) -> list[Slot]:
        """Where forest lies at first: rows from the north, each from the west (N53)."""
        found = {(x // 2, y // 2) for (x, y), what in self.cells.items() if what != MARKET}
        return sorted(found, key=lambda slot: (slot[1], slot[0]))


@cache
def load(name: str, players: int) -> Edition:
    """The shipped edition of that name, cut to the number of players (N2, N3)."""
    files = (tomllib.loads(file.read_text("utf-8")) for file in sorted(EDITIONS.glob("*.toml")))
    return cut(next(found for found in files if found["name"] == name), players)


def cut(data: dict[str, Any], players: int) -> Edition:
    """What a decoded edition file says for so many players."""
    board = next(board for board in data["boards"].values() if players in board["players"])
    return Edition(
        cells=_cells(board["map"]),
        shore_row=board["shore_row"],
        printed_boats=board["printed_boats"],
        loose_boats=board["loose_boats"],
        market_sides=data["market"]["sides"],
        forest=Counter({k: v["two" if players == 2 else "all"] for k, v in data["forest"].items()}),
        kinds={id_: _kind(id_, entry, players) for id_, entry in data["buildings"].items()},
        stalls={id_: _stall(id_, entry) for id_, entry in data["stalls"].items()},
        wishes=_cards(data["cards"]["wishes"], players),
        events=_cards(data["cards"]["events"], players),
    )


def _cells(drawn: str) -> dict[Cell, str]:
    rows = [line.split() for line in drawn.strip().splitlines()]
    return {(x, y): what for y, row in enumerate(rows) for x, what in enumerate(row)}


def _kind(id_: str, entry: dict[str, Any], players: int) -> Kind:
    return Kind(
        id=id_,
        count=entry["count"][0 if players == 2 else 1],
        florins=entry["florins"],
        wood=entry["wood"],
        poorters=entry["poorters"],
        points=entry["points"],
        size=(entry["size"][0], entry["size"][1]),
        edges=entry["edges"],
        where=entry["where"],
        colour=entry["class"],
    )


def _stall(id_: str, entry: dict[str, Any]) -> Stall:
    sells = entry.get("sells", {})
    return Stall(
        id=id_,
        slots=tuple(entry.get("slots", ())),
        process=entry.get("process", {}),
        limit=entry.get("process_limit"),
        sells={good: (gain["points"], gain["florins"]) for good, gain in sells.items()},
        together_with=entry.get("with"),
    )


def _cards(entries: dict[str, Any], players: int) -> Counter[str]:
    """Copies marked 3 are out with two players, those marked 4 with two and three (N2, N3)."""
    return Counter(
        {
            id_: sum(mark == "-" or int(mark) <= players for mark in entry["marks"])
            for id_, entry in entries.items()
        }
    )
