"""K36: the form of a named move, whatever the position."""

from collections.abc import Callable

from tests.referee.kardinal.town import COLOURS, SHAPES
from tests.referee.verdict import Foul


def check_form(move: object) -> None:
    """Exactly the fields of its type, in their order, each with a value of the right kind."""
    if not isinstance(move, dict) or not isinstance(move.get("type"), str):
        raise Foul("K36", "no move with a type")
    fields = FIELDS.get(move["type"])
    if fields is None:
        raise Foul("K36", "unknown type")
    if list(move) != ["type", *fields]:
        raise Foul("K36", "not exactly the fields of this type, in their order")
    for key, is_right in fields.items():
        if not is_right(move[key]):
            raise Foul("K36", f"{key} is wrong")


def is_shape(value: object) -> bool:
    return isinstance(value, str) and value in SHAPES


def is_colour(value: object) -> bool:
    return isinstance(value, str) and value in COLOURS


def is_square(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(type(part) is int for part in value)


def is_squares(value: object) -> bool:
    """One or two squares, sorted by x, then y, none twice."""
    if not isinstance(value, list) or not all(is_square(square) for square in value):
        return False
    return len(value) == 1 or (len(value) == 2 and value[0] < value[1])


FIELDS: dict[str, dict[str, Callable[[object], bool]]] = {
    "build": {"shape": is_shape, "colour": is_colour, "squares": is_squares},
    "decline": {},
    "take_stone": {"colour": is_colour},
    "move_cardinal": {"to": is_square},
    "keep_cardinal": {},
}
