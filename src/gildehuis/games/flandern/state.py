"""What is done to a Flandern position at its start, and what every district laid tells others."""

from gildehuis.core.chance import Chance
from gildehuis.core.state import Setup
from gildehuis.games.flandern._state import FlandernState as FlandernState
from gildehuis.games.flandern._state import blank
from gildehuis.games.flandern.board import (
    ALL_TILES,
    CHURCH,
    FREE,
    FULL_HAND,
    LAID,
    PLAIN_TILE,
    TILES,
    TILES_OF_ARMS,
    TOWNS,
)


def start(setup: Setup, chance: Chance) -> FlandernState:
    """The centres lie in their towns, everything else is in stock (F8, F10, F40)."""
    state = blank(setup, chance)
    if setup.players == 3:
        _leave_out(state, 3)
    if setup.players == 2:
        state.influence = [0, 0]
        state.cathedrals = state.masters = 0
    for item, count in enumerate(state.stock):
        if count:
            state.tiles[item % 3] |= 1 << item // 3
    for town in range(len(TOWNS)):
        if not state.scored >> town & 1:
            _found(state, town)
    return state


def _leave_out(state: FlandernState, guild: int) -> None:
    """The fourth guild, its town and all cards of that town are out (F10)."""
    town = state.board.home(guild)
    state.scored |= 1 << town
    for tile in range(TILES):
        if TILES_OF_ARMS[guild] >> tile & 1:
            state.stock[tile * 3 : tile * 3 + 3] = [0, 0, 0]
    state.hand = [FULL_HAND & ~(1 << town)] * state.players


def _found(state: FlandernState, town: int) -> None:
    """Lay a town's centre; its printed spaces are free."""
    board = state.board
    first = town * board.slots
    state.free[town] = list(range(first + 1, first + board.printed))
    for slot in state.free[town]:
        state.tile[slot] = FREE
    arms = board.centres[town]
    state.tile[first] = LAID + PLAIN_TILE[arms]
    border(state, first, arms)


def border(state: FlandernState, slot: int, arms: int) -> None:
    """Tell the spaces around a slot what lies there now (F26, F27)."""
    board = state.board
    fits = state.fits
    reach = state.reach
    swallowers = board.swallowers
    barred = ~TILES_OF_ARMS[arms]
    for near in board.near[slot]:
        fits[near] &= barred
    if arms == CHURCH:  # D borders what its second space borders (F28)
        for near in board.near[slot]:
            for n, host in enumerate(swallowers[near]):
                fits[host] &= ~board.swallowing[near][n]
    for near in board.long[slot]:
        reach[near] = ALL_TILES
        for n, host in enumerate(swallowers[near]):
            reach[host] |= board.swallowing[near][n]
