"""Bots that crash, dawdle or cheat lose and are named; the series goes on."""

import sys
from pathlib import Path

import pytest
from rich.console import Console

from gildehuis.arena.run import run
from gildehuis.arena.series import plan
from gildehuis.arena.show import tables
from gildehuis.arena.summary import summarize
from gildehuis.bots import naming
from gildehuis.bots.bot import Bot
from gildehuis.core import registry
from gildehuis.core.schema import Move
from gildehuis.core.secrecy import View
from gildehuis.games.kardinal.schema import KeepCardinal

KARDINAL = registry.find("kardinal")


class Crasher(Bot):
    def choose(self, view: View) -> Move:
        raise RuntimeError("out of ideas")


class Cheat(Bot):
    def choose(self, view: View) -> Move:
        return KeepCardinal() if view.asked == "building" else view.legal[0]


@pytest.fixture(autouse=True)
def bad_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(naming.LEVELS, "crasher", Crasher)
    monkeypatch.setitem(naming.LEVELS, "cheat", Cheat)


@pytest.mark.parametrize(
    ("bot", "why", "detail"),
    [("crasher", "crashed", "out of ideas"), ("cheat", "illegal", "KeepCardinal")],
)
def test_a_bot_that_fails_loses_every_match_and_is_named(bot: str, why: str, detail: str) -> None:
    series = plan(KARDINAL, [bot, "random", "random"], 3, 3)
    matches, _ = run(series, workers=1)
    summary = summarize(series, matches)
    line = next(line for line in summary.bots if line.bot == bot)
    assert line.forfeits == {why: 3}
    assert line.won == 0
    assert {seat.rank for match in matches for seat in match.seats if seat.bot == bot} == {3}
    console = Console(width=120, force_terminal=False)
    with console.capture() as screen:
        console.print(tables(series, summary))
    assert f"{bot} forfeited: 3 × {why}" in screen.get()
    assert detail in screen.get()


def test_a_slow_bot_forfeits() -> None:
    series = plan(KARDINAL, ["mcts:seconds=0.1", "random"], 2, limit=0.01)
    matches, _ = run(series, workers=1)
    slow = [seat for match in matches for seat in match.seats if seat.bot != "random"]
    assert [seat.forfeit for seat in slow] == ["slow", "slow"]


def test_a_process_that_dies_forfeits_and_the_series_goes_on(tmp_path: Path) -> None:
    script = tmp_path / "dying.py"
    script.write_text("raise SystemExit('not today')")
    bot = f"run:{sys.executable} {script}"
    matches, _ = run(plan(KARDINAL, [bot, "random"], 2), workers=1)
    seats = [seat for match in matches for seat in match.seats if seat.bot == bot]
    assert [seat.forfeit for seat in seats] == ["crashed", "crashed"]
    assert "not today" in seats[0].detail
