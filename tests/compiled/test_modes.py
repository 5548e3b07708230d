"""Which engine is chosen: the compiled one, unless it is older than a source that may be edited."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.paths import ROOT

ASK = "from gildehuis import engine; import gildehuis.core.rng as r; print(engine.MODE, r.__file__)"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A source tree with its compiled engine."""
    left_out = shutil.ignore_patterns("__pycache__", "static", "text", "server", "terminal")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=left_out)
    shutil.copy2(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def chosen(tree: Path, **environment: str) -> str:
    env = os.environ | {"PYTHONPATH": str(tree / "src"), "GILDEHUIS_PURE": "0"} | environment
    done = subprocess.run(
        [sys.executable, "-c", ASK], capture_output=True, text=True, check=True, env=env, cwd=tree
    )
    mode, _, file = done.stdout.strip().rpartition(" ")
    assert Path(file).is_relative_to(tree)
    assert file.endswith(".py") == (mode != "compiled")
    return mode


def edit(tree: Path) -> None:
    later = time.time() + 60
    os.utime(tree / "src/gildehuis/games/guilds/rules.py", (later, later))


def test_the_compiled_engine_unless_told_otherwise(tree: Path) -> None:
    assert chosen(tree) == "compiled"
    assert chosen(tree, GILDEHUIS_PURE="1") == "pure Python, by GILDEHUIS_PURE"


def test_an_edited_source_counts(tree: Path) -> None:
    edit(tree)
    assert chosen(tree) == "pure Python, for the compiled engine is older than its source"


def test_what_is_installed_is_never_edited(tree: Path) -> None:
    edit(tree)
    (tree / "pyproject.toml").unlink()
    assert chosen(tree) == "compiled"
