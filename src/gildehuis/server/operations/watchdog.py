"""Watching the event loop: every stretch in which it answered nobody is counted and logged."""

import asyncio
import logging
import time

from gildehuis.server.operations import metrics

log = logging.getLogger("gildehuis.watchdog")
STALL_S = 0.05  # longer than that, people notice
BEAT_S = 0.01  # so a stretch is told to within a hundredth of a second


async def watch() -> None:
    """Beat until cancelled. Runs on the loop it watches, so its thread's time is the loop's own."""
    beat, worked = time.perf_counter(), time.thread_time()
    while True:
        await asyncio.sleep(BEAT_S)
        now, own = time.perf_counter(), time.thread_time()
        if now - beat > STALL_S:
            tell(now - beat, own - worked)
        beat, worked = now, own


def tell(seconds: float, computed: float) -> None:
    """By what: the loop's own work, or waiting (a busy machine, another thread, a slow disk)."""
    by = "work" if computed >= seconds / 2 else "wait"
    metrics.stalls.labels(by).inc()
    metrics.stalled.observe(seconds)
    log.warning(
        "the event loop stood still",
        extra={"seconds": round(seconds, 3), "computed": round(computed, 3), "by": by},
    )
