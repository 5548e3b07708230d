"""The named moves of a Kardinal record and the engine's ints (K36)."""

from typing import Any, Final

from gildehuis.core.form import Forms, pair, word
from gildehuis.core.game import Named
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

# The Cardinal's moves are the squares; builds (see board.py) and all else come after them.
DECLINE: Final = FIRST_BUILD + WAYS * 4 * SQUARES
TAKE_STONE: Final = DECLINE + 1  # + colour
KEEP_CARDINAL: Final = TAKE_STONE + 4
BOUND: Final = KEEP_CARDINAL + 1


def _squares(value: Any) -> bool:
    """One or two squares, sorted by x, then y, none twice."""
    if not isinstance(value, list) or not value or not pair(value[0]):
        return False
    if len(value) == 1:
        return True
    return bool(len(value) == 2 and pair(value[1]) and value[0] < value[1])


FORMS: Forms = {
    "build": (("shape", word(*SHAPES)), ("colour", word(*COLOURS)), ("squares", _squares)),
    "decline": (),
    "take_stone": (("colour", word(*COLOURS)),),
    "move_cardinal": (("to", pair),),
    "keep_cardinal": (),
}


def name(move: int) -> Named:
    """The named move of an engine int."""
    if move < FIRST_BUILD:
        return {"type": "move_cardinal", "to": place_of(move)}
    if move < DECLINE:
        way, colour, square = parts(move)
        squares = [place_of(s) for s in squares_of(way, square)]
        shape = SHAPES[SHAPE_OF_WAY[way]]
        return {"type": "build", "shape": shape, "colour": COLOURS[colour], "squares": squares}
    if move == DECLINE:
        return {"type": "decline"}
    if move < KEEP_CARDINAL:
        return {"type": "take_stone", "colour": COLOURS[move - TAKE_STONE]}
    return {"type": "keep_cardinal"}


def parts(move: int) -> tuple[int, int, int]:
    """Way, colour and first square of a build."""
    kind, square = divmod(move - FIRST_BUILD, SQUARES)
    return kind >> 2, kind & 3, square


def squares_of(way: int, square: int) -> list[int]:
    """The squares that a building put up this way covers."""
    step = SECOND_SQUARE[way]
    return [square, square + step] if step else [square]


def number(named: Named) -> int | None:
    """The engine int of a well-formed move; None if it lies outside all that can be played."""
    match named["type"]:
        case "build":
            return _number_build(named)
        case "decline":
            return DECLINE
        case "take_stone":
            return TAKE_STONE + COLOURS.index(named["colour"])
        case "keep_cardinal":
            return KEEP_CARDINAL
        case _:
            return square_at(*named["to"])


def _number_build(named: Named) -> int | None:
    squares = [square_at(*square) for square in named["squares"]]
    first = squares[0]
    if first is None or squares[-1] is None:
        return None
    way = _way(named["shape"], squares[-1] - first)
    if way is None:
        return None
    return FIRST_BUILD + (way * 4 + COLOURS.index(named["colour"])) * SQUARES + first


def _way(shape: str, step: int) -> int | None:
    """How a building of that shape stands whose last square lies a step from its first (K2)."""
    if step == 0:
        return {"house": HOUSE_WAY, "tower": TOWER_WAY}.get(shape)
    if shape == "court":
        return {SECOND_SQUARE[w]: w for w in (COURT_EAST, COURT_NORTH)}.get(step)
    return None
