"""The bus of several processes: LISTEN/NOTIFY for news, advisory locks for who tends a table.

Litestar's Channels would open a connection for every message and cannot speak inside a
transaction; here news of a change is part of the transaction that makes it.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any

import asyncpg
import msgspec
from sqlalchemy import Connection, text

from gildehuis.server.model.ids_and_time import new_id
from gildehuis.server.tables.bus import News

log = logging.getLogger("gildehuis.bus")
CHANNEL = "gildehuis"
BEAT_S = 5.0
SILENT_S = 20.0  # a process not heard of for so long is dead
_NOTIFY = text("SELECT pg_notify('gildehuis', :news)")


_read = msgspec.json.Decoder(News).decode
Hear = Callable[[News], Awaitable[None]]


class PostgresBus:
    """One connection of its own; if it breaks, it is made anew and everything is looked up."""

    def __init__(self, url: str, hear: Hear, lost: Callable[[set[str]], Awaitable[None]]) -> None:
        self.process = new_id()
        self._dsn = url.replace("postgresql+asyncpg://", "postgresql://")
        self._hear = hear
        self._lost = lost  # told which processes died; an empty set: news may have been missed
        self._connection: asyncpg.Connection[Any] | None = None
        self._busy = asyncio.Lock()
        self._claimed: set[str] = set()
        self._heard: dict[str, float] = {}
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self._connect()
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._beat())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._connection is not None:
            with contextlib.suppress(Exception):
                await self._connection.close(timeout=2)

    async def _connect(self) -> None:
        connection: asyncpg.Connection[Any] = await asyncpg.connect(self._dsn)
        await connection.add_listener(CHANNEL, self._incoming)
        self._claimed.clear()
        self._connection = connection

    def _incoming(self, connection: Any, pid: int, channel: str, payload: Any) -> None:
        self._queue.put_nowait(payload)

    async def _listen(self) -> None:
        while True:
            news = _read(await self._queue.get())
            if news.process == self.process:
                continue
            self._heard[news.process] = time.monotonic()
            try:
                if news.kind != "beat":
                    await self._hear(news)
            except Exception:
                log.exception("news could not be followed", extra={"kind": news.kind})

    async def _beat(self) -> None:
        """Say that we live, notice who does not, mend the connection."""
        while True:
            await asyncio.sleep(BEAT_S)
            try:
                if self._connection is None or self._connection.is_closed():
                    await self._connect()
                    await self._lost(set())
                await self._tell(News("beat", self.process))
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                log.warning("the database does not answer")
            silent = time.monotonic() - SILENT_S
            dead = {process for process, heard in self._heard.items() if heard < silent}
            for process in dead:
                del self._heard[process]
            if dead:
                await self._lost(dead)

    async def _tell(self, news: News) -> None:
        payload = msgspec.json.encode(news).decode()
        async with self._busy:
            if self._connection is not None and not self._connection.is_closed():
                await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)

    def changed(self, connection: Connection, table: str, version: int) -> None:
        news = News("changed", self.process, table, version)
        connection.execute(_NOTIFY, {"news": msgspec.json.encode(news).decode()})

    async def claim(self, table: str) -> bool:
        connection = self._connection
        if connection is None or connection.is_closed():
            return False
        if table in self._claimed:
            return True
        async with self._busy:
            got = await connection.fetchval("SELECT pg_try_advisory_lock($1)", _number(table))
        if got:
            self._claimed.add(table)
        return bool(got)

    async def release(self, table: str) -> None:
        if table not in self._claimed or self._connection is None:
            return
        self._claimed.discard(table)
        async with self._busy:
            await self._connection.fetchval("SELECT pg_advisory_unlock($1)", _number(table))

    async def look(self, table: str) -> None:
        await self._tell(News("look", self.process, table))

    async def present(self, table: str, people: set[str]) -> None:
        await self._tell(News("present", self.process, table, 0, sorted(people)[:200]))

    async def said(self, table: str) -> None:
        await self._tell(News("said", self.process, table))


def _number(table: str) -> int:
    """The advisory lock of a table."""
    return int.from_bytes(sha256(table.encode()).digest()[:8], "big", signed=True)
