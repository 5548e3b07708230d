"""Prestige points and the winner (G32–G36, G58–G60). Points are counted in halves until the end."""

from gildehuis.core.game import Result
from gildehuis.core.ranking import ranks
from gildehuis.core.state import tell
from gildehuis.games.guilds.course import OVER
from gildehuis.games.guilds.effects import (
    END_GARDEN,
    END_NO_NEGATIVE,
    END_SYMBOL,
    GARDEN,
    R_FACTIONS,
    R_GARDEN,
    R_GOALS,
    R_HALF_CHARS,
    R_SYMBOL,
    R_TYPES,
    R_WINDOWS,
)
from gildehuis.games.guilds.schema_events import GoalScored, Scored
from gildehuis.games.guilds.state import GuildsState
from gildehuis.games.guilds.tally import Tally, gardens, measure, tally


class Standing:
    """How everybody stands if the match ended now."""

    __slots__ = ("counts", "firsts", "goal_points", "goals", "tallies")

    def __init__(self, state: GuildsState) -> None:
        seats = range(state.players)
        self.tallies: list[Tally] = [tally(state, seat) for seat in seats]
        self.counts: list[list[int]] = []  # by goal in play and seat
        self.goal_points: list[list[int]] = []
        self.firsts: list[int] = [0] * state.players  # goals on which a seat is first
        self.goals: list[int] = [0] * state.players  # points of all goals
        with_second = state.players in state.edition.second_place
        for number in state.goals:
            goal = state.edition.goals[number]
            counts = [measure(goal, found) for found in self.tallies]
            points = goal_points(counts, goal.first, goal.second if with_second else 0)
            self.counts.append(counts)
            self.goal_points.append(points)
            best = max(counts)
            for seat in seats:
                self.goals[seat] += points[seat]
                if best and counts[seat] == best:
                    self.firsts[seat] += 1


def goal_points(counts: list[int], first: int, second: int) -> list[int]:
    """First place to all who share it; second place, where it pays, behind a single first (G34)."""
    best = max(counts)
    if best <= 0:
        return [0] * len(counts)
    points = [first if count == best else 0 for count in counts]
    if second and counts.count(best) == 1:
        follower = max(count for count in counts if count < best)
        if follower > 0:
            points = [second if n == follower else p for n, p in zip(counts, points, strict=True)]
    return points


def character_points(state: GuildsState, found: Tally) -> int:
    """Printed points and effects at the end of all characters (G33, G58)."""
    cards = state.edition.characters
    forgiven = any(cards[who].end == END_NO_NEGATIVE for who in found.members)
    return sum(points_of_character(state, found, who, forgiven) for who in found.members)


def points_of_character(state: GuildsState, found: Tally, who: int, forgiven: bool) -> int:
    card = state.edition.characters[who]
    points = max(card.pp, 0) if forgiven else card.pp
    if card.end == END_SYMBOL:
        points += card.amount * found.symbols[card.end_faction]
    elif card.end == END_GARDEN:
        points += card.amount * gardens(state, found)
    return points


def room_halves(state: GuildsState, found: Tally, firsts: int) -> int:
    """Half points of all active rooms (G33, G59)."""
    return sum(halves_of_room(state, found, room, firsts) for room in found.active_rooms)


def halves_of_room(state: GuildsState, found: Tally, room: int, firsts: int) -> int:
    edition = state.edition
    tile = edition.rooms[room]
    kind = tile.kind
    if kind == R_SYMBOL:
        bonus = tile.amount * found.symbols[tile.effect_faction]
    elif kind == R_GARDEN:
        own = 1 if edition.types[tile.type] == GARDEN else 0
        bonus = tile.amount * (gardens(state, found) - own)
    elif kind == R_HALF_CHARS:
        return 2 * tile.pp + len(found.members)
    elif kind == R_TYPES:
        bonus = tile.amount * found.types()
    elif kind == R_FACTIONS:
        bonus = tile.amount * found.factions()
    elif kind == R_GOALS:
        bonus = tile.amount * firsts
    elif kind == R_WINDOWS:
        bonus = min(found.windows, tile.limit)
    else:
        bonus = 0
    return 2 * (tile.pp + bonus)


def points(state: GuildsState, standing: Standing, seat: int) -> int:
    """All prestige points of a seat, rounded down once (G33)."""
    found = standing.tallies[seat]
    whole = character_points(state, found) + standing.goals[seat]
    return (2 * whole + room_halves(state, found, standing.firsts[seat])) // 2


def result(state: GuildsState) -> Result | None:
    if state.phase != OVER:
        return None
    seats = range(state.players)
    standing = Standing(state)
    scores = [points(state, standing, seat) for seat in seats]
    order = [(scores[seat], *_tie_break(standing.tallies[seat])) for seat in seats]
    ranking = ranks(order)
    winners = [seat for seat in seats if ranking[seat] == 1]
    return Result(scores, winners, ranking, state.end)


def _tie_break(found: Tally) -> tuple[int, int, int]:
    """Lowest income, most active rooms, most characters (G35)."""
    return -found.income(), len(found.active_rooms), len(found.members)


# ---- what is told


def tell_scores(state: GuildsState) -> None:
    """The score line by line: goals, then each seat's sums."""
    standing = Standing(state)
    for index, number in enumerate(state.goals):
        goal = state.edition.goals[number]
        counts = standing.counts[index]
        for seat, won in enumerate(standing.goal_points[index]):
            if won:
                place = 1 if counts[seat] == max(counts) else 2
                tell(
                    state,
                    GoalScored,
                    seat=seat,
                    goal=goal.id,
                    place=place,
                    count=counts[seat],
                    points=won,
                )
    for seat in range(state.players):
        found = standing.tallies[seat]
        halves = room_halves(state, found, standing.firsts[seat])
        tell(
            state,
            Scored,
            seat=seat,
            characters=character_points(state, found),
            rooms=halves // 2,
            half=halves % 2,
            goals=standing.goals[seat],
            points=points(state, standing, seat),
        )
