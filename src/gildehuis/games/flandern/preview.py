"""What a legal move of Flandern would give, as far as its seat can know."""

from typing import Any

from gildehuis.games.flandern.board import ARMS, GUILDS, TILES
from gildehuis.games.flandern.building import finish, lay
from gildehuis.games.flandern.moves import (
    CHOOSE_CARD,
    FINISH,
    INFLUENCES,
    build_first,
    cathedral_first,
    master_first,
    set_up_first,
)
from gildehuis.games.flandern.rounds import put_cathedral, put_master
from gildehuis.games.flandern.score import shares, standings, value
from gildehuis.games.flandern.state import FlandernState, clone


def preview(state: FlandernState, move: int) -> dict[str, Any]:
    """For a choice its number of cards; for an action how its town would stand after it.

    `value` is the change of the town's value, `points` the change per guild of what it would get
    if the town were scored then, `free` the spaces the town has left, 0: it will be scored.
    """
    if move < CHOOSE_CARD:
        return {}
    if move < FINISH:
        return {"cards": 1 + (move - CHOOSE_CARD) % INFLUENCES}
    after = clone(state)
    town = _act(after, move) // state.board.slots
    before_value, after_value = value(state, town), value(after, town)
    before = shares(before_value, standings(state, town))
    points = shares(after_value, standings(after, town))
    changes = {ARMS[g]: points[g] - before[g] for g in range(GUILDS) if points[g] != before[g]}
    return {
        "value": after_value - before_value,
        "points": changes,
        "free": len(after.free[town]),
    }


def _act(state: FlandernState, move: int) -> int:
    """Make the move without anything that follows from it; the slot it was about."""
    board = state.board
    if move >= set_up_first(board):
        slot, tile = divmod(move - set_up_first(board), TILES)
        lay(state, slot, tile, True)
    elif move >= build_first(board):
        slot, tile = divmod(move - build_first(board), TILES)
        lay(state, slot, tile, False)
    elif move >= master_first(board):
        slot = move - master_first(board)
        put_master(state, slot)
    elif move >= cathedral_first(board):
        slot = move - cathedral_first(board)
        put_cathedral(state, slot)
    else:
        slot = move - FINISH
        finish(state, slot)
    return slot
