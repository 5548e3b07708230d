"""Geometry and pieces of Kardinal: squares, shapes, colours, and tables computed once.

Tables of numbers are lists: compiled code looks into them without making a copy, as it would of
a tuple.
"""

from typing import Final

from gildehuis.core.schema import words_of
from gildehuis.games.kardinal.schema import Colour, Shape

# ---- shapes and colours (K2); the Dom has the colour after the four
HOUSE: Final = 0
TOWER: Final = 1
COURT: Final = 2
SHAPES: Final[tuple[Shape, ...]] = words_of(Shape)
COLOURS: Final[tuple[Colour, ...]] = words_of(Colour)
ALL_KINDS: Final = (1 << 12) - 1  # of buildings: shape × 4 + colour, as bits
NO_COLOUR: Final = 4
BUILDINGS_EACH: Final = 2  # of every shape in every colour (K2)
STONES_EACH: Final = 12  # of every colour (K3)
ALL_BUILDINGS: Final = 24

# ---- the plane (K3): 24 buildings reach at most 32 squares from the Dom, so this is without limit
WIDTH: Final = 72
SQUARES: Final = WIDTH * WIDTH
_ORIGIN: Final = 35
TOWER_OF_DOM: Final = _ORIGIN * WIDTH + _ORIGIN  # [0, 0] (K36)
NAVE: Final = TOWER_OF_DOM + 1  # [1, 0]
STEPS: Final = [1, -1, WIDTH, -WIDTH]  # to the squares that share an edge (K6)


def square_at(x: int, y: int) -> int | None:
    """The number of the square [x, y]; None far beyond all building."""
    column, row = x + _ORIGIN, y + _ORIGIN
    if 0 <= column < WIDTH and 0 <= row < WIDTH:
        return row * WIDTH + column
    return None


def place_of(square: int) -> list[int]:
    """The square's [x, y]."""
    return [square % WIDTH - _ORIGIN, square // WIDTH - _ORIGIN]


# ---- what a free square borders, as bits: shapes, then colours; BUILT marks a square not free
SHAPE_BIT: Final = [1, 2, 4]
COLOUR_SHIFT: Final = 3
COLOUR_BIT: Final = [8, 16, 32, 64, 0]
BUILT: Final = 128
# The colour of what is built on a square; free ones and the Dom have none.
COLOUR_THERE: Final = bytes([NO_COLOUR if b < BUILT else (b - BUILT) % 5 for b in range(256)])

# ---- how a building can be put up: two ways for the court (K7)
WAYS: Final = 4
HOUSE_WAY: Final = 0
TOWER_WAY: Final = 1
COURT_EAST: Final = 2
COURT_NORTH: Final = 3
SHAPE_OF_WAY: Final = [HOUSE, TOWER, COURT, COURT]
SECOND_SQUARE: Final = [0, 0, 1, WIDTH]  # from the first square of a court to its second


def _steps_around(way: int) -> list[int]:
    """From a building's first square to all that share an edge with it."""
    squares = [0, SECOND_SQUARE[way]] if SECOND_SQUARE[way] else [0]
    return [s + step for s in squares for step in STEPS if s + step not in squares]


STEPS_AROUND: Final = [_steps_around(way) for way in range(WAYS)]


def _may_stand(shape: int, colour: int, borders: int) -> bool:
    """Regulations 2–5 and K6 for a building whose squares border this."""
    house = SHAPE_BIT[HOUSE]
    return (
        borders != 0  # K6
        and not borders & BUILT
        and (shape == HOUSE or bool(borders & house))  # K9, K10
        and not borders & SHAPE_BIT[shape]  # K11
        and not borders & COLOUR_BIT[colour]  # K12
    )


def _allowed(shape: int, borders: int) -> int:
    """The colours, as bits 0–3, in which that shape may stand where it borders this."""
    return sum(1 << colour for colour in range(4) if _may_stand(shape, colour, borders))


def _by_offer(allowed: list[int], offers: int) -> list[bytes]:
    """By the kinds on offer, then by what is bordered: those that may stand there, as bits."""
    return [bytes(kinds & on_offer for kinds in allowed) for on_offer in range(offers)]


# Houses in bits 0–3 and towers in bits 4–7, on a free square; courts in bits 0–3, on any two.
SINGLES: Final = _by_offer(
    [_allowed(HOUSE, b) | _allowed(TOWER, b) << 4 for b in range(BUILT)], offers=256
)
COURTS: Final = _by_offer([_allowed(COURT, b) for b in range(256)], offers=16)

# ---- moves (K36): first the Cardinal's, whose number is his square; then builds, as follows
FIRST_BUILD: Final = SQUARES  # + (way × 4 + colour) × SQUARES + square


def _builds(way: int, offers: int) -> list[list[int]]:
    """By kinds as bits: what to add to a square to get the builds there."""
    first = FIRST_BUILD + way * 4 * SQUARES
    return [[first + i * SQUARES for i in range(8) if bits >> i & 1] for bits in range(offers)]


SINGLE_BUILDS: Final = _builds(HOUSE_WAY, 256)
EAST_BUILDS: Final = _builds(COURT_EAST, 16)
NORTH_BUILDS: Final = _builds(COURT_NORTH, 16)
