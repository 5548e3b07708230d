"""Geometry of Nieuwstad: a board as bit masks, and every way to lay each kind of building.

A cell is a bit: y × pitch + x. The pitch is one more than the width, so that one column stays
empty and nothing reaches round from one row into the next.
"""

from gildehuis.games.nieuwstad.ids import EAST, GREEN, NORTH, QUARTERS, SOUTH, WEST

ANYWHERE, OUTSKIRTS, GATE, LAKE = range(4)
WHERE = ("any", "outskirts", "gate", "lake")
TILE = 2  # a forest tile covers 2 × 2 cells


class Board:
    """One side of the board. Masks are ints with a bit per cell."""

    __slots__ = (
        "beside",
        "beyond",
        "city",
        "height",
        "loose_boats",
        "market",
        "market_slot",
        "outskirts",
        "pitch",
        "printed_boats",
        "quarters",
        "rows",
        "shore",
        "slot_cells",
        "slot_city",
        "slot_columns",
        "slot_count",
        "slot_neighbours",
        "width",
    )

    def __init__(self, rows: list[str], printed_boats: int, loose_boats: int, shore_row: int):
        self.rows = rows
        self.width = len(rows[0])
        self.height = len(rows)
        self.pitch = self.width + 1
        self.printed_boats = printed_boats
        self.loose_boats = loose_boats
        self.outskirts = self._cells(".")
        self.market = self._cells("M")
        self.quarters = [self._cells(quarter) for quarter in QUARTERS]
        self.city = 0
        for mask in self.quarters:
            self.city |= mask
        row = ((1 << self.width) - 1) << (shore_row * self.pitch)
        self.shore = row & self.city
        # The cells whose neighbour to the N, E, S, W lies in the outskirts (N15).
        out = self.outskirts
        self.beyond = [out << self.pitch, out >> 1, out >> self.pitch, out << 1]
        self.beside = (-self.pitch, 1, self.pitch, -1)  # from a cell to its neighbour N, E, S, W
        self._lay_slots()

    def _cells(self, letter: str) -> int:
        mask = 0
        for y, row in enumerate(self.rows):
            for x, sign in enumerate(row):
                if sign == letter:
                    mask |= 1 << (y * self.pitch + x)
        return mask

    def _lay_slots(self) -> None:
        """The forest tiles' places, numbered by rows from the north-west (N53)."""
        columns, lines = self.width // TILE, self.height // TILE
        self.slot_columns = columns
        self.slot_count = columns * lines
        self.slot_cells = [self._slot(s % columns, s // columns) for s in range(self.slot_count)]
        self.slot_city = [bool(mask & self.city) for mask in self.slot_cells]
        self.market_slot = self.slot_cells.index(self.market)
        self.slot_neighbours = [
            [
                s + dx + dy * columns
                for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))
                if 0 <= s % columns + dx < columns and 0 <= s // columns + dy < lines
            ]
            for s in range(self.slot_count)
        ]

    def _slot(self, px: int, py: int) -> int:
        return rectangle(TILE, TILE, self.pitch) << (py * TILE * self.pitch + px * TILE)

    def cell_at(self, x: int, y: int) -> int | None:
        """The number of a cell; None beyond the board."""
        if 0 <= x < self.width and 0 <= y < self.height:
            return y * self.pitch + x
        return None

    def place_of(self, cell: int) -> list[int]:
        """The cell's [x, y]."""
        return [cell % self.pitch, cell // self.pitch]

    def slot_at(self, px: int, py: int) -> int | None:
        if 0 <= px < self.slot_columns and 0 <= py < self.slot_count // self.slot_columns:
            return py * self.slot_columns + px
        return None

    def slot_place(self, slot: int) -> list[int]:
        return [slot % self.slot_columns, slot // self.slot_columns]


def rectangle(width: int, height: int, pitch: int) -> int:
    """A mask of that many cells, its north-west cell at 0."""
    row = (1 << width) - 1
    mask = 0
    for y in range(height):
        mask |= row << (y * pitch)
    return mask


class Lay:
    """One way to lay a building: a turn, the cells it covers, the colours of its sides.

    `covers` and `sides[d]` hold how far the cells lie from the north-west one.
    """

    __slots__ = ("covers", "edges", "footprint", "green", "height", "sides", "turn", "width")

    def __init__(self, turn: int, width: int, height: int, edges: list[int], pitch: int) -> None:
        self.turn = turn
        self.width = width
        self.height = height
        self.edges = edges  # colours N E S W, none for a building without roads
        self.footprint = rectangle(width, height, pitch)
        self.covers = [y * pitch + x for y in range(height) for x in range(width)]
        north = list(range(width))
        west = [y * pitch for y in range(height)]
        self.sides = [
            north,
            [offset + width - 1 for offset in west],
            [offset + (height - 1) * pitch for offset in north],
            west,
        ]
        self.green = edges.index(GREEN) if GREEN in edges else -1  # the side along the outskirts


class Shape:
    """All ways to lay one kind of building on one board (N53)."""

    __slots__ = ("city", "lays", "outskirts")

    def __init__(self, width: int, height: int, edges: list[int], where: int, pitch: int) -> None:
        self.lays = [turned(turn, width, height, edges, pitch) for turn in range(4)]
        self.city: list[Lay] = []
        self.outskirts: list[Lay] = []
        if where == LAKE:
            return
        if where != OUTSKIRTS:
            self.city = _different(self.lays, roads=True)
        if where != GATE:
            self.outskirts = _different(self.lays, roads=False)


def turned(turn: int, width: int, height: int, edges: list[int], pitch: int) -> Lay:
    """The building after clockwise quarter turns: the W edge becomes the N edge (N53)."""
    if turn & 1:
        width, height = height, width
    side = [NORTH, EAST, SOUTH, WEST]
    colours = [edges[(d - turn) % 4] for d in side] if edges else []
    return Lay(turn, width, height, colours, pitch)


def _different(lays: list[Lay], roads: bool) -> list[Lay]:
    """Of the ways that lay the same tile the lowest turn (N53)."""
    seen: list[tuple[int, int, list[int]]] = []
    kept: list[Lay] = []
    for lay in lays:
        look = (lay.width, lay.height, lay.edges if roads else [])
        if look not in seen:
            seen.append(look)
            kept.append(lay)
    return kept
