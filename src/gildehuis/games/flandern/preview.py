"""What a legal move of Flandern would give, as far as its seat can know."""

from gildehuis.games.flandern.board import GUILD_NAMES
from gildehuis.games.flandern.building import build_or_finish, set_up
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
from gildehuis.games.flandern.schema import Preview
from gildehuis.games.flandern.score import shares, standings, value
from gildehuis.games.flandern.state import FlandernState


def preview(state: FlandernState, move: int) -> Preview:
    """For a choice its number of cards; for an action how its town would stand after it."""
    if move < CHOOSE_CARD:
        return Preview()
    if move < FINISH:
        return Preview(cards=1 + (move - CHOOSE_CARD) % INFLUENCES)
    after = state.clone()
    town = _act(after, move) // state.board.slots
    before_value, after_value = value(state, town), value(after, town)
    before = shares(before_value, standings(state, town))
    points = shares(after_value, standings(after, town))
    gained = zip(GUILD_NAMES, points, before, strict=True)
    changes = {guild: now - then for guild, now, then in gained if now != then}
    return Preview(value=after_value - before_value, points=changes, free=len(after.free[town]))


def _act(state: FlandernState, move: int) -> int:
    """Make the move without anything that follows from it; the slot it was about."""
    board = state.board
    if move >= set_up_first(board):
        return set_up(state, move)
    if move >= build_first(board) or move < cathedral_first(board):
        return build_or_finish(state, move)
    if move >= master_first(board):
        slot = move - master_first(board)
        put_master(state, slot)
    else:
        slot = move - cathedral_first(board)
        put_cathedral(state, slot)
    return slot
