"""The examples of games on the engine of this checkout, compiled or not."""

from pathlib import Path
from typing import Any

import pytest

from gildehuis.conformance import run
from gildehuis.conformance.suite import every_rule_cited
from gildehuis.core.game import AnyGame
from gildehuis.core.match import Match
from gildehuis.core.setup import settle
from tests.bots.table import play_out
from tests.outside import example
from tests.paths import ROOT

EXAMPLES = ROOT / "examples"


@pytest.fixture(params=["lakenhal", "drapery"])
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    return example(monkeypatch, request.param)


def test_it_keeps_every_promise(game: AnyGame) -> None:
    findings = list(run(game))
    assert len(findings) == 60
    assert [finding for finding in findings if finding.broken or finding.known] == []


def test_its_tests_cite_every_rule(game: AnyGame) -> None:
    every_rule_cited(game, EXAMPLES / game.name / "tests")


def test_the_search_beats_random_at_a_game_it_has_never_seen(game: AnyGame) -> None:
    """Also where all choose in secret at once."""
    lead = 0
    for seed in ("a", "b", "c", "d", "e", "f"):
        match: Match[Any] = Match.start(game, settle(game, 2), seed)
        ours, theirs = play_out(match, ["mcts:nodes=40", "random"], seed).scores
        lead += ours - theirs
    assert lead > 0


def test_a_game_of_tricks_in_two_hundred_lines_and_one_language() -> None:
    package = EXAMPLES / "drapery" / "src" / "drapery"
    assert sum(lines(path) for path in package.glob("*.py")) <= 200
    assert [path.name for path in (package / "text").iterdir()] == ["en.ftl"]


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())
