"""Geometry and pieces of Kardinal: squares, shapes, colours, and tables computed once."""

# ---- shapes and colours (K2); the Dom has the colour after the four
HOUSE, TOWER, COURT = 0, 1, 2
SHAPES = ("house", "tower", "court")
COLOURS = ("red", "blue", "green", "yellow")
NO_COLOUR = 4
BUILDINGS_EACH = 2  # of every shape in every colour (K2)
STONES_EACH = 12  # of every colour (K3)
ALL_BUILDINGS = 24

# ---- the plane (K3): 24 buildings reach at most 32 squares from the Dom, so this is without limit
WIDTH = 72
SQUARES = WIDTH * WIDTH
_ORIGIN = 35
TOWER_OF_DOM = _ORIGIN * WIDTH + _ORIGIN  # [0, 0] (K36)
NAVE = TOWER_OF_DOM + 1  # [1, 0]
STEPS = (1, -1, WIDTH, -WIDTH)  # to the squares that share an edge (K6)


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
SHAPE_BIT = (1, 2, 4)
COLOUR_BIT = (8, 16, 32, 64, 0)
BUILT = 128

# ---- how a building can be put up: two ways for the court (K7)
WAYS = 4
HOUSE_WAY, TOWER_WAY, COURT_EAST, COURT_NORTH = range(WAYS)
SHAPE_OF_WAY = (HOUSE, TOWER, COURT, COURT)
SECOND_SQUARE = (0, 0, 1, WIDTH)  # from the first square of a court to its second


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


# By what is bordered: houses in bits 0–3 and towers in bits 4–7; courts in bits 0–3.
SINGLE_ALLOWED = [_allowed(HOUSE, b) | _allowed(TOWER, b) << 4 for b in range(256)]
COURT_ALLOWED = [_allowed(COURT, b) for b in range(256)]
# By such bits: what to add to a square to get the moves.
SINGLE_MOVES = [[i * SQUARES for i in range(8) if bits >> i & 1] for bits in range(256)]
EAST_MOVES = [[(8 + i) * SQUARES for i in range(4) if bits >> i & 1] for bits in range(16)]
NORTH_MOVES = [[(12 + i) * SQUARES for i in range(4) if bits >> i & 1] for bits in range(16)]
