"""The regression check sees a slowed engine."""

import shutil
from pathlib import Path

import pytest
from bench.check import MOST_LOSS, compare, losses, revision

from tests.paths import ROOT

QUICK = 0.03  # seconds a figure
PLAY = "    if move < FIRST_BUILD:\n        _move_cardinal(state, move)\n"
SLOWED = "    sum(range(3000))\n" + PLAY


def test_a_slowed_copy_is_caught(tmp_path: Path) -> None:
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "static", "*.pyc")
    )
    rules = tmp_path / "src/gildehuis/games/kardinal/rules.py"
    text = rules.read_text(encoding="utf-8")
    assert text.count(PLAY) == 1
    rules.write_text(text.replace(PLAY, SLOWED), encoding="utf-8")
    ratios = compare(ROOT, tmp_path, ["kardinal"], rounds=1, seconds=QUICK, pure=True)
    assert "kardinal: decisions/s" in losses(ratios)
    assert "kardinal: clones/s" in ratios


def test_what_counts_as_a_loss() -> None:
    assert losses({"a": 1 - MOST_LOSS - 0.01, "b": 1 - MOST_LOSS + 0.01, "c": 2.0}) == ["a"]


def test_an_unknown_revision_is_said_to_be_one() -> None:
    with pytest.raises(SystemExit, match="no revision no-such-thing"), revision("no-such-thing"):
        pass
