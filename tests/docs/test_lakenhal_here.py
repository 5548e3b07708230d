"""The example of "Add a game" on the engine of this checkout, compiled or not."""

from typing import Any

import pytest

from gildehuis.conformance import run
from gildehuis.core.game import AnyGame
from gildehuis.core.match import Match
from gildehuis.core.setup import settle
from tests.bots.table import play_out
from tests.paths import ROOT


@pytest.fixture
def lakenhal(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    monkeypatch.syspath_prepend(str(ROOT / "examples" / "lakenhal" / "src"))
    from lakenhal import GAME  # noqa: PLC0415 — it is no part of this package

    return GAME


def test_it_keeps_every_promise(lakenhal: AnyGame) -> None:
    findings = list(run(lakenhal))
    assert len(findings) == 60
    assert [finding for finding in findings if finding.broken is not None] == []


def test_the_search_beats_random_at_a_game_it_has_never_seen(lakenhal: AnyGame) -> None:
    """Also where all choose in secret at once."""
    lead = 0
    for seed in ("a", "b", "c", "d", "e", "f"):
        match: Match[Any] = Match.start(lakenhal, settle(lakenhal, 2), seed)
        ours, theirs = play_out(match, ["mcts:nodes=40", "random"], seed).scores
        lead += ours - theirs
    assert lead > 0
