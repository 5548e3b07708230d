"""A table in memory: its document, its match, and the sockets that look at it."""

import asyncio
from collections import deque

from gildehuis.core.game import Setup
from gildehuis.server.lessons import LEARNER, step
from gildehuis.server.moment import now
from gildehuis.server.store.tables import Change, Stored
from gildehuis.server.tables import told
from gildehuis.server.tables.model import Doc, Row, encode
from gildehuis.server.tables.play import Done, Play
from gildehuis.server.tables.viewer import Viewer

CHAT = 200  # lines kept in memory and sent in a snapshot


class Room:
    """All changes happen under `lock`; what is in here has been stored."""

    def __init__(self, stored: Stored, setup: Setup, chat: tuple[int, list[told.ChatLine]]) -> None:
        self.id = stored.id
        self.setup = setup  # as long as the table stands
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, set[str]] = {}  # people online at other processes
        self.chat_n = chat[0]  # lines ever said
        self.chat: deque[told.ChatLine] = deque(chat[1], CHAT)
        self.thinking: dict[int, asyncio.Task[None]] = {}  # bots, by seat
        self.timer: asyncio.TimerHandle | None = None
        self.touched = now()
        self.adopt(stored)

    def adopt(self, stored: Stored) -> None:
        """Take over what was read, forgetting all else."""
        self.settle(stored.version, stored.doc, stored.n)
        self.play = Play.rebuild(stored.doc, self.setup, stored.rows) if stored.rows else None

    def settle(self, version: int, doc: Doc, n: int) -> None:
        """This is stored now. Who may not see such a table leaves before anything is told."""
        self.version, self.doc, self.n = version, doc, n
        for viewer in [viewer for viewer in self.viewers if not self.welcomes(viewer)]:
            self.viewers.discard(viewer)
            viewer.drop()

    def welcomes(self, viewer: Viewer) -> bool:
        """May he see this table, as it is now?"""
        if viewer.watches or self.doc.open_to_all():
            return True
        return self.doc.belongs_to(viewer.person.id)

    # ---- what is true now

    @property
    def seq(self) -> int:
        return self.play.seq if self.play else 0

    def to_act(self) -> list[int]:
        """The seats that owe a decision, while the match is on."""
        return self.play.to_act() if self.play and self.doc.stage == "playing" else []

    def here(self) -> set[str]:
        """The people who look at this table through this process."""
        return {viewer.person.id for viewer in self.viewers}

    def online(self) -> set[str]:
        """The people who look at this table now."""
        return self.here().union(*self.elsewhere.values())

    def audible(self) -> set[str]:
        """Who can say something here, or did: the seated, who looks, who is still to be read."""
        seated = {seat.person for seat in self.doc.seats if seat.person is not None}
        return seated | self.online() | {line.from_ for line in self.chat}

    def due(self, doc: Doc) -> int | None:
        """When something happens by itself: at once for a bot, at the deadline for a clock."""
        if doc.stage != "playing" or self.play is None:
            return None
        times = [] if doc.undo is None else [doc.undo.expires]
        for number in self.play.to_act():
            seat = doc.seats[number]
            end = 0 if seat.by_bot() else told.deadline(doc, seat)
            if end is not None:
                times.append(end)
        return min(times, default=None)

    def quiet(self) -> bool:
        """Nobody looks, nobody thinks, and what it waits for can be waited for in storage."""
        if self.viewers or self.thinking or self.lock.locked():
            return False
        return (
            self.doc.stage != "playing"
            or self.doc.clock.kind != "live"
            or self.due(self.doc) is None
        )

    def change(self, doc: Doc, rows: list[Row], at: int) -> Change:
        """What storing the room now would write, with that document."""
        to_act = self.play.to_act() if self.play and doc.stage == "playing" else []
        return Change(doc, rows, self.seq, to_act, self.due(doc), at, doc is self.doc)

    def stored(self, doc: Doc, rows: list[Row]) -> None:
        """What `change` described has been written."""
        if doc is self.doc:  # as after most moves
            self.version, self.n = self.version + 1, self.n + len(rows)
        else:
            self.settle(self.version + 1, doc, self.n + len(rows))

    # ---- what is told

    def table_for(self, person: str | None) -> told.TableTold:
        you = self.doc.seat_of(person)
        table = told.table(self.id, self.doc, you, self.seq, self.to_act(), self.online())
        if self.doc.lesson and self.play is not None:
            next_ = step(self.play, LEARNER)
            table.lesson = told.LessonTold(next_.hint, next_.move) if next_ else told.LessonTold()
        return table

    def greet(self, viewer: Viewer) -> None:
        """All there is to know for one socket."""
        seat = self.doc.seat_of(viewer.person.id)
        muted = self.doc.mutes.get(viewer.person.id, [])
        snapshot = told.Snapshot(
            seq=self.seq,
            table=self.table_for(viewer.person.id),
            view=told.view(self.play, seat) if self.play else None,
            undo=self.play.seems_undoable(seat) if self.play else False,
            log=told.log(self.play, seat) if self.play else [],
            chat=[line for line in self.chat if line.from_ not in muted],
        )
        viewer.greeted = True
        viewer.send(encode(snapshot))

    def greet_all(self) -> None:
        for viewer in self._listening():
            self.greet(viewer)

    def tell_move(self, done: Done) -> None:
        """The move just made, to every socket in its own eyes."""
        assert self.play is not None
        ready: dict[int | None, bytes] = {}
        table = self.table_for(None)
        for viewer in self._listening():
            seat = self.doc.seat_of(viewer.person.id)
            if seat not in ready:
                table.you = seat
                ready[seat] = encode(told.update(self.play, done, seat, table))
            viewer.send(ready[seat])

    def tell_table(self) -> None:
        """Seats, presence, readiness or clocks changed."""
        ready: dict[int | None, bytes] = {}
        table = self.table_for(None)
        for viewer in self._listening():
            seat = self.doc.seat_of(viewer.person.id)
            if seat not in ready:
                table.you = seat
                ready[seat] = encode(told.TableMessage(table))
            viewer.send(ready[seat])

    def tell_chat(self, line: told.ChatLine) -> None:
        self.chat.append(line)
        self.chat_n += 1
        message = encode(line)
        for viewer in self._listening():
            if line.from_ not in self.doc.mutes.get(viewer.person.id, []):
                viewer.send(message)

    def _listening(self) -> list[Viewer]:
        return [viewer for viewer in self.viewers if viewer.greeted]
