"""The regression check sees a slowed engine, and measures all it says."""

import json
import shutil
import subprocess
import sys
from importlib import import_module
from io import StringIO
from pathlib import Path

import pytest
from bench.check import served
from bench.check.__main__ import LIMIT, measure, slowed
from bench.check.interval import FEWEST
from bench.check.pairs import GROUPS, Plan, order
from bench.check.revision import checked_out, lines
from bench.check.show import show
from rich.console import Console

from tests.paths import ROOT

PLAY = "    if move != KEEP_CARDINAL:\n        came_from = state.cardinal\n"
SLOWED = "    sum(range(3000))\n" + PLAY
COMMAND = [sys.executable, "-m", "bench.check"]


def test_a_slowed_copy_is_caught(tmp_path: Path) -> None:
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "static", "*.pyc")
    )
    rules = tmp_path / "src/gildehuis/games/kardinal/rules.py"
    text = rules.read_text(encoding="utf-8")
    assert text.count(PLAY) == 1
    rules.write_text(text.replace(PLAY, SLOWED), encoding="utf-8")
    only = ("play of 4: kardinal", "clone: kardinal")
    plan = Plan(ROOT, tmp_path, only, True, FEWEST, seconds=0.003, pieces=1, again=False)
    rounds = measure(plan, LIMIT)
    assert sorted(rounds.speeds) == sorted(only)
    compared = rounds.compared()
    assert "play of 4: kardinal" in slowed(compared, LIMIT)
    assert compared["play of 4: kardinal"].ratio < 0.8 < compared["clone: kardinal"].high


def test_the_command_against_a_revision() -> None:
    words = ["HEAD", "--pure", "--quick", "--only", "clone: kardinal", "--limit", "0.9", "--json"]
    done = subprocess.run([*COMMAND, *words], cwd=ROOT, capture_output=True, check=True)
    found = json.loads(done.stdout)
    assert found["revision"] == "HEAD"
    assert found["lines"]["new"] == lines(ROOT) > 10_000
    assert list(found["figures"]) == ["clone: kardinal"]
    figure = found["figures"]["clone: kardinal"]
    assert 0.1 < figure["low"] <= figure["ratio"] <= figure["high"] < 10
    assert (figure["rounds"], figure["verdict"]) == (FEWEST, "fine")


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["--rounds", "5"], "6 at the least"),
        (["--only", "views,serch"], 'no figure "serch"'),
    ],
)
def test_wrong_words_are_refused_before_anything_is_built(words: list[str], answer: str) -> None:
    done = subprocess.run(
        [*COMMAND, "HEAD", *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert answer in done.stderr


@pytest.mark.parametrize("group", GROUPS)
def test_figures_do_the_same_work_every_time(group: str) -> None:
    figures = import_module(f"bench.check.figures.{group}").FIGURES
    for name, prepare in figures.items():
        assert name.startswith(group)
        action = prepare(1)
        assert action() == action() == prepare(1)() > 0


def test_the_server_is_measured_on_both_sides() -> None:
    told = served.pair((ROOT, ROOT), pure=True, seed=1, tables=1, order="AB")
    assert set(told) == set(served.FIGURES)
    for wall, worked in zip(told[served.WALL], told[served.WORKED], strict=True):
        assert 0 < wall < 1.2 * worked  # on one core nothing is done in less time than it takes


def test_nobody_is_always_first() -> None:
    assert order(0, 2) == "ABBAABBA"
    assert order(1, 1) == "BAAB"


def test_an_unknown_revision_is_said_to_be_one() -> None:
    with (
        pytest.raises(SystemExit, match="no revision no-such-thing"),
        checked_out("no-such-thing", compiled=False),
    ):
        pass


def test_the_table() -> None:
    figure = {"old": 1000.0, "new": 900.0, "ratio": 0.9, "low": 0.88, "high": 0.92, "rounds": 12}
    found = {
        "revision": "main",
        "compiled": True,
        "load": 1.25,
        "lines": {"old": 30_000, "new": 27_000},
        "figures": {"views encoded: nieuwstad": figure | {"verdict": "slower"}},
    }
    console = Console(width=80, file=StringIO())
    with console.capture() as captured:
        show(found, console)
    text = captured.get()
    for row in (
        ["views", "encoded:", "nieuwstad", "1,000", "900", "0.900", "0.880–0.920", "12", "slower"],
        ["lines", "of", "src", "30,000", "27,000", "0.900"],
    ):
        assert row in [line.split() for line in text.splitlines()]
