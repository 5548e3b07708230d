"""Play at a table: one WebSocket per person and table."""

from collections.abc import Callable

from litestar import WebSocket, websocket
from litestar.datastructures import State

from gildehuis.core.refusal import Refusal
from gildehuis.core.secrecy import refuse
from gildehuis.server.model.ids_and_time import now
from gildehuis.server.operations import metrics
from gildehuis.server.people.throttle import Bucket
from gildehuis.server.services import House
from gildehuis.server.store.people import Person
from gildehuis.server.tables.access import let_in_to_watch
from gildehuis.server.tables.room import Room
from gildehuis.server.tables.viewer import Viewer
from gildehuis.server.web.http.dependencies import TableId, TheHouse
from gildehuis.server.web.sockets import requests as wire
from gildehuis.server.web.sockets.line import TRY_LATER, line_of
from gildehuis.table import messages, muting, undoing
from gildehuis.table.faults import Fault
from gildehuis.table.model import encode
from gildehuis.table.moves import move
from gildehuis.table.table import Change, MadeBefore, Stale, Table

Socket = WebSocket[object, object, State]
NOT_FOUND, UNKNOWN = 4404, 4401


@websocket("/api/tables/{table_id:str}/ws")
async def play(socket: Socket, house: TheHouse, table_id: TableId) -> None:
    """Who connects is somebody, may see the table, and gets only what his seat may know."""
    person = await house.who(socket)
    await socket.accept()
    if person is None:
        await socket.close(UNKNOWN, "who-are-you")
        return
    if not house.sockets.enter(person.id):
        await socket.close(TRY_LATER, "too-many-sockets")
        return
    try:
        await _attend(socket, house, table_id, person)
    except Fault as fault:
        await socket.close(NOT_FOUND, fault.key)
    finally:
        house.sockets.leave(person.id)


async def _attend(socket: Socket, house: House, table_id: str, person: Person) -> None:
    """Be at a table until the line is closed."""
    watches = await let_in_to_watch(house.hall, table_id, person)
    line = line_of(socket.scope)
    viewer = Viewer(person, line, watches)
    room = await house.hall.open(table_id)
    if not room.welcomes(viewer):
        raise Fault("no-such-table", 404)
    room.viewers.add(viewer)
    talk = Talk(house, room, viewer)
    try:
        while (data := await line.hear()) is not None:
            await talk.hear(data)
    finally:
        room.viewers.discard(viewer)
        room.touched = now()
        room.tell_table()
        await house.hall.bus.present(room.id, room.here())


class Talk:
    """Answers one socket's messages."""

    def __init__(self, house: House, room: Room, viewer: Viewer) -> None:
        self.hall = house.hall
        self.room = room
        self.viewer = viewer
        self.person = viewer.person
        self.bucket = Bucket(house.settings.messages_per_second)

    async def hear(self, data: str) -> None:
        """One message; whatever is wrong with it is said, and the talk goes on."""
        id_: int | None = None
        try:
            if not self.bucket.take():
                raise Fault("too-fast", 429)
            message = wire.read(data)
            id_ = getattr(message, "id", None)
            if not self.viewer.greeted and not isinstance(message, wire.Hello):
                raise Fault("hello-first", 400)
            await self._answer(message)
        except Fault as fault:
            self._send(messages.ErrorMessage(fault.key, fault.words, id_))
        except Stale:
            self._send(messages.ErrorMessage("stale", {}, id_))
            await self._greet()

    async def _answer(self, message: wire.ClientMessage) -> None:
        match message:
            case wire.Hello():
                await self._greet()
            case wire.Move():
                await self._move(message)
            case wire.Undo(id_, ask):
                await self._slowly(id_, lambda t: undoing.undo(t, self.person, ask, now()))
            case wire.AnswerUndo(id_, agree):
                await self._slowly(id_, lambda t: undoing.answer(t, self.person, agree, now()))
            case wire.Chat():
                await self._chat(message)
            case wire.Mute():
                await self._mute(message)
            case wire.Ping():
                self._send(messages.Pong())

    async def _greet(self) -> None:
        first = not self.viewer.greeted
        async with self.room.lock:
            self.room.greet(self.viewer)
            if first:
                self.room.tell_table()
        if first:
            await self.hall.bus.present(self.room.id, self.room.here())

    # Whatever is asked is stored, then acknowledged, then told to all.

    async def _move(self, message: wire.Move) -> None:
        id_, seq, named = message.id, message.seq, message.move
        try:
            async with self.hall.locked(self.room.id) as room:
                change = await self.hall.change(
                    room, lambda table: move(table, self.person, id_, seq, named, now())
                )
                self._send(messages.Ack(id_, change.standing.seq))
                room.tell(change)
        except MadeBefore as made:
            self._send(messages.Ack(id_, made.seq))
        except Refusal as refusal:
            metrics.refusals.inc()
            self._send(messages.Refused(id_, **refuse(refusal)))

    async def _slowly(self, id_: int, action: Callable[[Table], Change]) -> None:
        async with self.hall.locked(self.room.id) as room:
            change = await self.hall.change(room, action, slow=True)
            self._send(messages.Ack(id_, change.standing.seq))
            room.tell(change)

    async def _chat(self, message: wire.Chat) -> None:
        line = messages.ChatLine(self.person.id, self.person.name, message.text, now())
        async with self.hall.locked(self.room.id) as room:
            await self.hall.say(room, line)
            self._send(messages.Ack(message.id, room.table.standing.seq))
            await self.hall.bus.said(room.id)

    async def _mute(self, message: wire.Mute) -> None:
        whom, muted = message.person, message.muted
        async with self.hall.locked(self.room.id) as room:
            audible = room.audible()
            change = await self.hall.change(
                room, lambda table: muting.mute(table, self.person, whom, muted, audible, now())
            )
            self._send(messages.Ack(message.id, change.standing.seq))
            room.greet(self.viewer)

    def _send(self, message: object) -> None:
        self.viewer.send(encode(message))
