"""One side of a pair: a process that runs a tree's engine, and does a piece of work when asked."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Self

from bench.check.revision import ROOT


def environment(tree: Path, pure: bool, seed: int) -> dict[str, str]:
    """That tree's engine, our measurements; sets come in the same order on both sides."""
    return os.environ | {
        "PYTHONPATH": os.pathsep.join((str(tree / "src"), str(ROOT))),
        "PYTHONHASHSEED": str(seed),
        "GILDEHUIS_PURE": str(int(pure)),
    }


def cores() -> tuple[int | None, int | None]:
    """A core for what is measured, and another, if there is one, for what drives it."""
    if not hasattr(os, "sched_setaffinity"):
        return None, None
    here = sorted(os.sched_getaffinity(0))
    return here[-1], here[0]


def pin(pid: int, core: int | None) -> None:
    """Keep a process, and what it starts, on one core."""
    if core is not None:
        os.sched_setaffinity(pid, {core})


class Side:
    """A fresh process, to be asked figure by figure."""

    def __init__(self, tree: Path, groups: list[str], pure: bool, seed: int) -> None:
        self.tree = tree
        self.seed = seed
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.check.worker", *groups],
            env=environment(tree, pure, seed),
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        pin(self._process.pid, cores()[0])
        told = self._hear()
        self.figures: list[str] = told["figures"]
        if not Path(told["engine"]).is_relative_to(tree.resolve()):
            sys.exit(f"{tree} was to be measured, but {told['engine']} runs")
        if told["compiled"] == pure:
            sys.exit(f"the engine in {tree} is not compiled; --pure compares the pure engines")

    def work(self, figure: str, times: int) -> tuple[float, int]:
        """Seconds of CPU time, and how many things that made."""
        assert self._process.stdin is not None
        asked = {"figure": figure, "seed": self.seed, "times": times}
        print(json.dumps(asked), file=self._process.stdin, flush=True)
        told = self._hear()
        return told["seconds"], told["made"]

    def _hear(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit(f"the engine in {self.tree} cannot be measured, see above")
        return json.loads(line)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()  # its input ends, and so does it
