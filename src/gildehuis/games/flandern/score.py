"""Scoring of towns and the end of a match of Flandern (F31–F39, F45)."""

from typing import Final

from gildehuis.core.game import Result
from gildehuis.core.ranking import ranks
from gildehuis.core.state import tell
from gildehuis.games.flandern.board import (
    ARMS,
    ARMS_OF_TILE,
    CHURCH,
    CHURCH_TILE,
    GUILDS,
    LAID,
    MASTERS_OF_TILE,
    TOWNS,
)
from gildehuis.games.flandern.building import cover_space
from gildehuis.games.flandern.schema_events import (
    Ended,
    GuildScored,
    InfluenceBonus,
    TownScored,
)
from gildehuis.games.flandern.schema_words import End
from gildehuis.games.flandern.state import FlandernState

MASTERS_WEIGH: Final = 256  # a guild's standing: districts × this + masters, which only break ties
RANK_POINTS: Final = (0, 0, 0, 4, 2, 0)  # by rank; 1 and 2 share in the town's value (F33)
MOST_INFLUENCE: Final = 3  # points (F38)


# ---- a town


def value(state: FlandernState, town: int) -> int:
    """What the finished districts of a town are worth (F32)."""
    total = 0
    first = town * state.board.slots
    for slot in range(first, first + state.board.slots):
        tile = state.tile[slot]
        if tile >= LAID and not state.site[slot]:
            church = ARMS_OF_TILE[tile - LAID] == CHURCH
            total += 2 + state.cathedral[slot] if church else 1
    return total


def standings(state: FlandernState, town: int) -> list[int]:
    """Per guild: finished districts × MASTERS_WEIGH + masters on them (F33, F34)."""
    board = state.board
    standing = [0] * GUILDS
    first = town * board.slots
    for slot in range(first, first + board.slots):
        tile = state.tile[slot] - LAID
        if 0 <= tile < CHURCH_TILE and not state.site[slot]:
            printed = board.centre_masters[town] if slot == first else MASTERS_OF_TILE[tile]
            standing[ARMS_OF_TILE[tile]] += MASTERS_WEIGH + printed + state.figures[slot]
    return standing


def shares(town_value: int, standing: list[int]) -> list[int]:
    """The points of every guild: all that are tied get those of the worst rank they share."""
    points = [0] * GUILDS
    for guild in range(GUILDS):
        own = standing[guild]
        if own:
            rank = 0
            for other in standing:
                if other >= own:
                    rank += 1
            points[guild] = rank_points(rank, town_value)
    return points


def rank_points(rank: int, town_value: int) -> int:
    """F33; half the value is rounded up."""
    if rank == 1:
        return town_value
    return (town_value + 1) // 2 if rank == 2 else RANK_POINTS[rank]


def score_full_towns(state: FlandernState) -> None:
    """Score every town without a free space (F31, F36)."""
    for town in range(len(TOWNS)):
        if not state.free[town] and not state.scored >> town & 1:
            score_town(state, town)


def score_town(state: FlandernState, town: int) -> None:
    """Points, cylinder, building-site pieces back, the town's cards out (F32–F35)."""
    town_value = value(state, town)
    standing = standings(state, town)
    points = shares(town_value, standing)
    for guild in range(GUILDS):
        state.points[guild] += points[guild]
    state.scored |= 1 << town
    state.free[town] = []
    slots = state.board.slots
    state.sites = [slot for slot in state.sites if slot // slots != town]
    for seat in range(state.players):
        state.hand[seat] &= ~(1 << town)
        state.open[seat] &= ~(1 << town)
    if state.events is not None:
        _tell_town(state, town, town_value, standing, points)


def _tell_town(
    state: FlandernState, town: int, town_value: int, standing: list[int], points: list[int]
) -> None:
    tell(state, TownScored, town=TOWNS[town], value=town_value)
    present = [guild for guild in range(GUILDS) if standing[guild]]
    for guild in sorted(present, key=standing.__getitem__, reverse=True):
        tell(
            state,
            GuildScored,
            town=TOWNS[town],
            guild=ARMS[guild],
            districts=standing[guild] // MASTERS_WEIGH,
            masters=standing[guild] % MASTERS_WEIGH,
            rank=sum(other >= standing[guild] for other in standing),
            points=points[guild],
        )


# ---- the match


def finish_match(state: FlandernState, end: End) -> None:
    """Score what is left and stop (F37, F45)."""
    for town in range(len(TOWNS)):
        if not state.scored >> town & 1:
            if state.players > 2:
                for slot in state.free[town]:
                    cover_space(state, slot)
            score_town(state, town)
    state.asked = None
    state.end = end
    for seat in range(state.players):
        if influence_bonus(state, seat):
            tell(state, InfluenceBonus, seat=seat, points=MOST_INFLUENCE)
    tell(state, Ended, end=end)


def influence_bonus(state: FlandernState, seat: int) -> int:
    """Three points for the most influence cards, to each who has so many (F38)."""
    most = max(state.influence)
    return MOST_INFLUENCE if most and state.influence[seat] == most else 0


def seat_points(state: FlandernState, seat: int) -> int:
    """What a seat's guilds have on the scoring track: its own, and the one under its influence."""
    points = state.points[seat]
    influenced = state.influenced[seat]
    return points + state.points[influenced] if influenced >= 0 else points


def result(state: FlandernState) -> Result | None:
    if state.asked is not None:
        return None
    seats = range(state.players)
    scores = [seat_points(state, seat) + influence_bonus(state, seat) for seat in seats]
    ranking = ranks(scores)  # F39
    winners = [seat for seat in seats if ranking[seat] == 1]
    return Result(scores, winners, ranking, state.end)
