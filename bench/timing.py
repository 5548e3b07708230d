"""How everything of ours is timed: by the CPU time of this process."""

import time
from collections.abc import Callable


def rate(action: Callable[[], int], seconds: float) -> float:
    """What an action says it did, per second; it is repeated until the time is spent."""
    action()  # what is computed once is not counted
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += action()
    return done / spent


def microseconds(action: Callable[[], object], seconds: float) -> float:
    """What one call costs."""

    def often() -> int:
        for _ in range(50):
            action()
        return 50

    return 1e6 / rate(often, seconds)
