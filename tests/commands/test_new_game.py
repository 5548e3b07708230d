"""`gildehuis new-game`: what it writes keeps every promise at once and is played everywhere."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands.run import gildehuis
from tests.paths import ROOT

NAME = "goose_game"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a new game."""
    folder: Path = tmp_path_factory.mktemp("new") / NAME
    done = gildehuis("new-game", NAME, "--folder", folder)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module")
def installed(written: Path) -> dict[str, str]:
    """An environment in which it is installed."""
    told = written.parent / "site" / f"{NAME}-0.1.0.dist-info"
    told.mkdir(parents=True)
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {NAME}\nVersion: 0.1.0\n")
    (told / "entry_points.txt").write_text(f"[gildehuis.games]\n{NAME} = {NAME}:GAME\n")
    path = os.pathsep.join((str(written / "src"), str(told.parent)))
    return {**os.environ, "PYTHONPATH": path}


def run(
    installed: dict[str, str], *command: str | Path, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(part) for part in command],
        env=installed,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        input=typed,
    )


def test_it_keeps_every_promise_and_its_tests_cite_every_rule(
    written: Path, installed: dict[str, str]
) -> None:
    program = Path(sys.executable).with_name("gildehuis")
    done = run(installed, program, "conformance", NAME, "--tests", written / "tests")
    assert done.returncode == 0, done.stdout
    assert "61 kept, 0 broken" in done.stdout


def test_its_own_tests_pass(written: Path, installed: dict[str, str]) -> None:
    done = run(
        installed, sys.executable, "-m", "pytest", "-q", "-c", written / "pyproject.toml", written
    )
    assert "6 passed" in done.stdout, done.stdout


def test_it_is_written_as_the_house_writes(written: Path, installed: dict[str, str]) -> None:
    ruff = Path(sys.executable).with_name("ruff")
    config = ROOT / "pyproject.toml"
    done = run(installed, ruff, "format", "--check", "--config", config, written)
    assert done.returncode == 0, done.stdout


def test_it_is_played_in_the_terminal_and_by_bots(
    installed: dict[str, str], tmp_path: Path
) -> None:
    program = Path(sys.executable).with_name("gildehuis")
    played = run(installed, program, "play", NAME, "--plain", "--seed", "s", typed="1\n" * 99)
    assert played.returncode == 0, played.stderr
    assert "On the table" in played.stdout
    assert "All cards are played" in played.stdout
    out = tmp_path / "some.jsonl"
    bots = ("--players", "2", "--games", "3", "--bots", "easy,random", "--out", str(out))
    assert run(installed, program, "simulate", NAME, *bots).returncode == 0
    assert run(installed, program, "verify", out).returncode == 0


@pytest.mark.parametrize("name", ["kardinal", "My Game", "class", "4x"])
def test_names_that_cannot_be(name: str, tmp_path: Path) -> None:
    done = gildehuis("new-game", name, "--folder", tmp_path / "x")
    assert done.returncode == 2
    assert name in done.stderr


def test_nothing_is_written_over(written: Path) -> None:
    done = gildehuis("new-game", NAME, "--folder", written)
    assert done.returncode == 2
    assert "something in it already" in done.stderr
