"""All tables of this process: opened from storage when needed, changed under their lock.

A change goes one way: an action of `gildehuis.table` decides it from the table as it stands, it is
written, and only then applied and told. If another process was quicker, what is stored is read, and
the action decides again. If writing fails the room leaves memory: what is stored is the truth.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from sqlalchemy import Connection

from gildehuis.server.model.ids_and_time import now
from gildehuis.server.model.settings import Settings
from gildehuis.server.operations import metrics
from gildehuis.server.store import chat as chat_store
from gildehuis.server.store import tables as store
from gildehuis.server.store.database import Conflict, Database
from gildehuis.server.tables.bus import Bus
from gildehuis.server.tables.room import CHAT, Room
from gildehuis.server.tables.setups import Editions
from gildehuis.table.faults import Fault
from gildehuis.table.messages import ChatLine
from gildehuis.table.table import Change, Opening, Table

C = TypeVar("C", bound=Change | None)
Job = Callable[[Connection], object]
TRIES = 8  # against other processes that change the same table


class Hall:
    """Opens rooms, and is the one way to change them."""

    def __init__(self, settings: Settings, database: Database, bus: Bus) -> None:
        self.settings = settings
        self.database = database
        self.bus = bus
        self.editions = Editions()
        self.rooms: dict[str, Room] = {}
        self.on_open: list[Callable[[Room], None]] = []  # told when a table comes into memory
        self.on_change: list[Callable[[Room], None]] = []  # told after every stored change
        self.on_document: list[Callable[[Room], None]] = []  # told when more than moves changed
        self.on_save: list[Callable[[Room], None]] = []  # told after changes made here
        self._opening: dict[str, asyncio.Task[Room]] = {}

    # ---- tables come into memory and leave it

    async def create(self, opening: Opening) -> Room:
        """Store a new table and open it."""
        await self.database.write(lambda c: store.add(c, opening.id, opening.change))
        return await self.opened(opening.id)

    async def opened(self, id_: str) -> Room:
        """The room of a new table that was stored."""
        room = await self.open(id_)
        self._changed(room)
        return room

    async def open(self, id_: str) -> Room:
        """The room of a table; read from storage if it is not in memory."""
        room = self.rooms.get(id_)
        if room is not None:
            return room
        if id_ not in self._opening:
            self._opening[id_] = asyncio.create_task(self._open(id_))
        try:
            return await asyncio.shield(self._opening[id_])
        finally:
            self._opening.pop(id_, None)

    async def _open(self, id_: str) -> Room:
        stored, chat = await self.database.read(
            lambda c: (store.fetch(c, id_), chat_store.last(c, id_, CHAT))
        )
        if stored is None:
            raise Fault("no-such-table", 404)
        setup = await self.editions.of(stored.doc)
        room = await asyncio.to_thread(Room, stored, setup, chat)
        room = self.rooms.setdefault(id_, room)
        await self.bus.look(id_)
        if self.database.several:  # another process may have changed it meanwhile
            await self.catch_up(id_, stored.version + 1)
        for listener in self.on_open:
            listener(room)
        return room

    def discard(self, room: Room) -> None:
        """Out of memory with it; its sockets come again and find what is stored."""
        self.rooms.pop(room.id, None)
        for viewer in room.viewers:
            viewer.drop()

    async def forget_idle(self) -> None:
        """Rooms that nobody looks at and nothing happens in leave memory."""
        before = now() - self.settings.tables_idle_s * 1000
        for room in list(self.rooms.values()):
            if room.touched < before and room.quiet():
                del self.rooms[room.id]
                if room.timer is not None:
                    room.timer.cancel()
                await self.bus.release(room.id)

    # ---- changes made here

    @asynccontextmanager
    async def locked(self, id_: str) -> AsyncIterator[Room]:
        """The room of a table, and nobody else changes it meanwhile."""
        while True:
            room = self.rooms.get(id_) or await self.open(id_)
            async with room.lock:
                if self.rooms.get(id_) is room:  # it may have left memory meanwhile
                    yield room
                    return

    async def change(
        self, room: Room, action: Callable[[Table], C], job: Job | None = None, slow: bool = False
    ) -> C:
        """What the action decides, once it is on disk and in effect; telling it is the caller's.

        `job` is written with it. A `slow` action decides in a thread. Call under the room's lock.
        """
        for _ in range(TRIES):
            table = room.table
            change = await asyncio.to_thread(action, table) if slow else action(table)
            try:
                if change is not None:
                    await self._store(room, change, job)
            except Conflict:
                await self.reload(room)
            else:
                return change
        raise Fault("busy", 503)

    async def _store(self, room: Room, change: Change, job: Job | None) -> None:
        version, n = room.version, room.n

        def write(connection: Connection) -> None:
            store.save(connection, room.id, version, n, change)
            if job is not None:
                job(connection)
            self.bus.changed(connection, room.id, version + 1)

        begun = time.perf_counter()
        try:
            await self.database.write(write)
        except (Conflict, Fault):  # nothing was written
            raise
        except BaseException:  # being cancelled, too
            self.discard(room)  # what is stored may not be what is in memory
            raise
        metrics.stored.observe(time.perf_counter() - begun)
        room.stored(change)
        self._changed(room, moved_only=change.same_doc)
        for listener in self.on_save:
            listener(room)

    def _changed(self, room: Room, moved_only: bool = False) -> None:
        """Let everybody in this process know who watches over tables."""
        for listener in self.on_change:
            listener(room)
        if not moved_only:
            for listener in self.on_document:
                listener(room)

    async def reload(self, room: Room) -> None:
        """Forget what is in memory and tell everybody what is stored."""
        stored = await self.database.read(lambda connection: store.fetch(connection, room.id))
        if stored is None:
            raise Fault("no-such-table", 404)
        room.adopt(stored)
        room.greet_all()

    # ---- talk

    async def say(self, room: Room, line: ChatLine) -> None:
        """Store a line of the chat and tell it. Call under the room's lock."""
        for _ in range(TRIES):
            n = room.chat_n
            try:
                await self.database.write(lambda c, n=n: chat_store.add(c, room.id, n, line))  # type: ignore[misc]
            except Conflict:
                await self.catch_up_chat(room)
            else:
                room.tell_chat(line)
                return
        raise Fault("busy", 503)

    async def catch_up_chat(self, room: Room) -> None:
        """Lines that were said through other processes. Call under the room's lock."""
        after = room.chat_n
        for line in await self.database.read(lambda c: chat_store.after(c, room.id, after)):
            room.tell_chat(line)

    # ---- changes made by other processes

    async def catch_up(self, id_: str, version: int) -> None:
        """Another process changed a table: follow, if it is in memory here."""
        room = self.rooms.get(id_)
        if room is None:
            return
        async with room.lock:
            if room.version >= version:
                return
            after = room.n
            stored = await self.database.read(
                lambda connection: store.fetch(connection, id_, after)
            )
            if stored is None or stored.version == room.version:
                return
            room.follow(stored)
        self._changed(room)
