"""One socket at a table: who it is, and the bounded queue of what it still has to be sent."""

import asyncio

from gildehuis.server.store.people import Person

QUEUE = 256  # messages a slow reader may lag behind
QUEUE_BYTES = 4_000_000


class Viewer:
    """Messages wait here for the socket's writer. Who reads too slowly is dropped."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.greeted = False  # said hello: nothing is told before
        self.dropped = False
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._wake = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Queue a message; never waits."""
        if self.dropped:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if len(self._waiting) > QUEUE or self._bytes > QUEUE_BYTES:
            self.drop()
        self._wake.set()

    def drop(self) -> None:
        """Give this socket up: it will reconnect and ask again."""
        self.dropped = True
        self._waiting.clear()
        self._wake.set()

    async def take(self) -> list[bytes]:
        """What waits, once something does; nothing when the socket is dropped."""
        while not self._waiting and not self.dropped:
            self._wake.clear()
            await self._wake.wait()
        waiting, self._waiting, self._bytes = self._waiting, [], 0
        return waiting
