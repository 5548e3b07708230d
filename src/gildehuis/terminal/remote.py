"""A table of a server: what it tells becomes scenes, what is chosen goes back as moves."""

import asyncio
import json
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from gildehuis.core.game import Named, Setup
from gildehuis.core.record import Record
from gildehuis.core.refusal import Refusal
from gildehuis.core.registry import find
from gildehuis.core.secrecy import View, view_from
from gildehuis.terminal.conversation import Conversation
from gildehuis.terminal.face import Face, Scene
from gildehuis.terminal.site import Site, Table
from gildehuis.terminal.story import ending
from gildehuis.terminal.taking_back import TakingBack
from gildehuis.words import Speech

PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0)  # seconds before each new try to connect
FINAL = (4401, 4404)  # the server does not want us back


class RemoteTable:
    """Follows the protocol: snapshot, updates, moves with acknowledgement, reconnecting."""

    def __init__(self, site: Site, table: Table, setup: Setup, words: Speech) -> None:
        self.site = site
        self.table = table
        self.setup = setup
        self.words = words
        self.talk = Conversation()
        self.view: View | None = None
        self.seq = 0
        self.told: list[list[dict[str, Any]]] = []
        self.fresh = 0
        self.asked = 0  # number of our last request
        self.decided = 0  # number of the one that moved or took back
        self.waiting = False  # for the answer to it
        self._record: Record | None = None

    def record(self) -> Record | None:
        return self._record

    @property
    def names(self) -> list[str]:
        return [self.called(seat["name"], seat["kind"]) for seat in self.table["seats"]]

    def called(self, name: str, kind: str = "person") -> str:
        """A name to show: an open seat has none, who deleted their account has none any more."""
        return name or self.words.say("ui-seat-open" if kind == "open" else "ui-seat-left")

    async def run(self, face: Face) -> None:
        """Play until the match is over, through broken connections."""
        tries = 0
        headers = {"Cookie": self.site.cookie()}
        while True:
            try:
                address = self.site.socket(self.table["id"])
                async with connect(address, additional_headers=headers, max_size=None) as socket:
                    tries = 0
                    await Talk(self, face, socket).follow()
                    break
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in FINAL:
                    face.wait(self.words.say("terminal-gone"))
                    return
            except (OSError, InvalidHandshake):
                pass
            face.wait(self.words.say("terminal-lost"))
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1
        assert self.view is not None
        assert self.view.result is not None
        self._record = await asyncio.to_thread(self.site.record, self.table["id"])
        await face.finish(self.scene(), ending(self.view.result, self.names, self.words))

    def scene(self) -> Scene:
        """What we see now."""
        assert self.view is not None
        lines = [self.words.event(event, self.names) for events in self.told for event in events]
        others = [self.names[seat] for seat in self.view.to_act if seat != self.view.viewer]
        note = self.words.say("terminal-waiting", name=others) if others else ""
        return Scene(self.setup, self.view, self.names, lines, min(self.fresh, len(lines)), note)


class Talk:
    """One connection."""

    def __init__(self, table: RemoteTable, face: Face, socket: ClientConnection) -> None:
        self.table = table
        self.face = face
        self.socket = socket
        self.asking: asyncio.Task[Named | None] | None = None
        self.undoing = TakingBack(table, face, self._send)

    async def follow(self) -> None:
        """Until the match is over or the connection breaks."""
        table = self.table
        table.waiting = False
        await self._send({"type": "hello", "version": 1, "seen": None})
        incoming = asyncio.create_task(self.socket.recv())
        saying = asyncio.create_task(table.talk.next())
        try:
            while table.view is None or table.view.result is None:
                self._ask()
                tasks: set[asyncio.Task[Any]] = {incoming, saying}
                if self.asking is not None:
                    tasks.add(self.asking)
                if self.undoing.task is not None:
                    tasks.add(self.undoing.task)
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                if incoming.done():
                    await self._hear(json.loads(incoming.result()))
                    incoming = asyncio.create_task(self.socket.recv())
                elif saying.done():
                    await self._say(saying.result())
                    saying = asyncio.create_task(table.talk.next())
                elif self.undoing.is_answered:
                    await self.undoing.answer()
                elif self.asking is not None and self.asking.done():
                    await self._answer(self.asking.result())
        finally:
            incoming.cancel()
            saying.cancel()
            self.undoing.stop()
            self._stop_asking()

    def _ask(self) -> None:
        view = self.table.view
        ours = view is not None and view.asked is not None
        if ours and self.asking is None and not self.table.waiting:
            self.asking = asyncio.create_task(self._asked())

    async def _asked(self) -> Named | None:
        return await self.face.ask(self.table.scene())

    def _stop_asking(self) -> None:
        if self.asking is not None:
            self.asking.cancel()
            self.asking = None

    async def _answer(self, move: Named | None) -> None:
        table = self.table
        self.asking = None
        table.asked += 1
        table.decided = table.asked
        table.waiting = True
        if move is None:
            await self._send({"type": "undo", "id": table.asked})
        else:
            table.fresh = 0
            await self._send({"type": "move", "id": table.asked, "seq": table.seq, "move": move})

    async def _say(self, text: str) -> None:
        self.table.asked += 1
        await self._send({"type": "chat", "id": self.table.asked, "text": text})
        self.table.talk.sent()

    async def _send(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def _hear(self, message: dict[str, Any]) -> None:
        """One message of the server."""
        table, words = self.table, self.table.words
        match message["type"]:
            case "snapshot":
                self._settle(message["table"])
                table.told = [line["events"] for line in message["log"]]
                table.talk.lines = [self._said(line) for line in message["chat"]]
                await self._see(message)
            case "update":
                if message["seq"] != table.seq + 1:
                    await self._send({"type": "hello", "version": 1, "seen": table.seq})
                    return
                self._settle(message["table"])
                table.told.append(message["events"])
                table.fresh += len(message["events"])
                await self._see(message)
            case "table":
                self._settle(message["table"])
                self._before_the_start()
            case "refused":
                table.waiting = False
                why = words.refusal(Refusal(None, message["reason"], message["details"]))
                self.face.refuse(message["rule"], why)
            case "error":
                if message.get("id") in (None, table.decided):
                    table.waiting = False
                if message["error"] == "no-undo":
                    self.undoing.ask_whether_to_ask()
                else:
                    self.face.notice(words.say(f"error-{message['error']}", **message["details"]))
            case "chat":
                table.talk.lines.append(self._said(message))
                self.face.heard(table.talk.lines[-1])

    def _settle(self, told: Table) -> None:
        """The table as it is now."""
        self.table.table = told
        self.undoing.see(told)

    def _said(self, line: dict[str, Any]) -> str:
        name = self.table.called(line["name"])
        return self.table.words.say("terminal-chat", name=name, text=line["text"])

    async def _see(self, message: dict[str, Any]) -> None:
        """The position is another one."""
        table = self.table
        table.seq = message["seq"]
        table.waiting = False
        self._stop_asking()
        if message["view"] is None:
            self._before_the_start()
            return
        table.view = view_from(find(table.table["game"]), message["view"])
        if table.view.asked is None or message["type"] == "update":
            await self.face.show(table.scene())

    def _before_the_start(self) -> None:
        if self.table.table["stage"] == "open":
            free = sum(seat["kind"] == "open" for seat in self.table.table["seats"])
            self.face.wait(self.table.words.say("terminal-not-started", count=free))
