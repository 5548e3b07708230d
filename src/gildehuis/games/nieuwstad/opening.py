"""The opening (N5): a forest tile each, then a start building each, the last player first."""

from gildehuis.games.nieuwstad import moves
from gildehuis.games.nieuwstad.change import ask, tell
from gildehuis.games.nieuwstad.course import (
    CHOOSE,
    NOTHING,
    OPENING_BUILDING,
    OPENING_BUILDINGS,
    OPENING_TILE,
    PLACE,
)
from gildehuis.games.nieuwstad.houthakker import reachable, take_tile
from gildehuis.games.nieuwstad.ids import BOOT, BUILDINGS, START_KINDS
from gildehuis.games.nieuwstad.places import fits, places
from gildehuis.games.nieuwstad.state import NieuwstadState
from gildehuis.games.nieuwstad.town import lay_building, seal_boat


def tiles_step(state: NieuwstadState) -> None:
    """Q1: clockwise from the start player."""
    if state.turn == state.players:
        state.turn = 0
        state.step = OPENING_BUILDINGS
    else:
        ask(state, OPENING_TILE, state.turn, reachable(state))


def answer_tile(state: NieuwstadState, move: int) -> None:
    take_tile(state, state.seat, move - moves.CLEAR)
    state.turn += 1
    state.asked = NOTHING


def buildings_step(state: NieuwstadState) -> None:
    """Q2: from the last player counter-clockwise; who can place none goes without."""
    if state.turn == state.players:
        state.turn = 0
        state.step = CHOOSE
        return
    kinds = start_kinds(state)
    if kinds:
        ask(state, OPENING_BUILDING, state.players - 1 - state.turn, kinds)
    else:
        tell(state, "start_skipped", seat=state.players - 1 - state.turn)
        state.turn += 1


def start_kinds(state: NieuwstadState) -> list[int]:
    return [moves.START + kind for kind in START_KINDS if state.stock[kind] and fits(state, kind)]


def answer_building(state: NieuwstadState, move: int) -> None:
    state.kind = move - moves.START
    if state.kind == BOOT:
        seal_boat(state, state.seat, 0)
        _end_turn(state, None, None)
    else:
        ask(state, PLACE, state.seat, place_moves(state))


def place_moves(state: NieuwstadState) -> list[int]:
    """Q3: the legal places of the building in hand."""
    base = state.kit.codes.place
    return [base + place for place in places(state, state.kind)]


def lay_start_building(state: NieuwstadState, place: int) -> None:
    """Free of charge, without points and Poorters."""
    lay_building(state, state.kind, place, state.seat)
    _end_turn(state, state.kit.board.place_of(place >> 2), place & 3)


def _end_turn(state: NieuwstadState, cell: list[int] | None, turn: int | None) -> None:
    if state.events is not None:
        building = BUILDINGS[state.kind]
        tell(state, "started", seat=state.seat, building=building, cell=cell, turn=turn)
    state.kind = -1
    state.turn += 1
    state.asked = NOTHING
