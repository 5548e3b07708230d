"""What is heard from other processes, and what it changes here."""

from gildehuis.server.tables.bus import News
from gildehuis.server.tables.hall import Hall
from gildehuis.server.tables.lobby import Lobby
from gildehuis.server.tables.room import Room

NEWEST = 2**31  # later than any version


class Newsroom:
    """Keeps the rooms of this process in step with the others."""

    def __init__(self, hall: Hall, lobby: Lobby) -> None:
        self._hall = hall
        self._lobby = lobby

    async def hear(self, news: News) -> None:
        room = self._hall.rooms.get(news.table)
        if news.kind == "changed":
            self._lobby.refresh()
            await self._hall.catch_up(news.table, news.version)
        elif room is None:
            return
        elif news.kind == "look":
            await self._hall.bus.present(room.id, room.here())
        elif news.kind == "present":
            self._present(room, news)
        elif news.kind == "said":
            await self._said(room)

    def _present(self, room: Room, news: News) -> None:
        before = room.online()
        room.elsewhere[news.process] = set(news.people)
        if not news.people:
            del room.elsewhere[news.process]
        if room.online() != before:
            room.tell_table()

    async def _said(self, room: Room) -> None:
        async with room.lock:
            await self._hall.catch_up_chat(room)

    async def lost(self, processes: set[str]) -> None:
        """Processes died, or (none given) news may have been missed: look at everything."""
        for room in list(self._hall.rooms.values()):
            before = room.online()
            for process in processes or set(room.elsewhere):
                room.elsewhere.pop(process, None)
            if room.online() != before:
                room.tell_table()
            if not processes:
                await self._hall.catch_up(room.id, NEWEST)
                await self._said(room)
