"""A player's plot: tiles laid on cells, what joins them, and which of them are active."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from tests.referee.guilds.edition import Edition, Room

Cell = tuple[int, int]  # column from the west, row from the street

STEP: dict[str, Cell] = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
CLOCKWISE = "NESW"
HALL = "hall"


def turned(direction: str, quarters: int) -> str:
    """G63: N → E → S → W → N."""
    return CLOCKWISE[(CLOCKWISE.index(direction) + quarters) % 4]


def beside(cell: Cell, direction: str) -> Cell:
    return cell[0] + STEP[direction][0], cell[1] + STEP[direction][1]


@dataclass(frozen=True)
class Tile:
    """A tile as it lies: its cells, each with the directions in which it has doors."""

    cells: dict[Cell, frozenset[str]]


@dataclass(frozen=True)
class Built:
    """A room on a plot, with the doors it has by now (G44) and how it lies."""

    room: Room
    doors: frozenset[str]
    tile: Tile


@dataclass(frozen=True)
class Edge:
    """An edge that a tile shares with another one; `mine` and `theirs`: is it a door?"""

    other: str
    mine: bool
    theirs: bool


@cache
def laid(large: bool, doors: frozenset[str], cell: Cell, turn: int) -> Tile:
    """G63: a tile turned, its lowest and then western cell at the one named."""
    parts: dict[str, Cell] = {"a": (0, 0)}
    if large:
        parts["b"] = beside((0, 0), turned("E", turn))
    anchor = min(parts.values(), key=lambda at: (at[1], at[0]))
    shift = cell[0] - anchor[0], cell[1] - anchor[1]
    cells: dict[Cell, frozenset[str]] = {}
    for part, at in parts.items():
        own = [edge[-1] for edge in doors if not large or edge[0] == part]
        place = at[0] + shift[0], at[1] + shift[1]
        cells[place] = frozenset(turned(direction, turn) for direction in own)
    return Tile(cells)


class Plot:
    """The hall and the rooms of one player."""

    def __init__(self, edition: Edition) -> None:
        """G8: all cells by their names. G2: the hall lies by the door."""
        self.edition = edition
        self.cells: dict[str, Cell] = {
            f"{letter}{row}": (column, row)
            for column, letter in enumerate(edition.columns)
            for row in range(1, edition.rows + 1)
        }
        self.built: dict[str, Built] = {}
        self.tiles: dict[str, Tile] = {}
        self.taken: dict[Cell, str] = {}  # which tile lies on a cell
        doors = {
            name: frozenset(door[-1] for door in edition.hall_doors if door[:-1] == name)
            for name in edition.hall_cells
        }
        self._lay(HALL, Tile({self.cells[name]: doors[name] for name in doors}))

    def place(self, room: Room, doors: frozenset[str], where: str, turn: int) -> None:
        tile = laid(room.large, doors, self.cells[where], turn)
        self.built[room.name] = Built(room, doors, tile)
        self._lay(room.name, tile)

    def lift(self, name: str) -> Built:
        """G54."""
        for cell in self.tiles.pop(name).cells:
            del self.taken[cell]
        return self.built.pop(name)

    def _lay(self, name: str, tile: Tile) -> None:
        self.tiles[name] = tile
        self.taken |= dict.fromkeys(tile.cells, name)

    def empty_cell(self) -> bool:
        """G32 by rules 1: is there a place left?"""
        return len(self.taken) < len(self.cells)

    def place_left(self) -> bool:
        """G32 by rules 2: could some room of the edition, as printed, be laid here?"""
        tiles = {(room.large, room.doors) for room in self.edition.rooms.values()}
        return any(self.fits(large, doors) for large, doors in tiles)

    def shared(self, tile: Tile) -> Iterator[Edge]:
        """G24: the edges between this tile and all others on the plot."""
        for cell, doors in tile.cells.items():
            for direction in CLOCKWISE:
                there = beside(cell, direction)
                if there in tile.cells or there not in self.taken:
                    continue
                other = self.taken[there]
                theirs = self.tiles[other].cells[there]
                yield Edge(other, direction in doors, turned(direction, 2) in theirs)

    def broken(self, large: bool, doors: frozenset[str], where: str, turn: int) -> str | None:
        """The rule that forbids this place, by the order of G62's table."""
        if turn not in (0, 1, 2, 3):
            return "G63"
        if where not in self.cells:
            return "G23"
        tile = laid(large, doors, self.cells[where], turn)
        if any(cell not in self.cells.values() or cell in self.taken for cell in tile.cells):
            return "G23"
        edges = list(self.shared(tile))
        if not edges or any(edge.mine != edge.theirs for edge in edges):
            return "G24"
        if not any(edge.mine or edge.other == HALL for edge in edges):
            return "G26"
        if any(laid(large, doors, self.cells[where], less) == tile for less in range(turn)):
            return "G63"
        return None

    def fits(self, large: bool, doors: frozenset[str]) -> bool:
        """Is there a legal place for a room with these doors?"""
        return any(
            self.broken(large, doors, where, turn) is None
            for where in self.cells
            for turn in range(4)
        )

    def active(self) -> list[Built]:
        """G27: the rooms connected to the hall through doors."""
        reached, waiting = {HALL}, [HALL]
        while waiting:
            for edge in self.shared(self.tiles[waiting.pop()]):
                if edge.mine and edge.theirs and edge.other not in reached:
                    reached.add(edge.other)
                    waiting.append(edge.other)
        return [built for name, built in self.built.items() if name in reached]

    def windows(self) -> int:
        """G25: doors of active rooms that face the border of the plot."""
        inside = set(self.cells.values())
        return sum(
            beside(cell, door) not in inside
            for built in self.active()
            for cell, doors in built.tile.cells.items()
            for door in doors
        )
