"""`make bench`: every engine gets its turn in every round; then medians and docs/speed.md.

`make bench-quick` goes once through all of it with small settings, and publishes nothing.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from bench import peers, report, scaling, server
from bench.kernel import Kernel
from bench.median import median, spread

MODES = {"compiled": {"GILDEHUIS_PURE": "0"}, "pure": {"GILDEHUIS_PURE": "1"}}


@dataclass(frozen=True)
class Plan:
    """How much is measured, and where it is written."""

    folder: Path
    rounds: int
    seconds: float  # of CPU time per figure
    arena: int = scaling.MATCHES
    sockets: int = server.SOCKETS
    server_rounds: int = server.ROUNDS


PUBLISHED = Plan(Path("docs"), rounds=5, seconds=0.4)
QUICK = Plan(Path("build/bench"), rounds=1, seconds=0.05, arena=6, sockets=8, server_rounds=1)


def main() -> None:
    words = argparse.ArgumentParser(prog="make bench", description=__doc__)
    words.add_argument("--quick", action="store_true", help="does all of it work? in build/bench")
    words.add_argument("--rounds", type=int)
    words.add_argument("--seconds", type=float, help="of CPU time per figure")
    words.add_argument("--no-server", action="store_true", help="leave the servers out")
    given = words.parse_args()
    plan = QUICK if given.quick else PUBLISHED
    plan = replace(plan, rounds=given.rounds or plan.rounds, seconds=given.seconds or plan.seconds)
    plan.folder.mkdir(parents=True, exist_ok=True)
    peers.install_node_peer()
    begun = _load()
    found = _rounds(plan.rounds, plan.seconds)
    found["arena"] = {n: scaling.matches_per_second(n, 1, plan.arena) for n in (1, 2)}
    found["server"] = None
    found = _keep(found, begun, plan.folder)  # the servers take long: what is known is kept
    if not given.no_server:
        found["server"] = server.compare(plan.sockets, plan.server_rounds)
        found = _keep(found, begun, plan.folder)
    report.show(found, Console())


def _load() -> float:
    """The machine's load over the last minute."""
    return os.getloadavg()[0]


def _keep(found: dict[str, Any], begun: float, folder: Path) -> dict[str, Any]:
    """Write all down, with the state of the machine; as it is read again."""
    found["machine"] = {
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "cores": os.cpu_count() or 1,
        "load": {"begin": begun, "end": _load()},
    }
    text = json.dumps(found, indent=1) + "\n"
    (folder / "speed.json").write_text(text, encoding="utf-8")
    read: dict[str, Any] = json.loads(text)
    report.write(read, folder)
    return read


def _rounds(rounds: int, seconds: float) -> dict[str, Any]:
    """Everything once a round, so that a busy minute hits all alike."""
    kernel = Kernel()
    turns: list[dict[str, Any]] = []
    with Progress(console=Console(stderr=True)) as progress:
        bar = progress.add_task("rounds", total=rounds)
        for seed in range(rounds):
            turn: dict[str, Any] = {"compiled": _ours("compiled", seconds, seed)}
            turn["kernel"] = {n: kernel.speed(n, seconds, seed)[0] for n in (2, 3, 4)}
            turn["pure"] = _ours("pure", seconds, seed)
            for kind, programs in (("peers", peers.DECISIONS), ("searches", peers.SIMULATIONS)):
                turn[kind] = {
                    name: peers.measure(program, seconds, seed)
                    for name, program in programs.items()
                }
            turns.append(turn)
            progress.advance(bar)
    shown = [{key: turn[key] for key in ("peers", "searches", "kernel")} for turn in turns]
    return {"rounds": rounds, "seconds": seconds, "spread": spread(shown), **median(turns)}


def _ours(mode: str, seconds: float, seed: int) -> Any:
    command = [sys.executable, "-m", "bench.ours", str(seconds), str(seed)]
    env = os.environ | MODES[mode]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    found = json.loads(done.stdout)
    if found["compiled"] != (mode == "compiled"):
        sys.exit("the engine is not compiled here, or older than its source: make compile")
    return found["games"]


if __name__ == "__main__":
    main()
