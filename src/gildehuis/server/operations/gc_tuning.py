"""Cyclic garbage: what is new is looked through often and shortly, everything only rarely.

A full look at all tables stops everybody for a tenth of a second and more, and Python would take
one every few seconds in a busy house; but tables hold no cycles, and go without it.
"""

import asyncio
import gc

NEW = 5_000  # objects: a look at so many takes about a millisecond
RARELY_S = 600.0
NEVER = 1_000_000_000


def set_up() -> None:
    """For the whole process; what is there now stays for good."""
    gc.freeze()
    gc.set_threshold(NEW, NEVER, NEVER)


async def collect_rarely() -> None:
    """Closed sockets leave some: so little that it can wait."""
    while True:
        await asyncio.sleep(RARELY_S)
        gc.collect()
