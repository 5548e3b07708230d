"""Houthakker (N9–N11): forest tiles, the privilege and the two huts."""

from typing import Final

from gildehuis.core.state import Question, ask, tell
from gildehuis.games.nieuwstad import moves
from gildehuis.games.nieuwstad.ids import (
    BOSHUT,
    GAME_GOOD,
    GOOD_COUNT,
    JACHTHUT,
    TILE_GAME,
    TILE_WOOD,
    TILES,
    WOOD,
)
from gildehuis.games.nieuwstad.schema import Clear, Pass
from gildehuis.games.nieuwstad.schema_events import Cleared, Hut, Passed, Privilege
from gildehuis.games.nieuwstad.state import NieuwstadState, go_back
from gildehuis.games.nieuwstad.step import Step
from gildehuis.games.nieuwstad.town import clear_slot


def _go_round(state: NieuwstadState) -> None:
    """Each seat from the chooser: privilege and huts, then Q6."""
    if state.turn == state.players:
        go_back(state)
        return
    seat = (state.chooser + state.turn) % state.players
    pay_privilege_and_huts(state, seat)
    slots = reachable(state)
    if slots:
        slots.append(moves.PASS)
        ask(state, TILE, seat, slots)
    else:
        state.turn += 1


def pay_privilege_and_huts(state: NieuwstadState, seat: int) -> None:
    """Come by themselves, also to a seat that takes no tile (N11)."""
    if state.turn == 0 and state.privilege:
        state.goods[seat * GOOD_COUNT + WOOD] += state.privilege
        tell(state, Privilege, seat=seat, what="wood", amount=state.privilege)
    if state.owner_of[BOSHUT] == seat:
        state.goods[seat * GOOD_COUNT + WOOD] += 1
        tell(state, Hut, seat=seat, building="boshut", good="wood")
    if state.owner_of[JACHTHUT] == seat:
        state.goods[seat * GOOD_COUNT + GAME_GOOD] += 1
        tell(state, Hut, seat=seat, building="jachthut", good="game")


def reachable(state: NieuwstadState) -> list[int]:
    """The tiles that can be taken: in the outskirts, or beside the Market or cleared land (N10)."""
    board = state.kit.board
    standing = state.standing
    found: list[int] = []
    for slot in range(board.slot_count):
        if standing[slot]:
            if board.slot_city[slot]:
                for beside in board.slot_neighbours[slot]:
                    if not standing[beside]:  # the Market never is forest
                        found.append(moves.CLEAR + slot)
                        break
            else:
                found.append(moves.CLEAR + slot)
    return found


def _answer(state: NieuwstadState, move: int) -> None:
    if move == moves.PASS:
        tell(state, Passed, seat=state.seat)
    else:
        take_tile(state, state.seat, move - moves.CLEAR)
    state.turn += 1
    state.asked = None


def take_tile(state: NieuwstadState, seat: int, slot: int) -> None:
    """The tile leaves the game, its goods go to the seat (N9)."""
    tile = state.forest[slot]
    clear_slot(state, slot)
    state.goods[seat * GOOD_COUNT + WOOD] += TILE_WOOD[tile]
    state.goods[seat * GOOD_COUNT + GAME_GOOD] += TILE_GAME[tile]
    if state.events is not None:
        tell(
            state,
            Cleared,
            seat=seat,
            slot=state.kit.board.slot_place(slot),
            tile=TILES[tile],
            wood=TILE_WOOD[tile],
            game=TILE_GAME[tile],
        )


# ---- what is asked


def _tiles_or_pass(state: NieuwstadState) -> list[int]:
    return [*reachable(state), moves.PASS]


TILE: Final[Question[NieuwstadState]] = Question(
    "tile", _tiles_or_pass, _answer, (Clear, Pass), "N52"
)
HOUTHAKKER_STEP: Final[Step[NieuwstadState]] = Step("houthakker", _go_round, (TILE,))
