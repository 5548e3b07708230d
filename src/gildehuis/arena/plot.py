"""A series as a picture, SVG or PNG: the optional extra `plot`."""

from pathlib import Path
from typing import Any

from gildehuis.arena.intervals import Share
from gildehuis.arena.series import Series
from gildehuis.arena.show import short
from gildehuis.arena.summary import Summary
from gildehuis.core.refusal import BadInput
from gildehuis.extras import need

INK, FAIR = "#3b5f8a", "#b3543e"


def check_plot(path: Path) -> None:
    """Can it be drawn? Better asked before the series than after it."""
    if path.suffix not in (".svg", ".png"):
        raise BadInput(f'cannot draw "{path.suffix}"', "--plot", "a name ending in .svg or .png")
    need("matplotlib", "plot", "--plot")


def draw(series: Series, summary: Summary, path: Path) -> None:
    """Shares of wins with their intervals, of the bots and of the seats."""
    check_plot(path)
    import matplotlib as mpl  # noqa: PLC0415 — an optional extra
    from matplotlib.figure import Figure  # noqa: PLC0415

    mpl.rcParams["svg.hashsalt"] = "gildehuis"  # the same series, the same file
    figure = Figure(figsize=(9, 1.4 + 0.45 * max(len(summary.bots), len(summary.seats))))
    left, right_ = figure.subplots(1, 2)
    _bars(left, [(short(line.bot), line.share) for line in summary.bots], 1 / series.players)
    left.set_title("Bots: share of wins")
    _bars(right_, [(f"seat {n}", s) for n, s in enumerate(summary.seats)], 1 / series.players)
    right_.set_title("Seats: share of wins")
    title = f"{series.game}, {series.players} players, {summary.matches} matches"
    figure.suptitle(title + " (95 % intervals; dashed: an equal share)", fontsize=10)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def _bars(axes: Any, rows: list[tuple[str, Share]], fair: float) -> None:
    names = [name for name, _ in rows]
    values = [share.value for _, share in rows]
    around = [
        [share.value - share.interval[0] for _, share in rows],
        [share.interval[1] - share.value for _, share in rows],
    ]
    around = [[max(0.0, part) for part in side] for side in around]
    axes.barh(names, values, xerr=around, color=INK, ecolor="black", capsize=3, height=0.6)
    axes.axvline(fair, color=FAIR, linestyle="--", linewidth=1)
    axes.set_xlim(0, 1)
    axes.invert_yaxis()
