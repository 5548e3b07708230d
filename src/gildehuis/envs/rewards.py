"""What a match was worth to each seat."""

from collections.abc import Callable

from gildehuis.core.game import Result
from gildehuis.core.ranking import ranks
from gildehuis.core.refusal import BadInput

Reward = Callable[[Result], list[float]]


def win(result: Result) -> list[float]:
    """The winner gets 1, the others lose it evenly; winners share. The sum is 0."""
    players, winners = len(result.scores), len(result.winners)
    loss = -1.0 / (players - 1)
    share = (players / winners - 1.0) / (players - 1)
    return [share if seat in result.winners else loss for seat in range(players)]


def points(result: Result) -> list[float]:
    """The points of the game."""
    return [float(score) for score in result.scores]


def lead(result: Result) -> list[float]:
    """Points ahead of the best other seat, or behind him."""
    scores = result.scores
    return [
        float(mine - max(other for at, other in enumerate(scores) if at != seat))
        for seat, mine in enumerate(scores)
    ]


def by_estimate(estimates: list[float]) -> Result:
    """The result of a match that is broken off: who stands best, wins."""
    ranking = ranks(estimates)
    winners = [seat for seat, rank in enumerate(ranking) if rank == 1]
    return Result([round(points) for points in estimates], winners, ranking, "horizon")


_REWARDS: dict[str, Reward] = {"win": win, "points": points, "lead": lead}


def reward_named(name: str) -> Reward:
    if name not in _REWARDS:
        raise BadInput(f'no reward "{name}"', "reward", "one of " + ", ".join(_REWARDS))
    return _REWARDS[name]
