"""A Kardinal position drawn as text."""

from gildehuis.core.drawing import Drawing, Line, Span
from gildehuis.core.game import Say
from gildehuis.games.kardinal.board import (
    COLOURS,
    NAVE,
    SHAPE_OF_WAY,
    SHAPES,
    TOWER_OF_DOM,
    place_of,
    square_at,
)
from gildehuis.games.kardinal.moves import DECLINE, parts, squares_of
from gildehuis.games.kardinal.score import score
from gildehuis.games.kardinal.state import KardinalState

_SIGN = ("▲", "█", "▒")  # gable, battlements, paving
_LETTER = ("r", "b", "g", "y")
_TITLE = 14  # width of the first column
_Sign = tuple[str, str | None]  # three letters, colour
_FREE: _Sign = ("   ", None)


def draw(state: KardinalState, say: Say) -> Drawing:
    """The town with coordinates, then what everybody holds."""
    signs = _signs(state)
    places = [place_of(square) for square in signs]
    columns = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
    low, high = min(y for _, y in places), max(y for _, y in places)
    town: Drawing = [[Span("     " + "".join(f"{x:>3}" for x in columns))]]
    for y in range(high, low - 1, -1):
        row: Line = [Span(f"{y:>4} ")]
        for x in columns:
            text, colour = signs.get(square_at(x, y) or 0, _FREE)
            row.append(Span(text, colour, {"square": [x, y]}))
        town.append(row)
    return [*town, [], *_holdings(state, say)]


def _signs(state: KardinalState) -> dict[int, _Sign]:
    """What to draw on each square: sign of the shape and letter of the colour."""
    signs: dict[int, _Sign] = dict.fromkeys(state.edge, ("  ·", "dim"))
    if state.cardinal >= 0:
        signs[state.cardinal] = ("  †", "violet")
    signs[TOWER_OF_DOM] = (" █D", "dom")
    signs[NAVE] = (" ▲D", "dom")
    for move in state.built:
        way, colour, square = parts(move % DECLINE)
        word = COLOURS[colour]
        for covered in squares_of(way, square):
            signs[covered] = (f" {_SIGN[SHAPE_OF_WAY[way]]}{_LETTER[colour]}", word)
    return signs


def _holdings(state: KardinalState, say: Say) -> Drawing:
    head: Line = [Span(" " * _TITLE)]
    head += [Span(f"{say('name-' + colour):>10}", colour) for colour in COLOURS]
    lines: Drawing = [head, _row(say("draw-supply"), state.supply)]
    for seat in range(state.players):
        stones = state.stones[seat * 4 : seat * 4 + 4]
        mark = ">" if seat == state.seat and not state.end else " "
        row = _row(mark + say("draw-seat", seat=seat), stones)
        lines.append([*row, Span(f"   = {score(state, seat)}")])
    for s, shape in enumerate(SHAPES):
        lines.append(_row(f"{_SIGN[s]} {say('name-' + shape)}", state.stock[s * 4 : s * 4 + 4]))
    return lines


def _row(title: str, numbers: list[int]) -> Line:
    return [Span(f"{title:<{_TITLE}}" + "".join(f"{n:>10}" for n in numbers))]
