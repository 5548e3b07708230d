"""Estimates: finite, exact at the end, good enough to play by; the figures of greedy play."""

from math import isfinite
from statistics import mean
from typing import Any

import pytest

from gildehuis.core.chance import Chance
from gildehuis.core.match import Match
from gildehuis.core.playout import step_at_random
from gildehuis.core.rng import Rng
from gildehuis.games.flandern import GAME
from gildehuis.games.flandern.score import value
from gildehuis.games.flandern.state import FlandernState
from tests.games.flandern.table import Table, setup


@pytest.mark.parametrize("players", [2, 3, 4])
def test_estimates_are_finite_and_exact_at_the_end(players: int) -> None:
    match: Match[Any] = Match.start(GAME, setup(players), "estimate")
    rng = Rng(1)
    while match.to_act():
        step_at_random(match, rng)
        estimate = GAME.estimate(match.state)
        assert len(estimate) == players
        assert all(isfinite(points) and -50 < points < 200 for points in estimate)
    result = match.result()
    assert result is not None
    assert GAME.estimate(match.state) == result.scores


def test_a_district_more_is_worth_something() -> None:
    plain = GAME.estimate(Table(4).state)
    better = GAME.estimate(Table(4).lay("gent", "XN", "blue").state)
    site = GAME.estimate(Table(4).lay("gent", "XN", "blue", site=True).state)
    assert better[0] > site[0] > plain[0]


def _greedy(state: FlandernState, seat: int, rng: Rng) -> int:
    """The move after which the seat stands best by the estimate."""
    best, chosen = float("-inf"), -1
    for move in GAME.legal(state, seat):
        twin = GAME.clone(state)
        GAME.play(twin, seat, move)
        worth = GAME.estimate(twin)[seat] + rng.below(100) / 10000
        if worth > best:
            best, chosen = worth, move
    return chosen


def _play(players: int, seed: int, greedy: set[int]) -> FlandernState:
    state = GAME.new(setup(players), Chance(str(seed)))
    rng = Rng(seed)
    while seats := GAME.to_act(state):
        seat = seats[0]
        moves = GAME.legal(state, seat)
        random = moves[rng.below(len(moves))]
        GAME.play(state, seat, _greedy(state, seat, rng) if seat in greedy else random)
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_greedy_player_beats_random_ones(players: int) -> None:
    wins = 0
    for seed in range(4):
        result = GAME.result(_play(players, seed, {seed % players}))
        assert result is not None
        wins += seed % players in result.winners
    assert wins >= 3


def test_greedy_play_comes_near_the_figures_of_the_specification() -> None:
    """About 21 rounds, sorted scores near 26/32/38/45, grey 6–8, mean town value 15."""
    ends = [_play(4, seed, {0, 1, 2, 3}) for seed in range(2)]
    scores = [sorted(GAME.estimate(state)) for state in ends]
    towns = [value(state, town) for state in ends for town in range(6)]
    assert 16 <= mean(state.round for state in ends) <= 27
    assert 20 <= mean(row[0] for row in scores) <= 40
    assert 38 <= mean(row[3] for row in scores) <= 56
    assert 0 <= mean(state.points[4] for state in ends) <= 20
    assert 13 <= mean(towns) <= 17
