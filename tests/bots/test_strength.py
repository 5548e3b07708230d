"""Bots are as strong as they say: few matches, fixed seeds and node budgets, wide bounds.

The real measurements, with intervals, are in docs/bots.md.
"""

import pytest

from gildehuis.core import registry
from tests.bots.table import match_of, play_out, wins


@pytest.mark.parametrize("game", registry.names())
def test_greedy_makes_more_points_than_random(game: str) -> None:
    scores = [
        play_out(match_of(game, 2, f"{k}"), ["greedy", "random"], f"{k}").scores for k in "ab"
    ]
    assert sum(ours for ours, _ in scores) > 1.2 * sum(theirs for _, theirs in scores)


def test_search_beats_greedy() -> None:
    assert wins("kardinal", "mcts:nodes=80", ["greedy"], 6) >= 4


def test_search_beats_three_greedy() -> None:
    assert wins("kardinal", "mcts:nodes=400", ["greedy"] * 3, 8) >= 3


def test_easy_loses_to_greedy_but_not_to_random() -> None:
    assert wins("kardinal", "easy", ["greedy"], 10) <= 4
    assert wins("kardinal", "easy", ["random"], 10) >= 6
