"""Play at a table: one WebSocket per person and table."""

from collections.abc import Callable

from litestar import WebSocket, websocket
from litestar.datastructures import State
from sqlalchemy import Connection

from gildehuis.core.refusal import Refusal
from gildehuis.core.secrecy import refuse
from gildehuis.server import metrics
from gildehuis.server.faults import Fault
from gildehuis.server.house import House
from gildehuis.server.http.given import TableId, TheHouse
from gildehuis.server.moment import now
from gildehuis.server.sockets import wire
from gildehuis.server.sockets.line import TRY_LATER, line_of
from gildehuis.server.store import chat as chat_store
from gildehuis.server.store.people import Person
from gildehuis.server.tables import moves, told, undoing
from gildehuis.server.tables.access import let_in_to_watch
from gildehuis.server.tables.model import encode
from gildehuis.server.tables.room import Room
from gildehuis.server.tables.viewer import Viewer
from gildehuis.server.throttle import Bucket

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
        self.house = house
        self.room = room
        self.viewer = viewer
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
            self._send(told.ErrorMessage(fault.key, fault.words, id_))
        except moves.Stale:
            self._send(told.ErrorMessage("stale", {}, id_))
            await self._greet()

    async def _answer(self, message: wire.ClientMessage) -> None:
        match message:
            case wire.Hello():
                await self._greet()
            case wire.Move():
                await self._move(message)
            case wire.Undo():
                await self._undo(message)
            case wire.AnswerUndo():
                await self._answer_undo(message)
            case wire.Chat():
                await self._chat(message)
            case wire.Mute():
                await self._mute(message)
            case wire.Ping():
                self._send(told.Pong())

    async def _greet(self) -> None:
        first = not self.viewer.greeted
        async with self.room.lock:
            self.room.greet(self.viewer)
            if first:
                self.room.tell_table()
        if first:
            await self.house.hall.bus.present(self.room.id, self.room.here())

    async def _move(self, message: wire.Move) -> None:
        hall, person, stored = self.house.hall, self.viewer.person, self._acknowledging(message.id)

        async def do(room: Room) -> None:
            await moves.move(hall, room, person, message.id, message.seq, message.move, stored)

        try:
            await hall.act(self.room.id, do)
        except Refusal as refusal:
            metrics.refusals.inc()
            self._send(told.Refused(message.id, **refuse(refusal)))

    async def _undo(self, message: wire.Undo) -> None:
        hall, person = self.house.hall, self.viewer.person

        async def do(room: Room) -> None:
            await undoing.undo(hall, room, person, message.ask, self._acknowledging(message.id))

        await hall.act(self.room.id, do)

    async def _answer_undo(self, message: wire.AnswerUndo) -> None:
        hall, person, stored = self.house.hall, self.viewer.person, self._acknowledging(message.id)

        async def do(room: Room) -> None:
            await undoing.answer(hall, room, person, message.agree, stored)

        await hall.act(self.room.id, do)

    async def _chat(self, message: wire.Chat) -> None:
        person = self.viewer.person
        line = told.ChatLine(person.id, person.name, message.text, now())

        async def do(room: Room) -> None:
            n = room.chat_n

            def write(connection: Connection) -> None:
                chat_store.add(connection, room.id, n, line)

            await self.house.database.write(write)
            room.tell_chat(line)
            self._send(told.Ack(message.id, room.seq))
            await self.house.hall.bus.said(room.id)

        await self.house.hall.act(self.room.id, do)

    async def _mute(self, message: wire.Mute) -> None:
        me = self.viewer.person.id

        async def do(room: Room) -> None:
            doc = room.doc.copy()
            muted = set(doc.mutes.pop(me, [])) - {message.person}
            if message.muted and message.person in room.audible():
                muted.add(message.person)
            if muted:
                doc.mutes[me] = sorted(muted)
            await self.house.hall.save(room, doc)
            self._send(told.Ack(message.id, room.seq))
            room.greet(self.viewer)

        await self.house.hall.act(self.room.id, do)

    def _acknowledging(self, id_: int) -> Callable[[int], None]:
        """To be called with the `seq` once the request is stored."""
        return lambda seq: self._send(told.Ack(id_, seq))

    def _send(self, message: object) -> None:
        self.viewer.send(encode(message))
