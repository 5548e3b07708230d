"""One person's line: uvicorn's WebSocket with a short way for what is said often."""

from typing import cast

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from gildehuis.server.operations import metrics

BEHIND = 4_000_000  # bytes that a slow reader may lag behind
TRY_LATER = 1013
_LINE = "line"  # where a socket's scope keeps it


class Line(WebSocketsSansIOProtocol):
    """What is said in one turn of the event loop leaves in one piece and past all layers.

    A writing task per socket and the layers of the framework cost more than a move does.
    """

    _leaving = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][_LINE] = self

    def say(self, message: bytes) -> None:
        """A text for the other side; never waits."""
        try:
            self.conn.send_text(message)
        except InvalidState:
            return  # it is being closed
        if not self._leaving:
            self._leaving = True
            self.loop.call_soon(self._leave)

    def _leave(self) -> None:
        self._leaving = False
        if self.transport.is_closing():
            return
        self._write()
        if self.transport.get_write_buffer_size() > BEHIND and not self.close_sent:
            metrics.dropped.inc()
            self.cut("too-slow")

    def _write(self) -> None:
        self.transport.write(b"".join(self.conn.data_to_send()))

    def cut(self, reason: str) -> None:
        """Give the line up; who was at it may come again. What waits to be heard is not."""
        if self.close_sent or self.transport.is_closing():
            return
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TRY_LATER})
        self.conn.send_close(TRY_LATER, reason)
        self._write()
        self.close_sent = True
        self.read_paused = False
        self.transport.resume_reading()  # the answer to it
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    async def hear(self) -> str | None:
        """The next text from the other side; None when it is over."""
        message = await self.receive()
        if message["type"] != "websocket.receive":
            return None
        return message.get("text") or ""


def line_of(scope: Scope) -> Line:
    """The line of a socket that the house serves."""
    return cast(Line, scope["state"][_LINE])
