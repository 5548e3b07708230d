"""Who plays the matches: this process, worker processes, or a Ray cluster. Same results."""

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

import msgspec

from gildehuis.arena.series import Series
from gildehuis.arena.table import Played, play_one

AHEAD = 2  # matches handed out per worker beyond the one it plays


def play_here(series: Series, indexes: list[int]) -> Iterator[Played]:
    head = msgspec.json.encode(series)
    for index in indexes:
        yield play_one(head, index)


def play_on_workers(series: Series, indexes: list[int], workers: int) -> Iterator[Played]:
    """Matches as they are finished, on fresh processes of this machine."""
    head = msgspec.json.encode(series)
    spawn = multiprocessing.get_context("spawn")
    waiting = iter(indexes)
    with ProcessPoolExecutor(workers, mp_context=spawn) as pool:
        running: set[Future[Played]] = set()
        try:
            while True:
                for index in waiting:
                    running.add(pool.submit(play_one, head, index))
                    if len(running) >= workers * (1 + AHEAD):
                        break
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
