"""Is a game fair, and is everything in it worth having? Counted in matches of a bot with itself."""

from collections import Counter
from statistics import fmean, pstdev
from typing import Any

import msgspec

from gildehuis.arena.intervals import Share
from gildehuis.arena.series import Series
from gildehuis.arena.table import Played

RARELY = 0.05  # things of a kind that nobody takes should be taken at least that often


class Thing(msgspec.Struct):
    """A card, room, building, role …: how often it is used, and how those fare who use it."""

    name: str
    uses: float  # a match
    taken: Share  # of the decisions in which it was offered
    users: Share  # of all seats: those that used it
    wins: Share  # of those

    def told(self) -> dict[str, Any]:
        return {
            "thing": self.name,
            "uses": round(self.uses, 4),
            "taken": self.taken.told(),
            "users": self.users.told(),
            "wins": self.wins.told(),
        }


class Balance(msgspec.Struct):
    """What a series of a bot against itself shows about the game."""

    matches: int
    players: int
    seats: list[Share]
    decisions: tuple[float, float]  # a match: mean and standard deviation
    points: list[float]  # mean points of the first, second … of a match
    deviation: float  # of all points
    margin: float  # mean lead of the first over the second
    shared: Share  # victories
    ends: dict[str, int]
    things: list[Thing]  # the ones that win most first


def weigh(series: Series, matches: list[Played]) -> Balance:
    seats = [0.0] * series.players
    shared = 0
    for match in matches:
        winners = match.winners()
        shared += len(winners) > 1
        for seat in winners:
            seats[seat] += 1 / len(winners)
    lengths = [float(sum(seat.decisions for seat in match.seats)) for match in matches]
    ranked = [sorted((s.score for s in match.seats), reverse=True) for match in matches]
    return Balance(
        matches=len(matches),
        players=series.players,
        seats=[Share(won, len(matches)) for won in seats],
        decisions=(fmean(lengths), pstdev(lengths)),
        points=[fmean(row[n] for row in ranked) for n in range(series.players)],
        deviation=pstdev(float(score) for row in ranked for score in row),
        margin=fmean(row[0] - row[1] for row in ranked),
        shared=Share(shared, len(matches)),
        ends=dict(Counter(match.end for match in matches).most_common()),
        things=_things(matches),
    )


def _things(matches: list[Played]) -> list[Thing]:
    uses: Counter[str] = Counter()
    offers: Counter[str] = Counter()
    users: Counter[str] = Counter()
    wins: dict[str, float] = {}
    for match in matches:
        winners = match.winners()
        for n, seat in enumerate(match.seats):
            offers.update(seat.offers)
            uses.update(seat.uses)
            users.update(seat.uses.keys())
            if n in winners:
                for name in seat.uses:
                    wins[name] = wins.get(name, 0.0) + 1 / len(winners)
    seats = sum(len(match.seats) for match in matches)
    found = [
        Thing(
            name,
            uses[name] / len(matches),
            Share(uses[name], offers[name]),
            Share(users[name], seats),
            Share(wins.get(name, 0.0), users[name]),
        )
        for name in offers
    ]
    return sorted(found, key=lambda thing: (-thing.wins.value, thing.name))


def odd_seats(balance: Balance) -> list[int]:
    """Seats whose share of wins is surely not the fair one."""
    fair = 1 / balance.players
    return [n for n, s in enumerate(balance.seats) if not s.interval[0] <= fair <= s.interval[1]]


def odd_things(balance: Balance, least: int = 30) -> list[Thing]:
    """Things that part of the seats use, and with which they win surely more or less often.

    What nearly everybody or nearly nobody uses shows nothing.
    """
    fair = 1 / balance.players
    return [
        thing
        for thing in balance.things
        if thing.users.won >= least
        and thing.users.value < 0.95
        and not thing.wins.interval[0] <= fair <= thing.wins.interval[1]
    ]


def told(series: Series, balance: Balance) -> dict[str, Any]:
    """The report as JSON."""
    return {
        "series": series.head(),
        "matches": balance.matches,
        "seats": [share.told() for share in balance.seats],
        "decisions": {"mean": balance.decisions[0], "deviation": balance.decisions[1]},
        "points_by_rank": balance.points,
        "points_deviation": balance.deviation,
        "margin": balance.margin,
        "shared_victories": balance.shared.told(),
        "ends": balance.ends,
        "things": [thing.told() for thing in balance.things],
        "odd_seats": odd_seats(balance),
        "odd_things": [thing.name for thing in odd_things(balance)],
        "unused": unused(balance),
    }


def unused(balance: Balance, doubt: float = 0.05) -> list[str]:
    """Things offered and never taken, so often that it is no chance.

    Where one of a hundred spies is chosen, some never are. What counts is how often others of
    the same kind are taken; a kind that nobody ever takes counts once it was offered often.
    """
    kinds: dict[str, list[Thing]] = {}
    for thing in balance.things:
        kinds.setdefault(thing.name.split(" ")[0], []).append(thing)
    found: list[str] = []
    for kind in kinds.values():
        rate = sum(t.taken.won for t in kind) / max(1, sum(t.taken.of for t in kind))
        rate = max(rate, RARELY)
        found += [
            t.name for t in kind if not t.uses and (1 - rate) ** t.taken.of < doubt / len(kind)
        ]
    return found
