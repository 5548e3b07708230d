"""The match record: its form, and reading and writing it as JSON text."""

from typing import Any, Final, Literal, NotRequired, TypedDict

import msgspec
from msgspec import UNSET, Struct, UnsetType

from gildehuis.core.refusal import BadInput

FORMAT: Final = "gildehuis-record/1"
_DECISION = {"seat", "move", "choices"}
_CHANCE = {"chance", "value"}


class Entry(TypedDict):
    """A decision (seat, move, choices) or a chance outcome (chance, value)."""

    seat: NotRequired[int]
    move: NotRequired[Any]  # a named move; what the rules say of it is `verify`'s business
    choices: NotRequired[int]
    chance: NotRequired[str]
    value: NotRequired[Any]


class SeatEntry(TypedDict):
    """Who sat there."""

    name: str
    bot: NotRequired[str]


class Record(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One match: header, log and, once it is over, how it ended."""

    format: Literal["gildehuis-record/1"]
    game: str
    rules: int
    edition: str | None
    players: int
    options: dict[str, Any]
    seed: str | None
    seats: list[SeatEntry]
    log: list[Entry]
    fair: dict[str, Any] | UnsetType = UNSET  # where chance was drawn provably
    scores: list[Any] | None = None
    winners: list[Any] | None = None
    end: str | None = None

    def __post_init__(self) -> None:
        if len(self.seats) != self.players:
            raise ValueError(f"{len(self.seats)} seats for {self.players} players")
        for at, entry in enumerate(self.log):
            if entry.keys() != _DECISION and entry.keys() != _CHANCE:
                keys = '{"seat", "move", "choices"} or {"chance", "value"}'
                raise ValueError(f"log entry {at} is neither of {keys}")

    def to_dict(self) -> dict[str, Any]:
        """The record as JSON, keys in the order of the format."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain

    def cut(self, length: int) -> "Record":
        """The match as it stood when its log was so long."""
        log = self.log[:length]
        return msgspec.structs.replace(self, log=log, scores=None, winners=None, end=None)


_decoder = msgspec.json.Decoder(Record)


def encode(record: Record) -> bytes:
    """One line of JSON, without the line's end."""
    return msgspec.json.encode(record)


def decode(line: bytes | str, where: str = "record") -> Record:
    """Read one line of JSON; BadInput says what is wrong with it and where."""
    try:
        return _decoder.decode(line)
    except msgspec.ValidationError as error:
        raise BadInput(str(error), where, "an object of " + FORMAT) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"not JSON: {error}", where, "one JSON object a line") from None


def from_dict(raw: Any, where: str = "record") -> Record:
    """A record that was decoded before."""
    try:
        return msgspec.convert(raw, Record)
    except msgspec.ValidationError as error:
        raise BadInput(str(error), where, "an object of " + FORMAT) from None
