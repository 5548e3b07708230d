"""`make bench`: rounds in which every engine gets its turn, then medians and ratios."""

import json
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from gildehuis.core import registry

PEERS = Path(".venv-peers/bin/python")
ROUNDS = 5
SECONDS = "0.6"
RESULTS = Path("bench/results.json")


def main() -> None:
    games = registry.names()
    ours: dict[str, list[dict[str, Any]]] = {name: [] for name in games}
    peer: list[float] = []
    for number in track(range(ROUNDS), "rounds", console=Console(stderr=True)):
        peer.append(_catanatron(number))
        for name in games:
            ours[name].append(_engine(name))
    base = statistics.median(peer)
    rows = [_row(name, runs, base) for name, runs in ours.items()]
    RESULTS.write_text(json.dumps({"catanatron": round(base), "games": rows}, indent=1) + "\n")
    _show(rows, base)


def _catanatron(seed: int) -> float:
    command = [str(PEERS), "bench/peers/catanatron_play.py", SECONDS, str(seed)]
    return float(_json(command)["decisions_per_second"])


def _engine(name: str) -> dict[str, Any]:
    bench = [sys.executable, "-m", "gildehuis", "bench", "--game", name, "--json"]
    return _json([*bench, "--runs", "1", "--seconds", SECONDS])


def _json(command: list[str]) -> dict[str, Any]:
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def _row(name: str, runs: list[dict[str, Any]], base: float) -> dict[str, Any]:
    speed = statistics.median(run["decisions_per_second"] for run in runs)
    clone = statistics.median(run["clone_us"] for run in runs)
    ratio = round(speed / base, 2)
    mode = "compiled" if runs[0]["compiled"] else "pure Python"
    return {"game": name, "mode": mode, "speed": speed, "ratio": ratio, "clone_us": clone}


def _show(rows: list[dict[str, Any]], base: float) -> None:
    title = "Random play, 4 players, one core, medians of interleaved runs"
    table = Table("engine", "mode", "decisions/s", "× Catanatron", "clone µs", title=title)
    table.add_row("Catanatron", "pure Python", f"{base:,.0f}", "1", "")
    for row in rows:
        numbers = (f"{row['speed']:,.0f}", f"{row['ratio']:.1f}", f"{row['clone_us']:.2f}")
        table.add_row(row["game"], row["mode"], *numbers)
    Console().print(table)


main()
