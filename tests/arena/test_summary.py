"""Counting a series: shares, intervals, ratings, seats, pairs."""

import pytest

from gildehuis.arena.intervals import Share
from gildehuis.arena.series import plan
from gildehuis.arena.show import running
from gildehuis.arena.summary import summarize, told
from gildehuis.arena.table import Played, Seat
from gildehuis.core import registry

KARDINAL = registry.find("kardinal")


def match(index: int, *seats: tuple[str, int, int]) -> Played:
    return Played(index, 0, [Seat(b, s, r, 10, 0.5, 0.1) for b, s, r in seats], "all_built")


def test_wilson_intervals_are_those_of_the_textbook() -> None:
    assert list(Share(8, 10).interval) == pytest.approx([0.490, 0.943], abs=0.001)
    assert Share(0, 20).interval[0] == 0.0
    assert list(Share(20, 20).interval) == pytest.approx([0.839, 1.0], abs=0.001)
    assert Share(0, 0).interval == (0.0, 1.0)


def test_shared_victories_count_in_part() -> None:
    series = plan(KARDINAL, ["greedy", "random"], 2)
    summary = summarize(series, [match(0, ("greedy", 30, 1), ("random", 30, 1))])
    assert {line.bot: line.won for line in summary.bots} == {"greedy": 0.5, "random": 0.5}
    assert [seat.won for seat in summary.seats] == [0.5, 0.5]


def test_the_better_bot_is_rated_higher_and_first() -> None:
    series = plan(KARDINAL, ["random", "greedy"], 8)
    matches = [match(i, ("random", 20, 2), ("greedy", 30, 1)) for i in range(8)]
    summary = summarize(series, matches)
    best, other = summary.bots
    assert (best.bot, best.won, best.seats) == ("greedy", 8.0, 8)
    assert best.mu > 30 > 20 > other.mu
    assert best.speed == 20.0
    assert summary.pairs["greedy"]["random"].value == 1.0
    assert summary.seats[1].value == 1.0
    assert running(series, matches) == "random 0%  greedy 100%"


def test_a_name_at_several_seats_is_one_bot() -> None:
    series = plan(KARDINAL, ["hard", "greedy", "greedy", "greedy"], 4, 4)
    table = match(0, ("hard", 9, 1), ("greedy", 8, 2), ("greedy", 7, 3), ("greedy", 6, 4))
    summary = summarize(series, [table])
    lines = {line.bot: line for line in summary.bots}
    assert (lines["greedy"].seats, lines["greedy"].won, lines["hard"].won) == (3, 0.0, 1.0)
    assert summary.pairs["hard"]["greedy"] == Share(3.0, 3)
    assert "hard" not in summary.pairs["hard"]


def test_the_summary_as_json_has_all_that_was_asked_for() -> None:
    series = plan(KARDINAL, ["greedy", "random"], 2)
    bot = told(series, summarize(series, [match(0, ("greedy", 3, 1), ("random", 2, 2))]))["bots"][0]
    assert bot["wins"]["share"] == 1.0
    assert bot["slowest_decision"] == 0.1
    assert bot["decisions_per_second"] == 20.0
    assert set(bot) >= {"rating", "mean_points", "forfeits"}
