"""The two databases behind one face: jobs are plain functions of a SQLAlchemy connection."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")
Job = Callable[[Connection], T]
BATCH = 256  # jobs that share one commit at most
GAP_S = 0.005  # between two commits: whoever comes in between waits so long and shares the next


class Conflict(Exception):
    """Somebody else changed the same thing first; read again and decide again."""


class Database(Protocol):
    """A job that `write` has answered is committed to disk."""

    several: bool  # may other processes use it at the same time?

    async def start(self) -> None: ...
    async def stop(self) -> None: ...
    async def read(self, job: Job[T]) -> T: ...
    async def write(self, job: Job[T]) -> T: ...


def connect(url: str) -> Database:
    """The database of a URL."""
    return Sqlite(url) if url.startswith("sqlite") else Postgres(url)


class Postgres:
    """PostgreSQL through asyncpg; every job is a transaction of its own."""

    several = True

    def __init__(self, url: str) -> None:
        self.engine = create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True)

    async def start(self) -> None:
        async with self.engine.connect():
            pass

    async def stop(self) -> None:
        await self.engine.dispose()

    async def read(self, job: Job[T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(job)

    async def write(self, job: Job[T]) -> T:
        try:
            async with self.engine.begin() as connection:
                return await connection.run_sync(job)
        except IntegrityError as error:
            raise Conflict from error


class Sqlite:
    """SQLite in threads of its own. Writes that wait together are committed together.

    One thread hop and one fsync serve a whole batch, which no driver that awaits every
    statement can do.
    """

    several = False

    def __init__(self, url: str) -> None:
        file = make_url(url).database
        if file and file != ":memory:":
            Path(file).parent.mkdir(parents=True, exist_ok=True)
        self._writer = sqlite_engine(url, "BEGIN IMMEDIATE")
        self._reader = sqlite_engine(url, "BEGIN")
        self._write_thread = ThreadPoolExecutor(1, "sqlite-write")
        self._read_threads = ThreadPoolExecutor(2, "sqlite-read")
        self._queue: asyncio.Queue[tuple[Job[Any], asyncio.Future[Any]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._connection: Connection | None = None  # used by the write thread alone

    async def start(self) -> None:
        self._task = asyncio.create_task(self._commit_batches(), name="sqlite-writer")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._write_thread.shutdown()
        self._read_threads.shutdown()
        if self._connection is not None:
            self._connection.close()
        self._writer.dispose()
        self._reader.dispose()

    async def read(self, job: Job[T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._read_threads, self._read, job)

    def _read(self, job: Job[T]) -> T:
        with self._reader.connect() as connection:
            return job(connection)

    async def write(self, job: Job[T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((job, done))
        return await done

    async def _commit_batches(self) -> None:
        """A commit costs several times what a job does, so a busy house commits not too often."""
        loop = asyncio.get_running_loop()
        earliest = 0.0
        while True:
            batch = [await self._queue.get()]
            if (wait := earliest - loop.time()) > 0:
                await asyncio.sleep(wait)
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            answers = await loop.run_in_executor(
                self._write_thread, self._run, [job for job, _ in batch]
            )
            earliest = loop.time() + GAP_S
            for (_, done), (value, error) in zip(batch, answers, strict=True):
                if done.done():
                    continue  # whoever asked has gone
                if error is None:
                    done.set_result(value)
                else:
                    done.set_exception(error)

    def _run(self, jobs: list[Job[Any]]) -> list[tuple[Any, BaseException | None]]:
        """All in one transaction; if one fails, each in its own."""
        if len(jobs) > 1:
            try:
                with self._writing() as connection:
                    return [(job(connection), None) for job in jobs]
            except Exception:
                pass
        return [self._run_alone(job) for job in jobs]

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """A transaction on the writer's one connection."""
        if self._connection is None:
            self._connection = self._writer.connect()
        with self._connection.begin():
            yield self._connection

    def _run_alone(self, job: Job[Any]) -> tuple[Any, BaseException | None]:
        try:
            with self._writing() as connection:
                return job(connection), None
        except IntegrityError as error:
            conflict = Conflict()
            conflict.__cause__ = error
            return None, conflict
        except Exception as error:
            return None, error


def sqlite_engine(url: str, begin: str = "BEGIN") -> Engine:
    """An engine whose commits survive a power cut and whose readers never wait for the writer."""
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 30})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
