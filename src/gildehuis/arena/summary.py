"""What a series shows: per bot, per seat, per pair of bots."""

from itertools import combinations
from typing import Any

import msgspec
from openskill.models import PlackettLuce

from gildehuis.arena.intervals import Share
from gildehuis.arena.series import Series
from gildehuis.arena.table import Played


class BotLine(msgspec.Struct):
    """How one bot did. Only matches against other bots count for its share of wins."""

    bot: str
    seats: int = 0  # how often it sat somewhere
    won: float = 0.0
    points: int = 0
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    mu: float = 25.0
    sigma: float = 25.0 / 3
    forfeits: dict[str, int] = {}
    detail: str = ""  # of its last forfeit

    @property
    def share(self) -> Share:
        return Share(self.won, self.seats)

    @property
    def speed(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds if self.seconds else 0.0


class Summary(msgspec.Struct):
    """A series, counted."""

    matches: int
    bots: list[BotLine]  # the best rated first
    seats: list[Share]
    pairs: dict[str, dict[str, Share]]  # how often the first ends before the second
    decisions: int
    seconds: float  # of thinking, by all


def summarize(series: Series, matches: list[Played]) -> Summary:
    names = list(dict.fromkeys(series.bots))
    lines = {name: BotLine(name, forfeits={}) for name in names}
    seats = [0.0] * series.players
    for match in matches:
        winners = match.winners()
        for n, seat in enumerate(match.seats):
            _count(lines[seat.bot], seat)
            if n in winners:
                lines[seat.bot].won += 1 / len(winners)
                seats[n] += 1 / len(winners)
    _rate(lines, matches)
    return Summary(
        matches=len(matches),
        bots=sorted(lines.values(), key=lambda line: -line.mu),
        seats=[Share(won, len(matches)) for won in seats],
        pairs=_pairs(names, matches),
        decisions=sum(line.decisions for line in lines.values()),
        seconds=sum(line.seconds for line in lines.values()),
    )


def _count(line: BotLine, seat: Any) -> None:
    line.seats += 1
    line.points += seat.score
    line.decisions += seat.decisions
    line.seconds += seat.seconds
    line.slowest = max(line.slowest, seat.slowest)
    if seat.forfeit:
        line.forfeits[seat.forfeit] = line.forfeits.get(seat.forfeit, 0) + 1
        line.detail = seat.detail


def _rate(lines: dict[str, BotLine], matches: list[Played]) -> None:
    """OpenSkill (Plackett–Luce), in the order of the series, so that it is the same every time.

    Where a bot sits at several seats of a match, it takes the mean of what they earn it.
    """
    model = PlackettLuce()
    for match in matches:
        names = [seat.bot for seat in match.seats]
        if len(set(names)) == 1:
            continue  # nobody learns anything from a match against himself
        teams = [[model.rating(mu=lines[n].mu, sigma=lines[n].sigma)] for n in names]
        rated = model.rate(teams, ranks=[float(seat.rank) for seat in match.seats])
        for name in set(names):
            new = [rated[n][0] for n, other in enumerate(names) if other == name]
            lines[name].mu = sum(r.mu for r in new) / len(new)
            lines[name].sigma = sum(r.sigma for r in new) / len(new)


def _pairs(names: list[str], matches: list[Played]) -> dict[str, dict[str, Share]]:
    won = {a: dict.fromkeys(names, 0.0) for a in names}
    met = {a: dict.fromkeys(names, 0) for a in names}
    for match in matches:
        for one, two in combinations(match.seats, 2):
            if one.bot == two.bot:
                continue
            met[one.bot][two.bot] += 1
            met[two.bot][one.bot] += 1
            ahead = 0.5 if one.rank == two.rank else float(one.rank < two.rank)
            won[one.bot][two.bot] += ahead
            won[two.bot][one.bot] += 1 - ahead
    return {a: {b: Share(won[a][b], met[a][b]) for b in names if met[a][b]} for a in names}


def told(series: Series, summary: Summary) -> dict[str, Any]:
    """The summary as JSON."""
    return {
        "series": series.head(),
        "matches": summary.matches,
        "bots": [
            {
                "bot": line.bot,
                "wins": line.share.told(),
                "rating": {"mu": round(line.mu, 3), "sigma": round(line.sigma, 3)},
                "mean_points": round(line.points / max(line.seats, 1), 3),
                "decisions": line.decisions,
                "decisions_per_second": round(line.speed, 1),
                "slowest_decision": round(line.slowest, 4),
                "forfeits": line.forfeits,
                "last_forfeit": line.detail,
            }
            for line in summary.bots
        ],
        "seats": [share.told() for share in summary.seats],
        "pairs": {a: {b: s.told() for b, s in row.items()} for a, row in summary.pairs.items()},
    }
