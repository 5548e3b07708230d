"""A Kardinal position drawn as text."""

from gildehuis.core.game import Say
from gildehuis.games.kardinal.board import (
    BUILT,
    COLOURS,
    NAVE,
    SHAPES,
    TOWER_OF_DOM,
    place_of,
    square_at,
)
from gildehuis.games.kardinal.moves import DECLINE, parts, squares_of
from gildehuis.games.kardinal.score import score
from gildehuis.games.kardinal.state import KardinalState

_SHAPE_SIGN = ("^", "#", "=")  # gable, battlements, paving
_COLOUR_SIGN = ("r", "b", "g", "y")
_TITLE = 14  # width of the first column
_FREE, _BORDER, _CARDINAL = "  ", " ·", " +"


def draw(state: KardinalState, say: Say) -> str:
    """The town with coordinates, then what everybody holds."""
    signs = _signs(state)
    places = [place_of(square) for square in signs]
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    low, high = min(y for _, y in places), max(y for _, y in places)
    lines = ["     " + "".join(f"{x:>3}" for x in range(left, right + 1))]
    for y in range(high, low - 1, -1):
        row = "".join(" " + signs.get(square_at(x, y) or 0, _FREE) for x in range(left, right + 1))
        lines.append(f"{y:>4} {row}".rstrip())
    return "\n".join([*lines, "", *_holdings(state, say)])


def _signs(state: KardinalState) -> dict[int, str]:
    """What to draw on each square: sign of the shape and letter of the colour."""
    signs = dict.fromkeys(state.edge, _BORDER)
    if state.cardinal >= 0:
        signs[state.cardinal] = _CARDINAL
    signs[TOWER_OF_DOM] = "#D"
    signs[NAVE] = "^D"
    for move in state.built:
        way, colour, square = parts(move % DECLINE)
        for covered in squares_of(way, square):
            piece = state.squares[covered] - BUILT
            signs[covered] = _SHAPE_SIGN[piece // 5] + _COLOUR_SIGN[colour]
    return signs


def _holdings(state: KardinalState, say: Say) -> list[str]:
    head = " " * _TITLE + "".join(f"{say('name-' + colour):>10}" for colour in COLOURS)
    lines = [head, _row(say("draw-supply"), state.supply)]
    for seat in range(state.players):
        stones = state.stones[seat * 4 : seat * 4 + 4]
        mark = ">" if seat == state.turn and not state.end else " "
        lines.append(
            _row(mark + say("draw-seat", seat=seat), stones) + f"   = {score(state, seat)}"
        )
    for s, shape in enumerate(SHAPES):
        lines.append(
            _row(f"{_SHAPE_SIGN[s]} {say('name-' + shape)}", state.stock[s * 4 : s * 4 + 4])
        )
    return lines


def _row(title: str, numbers: list[int]) -> str:
    return f"{title:<{_TITLE}}" + "".join(f"{n:>10}" for n in numbers)
