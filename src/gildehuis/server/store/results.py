"""Queries about finished matches: results per seat, ratings, statistics."""

from dataclasses import dataclass

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import Connection, case, delete, desc, func, insert, select

from gildehuis.server.store.schema import people, ratings, results
from gildehuis.table.model import Doc, PersonId

LEADERS = 100
MODEL = PlackettLuce()


class Leader(msgspec.Struct):
    """A line of a leaderboard; only people against people are rated."""

    person: PersonId
    name: str
    rating: float
    matches: int
    wins: int


class GameStatistics(msgspec.Struct):
    """What a person has reached in one game."""

    game: str
    matches: int
    wins: int
    average_score: float
    best_score: int
    rating: float | None  # null: never rated


@dataclass(frozen=True)
class SeatResult:
    """How one seat of a match ended; `person` None where a bot played."""

    seat: int
    person: str | None
    bot: str | None
    score: int
    rank: int


def per_seat(doc: Doc) -> list[SeatResult]:
    """How each seat of a finished match ended; who resigned ranks last."""
    assert doc.result is not None
    scores, ranking = doc.result.scores, doc.result.ranking
    return [
        SeatResult(
            number,
            seat.person,
            seat.bot,
            scores[number],
            doc.players if seat.resigned else ranking[number],
        )
        for number, seat in enumerate(doc.seats)
    ]


def record(connection: Connection, table: str, game: str, seats: list[SeatResult], at: int) -> None:
    """Store a finished match and let the ratings of its people follow."""
    connection.execute(
        insert(results),
        [
            {
                "table_id": table,
                "seat": seat.seat,
                "person_id": seat.person,
                "bot": seat.bot,
                "game": game,
                "score": seat.score,
                "rank": seat.rank,
                "at": at,
            }
            for seat in seats
        ],
    )
    rated = [seat for seat in seats if seat.person is not None]
    if len(rated) > 1:
        _rate(connection, game, rated)


def _rate(connection: Connection, game: str, seats: list[SeatResult]) -> None:
    """Only people are rated, against each other."""
    rows = connection.execute(
        select(ratings).where(
            ratings.c.game == game, ratings.c.person_id.in_([seat.person for seat in seats])
        )
    ).mappings()
    known = {row["person_id"]: row for row in rows}
    teams = []
    for seat in seats:
        row = known.get(seat.person or "")
        teams.append([MODEL.rating(row["mu"], row["sigma"]) if row else MODEL.rating()])
    rated = MODEL.rate(teams, ranks=[float(seat.rank) for seat in seats])
    best = min(seat.rank for seat in seats)
    for seat, team in zip(seats, rated, strict=True):
        row = known.get(seat.person or "")
        connection.execute(
            delete(ratings).where(ratings.c.game == game, ratings.c.person_id == seat.person)
        )
        connection.execute(
            insert(ratings).values(
                game=game,
                person_id=seat.person,
                mu=team[0].mu,
                sigma=team[0].sigma,
                matches=(row["matches"] if row else 0) + 1,
                wins=(row["wins"] if row else 0) + (seat.rank == best),
            )
        )


def leaders(connection: Connection, game: str) -> list[Leader]:
    """The best by what their rating is almost surely above: mu − 3 sigma."""
    ordinal = (ratings.c.mu - 3 * ratings.c.sigma).label("rating")
    query = (
        select(people.c.id, people.c.name, ordinal, ratings.c.matches, ratings.c.wins)
        .join(people, people.c.id == ratings.c.person_id)
        .where(ratings.c.game == game)
        .order_by(desc(ordinal))
        .limit(LEADERS)
    )
    return [
        Leader(id_, name, round(rating, 2), matches, wins)
        for id_, name, rating, matches, wins in connection.execute(query)
    ]


def statistics(connection: Connection, person: str) -> list[GameStatistics]:
    """Per game what a person has played and reached."""
    won = func.sum(case((results.c.rank == 1, 1), else_=0))
    query = (
        select(
            results.c.game,
            func.count(),
            won,
            func.avg(results.c.score),
            func.max(results.c.score),
            ratings.c.mu,
            ratings.c.sigma,
        )
        .join(
            ratings,
            (ratings.c.game == results.c.game) & (ratings.c.person_id == results.c.person_id),
            isouter=True,
        )
        .where(results.c.person_id == person)
        .group_by(results.c.game, ratings.c.mu, ratings.c.sigma)
        .order_by(results.c.game)
    )
    return [
        GameStatistics(
            game=game,
            matches=matches,
            wins=int(wins),
            average_score=round(float(average), 2),
            best_score=best,
            rating=None if mu is None else round(mu - 3 * sigma, 2),
        )
        for game, matches, wins, average, best, mu, sigma in connection.execute(query)
    ]
