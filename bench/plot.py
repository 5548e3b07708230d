"""The picture of docs/speed.md: decisions per second, and how their cost grows in a match."""

from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure

OURS, PURE, PEER, LIMIT = "#3b5f8a", "#8fa9c4", "#b3543e", "#555555"
STYLES = ("-", "--", ":", "-.")


def draw(found: dict[str, Any], path: Path) -> None:
    mpl.rcParams["svg.hashsalt"] = "gildehuis"
    figure = Figure(figsize=(11, 5.2))
    left, right = figure.subplots(1, 2, width_ratios=(3, 2))
    _speeds(left, found)
    _growth(right, found["compiled"])
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def _speeds(axes: Any, found: dict[str, Any]) -> None:
    bars = [(name, speed, PEER) for name, speed in found["peers"].items()]
    for mode, colour in (("pure", PURE), ("compiled", OURS)):
        for game, figures in found[mode].items():
            speed = figures["play"]["4"]["decisions_per_second"]
            bars.append((f"{game}, {mode}", speed, colour))
    bars.append(("Kardinal in C", found["kernel"]["4"], LIMIT))
    bars.sort(key=lambda bar: bar[1])
    names, speeds, colours = zip(*bars, strict=True)
    axes.barh(names, speeds, color=colours, height=0.7)
    for row, speed in enumerate(speeds):
        axes.text(speed, row, f" {speed:,.0f}", va="center", fontsize=7)
    axes.set_xscale("log")
    axes.set_xlim(right=max(speeds) * 4)
    axes.tick_params(labelsize=8)
    axes.set_title("Decisions per second, random play, one core (log scale)", fontsize=9)


def _growth(axes: Any, games: dict[str, Any]) -> None:
    for style, (game, figures) in zip(STYLES, games.items(), strict=True):
        axes.plot(range(10, 101, 10), figures["progress_us"]["4"], style, color=OURS, label=game)
    axes.set_ylim(bottom=0)
    axes.set_xlabel("% of the match", fontsize=8)
    axes.tick_params(labelsize=8)
    axes.legend(fontsize=8)
    axes.set_title("µs per decision as a match goes on (compiled, 4 players)", fontsize=9)
