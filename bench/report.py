"""The figures as tables: in the terminal and, with a plot, in docs/speed.md."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.plot import draw

PAGE = "speed.md"
PICTURE = "speed.svg"
BASE = "Catanatron"
Rows = list[list[str]]

HEAD = """# Speed

Written by `make bench` on {machine}, Python {python}: medians of {rounds} rounds in which every
engine got its turn, {seconds} s of CPU time each, one core. Random play unless said otherwise.
All figures are in [speed.json](speed.json). `make bench-check REV=…` measures a working tree and an
earlier revision in pairs, on the same work in turns, and fails where it is shown, at 95 %, that
more than 5 % was lost.

![Decisions per second, and time per decision as a match goes on](speed.svg)

The machine's load over a minute was {begin:.1f} when this began and {end:.1f} at its end, on
{cores} cores. From round to round the same figure differed by {spread:.0%} of itself (the median,
over all engines).
"""
BUSY = 1.0  # load beyond one process a core
BUSY_NOTE = """
So the machine had much else to do: figures by CPU time are lower and less steady than on an idle
one; the arena and the servers go by the clock and say little.
"""
NOTES = """
A decision is one call of `to_act`, `legal` and `play`. The C kernel plays Kardinal by the same
rules with the same random numbers (`bench/kernel`; `tests/bench` checks that it counts the same
positions and plays the same matches): it is what these rules cost on this machine at the least.
The search figure of ours counts whole decisions of the bot `mcts`, with all it does for them. Its
peers search games about as long as Kardinal (46 decisions of 20 choices on average): Y on a board
of 9 has 41 of 25, Connect Four up to 42 of 7 at most, which makes its simulations cheaper. Theirs
play on at random to the end; ours stop at the game's estimate, at once or, as the bots of most
games do because it makes them stronger, after 20 to 40 random decisions.
"""


def show(found: dict[str, Any], console: Console) -> None:
    for title, head, rows in _tables(found):
        table = Table(*head, title=title)
        for row in rows:
            table.add_row(*row)
        console.print(table)


def write(found: dict[str, Any], folder: Path) -> None:
    """The page and its picture."""
    draw(found, folder / PICTURE)
    machine = found["machine"]
    load = machine["load"]
    head = HEAD.format(
        machine=machine["system"],
        python=machine["python"],
        cores=machine["cores"],
        rounds=found["rounds"],
        seconds=found["seconds"],
        spread=found["spread"],
        **load,
    )
    if max(load.values()) > machine["cores"] + BUSY:
        head += BUSY_NOTE
    parts = [f"\n## {title}\n\n{_markdown(names, rows)}" for title, names, rows in _tables(found)]
    (folder / PAGE).write_text(head + NOTES + "".join(parts), encoding="utf-8")


def _markdown(head: Iterable[str], rows: Rows) -> str:
    names = list(head)
    lines = [names, ["---", *["---:"] * (len(names) - 1)], *rows]
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)


def _tables(found: dict[str, Any]) -> list[tuple[str, list[str], Rows]]:
    tables = [
        (
            "Random play",
            ["engine", "players", "decisions/s", f"× {BASE}", "matches/s"],
            _play(found),
        ),
        (
            "Kardinal and its limit, the same rules in C",
            ["players", "compiled, decisions/s", "in C", "C is quicker by"],
            _limit(found),
        ),
        (
            "What single things cost (four players)",
            ["game", "mode", "clone µs", "view µs", "imagine µs", "position KiB", "match KiB"],
            _costs(found),
        ),
        (
            "Search and verification",
            ["what", "per second", *(f"× {name}" for name in found["searches"])],
            _searches(found),
        ),
        (
            "Time per decision as a match goes on, compiled (µs, by tenths)",
            ["game", "players", *(f"{n}0 %" for n in range(1, 11))],
            _progress(found),
        ),
        ("Arena: worker processes", ["workers", "matches/s", "× one worker"], _arena(found)),
    ]
    if found["server"]:
        told = found["server"]
        rows = [
            [name, _n(f["moves_per_second"]), _n(f["p99_ms"]), f"{f['processor_ms']:.2f}"]
            for name, f in told["figures"].items()
        ]
        head = [f"server, {told['sockets']} sockets, saturated", "moves/s"]
        head += ["p99 to all viewers, ms", "processor per move, ms"]
        tables.append((f"Server, medians of {told['rounds']} rounds", head, rows))
    return tables


def _n(number: float) -> str:
    return f"{number:,.0f}" if number >= 100 else f"{number:.1f}"


def _play(found: dict[str, Any]) -> Rows:
    base = found["peers"][BASE]
    rows = [[name, "", _n(speed), _n(speed / base), ""] for name, speed in found["peers"].items()]
    for mode in ("pure", "compiled"):
        for game, figures in found[mode].items():
            for players, speeds in figures["play"].items():
                speed = speeds["decisions_per_second"]
                matches = _n(speeds["matches_per_second"])
                rows.append([f"{game}, {mode}", players, _n(speed), _n(speed / base), matches])
    for players, speed in found["kernel"].items():
        rows.append(["Kardinal in C", players, _n(speed), _n(speed / base), ""])
    return rows


def _limit(found: dict[str, Any]) -> Rows:
    rows = []
    for players, limit in found["kernel"].items():
        speed = found["compiled"]["kardinal"]["play"][players]["decisions_per_second"]
        rows.append([players, _n(speed), _n(limit), f"{limit / speed:.1f} ×"])
    return rows


def _costs(found: dict[str, Any]) -> Rows:
    keys = ("clone_us", "view_us", "imagine_us", "position_kib", "match_kib")
    return [
        [game, mode, *(f"{figures[key]:.1f}" for key in keys)]
        for mode in ("pure", "compiled")
        for game, figures in found[mode].items()
    ]


SEARCHES = {
    "iterations": "search_per_second",
    "iterations with its bots' playouts": "bot_search_per_second",
}


def _searches(found: dict[str, Any]) -> Rows:
    theirs = list(found["searches"].values())
    rows = [
        [name, _n(speed), *(_n(speed / their) for their in theirs)]
        for name, speed in found["searches"].items()
    ]
    for mode in ("pure", "compiled"):
        for game, figures in found[mode].items():
            for what, key in SEARCHES.items():
                speed = figures[key]
                ratios = [_n(speed / their) for their in theirs]
                rows.append([f"{game}, {mode}: {what}", _n(speed), *ratios])
    for mode in ("pure", "compiled"):
        for game, figures in found[mode].items():
            rows.append([f"{game}, {mode}: records verified", _n(figures["verify_per_second"])])
            rows[-1] += [""] * len(theirs)
    return rows


def _progress(found: dict[str, Any]) -> Rows:
    return [
        [game, players, *(f"{cost:.1f}" for cost in by_tenth)]
        for game, figures in found["compiled"].items()
        for players, by_tenth in figures["progress_us"].items()
    ]


def _arena(found: dict[str, Any]) -> Rows:
    alone = found["arena"]["1"]
    return [[n, _n(speed), f"{speed / alone:.2f}"] for n, speed in found["arena"].items()]
