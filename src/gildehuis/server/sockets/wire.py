"""What a client may send over a table's socket, and reading it safely."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from gildehuis.table.faults import Fault

LONGEST = 16_384  # bytes of one message
Id = Annotated[int, Meta(ge=0, le=2**53)]
Seq = Annotated[int, Meta(ge=0, le=2**31)]


class Hello(msgspec.Struct, tag="hello", tag_field="type"):
    version: Literal[1]
    seen: Seq | None = None


class Move(msgspec.Struct, tag="move", tag_field="type"):
    id: Id
    seq: Seq
    move: Any


class Undo(msgspec.Struct, tag="undo", tag_field="type"):
    id: Id
    ask: bool = False


class AnswerUndo(msgspec.Struct, tag="answer-undo", tag_field="type"):
    id: Id
    agree: bool


class Chat(msgspec.Struct, tag="chat", tag_field="type"):
    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(msgspec.Struct, tag="mute", tag_field="type"):
    id: Id
    person: Annotated[str, Meta(max_length=32)]
    muted: bool


class Ping(msgspec.Struct, tag="ping", tag_field="type"):
    pass


Message = Hello | Move | Undo | AnswerUndo | Chat | Mute | Ping
_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


def read(data: str | bytes) -> Message:
    """A message, or the Fault to answer it with."""
    if len(data) > LONGEST:
        raise Fault("too-long", 413)
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Fault("bad-message", 400, reason=str(error)[:200]) from None
