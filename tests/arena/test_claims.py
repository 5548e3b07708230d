"""Claims of strength: which series tests them, and when they count as kept."""

import pytest

from gildehuis.arena.intervals import Share
from gildehuis.arena.strength import CLAIMS, Claim, row, series_of
from gildehuis.arena.summary import summarize
from gildehuis.arena.table import Played, Seat
from gildehuis.bots.naming import hard_for
from gildehuis.core.registry import find

HARD = Claim("hard", ("greedy",), 0.75, 40)
EASY = Claim("easy", ("greedy",), 0.50, 40, least=False)


@pytest.mark.parametrize(
    ("claim", "won", "kept"),
    [
        (HARD, Share(39, 40), "yes"),
        (HARD, Share(31, 40), "yes, within the interval"),
        (HARD, Share(28, 40), "no, within the interval"),
        (HARD, Share(10, 40), "no"),
        (EASY, Share(2, 40), "yes"),
        (EASY, Share(19, 40), "yes, within the interval"),
        (EASY, Share(22, 40), "no, within the interval"),
        (EASY, Share(39, 40), "no"),
    ],
)
def test_a_claim_is_kept_surely_or_as_far_as_seen(claim: Claim, won: Share, kept: str) -> None:
    assert claim.kept(won) == kept


def test_every_claim_has_its_series() -> None:
    for claim in CLAIMS:
        series = series_of("kardinal", claim)
        assert series.players == len(claim.others) + 1
        assert series.games >= claim.matches


def test_a_row_tells_share_interval_and_number_of_matches() -> None:
    seats = [Seat("hard", 30, 1, 10, 5.0, 0.9), Seat("greedy", 20, 2, 10, 0.1, 0.1)]
    matches = [Played(i, i, seats, "all_built") for i in range(4)]
    text = row(HARD, "hard", summarize(series_of("kardinal", HARD), matches))
    assert "100.0% (51.0%–100.0%) | 4 |" in text
    assert "0.500 s | 0.900 s | 0 |" in text


def test_without_clock_a_level_plays_by_its_nodes() -> None:
    claim = HARD.without_clock("flandern")
    assert claim.bot == f"mcts:nodes={hard_for(find('flandern')).nodes}"
    assert claim.file("flandern") == "strength-flandern-mcts-nodes-2000-greedy.jsonl"
    assert HARD.without_clock("kardinal").bot == f"mcts:nodes={hard_for(find('kardinal')).nodes}"
    assert EASY.without_clock("flandern") == EASY
