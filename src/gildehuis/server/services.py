"""One running server: its parts, put together once and found by every handler."""

import asyncio
import secrets
from typing import Protocol

from gildehuis.server.bots.pool import Minds
from gildehuis.server.bots.scheduler import Tender
from gildehuis.server.model.settings import Settings
from gildehuis.server.operations import gc_tuning as garbage
from gildehuis.server.operations import watchdog
from gildehuis.server.people.accounts import COOKIE, Cookies, Passwords
from gildehuis.server.people.push import Push
from gildehuis.server.people.throttle import Sockets, Throttle
from gildehuis.server.store import keys as house_store
from gildehuis.server.store import people as people_store
from gildehuis.server.store.connect import connect
from gildehuis.server.store.migrate import upgrade_url
from gildehuis.server.store.people import Person
from gildehuis.server.tables import setups as editions
from gildehuis.server.tables.bus import Alone
from gildehuis.server.tables.hall import Hall
from gildehuis.server.tables.lobby import Lobby
from gildehuis.server.tables.remote_changes import Newsroom
from gildehuis.table.faults import Fault


class Caller(Protocol):
    """A request or a socket."""

    @property
    def cookies(self) -> dict[str, str]: ...


class House:
    """Opened when the application starts, closed when it stops."""

    cookies: Cookies
    _garbage: asyncio.Task[None]
    _watchdog: asyncio.Task[None]
    _reader: asyncio.Task[None]

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = connect(settings.database_url())
        self.hall = Hall(settings, self.database, Alone())
        self.minds = Minds(settings.bot_processes)
        self.tender = Tender(self.hall, self.minds)
        self.passwords = Passwords()
        self.throttle = Throttle()
        self.sockets = Sockets(settings.sockets_per_person)
        self.lobby = Lobby(self.database)
        self.hall.on_document.append(self.lobby.look)
        self.push = Push(self.database, settings.push_contact, settings.push_hosts)
        if self.database.several:
            from gildehuis.server.tables.postgres_bus import PostgresBus  # noqa: PLC0415 — of an extra

            news = Newsroom(self.hall, self.lobby)
            self.hall.bus = PostgresBus(settings.database_url(), news.hear, news.lost)

    async def open(self) -> None:
        await asyncio.to_thread(upgrade_url, self.settings.database_url())
        await asyncio.to_thread(editions.warm)
        await self.database.start()
        secret = self.settings.secret or await house_store.keep(
            self.database, "secret", lambda: secrets.token_urlsafe(48)
        )
        self.cookies = Cookies(secret)
        self.minds.start()
        self._reader = asyncio.create_task(self.hall.editions.start(), name="reader")
        await self.hall.bus.start()
        await self.push.start(self.hall)
        self.lobby.start()
        await self.tender.start()
        self._garbage = asyncio.create_task(garbage.collect_rarely(), name="garbage")
        self._watchdog = asyncio.create_task(watchdog.watch(), name="watchdog")

    async def close(self) -> None:
        """Nothing that was begun is lost: first no new work, then the last writes."""
        self._garbage.cancel()
        self._watchdog.cancel()
        self._reader.cancel()
        await self.lobby.stop()
        await self.push.stop()
        await self.tender.stop()
        await self.hall.bus.stop()
        self.minds.stop()
        await self.database.stop()

    async def who(self, caller: Caller) -> Person | None:
        """The person of a request or socket, by its cookie."""
        claimed = self.cookies.read(caller.cookies.get(COOKIE))
        if claimed is None:
            return None
        id_, epoch = claimed
        person = await self.database.read(lambda c: people_store.find(c, id_))
        return person if person is not None and person.epoch == epoch else None

    async def known(self, caller: Caller) -> Person:
        """The same, or 401."""
        person = await self.who(caller)
        if person is None:
            raise Fault("who-are-you", 401)
        return person
