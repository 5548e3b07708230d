"""Why a move of Kardinal is refused: the first rule that applies, in the specification's order."""

from typing import Any

from gildehuis.core.form import well_formed
from gildehuis.core.game import Named
from gildehuis.core.refusal import Refusal
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
from gildehuis.games.kardinal.moves import FORMS
from gildehuis.games.kardinal.rules import may_decline
from gildehuis.games.kardinal.state import (
    BUILDING,
    FOURTH_COLOUR,
    OVER,
    STONE,
    KardinalState,
    own_colours,
)


def explain(state: KardinalState, seat: int, named: Any) -> Refusal:
    if not well_formed(named, FORMS):
        return _refuse("K36")
    if state.phase == OVER:
        return _refuse("K35" if state.end == "declined" else "K24")
    if seat != state.turn:
        return _refuse("K5", seat=state.turn)
    rule = _other_question(state, named["type"])
    if rule:
        return _refuse(rule)
    if named["type"] == "build":
        return _refuse(_broken_by_building(state, named))
    if named["type"] == "take_stone":
        return _refuse("K34")
    return _refuse(_broken_by_cardinal(state, named))


def _refuse(rule: str, **words: str | int) -> Refusal:
    return Refusal(rule, f"refusal-{rule}", words)


def _other_question(state: KardinalState, kind: str) -> str | None:
    """The rule for a move that does not answer what was asked."""
    if state.phase == BUILDING:
        if kind == "decline" and not may_decline(state, state.turn):
            return "K33" if state.players == 3 else "K15"
        return {"move_cardinal": "K21", "keep_cardinal": "K21", "take_stone": "K18"}.get(kind)
    if state.phase == STONE:
        return None if kind == "take_stone" else "K18"
    if len(state.built) == 1:
        return None if kind == "move_cardinal" else "K20"
    return {"build": "K5", "decline": "K5", "take_stone": "K18"}.get(kind)


def _broken_by_building(state: KardinalState, named: Named) -> str:
    shape = SHAPES.index(named["shape"])
    colour = COLOURS.index(named["colour"])
    places = named["squares"]
    if not _is_shape(shape, places) or not state.stock[shape * 4 + colour]:
        return "K2"
    fourth = state.players == 3 and colour == FOURTH_COLOUR
    if not fourth and not own_colours(state, state.turn) >> colour & 1:
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


def _broken_by_cardinal(state: KardinalState, named: Named) -> str:
    square = square_at(*named["to"])
    if square is None or not 0 < state.squares[square] < BUILT:
        return "K22"
    return "K23"
