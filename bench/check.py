"""`make bench-check REV=…`: has the working tree become slower than a revision?"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from gildehuis.core import registry

ROOT = Path(__file__).parent.parent
MOST_LOSS = 0.15
Speeds = dict[str, float]


def main() -> None:
    words = argparse.ArgumentParser(prog="make bench-check", description=__doc__)
    words.add_argument("revision")
    words.add_argument("--rounds", type=int, default=7)
    words.add_argument("--seconds", type=float, default=0.5, help="of CPU time per figure")
    words.add_argument("--pure", action="store_true", help="compare the pure engines")
    given = words.parse_args()
    with revision(given.revision) as tree:
        if not given.pure:
            subprocess.run([sys.executable, "tools/compile.py"], cwd=tree, check=True)
        ratios = compare(
            tree, ROOT, list(registry.names()), given.rounds, given.seconds, given.pure
        )
    _show(ratios, given.revision)
    if lost := losses(ratios):
        sys.exit(f"slower than {given.revision} by over {MOST_LOSS:.0%}: {', '.join(lost)}")


@contextmanager
def revision(name: str) -> Iterator[Path]:
    """A revision in a folder of its own, for a while."""
    with tempfile.TemporaryDirectory(prefix="gildehuis-revision-") as folder:
        tree = Path(folder) / "tree"
        git = ["git", "-C", str(ROOT), "worktree"]
        done = subprocess.run(
            [*git, "add", "--detach", str(tree), name], capture_output=True, check=False
        )
        if done.returncode:
            sys.exit(f"no revision {name}: {done.stderr.decode().strip().splitlines()[-1]}")
        try:
            yield tree
        finally:
            subprocess.run([*git, "remove", "--force", str(tree)], check=True)


def compare(
    old: Path, new: Path, games: list[str], rounds: int, seconds: float, pure: bool
) -> dict[str, float]:
    """New speed ÷ old speed of every figure: the median over rounds in which both had a turn."""
    pairs: list[tuple[Speeds, Speeds]] = []
    for seed in track(range(rounds), "rounds", console=Console(stderr=True)):
        pairs.append(
            (_turn(old, games, seconds, seed, pure), _turn(new, games, seconds, seed, pure))
        )
    return {
        figure: statistics.median(after[figure] / before[figure] for before, after in pairs)
        for figure in pairs[0][0]
    }


def losses(ratios: dict[str, float]) -> list[str]:
    """The figures that lost too much."""
    return [figure for figure, ratio in ratios.items() if ratio < 1 - MOST_LOSS]


def _turn(tree: Path, games: list[str], seconds: float, seed: int, pure: bool) -> Speeds:
    """Our measurements, that tree's engine."""
    path = os.pathsep.join((str(tree / "src"), str(ROOT)))
    env = os.environ | {"PYTHONPATH": path, "GILDEHUIS_PURE": str(int(pure))}
    command = [sys.executable, "-m", "bench.turn", str(seconds), str(seed), *games]
    done = subprocess.run(command, capture_output=True, text=True, env=env, cwd=tree, check=False)
    if done.returncode:
        sys.exit(f"the engine in {tree} cannot be measured:\n{done.stderr[-1500:]}")
    found: dict[str, Any] = json.loads(done.stdout)
    if found["compiled"] == pure:
        sys.exit(f"the engine in {tree} is not compiled; --pure compares the pure engines")
    speeds: Speeds = found["speeds"]
    return speeds


def _show(ratios: dict[str, float], name: str) -> None:
    table = Table("figure", f"× {name}", title="The working tree, medians of interleaved rounds")
    for figure, ratio in ratios.items():
        table.add_row(figure, f"{ratio:.2f}" + (" too slow" if figure in losses(ratios) else ""))
    Console().print(table)


if __name__ == "__main__":
    main()
