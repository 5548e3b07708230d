"""Counting all pieces of Flandern, wherever they lie: the numbers never change."""

from gildehuis.games.flandern.board import ARMS, ARMS_OF_TILE, LAID, NO_CARD, TILES
from gildehuis.games.flandern.building import sites_left
from gildehuis.games.flandern.state import FlandernState


def census(state: FlandernState) -> dict[str, int]:
    counts = {f"{arms} districts": 0 for arms in ARMS}
    for tile in range(TILES):
        counts[f"{ARMS[ARMS_OF_TILE[tile]]} districts"] += sum(state.stock[tile * 3 : tile * 3 + 3])
    for slot in range(state.board.size):
        if state.tile[slot] >= LAID:
            counts[f"{ARMS[ARMS_OF_TILE[state.tile[slot] - LAID]]} districts"] += 1
    counts["building sites"] = sites_left(state) + len(state.sites)
    counts["cathedrals"] = state.cathedrals + state.cathedral.count(1)
    counts["guild masters"] = state.masters + sum(list(state.figures))
    counts["golden cards"] = len(state.golden)
    counts["pile cards"] = (
        len(state.pile) + len(state.discards) + len(state.removed) + (state.pile_card != NO_CARD)
    )
    out = state.scored.bit_count()  # a scored town's cards leave the game (F35)
    for seat in range(state.players):
        held = (state.hand[seat] | state.open[seat]).bit_count()
        counts[f"action cards {seat}"] = held + out
    return counts
