"""Taking back by agreement at a table of a server: asking the others, and answering them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from gildehuis.terminal.face import Face
from gildehuis.terminal.site import Table

if TYPE_CHECKING:
    from gildehuis.terminal.remote import RemoteTable

Send = Callable[[dict[str, Any]], Awaitable[None]]


class TakingBack:
    """At most one question at a time: may they, or shall we ask them?"""

    def __init__(self, table: "RemoteTable", face: Face, send: Send) -> None:
        self.table = table
        self.face = face
        self.send = send
        self.task: asyncio.Task[bool] | None = None
        self._request: dict[str, Any] | None = None  # of somebody else, that is asked about

    @property
    def is_answered(self) -> bool:
        return self.task is not None and self.task.done()

    def see(self, told: Table) -> None:
        """Ask about a request that is new; stop asking about one that has gone."""
        request = told["undo_request"]
        you = told["you"]
        if request is None or you is None or you in (request["seat"], *request["agreed"]):
            if self._request is not None:
                self.stop()
        elif self._request is None:
            self.stop()
            self._request = request
            name = self.table.names[request["seat"]]
            self._ask(
                self.table.words.say("ui-undo-asked", name=name, back=request["back"]),
                "ui-undo-agree",
                "ui-undo-refuse",
            )

    def ask_whether_to_ask(self) -> None:
        """Our move cannot be taken back just so; the others may allow it."""
        if self.task is None:
            say = self.table.words.say
            self._ask(say("error-no-undo"), "ui-undo-ask", "terminal-leave-stay")

    def _ask(self, question: str, yes: str, no: str) -> None:
        say = self.table.words.say
        self.task = asyncio.create_task(self.face.consent(question, say(yes), say(no)))

    async def answer(self) -> None:
        """Send what was said."""
        assert self.task is not None
        agree, about = self.task.result(), self._request
        self.task = self._request = None
        if about is None and not agree:
            return
        self.table.asked += 1
        number = self.table.asked
        if about is None:
            await self.send({"type": "undo", "id": number, "ask": True})
        else:
            await self.send({"type": "answer-undo", "id": number, "agree": agree})

    def stop(self) -> None:
        """It is no longer asked."""
        if self.task is not None:
            self.task.cancel()
        self.task = self._request = None
