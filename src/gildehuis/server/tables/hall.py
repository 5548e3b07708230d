"""All tables of this process: opened from storage when needed, changed under their lock."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from sqlalchemy import Connection

from gildehuis.server import metrics
from gildehuis.server.bus import Bus
from gildehuis.server.editions import Editions
from gildehuis.server.faults import Fault
from gildehuis.server.moment import now
from gildehuis.server.settings import Settings
from gildehuis.server.store import chat as chat_store
from gildehuis.server.store import tables as store
from gildehuis.server.store.database import Conflict, Database
from gildehuis.server.tables.model import Doc, Row
from gildehuis.server.tables.room import CHAT, Room

T = TypeVar("T")
Extra = Callable[[Connection], object]
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
        self.on_save: list[Callable[[Room], None]] = []  # told after those made here
        self._opening: dict[str, asyncio.Task[Room]] = {}

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

    async def act(self, id_: str, action: Callable[[Room], Awaitable[T]]) -> T:
        """Do something to a table under its lock, again if another process was quicker."""
        while True:
            room = self.rooms.get(id_) or await self.open(id_)
            async with room.lock:
                if self.rooms.get(id_) is room:  # it may have left memory meanwhile
                    return await self._try(room, action)

    async def _try(self, room: Room, action: Callable[[Room], Awaitable[T]]) -> T:
        room.touched = now()
        for _ in range(TRIES):
            try:
                return await action(room)
            except Conflict:
                await self.reload(room)
        raise Fault("busy", 503)

    async def save(
        self, room: Room, doc: Doc, rows: Sequence[Row] = (), extra: Sequence[Extra] = ()
    ) -> None:
        """Write a change and return once it is on disk. Call under the room's lock."""
        written = list(rows)
        change = room.change(doc, written, now())
        version, n = room.version, room.n

        def write(connection: Connection) -> None:
            store.save(connection, room.id, version, n, change)
            for job in extra:
                job(connection)
            self.bus.changed(connection, room.id, version + 1)

        begun = time.perf_counter()
        try:
            await self.database.write(write)
        except Conflict:
            raise
        except BaseException:  # being cancelled, too
            self.discard(room)  # the match in memory may not be what is stored
            raise
        metrics.stored.observe(time.perf_counter() - begun)
        room.stored(doc, written)
        self.changed(room)
        for listener in self.on_save:
            listener(room)

    def changed(self, room: Room) -> None:
        """Let everybody in this process know who watches over tables."""
        for listener in self.on_change:
            listener(room)

    def discard(self, room: Room) -> None:
        """Out of memory with it; its sockets come again and find what is stored."""
        self.rooms.pop(room.id, None)
        for viewer in room.viewers:
            viewer.drop()

    async def reload(self, room: Room) -> None:
        """Forget what is in memory and tell everybody what is stored."""
        stored = await self.database.read(lambda connection: store.fetch(connection, room.id))
        if stored is None:
            raise Fault("no-such-table", 404)
        room.adopt(stored)
        room.greet_all()

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
            self._follow(room, stored)
        self.changed(room)

    def _follow(self, room: Room, stored: store.Stored) -> None:
        """Make the moves of another process here too, telling each."""
        if room.play is None:
            room.adopt(stored)
            room.tell_table()
            if room.play is not None:
                room.greet_all()
            return
        room.settle(stored.version, stored.doc, stored.n)
        for row in stored.rows:
            done = room.play.follow(row)
            if done is None:
                room.greet_all()
            else:
                room.tell_move(done)
        if not stored.rows:
            room.tell_table()

    async def forget_idle(self) -> None:
        """Rooms that nobody looks at and nothing happens in leave memory."""
        before = now() - self.settings.tables_idle_s * 1000
        for room in list(self.rooms.values()):
            if room.touched < before and room.quiet():
                del self.rooms[room.id]
                if room.timer is not None:
                    room.timer.cancel()
                await self.bus.release(room.id)
