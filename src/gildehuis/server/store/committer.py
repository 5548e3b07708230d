"""The thread that writes: what waits together is committed together."""

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from gildehuis.server.store.database import Conflict, Job, T

BATCH = 256  # jobs that share one commit at most
WHOLE = 32  # so many are never parted
PACE_S = 0.005  # from one commit to the next: whoever comes in between shares the next

Waiting = tuple[Job[Any], asyncio.Future[Any]]
Answer = tuple[Any, BaseException | None]


class Committer:
    """One thread hop and one fsync serve a whole batch.

    No driver that awaits every statement can do that.
    """

    def __init__(self, connect: Callable[[], Connection]) -> None:
        self._connect = connect
        self._errand: Callable[[], object] | None = None
        self._waiting: list[Waiting] = []
        self._wake = threading.Event()
        self._over = False
        self.committed = 0  # batches

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(
            target=self._commit_batches, args=[self._connect()], name="sqlite-write", daemon=True
        )
        self._thread.start()

    async def stop(self) -> None:
        """What waits is still written."""
        self._over = True
        self._wake.set()
        await asyncio.to_thread(self._thread.join)

    async def write(self, job: Job[T]) -> T:
        """Once it is on disk."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._waiting.append((job, done))
        if not self._wake.is_set():
            self._wake.set()
        return await done

    def between(self, errand: Callable[[], object]) -> None:
        """Do that between two commits."""
        self._errand = errand
        self._wake.set()

    # ---- in the thread

    def _commit_batches(self, connection: Connection) -> None:
        """A commit costs several times what a job does, so a busy house commits not too often."""
        earliest, last = 0.0, 0
        while self._waiting or not self._over:
            self._wake.wait()
            if len(self._waiting) < WHOLE and not self._over:
                time.sleep(max(0.0, earliest - time.monotonic()))
            earliest = time.monotonic() + PACE_S
            if self._errand is not None:
                self._errand()
                self._errand = None
            batch = self._next_batch(last)
            if not batch:
                continue
            last = len(batch)
            answers = _run(connection, [job for job, _ in batch])
            self.committed += 1
            with contextlib.suppress(RuntimeError):  # the loop is gone, and who asked with it
                self._loop.call_soon_threadsafe(_settle, batch, answers)
        connection.close()

    def _next_batch(self, last: int) -> list[Waiting]:
        """All that wait; of many only half of those who were served last or wait now.

        Else a full house falls into step: all wait for one commit, and then all go on at once.
        Halves take turns: while one is at the disk, the moves of the other are judged and told.
        """
        self._wake.clear()
        share = max(WHOLE, (last + len(self._waiting) + 1) // 2)
        batch = self._waiting[: min(share, BATCH)]
        del self._waiting[: len(batch)]
        if self._waiting or self._over:
            self._wake.set()
        return batch


def _run(connection: Connection, jobs: list[Job[Any]]) -> list[Answer]:
    """All in one transaction; if one fails, each in its own."""
    if len(jobs) > 1:
        try:
            with connection.begin():
                return [(job(connection), None) for job in jobs]
        except Exception:
            pass
    return [_run_alone(connection, job) for job in jobs]


def _run_alone(connection: Connection, job: Job[Any]) -> Answer:
    try:
        with connection.begin():
            return job(connection), None
    except (IntegrityError, sqlite3.IntegrityError) as error:
        conflict = Conflict()
        conflict.__cause__ = error
        return None, conflict
    except Exception as error:
        return None, error


def _settle(batch: list[Waiting], answers: list[Answer]) -> None:
    for (_, done), (value, error) in zip(batch, answers, strict=True):
        if done.done():
            continue  # whoever asked has gone
        if error is None:
            done.set_result(value)
        else:
            done.set_exception(error)
