"""Web Push: telling people who are not looking that it is their turn.

The libraries for it are imported where push is switched on: a server without starts sooner.
"""

# ruff: noqa: PLC0415

import asyncio
import base64
import logging
from typing import Any
from urllib.parse import urlsplit

import msgspec

from gildehuis.server.store import keys as house_store
from gildehuis.server.store import pushes
from gildehuis.server.store.database import Database
from gildehuis.server.tables.hall import Hall
from gildehuis.server.tables.room import Room
from gildehuis.table.model import TableId

log = logging.getLogger("gildehuis.push")
DAY_S = 86400
TIMEOUT_S = 10
SENDING = 4  # at a time
# Where browsers may ask us to send: anything else would let a stranger aim our requests.
HOSTS = (
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    ".push.apple.com",
)


class Keys(msgspec.Struct):
    p256dh: str
    auth: str


class Subscription(msgspec.Struct):
    endpoint: str
    keys: Keys


class Turn(msgspec.Struct, tag="turn", tag_field="type"):
    """A push: it is your turn at a table you are not looking at."""

    table: TableId
    game: str


class Push:
    """Sends one message per turn to every browser of a person who is not at the table."""

    def __init__(self, database: Database, contact: str, hosts: list[str]) -> None:
        self._database = database
        self._contact = contact
        self._hosts = hosts  # further ones, as scheme://host:port
        self._vapid: Any = None  # py_vapid has no types
        self._told: dict[str, tuple[int, frozenset[int]]] = {}  # table: seq, seats told
        self._turn = asyncio.Semaphore(SENDING)
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self, hall: Hall) -> None:
        """Our keys: made once, kept for ever, for browsers subscribe to them."""
        if self._contact:
            from py_vapid import Vapid

            pem = await house_store.keep(self._database, "vapid", _new_key)
            self._vapid = Vapid.from_pem(pem.encode())
            hall.on_save.append(self.look)  # not at changes of others: told once is enough

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def public_key(self) -> str | None:
        """What a browser needs to subscribe; None where there is no push."""
        if self._vapid is None:
            return None
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    def trusts(self, endpoint: str) -> bool:
        """Is this an address of a push service?"""
        try:
            parts = urlsplit(endpoint)
            if f"{parts.scheme}://{parts.netloc}" in self._hosts:
                return True
            host = parts.hostname or ""
            usual = parts.scheme == "https" and parts.port in (None, 443)
        except ValueError:
            return False
        return usual and any(
            host == known or (known[0] == "." and host.endswith(known)) for known in HOSTS
        )

    def look(self, room: Room) -> None:
        """A table changed: whose turn is it, and is he there?"""
        doc, stands = room.table.doc, room.table.standing
        if doc.stage != "playing":
            self._told.pop(room.id, None)
            return
        seq, told = self._told.get(room.id, (-1, frozenset()))
        now_told = frozenset(stands.to_act)
        fresh = now_told if seq != stands.seq else now_told - told
        self._told[room.id] = (stands.seq, now_told)
        online = room.online()
        for number in fresh:
            person = doc.seats[number].person
            if person is not None and person not in online and not doc.seats[number].by_bot():
                task = asyncio.create_task(self._tell(person, room.id, doc.game))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _tell(self, person: str, table: str, game: str) -> None:
        message = msgspec.json.encode(Turn(table, game)).decode()
        for subscription in await self._database.read(lambda c: pushes.of(c, person)):
            async with self._turn:
                if not await asyncio.to_thread(self._send, subscription, message):
                    endpoint = msgspec.json.decode(subscription, type=Subscription).endpoint
                    await self._database.write(lambda c, e=endpoint: pushes.remove(c, e))  # type: ignore[misc]

    def _send(self, subscription: str, message: str) -> bool:
        """False if the browser does not want it any more."""
        from pywebpush import WebPushException, webpush

        try:
            webpush(
                msgspec.json.decode(subscription),
                message,
                vapid_private_key=self._vapid,
                vapid_claims={"sub": self._contact},
                ttl=DAY_S,
                timeout=TIMEOUT_S,
            )
        except WebPushException as error:
            gone = error.response is not None and error.response.status_code in (404, 410)
            log.info("a push was refused", extra={"gone": gone})
            return not gone
        except OSError:
            log.info("a push service does not answer")
        return True


def _new_key() -> str:
    from py_vapid import Vapid

    vapid = Vapid()
    vapid.generate_keys()
    pem: bytes = vapid.private_pem()
    return pem.decode()
