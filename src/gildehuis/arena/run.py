"""Running a series: who plays, what is kept, what is shown meanwhile."""

import os
from collections.abc import Generator
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gildehuis.arena.on_ray import play_on_ray
from gildehuis.arena.series import Series
from gildehuis.arena.show import running
from gildehuis.arena.store import Store
from gildehuis.arena.table import Played
from gildehuis.arena.workers import play_here, play_on_workers
from gildehuis.extras import need

SHOWN = 200  # times the running result is counted anew, at most


def run(
    series: Series,
    path: Path | None = None,
    workers: int | None = None,
    ray: str | None = None,
    console: Console | None = None,
) -> tuple[list[Played], bool]:
    """Play what is missing of a series; all its matches, and whether it was stopped (Ctrl-C)."""
    stopped = False
    with Store(series, path) as store:
        missing = store.missing()
        finished = _play(series, missing, workers or os.cpu_count() or 1, ray)
        screen = console or Console(stderr=True, quiet=True)
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            TextColumn("{task.fields[result]}"),
        )
        with Progress(*columns, console=screen, transient=True) as progress:
            done = series.games - len(missing)
            bar = progress.add_task(series.game, total=series.games, completed=done, result="")
            every = max(1, len(missing) // SHOWN)
            try:
                for number, match in enumerate(finished):
                    store.add(match)
                    progress.advance(bar)
                    if number % every == 0:
                        progress.update(bar, result=running(series, store.played.values()))
            except KeyboardInterrupt:
                stopped = True
            finally:
                finished.close()
        return store.matches(), stopped


def _play(series: Series, missing: list[int], workers: int, ray: str | None) -> Generator[Played]:
    if ray is not None:
        need("ray", "ray", "--ray")
        return play_on_ray(series, missing, ray)
    if workers == 1 or len(missing) <= 1:
        return play_here(series, missing)
    return play_on_workers(series, missing, min(workers, len(missing)))
