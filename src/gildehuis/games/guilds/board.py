"""Geometry of Guilds: edges, turns of a room, and which rooms fit beside which walls and doors."""

from typing import Final

from gildehuis.core.schema import words_of
from gildehuis.games.guilds.schema_words import Edge, LargeEdge, Side, SmallEdge, ZoneId

# ---- the plaza (G6)
ZONES: Final = 6
ZONE_NAMES: Final[tuple[ZoneId, ...]] = words_of(ZoneId)

SEAT_COLOURS: Final = ("red", "blue", "green", "yellow")

# ---- edges: a set of doors is a mask with bit d for a door in direction d (G63)
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final[tuple[Side, ...]] = words_of(Side)
ALL_EDGES: Final = 15
SMALL_EDGES: Final[tuple[Edge, ...]] = words_of(SmallEdge)
LARGE_EDGES: Final[tuple[Edge, ...]] = words_of(LargeEdge)
SMALL: Final = 0
LARGE: Final = 1
EDGES: Final = (SMALL_EDGES, LARGE_EDGES)  # by size; a room's doors are a mask over these

# The edges of the cells a and b of a large room: (bit in the room's mask, printed direction).
A_EDGES: Final = ((0, NORTH), (4, SOUTH), (5, WEST))
B_EDGES: Final = ((1, NORTH), (2, EAST), (3, SOUTH))


def turned(doors: int, turn: int) -> int:
    """A cell's doors after quarter turns clockwise (G63)."""
    return (doors << turn | doors >> 4 - turn) & ALL_EDGES


def cell_doors(doors: int, edges: tuple[tuple[int, int], ...]) -> int:
    """The doors of one cell of a large room, as printed."""
    return sum(1 << direction for bit, direction in edges if doors >> bit & 1)


# ---- what a free cell borders: doors in bits 0–3, walls in bits 4–7, a wall of the hall in bit 8
WALL: Final = 4  # shift from a door's bit to a wall's
HALL_WALL: Final = 256
JOINS: Final = ALL_EDGES | HALL_WALL  # a door to join, or a wall of the hall (G26)
OCCUPIED: Final = 255  # door and wall at once on every side: nothing fits
BORDERS: Final = 512


def _fits(doors: int, border: int) -> bool:
    """Door to door and wall to wall on every shared edge (G24)."""
    return border & ALL_EDGES & ~doors == 0 and border >> WALL & ALL_EDGES & doors == 0


def _turns(doors: int, border: int) -> tuple[int, ...]:
    """The turns in which a small room fits and is joined; of equal tiles the smallest (G63)."""
    if not border & JOINS:
        return ()
    ways: dict[int, int] = {}
    for turn in range(4):
        ways.setdefault(turned(doors, turn), turn)
    return tuple(turn for mask, turn in ways.items() if _fits(mask, border))


# By a small room's doors and what the cell borders: its turns.
SMALL_TURNS: Final = [[_turns(doors, border) for border in range(BORDERS)] for doors in range(16)]
# By what the cell borders: the door masks that fit there in some turn, one bit each.
SMALL_FITS: Final = [
    sum(1 << doors for doors in range(16) if SMALL_TURNS[doors][border])
    for border in range(BORDERS)
]


def _with_door(bit: int) -> int:
    """The masks of large rooms that have this door, one bit each."""
    return sum(1 << doors for doors in range(64) if doors >> bit & 1)


_ALL_LARGE: Final = (1 << 64) - 1
_DOOR: Final = [_with_door(bit) for bit in range(6)]


def _half_fits(edges: tuple[tuple[int, int], ...], turn: int, border: int) -> int:
    """The masks of large rooms of which this cell fits where it borders this."""
    fits = _ALL_LARGE
    for bit, printed in edges:
        direction = (printed + turn) % 4
        if border >> direction & 1:
            fits &= _DOOR[bit]
        if border >> direction + WALL & 1:
            fits &= ~_DOOR[bit]
    return fits


# By turn and by what the cell borders: the large rooms whose cell a (b) fits there.
A_FITS: Final = [
    [_half_fits(A_EDGES, turn, border) for border in range(BORDERS)] for turn in range(4)
]
B_FITS: Final = [
    [_half_fits(B_EDGES, turn, border) for border in range(BORDERS)] for turn in range(4)
]
# At these turns cell a is the cell that names the place; at the others it is cell b (G63).
A_FIRST: Final = (True, False, False, True)


def _same_reversed(doors: int) -> bool:
    """A large room that looks the same after half a turn."""
    return cell_doors(doors, A_EDGES) == turned(cell_doors(doors, B_EDGES), 2)


SYMMETRIC: Final = [_same_reversed(doors) for doors in range(64)]
# By a room's doors: the masks that one changed edge makes of it, one bit each (G44).
SMALL_BENDS: Final = [sum(1 << (doors ^ 1 << bit) for bit in range(4)) for doors in range(16)]
LARGE_BENDS: Final = [sum(1 << (doors ^ 1 << bit) for bit in range(6)) for doors in range(64)]


def facing(size: int, doors: int, turn: int) -> tuple[int, int]:
    """The doors of the cell that names the place, and of the second cell of a large room."""
    if size == SMALL:
        return turned(doors, turn), 0
    a = turned(cell_doors(doors, A_EDGES), turn)
    b = turned(cell_doors(doors, B_EDGES), turn)
    return (a, b) if A_FIRST[turn] else (b, a)
