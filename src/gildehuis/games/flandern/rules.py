"""What may be done in Flandern and what a move does: to the house, the whole game."""

from gildehuis.core.chance import Chance
from gildehuis.core.game import Setup
from gildehuis.games.flandern import duel, rounds
from gildehuis.games.flandern.board import TILES
from gildehuis.games.flandern.building import finish, lay
from gildehuis.games.flandern.moves import (
    CHOOSE_CARD,
    DRAW_CARD,
    FINISH,
    PLAY_CARD,
    TAKE_GUILD,
    build_first,
    cathedral_first,
    master_first,
    set_up_first,
)
from gildehuis.games.flandern.state import (
    CATHEDRAL,
    CHOOSE,
    GOLDEN_TOWN,
    MASTER,
    OVER,
    PILE_TOWN,
    SITE,
    TOWN,
    FlandernState,
    start,
)


def new(setup: Setup, chance: Chance) -> FlandernState:
    """The position at the start (F8–F10, F40, F41)."""
    state = start(setup, chance)
    if setup.players == 2:
        duel.set_out(state)
    else:
        rounds.set_out(state)
    return state


def to_act(state: FlandernState) -> list[int]:
    if state.asking == CHOOSE:
        return rounds.choosing(state)
    return [] if state.asking == OVER else [state.turn]


def legal(state: FlandernState, seat: int) -> list[int]:
    return rounds.choices(state, seat) if state.asking == CHOOSE else state.choices


def play(state: FlandernState, seat: int, move: int) -> None:
    """Carry out a legal move and go on to the next question."""
    if move >= FINISH:
        _act(state, move)
    elif move >= CHOOSE_CARD:
        rounds.choose(state, seat, move)
    elif move >= TAKE_GUILD:
        duel.take_guild(state, move - TAKE_GUILD)
    elif move >= PLAY_CARD:
        duel.play_card(state, move - PLAY_CARD)
    else:
        assert move == DRAW_CARD
        duel.draw_card(state)


def _act(state: FlandernState, move: int) -> None:
    """A card's action on the board, then whoever comes next."""
    asking = state.asking
    board = state.board
    if asking == CATHEDRAL:
        rounds.put_cathedral(state, move - cathedral_first(board))
    elif asking == MASTER:
        rounds.put_master(state, move - master_first(board))
    elif asking in (TOWN, GOLDEN_TOWN, PILE_TOWN):
        if move < build_first(board):
            finish(state, move - FINISH)
        else:
            slot, tile = divmod(move - build_first(board), TILES)
            lay(state, slot, tile, False)
    else:
        slot, tile = divmod(move - set_up_first(board), TILES)
        lay(state, slot, tile, True)
    if state.players == 2:
        duel.carried_out(state)
    elif asking in (TOWN, SITE):
        rounds.act_on(state)
    else:
        rounds.end_round(state)
