"""A headquarters drawn as text: walls, doors as gaps, rooms by their ids."""

from typing import Final

from gildehuis.core.drawing import Drawing, Line, Span
from gildehuis.games.guilds.board import DIRECTIONS, EAST, NORTH, SOUTH, WEST
from gildehuis.games.guilds.edition import GuildsEdition
from gildehuis.games.guilds.schema import LaidRoom

_CELL: Final = 5  # characters between two walls
_WALL, _DOOR, _OPEN = "-----", "-- --", "     "
_HALL: Final = "#"


def width_of(edition: GuildsEdition) -> int:
    """Columns of the drawing."""
    return 3 + edition.width * (_CELL + 1) + 1


class _Grid:
    """What lies on each cell, and which sides have doors."""

    def __init__(self, edition: GuildsEdition, rooms: list[LaidRoom]) -> None:
        self.edition = edition
        self.label = [""] * edition.cells
        self.what = [""] * edition.cells
        self.doors = [0] * edition.cells
        for cell, doors in zip(edition.plot.hall, edition.plot.hall_doors, strict=True):
            self._lay(cell, _HALL, _HALL * 3, doors)
        for room in rooms:
            name = room.room.upper() if room.active else room.room.lower()
            for covered in room.cells:
                doors = sum(1 << DIRECTIONS.index(side) for side in covered.doors)
                self._lay(edition.plot.cells.index(covered.cell), room.room, name, doors)

    def _lay(self, cell: int, what: str, label: str, doors: int) -> None:
        self.what[cell], self.label[cell], self.doors[cell] = what, label, doors

    def edge(self, cell: int, direction: int) -> str:
        """`wall`, `door` or `open` between a cell and what lies in that direction."""
        beyond = self.edition.neighbours[cell * 4 + direction]
        here = self.what[cell]
        there = self.what[beyond] if beyond >= 0 else ""
        if here and here == there:
            return "open"
        if here:
            return "door" if self.doors[cell] >> direction & 1 else "wall"
        if there:
            return "door" if self.doors[beyond] >> (direction ^ 2) & 1 else "wall"
        return "wall" if beyond < 0 else "open"

    def inside(self, cell: int, acts: bool) -> Span:
        """What lies on a cell. A free one is a place only on the plot of the seat that acts."""
        what = self.what[cell]
        text = f"{self.label[cell][:_CELL]:^{_CELL}}"
        if what == _HALL:
            return Span(text, "gold")
        if what:
            return Span(text, None, {"room": what})
        return Span(text, None, {"cell": self.edition.plot.cells[cell]} if acts else None)


def plot_lines(edition: GuildsEdition, rooms: list[LaidRoom], acts: bool) -> Drawing:
    """The plot with the street at the bottom."""
    grid = _Grid(edition, rooms)
    width = edition.width
    lines: Drawing = []
    for row in range(edition.plot.rows - 1, -1, -1):
        cells = range(row * width, (row + 1) * width)
        lines.append([Span("   "), _across(grid, cells, NORTH)])
        lines.append([Span(f"{row + 1:>2} "), *_inside(grid, cells, acts)])
    lines.append([Span("   "), _across(grid, range(width), SOUTH)])
    columns = "".join(f"{letter:^{_CELL + 1}}" for letter in edition.plot.columns)
    return [*lines, [Span("    " + columns.rstrip())]]


def _across(grid: _Grid, cells: range, direction: int) -> Span:
    signs = {"wall": _WALL, "door": _DOOR, "open": _OPEN}
    text = "+" + "+".join(signs[grid.edge(cell, direction)] for cell in cells) + "+"
    return Span(text, "dim")


def _inside(grid: _Grid, cells: range, acts: bool) -> Line:
    signs = {"wall": "|", "door": ":", "open": " "}
    line: Line = [Span(signs[grid.edge(cells[0], WEST)], "dim")]
    for cell in cells:
        line += [grid.inside(cell, acts), Span(signs[grid.edge(cell, EAST)], "dim")]
    return line
