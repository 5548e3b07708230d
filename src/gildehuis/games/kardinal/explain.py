"""Why a move of Kardinal is refused: the first rule that applies, in the specification's order."""

from gildehuis.core.refusal import Refusal
from gildehuis.core.state import Question
from gildehuis.games.kardinal.board import (
    BUILT,
    COLOUR_BIT,
    COLOURS,
    COURT,
    HOUSE,
    SHAPE_BIT,
    SHAPES,
    TOWER,
    square_at,
)
from gildehuis.games.kardinal.rules import BUILDING, CARDINAL, may_decline
from gildehuis.games.kardinal.schema import (
    Build,
    Decline,
    KeepCardinal,
    MoveCardinal,
    Moves,
    TakeStone,
)
from gildehuis.games.kardinal.state import FOURTH_COLOUR, KardinalState, own_colours


def explain(state: KardinalState, seat: int, move: Moves | None) -> Refusal:
    if move is None:
        return _refuse("K36")
    if state.asked is None:
        return _refuse("K35" if state.end == "declined" else "K24")
    if seat != state.seat:
        return _refuse("K5", seat=state.seat)
    rule = _other_question(state, state.asked, move)
    if rule:
        return _refuse(rule)
    match move:
        case Build():
            return _refuse(_broken_by_building(state, move), players=state.players)
        case MoveCardinal():
            return _refuse(_broken_by_cardinal(state, move))
    return _refuse("K34")


def _refuse(rule: str, **details: str | int) -> Refusal:
    return Refusal(rule, f"refusal-{rule}", details)


def _other_question(
    state: KardinalState, asked: Question[KardinalState], move: Moves
) -> str | None:
    """The rule for a move that does not answer what was asked."""
    if asked is BUILDING and isinstance(move, Decline) and not may_decline(state, state.seat):
        return "K33" if state.players == 3 else "K15"
    if asked is CARDINAL and len(state.built) == 1:
        return None if isinstance(move, MoveCardinal) else "K20"
    if isinstance(move, asked.answers):
        return None
    if asked is BUILDING and isinstance(move, MoveCardinal | KeepCardinal):
        return "K21"
    return "K18" if isinstance(move, TakeStone) else asked.otherwise


def _broken_by_building(state: KardinalState, build: Build) -> str:
    shape = SHAPES.index(build.shape)
    colour = COLOURS.index(build.colour)
    places = build.squares
    if not _is_shape(shape, places) or not state.stock[shape * 4 + colour]:
        return "K2"
    fourth = state.players == 3 and colour == FOURTH_COLOUR
    if not fourth and not own_colours(state, state.seat) >> colour & 1:
        return "K28" if state.players == 2 else "K4"
    squares = [square_at(*place) for place in places]
    borders = 0
    for square in squares:
        borders |= 0 if square is None else state.squares[square]
    if borders & BUILT or borders == 0:
        return "K6"
    for broken, rule in (
        (state.cardinal in squares, "K8"),
        (shape == TOWER and not borders & SHAPE_BIT[HOUSE], "K9"),
        (shape == COURT and not borders & SHAPE_BIT[HOUSE], "K10"),
        (bool(borders & SHAPE_BIT[shape]), "K11"),
        (bool(borders & COLOUR_BIT[colour]), "K12"),
        (shape == state.last_shape, "K13"),
    ):
        if broken:
            return rule
    return "K32" if fourth else "K14"


def _is_shape(shape: int, places: list[list[int]]) -> bool:
    """One square for a house or tower, two that share an edge for a court (K2)."""
    if shape != COURT:
        return len(places) == 1
    if len(places) != 2:
        return False
    (x, y), (second_x, second_y) = places
    return abs(x - second_x) + abs(y - second_y) == 1


def _broken_by_cardinal(state: KardinalState, move: MoveCardinal) -> str:
    square = square_at(*move.to)
    if square is None or not 0 < state.squares[square] < BUILT:
        return "K22"
    return "K23"
