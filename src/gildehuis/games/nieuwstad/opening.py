"""The opening (N5): a forest tile each, then a start building each, the last player first."""

from typing import Final

from gildehuis.core.state import Question, ask, tell
from gildehuis.games.nieuwstad import moves
from gildehuis.games.nieuwstad.ids import BOOT, BUILDINGS, START_KINDS
from gildehuis.games.nieuwstad.places import fits, place_moves
from gildehuis.games.nieuwstad.role_houthakker import reachable, take_tile
from gildehuis.games.nieuwstad.schema import Clear, Place, Start
from gildehuis.games.nieuwstad.schema_events import Started, StartSkipped
from gildehuis.games.nieuwstad.schema_words import Cell
from gildehuis.games.nieuwstad.state import NieuwstadState, go_back, put
from gildehuis.games.nieuwstad.step import Step
from gildehuis.games.nieuwstad.town import lay_building, seal_boat


def _hand_out_tiles(state: NieuwstadState) -> None:
    """Q1: clockwise from the start player."""
    if state.turn == state.players:
        state.turn = 0
        state.step = OPENING_BUILDINGS
    else:
        put(state, OPENING_TILE, state.turn)


def _answer_tile(state: NieuwstadState, move: int) -> None:
    take_tile(state, state.seat, move - moves.CLEAR)
    state.turn += 1
    state.asked = None


def _hand_out_buildings(state: NieuwstadState) -> None:
    """Q2: from the last player counter-clockwise; who can place none goes without."""
    if state.turn == state.players:
        state.turn = 0
        go_back(state)
        return
    seat = state.players - 1 - state.turn
    kinds = start_kinds(state)
    if kinds:
        ask(state, OPENING_BUILDING, seat, kinds)
    else:
        tell(state, StartSkipped, seat=seat)
        state.turn += 1


def start_kinds(state: NieuwstadState) -> list[int]:
    return [moves.START + kind for kind in START_KINDS if state.stock[kind] and fits(state, kind)]


def _answer_building(state: NieuwstadState, move: int) -> None:
    state.kind = move - moves.START
    if state.kind == BOOT:
        seal_boat(state, state.seat, 0)
        _end_turn(state, None, None)
    else:
        put(state, START_PLACE, state.seat)


def _answer_place(state: NieuwstadState, move: int) -> None:
    """Free of charge, without points and Poorters."""
    place = move - state.kit.codes.place
    lay_building(state, state.kind, place, state.seat)
    _end_turn(state, state.kit.board.place_of(place >> 2), place & 3)


def _end_turn(state: NieuwstadState, cell: Cell | None, turn: int | None) -> None:
    building = BUILDINGS[state.kind]
    tell(state, Started, seat=state.seat, building=building, cell=cell, turn=turn)
    state.kind = -1
    state.turn += 1
    state.asked = None


OPENING_TILE: Final[Question[NieuwstadState]] = Question(
    "opening_tile", reachable, _answer_tile, (Clear,), "N52"
)
OPENING_BUILDING: Final[Question[NieuwstadState]] = Question(
    "opening_building", start_kinds, _answer_building, (Start,), "N52"
)
START_PLACE: Final[Question[NieuwstadState]] = Question(
    "place", place_moves, _answer_place, (Place,), "N52"
)
OPENING_TILES: Final[Step[NieuwstadState]] = Step("opening_tiles", _hand_out_tiles, (OPENING_TILE,))
OPENING_BUILDINGS: Final[Step[NieuwstadState]] = Step(
    "opening_buildings", _hand_out_buildings, (OPENING_BUILDING, START_PLACE)
)
