"""Slowing down: guesses at a password, talkative sockets, too many of them."""

import math
import time
from collections import Counter

from gildehuis.table.faults import Fault

FREE = 4  # wrong guesses without a wait
LONGEST_S = 900
REMEMBER = 10_000  # names; beyond that the oldest are forgotten


class Throttle:
    """After some wrong passwords a user name has to wait, twice as long each time."""

    def __init__(self) -> None:
        self._wrong: dict[str, tuple[int, float]] = {}  # name: guesses, free again at

    def check(self, name: str) -> None:
        """Raise while this name has to wait."""
        wait = self._wrong.get(name, (0, 0.0))[1] - time.monotonic()
        if wait > 0:
            raise Fault("wait", 429, seconds=math.ceil(wait))

    def failed(self, name: str) -> None:
        guesses = self._wrong.pop(name, (0, 0.0))[0] + 1
        wait = 0.0 if guesses < FREE else min(LONGEST_S, 2.0 ** (guesses - FREE))
        self._wrong[name] = (guesses, time.monotonic() + wait)
        if len(self._wrong) > REMEMBER:
            del self._wrong[next(iter(self._wrong))]

    def succeeded(self, name: str) -> None:
        self._wrong.pop(name, None)


class Crowd:
    """A bucket per address; addresses not seen for long are forgotten."""

    def __init__(self, per_minute: int) -> None:
        self._rate = per_minute / 60
        self._buckets: dict[str, Bucket] = {}

    def admits(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, 60)
        self._buckets[address] = bucket  # the last one is the latest seen
        if len(self._buckets) > REMEMBER:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()


class Bucket:
    """So many a second on average, with a reserve for short bursts."""

    def __init__(self, per_second: float, reserve_s: int = 3) -> None:
        self._rate = per_second
        self._most = max(1.0, per_second * reserve_s)
        self._left = self._most
        self._last = time.monotonic()

    def take(self) -> bool:
        """May one more pass now?"""
        at = time.monotonic()
        self._left = min(self._most, self._left + (at - self._last) * self._rate)
        self._last = at
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Sockets:
    """How many each person has open: nobody can take all of them."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, person: str) -> bool:
        if self._open[person] >= self._most:
            return False
        self._open[person] += 1
        return True

    def leave(self, person: str) -> None:
        self._open[person] -= 1
        if self._open[person] <= 0:
            del self._open[person]

    def total(self) -> int:
        return self._open.total()
