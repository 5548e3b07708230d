"""`make bench`: every engine gets its turn in every round; then medians and docs/speed.md."""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from bench import peers, report, scaling, server
from bench.kernel import Kernel
from bench.median import median

RESULTS = Path("docs/speed.json")
MODES = {"compiled": {"GILDEHUIS_PURE": "0"}, "pure": {"GILDEHUIS_PURE": "1"}}


def main() -> None:
    words = argparse.ArgumentParser(prog="make bench", description=__doc__)
    words.add_argument("--rounds", type=int, default=5)
    words.add_argument("--seconds", type=float, default=0.4, help="of CPU time per figure")
    words.add_argument("--no-server", action="store_true", help="leave the servers out")
    given = words.parse_args()
    peers.install_node_peer()
    found = _rounds(given.rounds, given.seconds)
    found["arena"] = {n: scaling.matches_per_second(n, 1) for n in (1, 2)}
    found["server"] = None
    found = _keep(found)  # the servers take long: what is known is kept
    if not given.no_server:
        found["server"] = server.compare()
        found = _keep(found)
    report.show(found, Console())


def _keep(found: dict[str, Any]) -> dict[str, Any]:
    """Write all down; as it is read again."""
    text = json.dumps(found, indent=1) + "\n"
    RESULTS.write_text(text, encoding="utf-8")
    read: dict[str, Any] = json.loads(text)
    report.write(read)
    return read


def _rounds(rounds: int, seconds: float) -> dict[str, Any]:
    """Everything once a round, so that a busy minute hits all alike."""
    kernel = Kernel()
    turns: list[dict[str, Any]] = []
    with Progress(console=Console(stderr=True)) as progress:
        bar = progress.add_task("rounds", total=rounds)
        for seed in range(rounds):
            turn: dict[str, Any] = {mode: _ours(mode, seconds, seed) for mode in MODES}
            for kind, programs in (("peers", peers.DECISIONS), ("searches", peers.SIMULATIONS)):
                turn[kind] = {
                    name: peers.measure(program, seconds, seed)
                    for name, program in programs.items()
                }
            turn["load"] = os.getloadavg()[0]
            turn["kernel"] = {n: kernel.speed(n, seconds, seed)[0] for n in (2, 3, 4)}
            turns.append(turn)
            progress.advance(bar)
    return {"rounds": rounds, "seconds": seconds, **median(turns)}


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
