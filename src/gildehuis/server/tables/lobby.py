"""The lobby: who looks at it, and what is sent when it changes."""

import asyncio

from gildehuis.server.store import tables as store
from gildehuis.server.store.database import Database
from gildehuis.server.tables.room import Room
from gildehuis.server.tables.viewer import Viewer
from gildehuis.table import messages
from gildehuis.table.model import encode

PAUSE_S = 0.25  # between two lists


class Lobby:
    """Changes that come close together are sent together."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._viewers: set[Viewer] = set()
        self._seen: dict[str, bool] = {}  # tables that were listed
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._send_lists(), name="lobby")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def join(self, viewer: Viewer) -> None:
        self._viewers.add(viewer)
        viewer.send(await self._list())

    def leave(self, viewer: Viewer) -> None:
        self._viewers.discard(viewer)

    def look(self, room: Room) -> None:
        """A table changed: is the lobby another one now?"""
        listed = room.table.doc.public and room.table.doc.stage == "open"
        if listed or self._seen.pop(room.id, False):
            if listed:
                self._seen[room.id] = True
            self._changed.set()

    def refresh(self) -> None:
        """Another process changed something."""
        self._changed.set()

    async def _list(self) -> bytes:
        found = await self._database.read(store.lobby)
        return encode(messages.Lobby([messages.brief(brief, None) for brief in found]))

    async def _send_lists(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            if self._viewers:
                message = await self._list()
                for viewer in self._viewers:
                    viewer.send(message)
            await asyncio.sleep(PAUSE_S)
