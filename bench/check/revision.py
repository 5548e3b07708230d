"""A revision beside the working tree: checked out for a while, compiled like it, counted."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]


@contextmanager
def checked_out(name: str, compiled: bool) -> Iterator[Path]:
    """A revision in a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="gildehuis-revision-") as folder:
        tree = Path(folder) / "tree"
        git = ["git", "-C", str(ROOT), "worktree"]
        done = subprocess.run(
            [*git, "add", "--detach", str(tree), name], capture_output=True, check=False
        )
        if done.returncode:
            sys.exit(f"no revision {name}: {done.stderr.decode().strip().splitlines()[-1]}")
        try:
            if compiled:
                command = [sys.executable, "tools/compile.py"]
                subprocess.run(command, cwd=tree, check=True, stdout=sys.stderr)
            yield tree
        finally:
            subprocess.run([*git, "remove", "--force", str(tree)], check=True)


def lines(tree: Path) -> int:
    """Of Python in src, new files included."""
    command = ["git", "-C", str(tree), "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run([*command, "src/*.py"], capture_output=True, text=True, check=True)
    files = {tree / name for name in listed.stdout.splitlines()}
    return sum(path.read_bytes().count(b"\n") for path in files if path.exists())
