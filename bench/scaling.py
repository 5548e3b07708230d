"""Arena: matches per second of wall time on one worker process and on two."""

import time

from gildehuis.arena.series import plan
from gildehuis.arena.workers import play_on_workers
from gildehuis.core import registry

MATCHES = 48
BOTS = ["mcts:nodes=100", "greedy"]


def matches_per_second(workers: int, seed: int, matches: int) -> float:
    """Kardinal between two; starting the processes is not counted."""
    series = plan(registry.find("kardinal"), BOTS, matches, players=2, seed=str(seed))
    indexes = list(range(matches))
    played = play_on_workers(series, indexes, workers)
    for _ in range(workers):
        next(played)  # by now every worker is up
    start = time.perf_counter()
    rest = sum(1 for _ in played)
    return rest / (time.perf_counter() - start)
