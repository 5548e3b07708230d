"""Series are fair: every line-up on every deal from every seat; results add up."""

from collections import Counter
from pathlib import Path

import pytest

from gildehuis.arena.run import run
from gildehuis.arena.series import Series, pairing, plan, seatings
from gildehuis.arena.table import Played
from gildehuis.core import registry
from gildehuis.core.refusal import BadInput

KARDINAL = registry.find("kardinal")
SHORT = plan(KARDINAL, ["greedy", "random", "easy"], 12)


def outcomes(matches: list[Played]) -> list[object]:
    """What a series decides: all of it but how long it took."""
    return [
        (m.index, m.deal, m.end, [(s.bot, s.score, s.rank, s.forfeit) for s in m.seats])
        for m in matches
    ]


def test_every_line_up_plays_every_deal_from_every_seat() -> None:
    series = plan(KARDINAL, ["greedy", "random", "easy"], 12)
    pairings = [pairing(series, index) for index in range(series.games)]
    for deal in (0, 1):
        met = [tuple(p.bots) for p in pairings if p.deal == deal]
        assert len(met) == len(set(met)) == 6
        for seat in (0, 1):
            assert Counter(bots[seat] for bots in met) == dict.fromkeys(series.bots, 2)


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert plan(KARDINAL, ["greedy", "random"], 3).games == 4


def test_a_repeated_name_sits_at_several_seats() -> None:
    seated = seatings(["hard", "greedy", "greedy", "greedy"], 4)
    assert len(seated) == 4
    assert {bots.index("hard") for bots in seated} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("bots", "players", "games", "said"),
    [
        (["greedy"], 2, 4, "need at least 2 bots"),
        (["greedy", "nobody"], 2, 4, 'no bot "nobody"'),
        (["greedy", "random"], 7, 4, "not played by 7"),
        (["greedy", "random"], 2, 0, "0 games"),
    ],
)
def test_a_series_that_cannot_be_is_refused(
    bots: list[str], players: int, games: int, said: str
) -> None:
    with pytest.raises(BadInput, match=said):
        plan(KARDINAL, bots, games, players)


def test_worker_processes_play_the_same_series() -> None:
    here, _ = run(SHORT, workers=1)
    there, _ = run(SHORT, workers=2)
    assert outcomes(here) == outcomes(there)


def test_a_series_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, _ = run(SHORT, workers=1)
    path = tmp_path / "out" / "series.jsonl"
    run(SHORT, path, workers=1)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:6]) + lines[6][:20])  # stopped in the middle of a line
    again, _ = run(SHORT, path, workers=1)
    assert outcomes(again) == outcomes(whole)
    kept = path.read_bytes().splitlines(keepends=True)
    assert kept[:6] == lines[:6]
    assert len(kept) == 1 + SHORT.games


def test_a_series_may_grow(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    run(plan(KARDINAL, ["greedy", "random"], 2), path, workers=1)
    more, _ = run(plan(KARDINAL, ["greedy", "random"], 4), path, workers=1)
    assert [match.index for match in more] == [0, 1, 2, 3]


@pytest.mark.parametrize("other", ["seed", "bots", "format"])
def test_another_series_does_not_go_into_the_file(other: str, tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    run(plan(KARDINAL, ["greedy", "random"], 2), path, workers=1)
    before = path.read_bytes()
    series: Series = {
        "seed": plan(KARDINAL, ["greedy", "random"], 2, seed="other"),
        "bots": plan(KARDINAL, ["random", "greedy"], 2),
        "format": plan(KARDINAL, ["greedy", "random"], 2),
    }[other]
    if other == "format":
        path.write_bytes(b"my diary\n")
        before = path.read_bytes()
    with pytest.raises(BadInput, match=r"series\.jsonl"):
        run(series, path, workers=1)
    assert path.read_bytes() == before
