"""`make play` compiles beside the house: what runs meanwhile must not see what is compiled."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.paths import ROOT
from tools import compile as compiling

# As if the compiler finished while the house runs: a file that no Python can load.
MEANWHILE = """
import sys, sysconfig
from pathlib import Path
from gildehuis import engine
folder = Path(engine.__file__).parent
(folder / "core" / ("rng" + sysconfig.get_config_var("EXT_SUFFIX"))).write_bytes(b"compiled")
import gildehuis.core.rng
print(gildehuis.core.rng.__file__)
"""


def test_a_start_in_pure_python_stays_so_to_its_end(tmp_path: Path) -> None:
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "static", "text", "server")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=left_out)
    env = os.environ | {"PYTHONPATH": str(tmp_path / "src"), "GILDEHUIS_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", MEANWHILE], capture_output=True, text=True, check=False, env=env
    )
    assert done.stdout.strip() == str(tmp_path / "src/gildehuis/core/rng.py"), done.stderr


def test_one_compiles_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "WORK", tmp_path)
    monkeypatch.setattr(compiling, "LOCK", tmp_path / "lock")
    assert not compiling.is_at_work()
    with compiling.at_work():
        assert compiling.is_at_work()
    assert not compiling.is_at_work()


def test_why_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(compiling.PURE, "1")
    assert compiling.why_not() == "by GILDEHUIS_PURE"
    monkeypatch.setenv(compiling.PURE, "0")
    monkeypatch.setenv("PATH", "")
    assert compiling.why_not() == "no C compiler here"
