"""What a position is worth to each seat: its share of the victory, from 0 to 1."""

from math import exp

from gildehuis.core.game import AnyGame, Result, State
from gildehuis.core.lists import added_up


def hopes(points: list[float], spread: float) -> list[float]:
    """Chances to win of seats that are expected to end with these points.

    `spread` is the lead in points that makes a win e times as likely as not.
    """
    best = points[0]
    for p in points:
        best = max(best, p)
    shares = [exp((p - best) / spread) for p in points]
    total = added_up(shares)
    return [share / total for share in shares]


def final(result: Result, spread: float) -> list[float]:
    """A match that is over: the victory, and a little for the points, so that a lead still counts.

    A bot that saw only the victory would play without sense once it is sure to win or lose.
    """
    share = 0.9 / len(result.winners)
    rewards = [0.1 * hope for hope in hopes([float(s) for s in result.scores], spread)]
    for seat in result.winners:
        rewards[seat] += share
    return rewards


def rewards(game: AnyGame, state: State, spread: float) -> list[float]:
    """Per seat: the end if the match is over, hopes by the game's estimate while it goes on."""
    if game.to_act(state):
        return hopes(game.estimate(state), spread)
    result = game.result(state)
    assert result is not None  # nobody is to act
    return final(result, spread)
