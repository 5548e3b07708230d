"""SQLite: a thread that writes, some that read, and a log that is emptied behind their backs."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url

from gildehuis.server.store.committer import Committer
from gildehuis.server.store.database import Job, T

READERS = 2
TIDY_S = 1.0  # from one emptying of the log to the next
LOG_PAGES = 4000  # beyond that the rest of the log is emptied between two commits: it begins anew


class Sqlite:
    """A file, written by this process alone."""

    several = False

    def __init__(self, url: str) -> None:
        file = make_url(url).database
        if file and file != ":memory:":
            Path(file).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._writer = sqlite_engine(url, "BEGIN IMMEDIATE")
        self._reader = sqlite_engine(url, "BEGIN")
        self._threads = ThreadPoolExecutor(READERS, "sqlite-read")
        self.committer = Committer(self._open_writer)
        self._tidying: asyncio.Task[None] | None = None
        self.write = self.committer.write

    async def start(self) -> None:
        self.committer.start()
        self._tidying = asyncio.create_task(self._tidy(), name="sqlite-tidy")

    async def stop(self) -> None:
        if self._tidying is not None:
            self._tidying.cancel()
            await asyncio.gather(self._tidying, return_exceptions=True)
            await self.committer.stop()
        self._threads.shutdown()
        self._writer.dispose()
        self._reader.dispose()

    async def read(self, job: Job[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, job)

    def _read(self, job: Job[T]) -> T:
        with self._reader.connect() as connection:
            return job(connection)

    def _open_writer(self) -> Connection:
        connection = self._writer.connect()
        _driver(connection).execute("PRAGMA wal_autocheckpoint=0")  # see _tidy
        return connection

    async def _tidy(self) -> None:
        """Pages of the log go to their places while commits go on: none waits for the other.

        Where it never comes to an end that way, the little that is left is done by a commit.
        """
        loop, seen = asyncio.get_running_loop(), 0
        while True:
            await asyncio.sleep(TIDY_S)
            if seen == self.committer.committed:
                continue
            seen = self.committer.committed
            pages = await loop.run_in_executor(self._threads, self._empty_log)
            if pages > LOG_PAGES:
                self.committer.between(self._empty_log)

    def _empty_log(self) -> int:
        """As far as nobody reads it; how many pages it had."""
        with self._reader.connect() as connection:
            found = _driver(connection).execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            pages: int = found[1]
            return pages


def _driver(connection: Connection) -> Any:
    """The driver's connection: what it is asked is in no transaction."""
    return connection.connection.driver_connection


def sqlite_engine(url: str, begin: str = "BEGIN") -> Engine:
    """An engine whose commits survive a power cut and whose readers never wait for the writer."""
    engine = create_engine(
        url,
        hide_parameters=True,  # seeds and hashes have no place in logs
        connect_args={"check_same_thread": False, "timeout": 30},
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
