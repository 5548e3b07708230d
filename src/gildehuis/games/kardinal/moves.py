"""The named moves of a Kardinal record and the engine's ints (K36)."""

from typing import Final

from gildehuis.games.kardinal.board import (
    COLOURS,
    COURT_EAST,
    COURT_NORTH,
    FIRST_BUILD,
    HOUSE_WAY,
    SECOND_SQUARE,
    SHAPE_OF_WAY,
    SHAPES,
    SQUARES,
    TOWER_WAY,
    WAYS,
    place_of,
    square_at,
)
from gildehuis.games.kardinal.schema import (
    Build,
    Colour,
    Decline,
    KeepCardinal,
    MoveCardinal,
    Moves,
    Shape,
    Square,
    TakeStone,
)

# The Cardinal's moves are the squares; builds (see board.py) and all else come after them.
DECLINE: Final = FIRST_BUILD + WAYS * 4 * SQUARES
TAKE_STONE: Final = DECLINE + 1  # + colour
KEEP_CARDINAL: Final = TAKE_STONE + 4
BOUND: Final = KEEP_CARDINAL + 1


_NAMED: Final[list[Moves | None]] = [None] * BOUND  # each is named once


def name(move: int) -> Moves:
    """The named move of an engine int; nobody changes it."""
    named = _NAMED[move]
    if named is None:
        named = _NAMED[move] = _name(move)
    return named


def _name(move: int) -> Moves:
    if move < FIRST_BUILD:
        return MoveCardinal(to=place_of(move))
    if move < DECLINE:
        way, colour, square = parts(move)
        squares = [place_of(s) for s in squares_of(way, square)]
        shape = SHAPES[SHAPE_OF_WAY[way]]
        return Build(shape=shape, colour=COLOURS[colour], squares=squares)
    if move == DECLINE:
        return Decline()
    if move < KEEP_CARDINAL:
        return TakeStone(colour=COLOURS[move - TAKE_STONE])
    return KeepCardinal()


def parts(move: int) -> tuple[int, int, int]:
    """Way, colour and first square of a build."""
    kind, square = divmod(move - FIRST_BUILD, SQUARES)
    return kind >> 2, kind & 3, square


def squares_of(way: int, square: int) -> list[int]:
    """The squares that a building put up this way covers."""
    step = SECOND_SQUARE[way]
    return [square, square + step] if step else [square]


def number(move: Moves) -> int | None:
    """The engine int of a named move; None if it lies outside all that can be played."""
    if type(move) is Build:
        return number_build(move.shape, move.colour, move.squares)
    if type(move) is MoveCardinal:
        return square_at(*move.to)
    if type(move) is TakeStone:
        return TAKE_STONE + COLOURS.index(move.colour)
    return KEEP_CARDINAL if type(move) is KeepCardinal else DECLINE


def number_build(shape: Shape, colour: Colour, places: list[Square]) -> int | None:
    """The number of a building on those squares."""
    squares = [square_at(*place) for place in places]
    first = squares[0]
    if first is None or squares[-1] is None:
        return None
    way = _way(shape, squares[-1] - first)
    if way is None:
        return None
    return FIRST_BUILD + (way * 4 + COLOURS.index(colour)) * SQUARES + first


def _way(shape: str, step: int) -> int | None:
    """How a building of that shape stands whose last square lies a step from its first (K2)."""
    if step == 0:
        return {"house": HOUSE_WAY, "tower": TOWER_WAY}.get(shape)
    if shape == "court":
        return {SECOND_SQUARE[w]: w for w in (COURT_EAST, COURT_NORTH)}.get(step)
    return None
