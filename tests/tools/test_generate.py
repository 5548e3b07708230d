"""Generated files are what their declarations say, and a change that forgets them is found."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.paths import ROOT
from tools import generate

LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "static")


def test_all_that_is_generated_is_fresh() -> None:
    stale = [path for path, text in generate.generated() if path.read_text("utf-8") != text]
    assert not stale


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The declarations and what is written from them, to be changed."""
    folder = tmp_path_factory.mktemp("house")
    for part in ("src", "tools", "docs", "web/src/generated"):
        shutil.copytree(ROOT / part, folder / part, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def check(copy: Path) -> tuple[int, str]:
    """What `make check` runs, there."""
    done = subprocess.run(
        [sys.executable, "-m", "tools.generate", "--check"],
        cwd=copy,
        env={"PYTHONPATH": f"{copy}/src:{copy}"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    ("declaration", "line", "files"),
    [
        (
            "src/gildehuis/table/messages.py",
            "    rematch: TableId | None\n",
            ["web/src/generated/protocol.ts", "docs/protocol.md"],
        ),
        (
            "src/gildehuis/games/kardinal/schema.py",
            "    idle: int  # turns in a row without a building\n",
            ["web/src/generated/kardinal.ts", "src/gildehuis/games/kardinal/VIEW.md"],
        ),
    ],
)
def test_a_field_added_in_python_alone_is_found(
    copy: Path, declaration: str, line: str, files: list[str]
) -> None:
    path = copy / declaration
    text = path.read_text("utf-8")
    assert check(copy) == (0, "")
    path.write_text(text.replace(line, f"{line}    forgotten: int  # by the client\n"), "utf-8")
    code, told = check(copy)
    path.write_text(text, "utf-8")
    assert code == 1
    assert sorted(re.findall(r"^  (\S+)$", told, re.MULTILINE)) == sorted(files)
