"""A table in memory: as it is stored, and the sockets that look at it."""

import asyncio
from collections import deque

from gildehuis.core.game import Setup
from gildehuis.server.model.ids_and_time import now
from gildehuis.server.operations import metrics
from gildehuis.server.store.tables import Stored
from gildehuis.server.tables.viewer import Viewer
from gildehuis.table import messages
from gildehuis.table.match import Done
from gildehuis.table.model import encode
from gildehuis.table.table import Change, Table

CHAT = 200  # lines kept in memory and sent in a snapshot


class Room:
    """All changes happen under `lock`; what is in here has been stored."""

    table: Table

    def __init__(
        self, stored: Stored, setup: Setup, chat: tuple[int, list[messages.ChatLine]]
    ) -> None:
        self.id = stored.id
        self.setup = setup  # as long as the table stands
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, set[str]] = {}  # people online at other processes
        self.chat_n = chat[0]  # lines ever said
        self.chat: deque[messages.ChatLine] = deque(chat[1], CHAT)
        self.thinking: dict[int, asyncio.Task[None]] = {}  # bots, by seat
        self.timer: asyncio.TimerHandle | None = None
        self.touched = now()
        self.adopt(stored)

    # ---- memory follows what is stored

    def adopt(self, stored: Stored) -> None:
        """Take over what was read, forgetting all else."""
        self.table = Table.rebuild(self.id, self.setup, stored.doc, stored.rows)
        self.version, self.n = stored.version, stored.n
        self._see_out()

    def stored(self, change: Change) -> None:
        """This change has been written."""
        self.table.apply(change)
        self.version, self.n = self.version + 1, self.n + len(change.rows)
        self.touched = change.at
        if not change.same_doc:
            self._see_out()
        if change.attempt is not None:
            row = change.attempt.done.row
            (metrics.moves_of_people if row.person else metrics.moves_of_bots).inc()

    def follow(self, stored: Stored) -> None:
        """Another process changed the table: make its changes here too, telling each."""
        if self.table.match is None:
            self.adopt(stored)
            self.tell_table()
            if self.table.match is not None:
                self.greet_all()
            return
        self.version, self.n = stored.version, stored.n
        changes = (self.table.follow(stored.doc, row) for row in stored.rows)
        for change in changes if stored.rows else [self.table.changed(stored.doc, now())]:
            self.table.apply(change)
            self._see_out()
            self.tell(change)

    def _see_out(self) -> None:
        """Who may not see such a table leaves before anything is told."""
        for viewer in [viewer for viewer in self.viewers if not self.welcomes(viewer)]:
            self.viewers.discard(viewer)
            viewer.drop()

    # ---- what is true now

    def welcomes(self, viewer: Viewer) -> bool:
        """May he see this table, as it is now?"""
        if viewer.watches or self.table.doc.open_to_all():
            return True
        return self.table.doc.belongs_to(viewer.person.id)

    def here(self) -> set[str]:
        """The people who look at this table through this process."""
        return {viewer.person.id for viewer in self.viewers}

    def online(self) -> set[str]:
        """The people who look at this table now."""
        return self.here().union(*self.elsewhere.values())

    def audible(self) -> set[str]:
        """Who can say something here, or did: the seated, who looks, who is still to be read."""
        seated = {seat.person for seat in self.table.doc.seats if seat.person is not None}
        return seated | self.online() | {line.from_ for line in self.chat}

    def quiet(self) -> bool:
        """Nobody looks, nobody thinks, and what it waits for can be waited for in storage."""
        if self.viewers or self.thinking or self.lock.locked():
            return False
        return self.table.doc.clock.kind != "live" or self.table.standing.due is None

    # ---- what is told

    def table_for(self, person: str | None) -> messages.TableTold:
        return messages.known(self.table, person, self.online())

    def greet(self, viewer: Viewer) -> None:
        """All there is to know for one socket."""
        person, online = viewer.person.id, self.online()
        viewer.greeted = True
        viewer.send(encode(messages.snapshot(self.table, person, online, list(self.chat))))

    def greet_all(self) -> None:
        for viewer in self._listening():
            self.greet(viewer)

    def tell(self, change: Change | None) -> None:
        """A change that is in effect, to all whom it concerns."""
        match change.tell if change else "nobody":
            case "move":
                assert change is not None
                assert change.attempt is not None
                self._tell_move(change.attempt.done)
            case "table":
                self.tell_table()
            case "start":
                self.tell_table()
                self.greet_all()
            case "all":
                self.greet_all()

    def _tell_move(self, done: Done) -> None:
        """The move just made, to every socket in its own eyes."""
        ready: dict[int | None, bytes] = {}
        told = self.table_for(None)
        for viewer in self._listening():
            seat = told.you = self.table.doc.seat_of(viewer.person.id)
            if seat not in ready:
                ready[seat] = encode(messages.update(self.table, done, seat, told))
            viewer.send(ready[seat])

    def tell_table(self) -> None:
        """Seats, presence, readiness or clocks changed."""
        ready: dict[int | None, bytes] = {}
        told = self.table_for(None)
        for viewer in self._listening():
            seat = told.you = self.table.doc.seat_of(viewer.person.id)
            if seat not in ready:
                ready[seat] = encode(messages.TableMessage(told))
            viewer.send(ready[seat])

    def tell_chat(self, line: messages.ChatLine) -> None:
        self.chat.append(line)
        self.chat_n += 1
        message = encode(line)
        for viewer in self._listening():
            if line.from_ not in self.table.doc.mutes.get(viewer.person.id, []):
                viewer.send(message)

    def _listening(self) -> list[Viewer]:
        return [viewer for viewer in self.viewers if viewer.greeted]
