"""The examples run and show what they promise."""

import subprocess
import sys
from ast import literal_eval
from pathlib import Path

import pytest
from examples import analyse_records, openspiel_mcts, tournament, train_kardinal

import gildehuis
from gildehuis.core.record import encode
from tests.paths import ROOT


def run(name: str, *arguments: str) -> str:
    command = [sys.executable, str(ROOT / "examples" / name), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout


def test_random_against_greedy() -> None:
    source = (ROOT / "examples" / "random_vs_greedy.py").read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 20
    wins = literal_eval(run("random_vs_greedy.py").splitlines()[-1])
    assert wins["greedy"] >= 8


def test_a_trained_policy_beats_random() -> None:
    """A few updates are enough to see it learn; minutes make it better."""
    policy = train_kardinal.train(seconds=60, seed=1, updates=5)
    assert train_kardinal.win_share(policy, matches=50) > 0.6


@pytest.mark.soak
def test_minutes_of_training_beat_random_by_far() -> None:
    policy = train_kardinal.train(seconds=120, seed=1)
    assert train_kardinal.win_share(policy, matches=200) > 0.85


def test_tournament(capsys: pytest.CaptureFixture[str]) -> None:
    tournament.main("kardinal", "4", "random", "greedy")
    assert "greedy" in capsys.readouterr().out


def test_analysis_of_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    matches = [gildehuis.new("guilds", 3, seed).play_out() for seed in range(3)]
    records = tmp_path / "guilds.jsonl"
    records.write_bytes(b"".join(encode(match.record()) + b"\n" for match in matches))
    analyse_records.main(str(records), str(tmp_path / "plot.png"))
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")
    assert "seat 2: " in capsys.readouterr().out


def test_pettingzoo_loop() -> None:
    said = run("pettingzoo_loop.py")
    assert said.count(" gets ") == 3


def test_openspiel_mcts(capsys: pytest.CaptureFixture[str]) -> None:
    openspiel_mcts.main(simulations=2)
    assert "MCTS gets" in capsys.readouterr().out


def test_all_examples_are_tested() -> None:
    names = {path.stem for path in (ROOT / "examples").glob("*.py")}
    source = Path(__file__).read_text(encoding="utf-8")
    assert all(name in source for name in names)
