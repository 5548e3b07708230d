"""What a client may send over a table's socket, and reading it safely."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from gildehuis.table.faults import Fault
from gildehuis.table.model import PersonId

LONGEST = 16_384  # bytes of one message
Id = Annotated[int, Meta(ge=0, le=2**53)]  # the number of this client's request, rising
Seq = Annotated[int, Meta(ge=0, le=2**31)]  # counts the entries of the log that were told


class Hello(msgspec.Struct, tag="hello", tag_field="type"):
    """Opens the talk; answered by `snapshot`."""

    version: Literal[1]
    seen: Seq | None = None  # the last that was seen


class Move(msgspec.Struct, tag="move", tag_field="type"):
    """Answered once by `ack`, `refused` or `error`.

    Sent again after a reconnect (same `id`, `seq` and `move`) it is recognised and acknowledged
    again. A move decided on a position that is no more is answered by `error` `stale` and a
    `snapshot`.
    """

    id: Id
    seq: Seq  # that the player saw
    move: Any  # as `legal` lists it


class Undo(msgspec.Struct, tag="undo", tag_field="type"):
    """Take back my last move, if it was the last and nobody learned anything by it.

    Answered by `ack` and a `snapshot`, else by `error` `no-undo`.
    """

    id: Id
    ask: bool = False  # else ask the others, see below


class AnswerUndo(msgspec.Struct, tag="answer-undo", tag_field="type"):
    """Agree to the table's `undo_request`, or refuse it; who asked withdraws it by refusing.

    Answered by `ack`, or `error` `no-undo-asked`.
    """

    id: Id
    agree: bool


class Chat(msgspec.Struct, tag="chat", tag_field="type"):
    """Answered by `ack`."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]  # 1–500 characters


class Mute(msgspec.Struct, tag="mute", tag_field="type"):
    """Answered by `ack` and a `snapshot` without that person's lines."""

    id: Id
    person: Annotated[PersonId, Meta(max_length=32)]
    muted: bool


class Ping(msgspec.Struct, tag="ping", tag_field="type"):
    """Answered by `pong`."""


ClientMessage = Hello | Move | Undo | AnswerUndo | Chat | Mute | Ping
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def read(data: str | bytes) -> ClientMessage:
    """A message, or the Fault to answer it with."""
    if len(data) > LONGEST:
        raise Fault("too-long", 413)
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Fault("bad-message", 400, reason=str(error)[:200]) from None
