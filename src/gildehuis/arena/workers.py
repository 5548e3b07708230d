"""Who plays the matches on this machine: this process, or several of its own."""

import multiprocessing
import signal
from collections.abc import Generator
from functools import partial

import msgspec

from gildehuis.arena.series import Series
from gildehuis.arena.table import Played, play_one


def play_here(series: Series, indexes: list[int]) -> Generator[Played]:
    head = msgspec.json.encode(series)
    for index in indexes:
        yield play_one(head, index)


def play_on_workers(series: Series, indexes: list[int], workers: int) -> Generator[Played]:
    """Matches as they are finished, on fresh processes; they end when the caller has enough."""
    head = msgspec.json.encode(series)
    spawn = multiprocessing.get_context("spawn")
    with spawn.Pool(workers, initializer=_leave_stopping_to_the_boss) as pool:
        yield from pool.imap_unordered(partial(play_one, head), indexes)


def _leave_stopping_to_the_boss() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
