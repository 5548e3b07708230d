"""A table as it is stored: what was settled, who sits where, what happened."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from gildehuis.core.game import Named
from gildehuis.core.record import Entry
from gildehuis.core.schema import Result, SeatId, means

Kind = Literal["open", "person", "bot"]
Stage = Literal["open", "playing", "finished", "abandoned"]
Level = Annotated[str, Meta(min_length=1, max_length=40)]  # of a bot: easy, medium, hard …
Moment = Annotated[int, means("moment")]  # milliseconds since 1970
TableId = Annotated[str, means("table")]
PersonId = Annotated[str, means("person")]  # never a credential


@dataclass(frozen=True)
class Actor:
    """Who does something at a table."""

    id: PersonId
    name: str


class Clock(msgspec.Struct, omit_defaults=False, forbid_unknown_fields=True):
    """When a seat's time is over a bot plays for it until its person takes it back.

    While the server is down no clock runs.
    """

    kind: Literal["none", "live", "days"] = "none"
    move_s: Annotated[int, Meta(ge=1, le=3600)] = 60  # live: seconds per move
    bank_s: Annotated[int, Meta(ge=0, le=36000)] = 600  # live: pays for what goes beyond
    days: Annotated[int, Meta(ge=1, le=30)] = 3  # days: per move
    level: Level = "medium"  # of that bot


class Seat(msgspec.Struct):
    """`away`: a bot of level `bot` plays for the person; `resigned`: for good."""

    kind: Kind = "open"
    name: str = ""
    person: PersonId | None = None
    bot: Level | None = None
    ready: bool = False
    away: bool = False
    resigned: bool = False
    bank_ms: int = 0
    since: Moment | None = None  # when it became this seat's turn

    def by_bot(self) -> bool:
        """Does a bot decide for this seat now?"""
        return self.kind == "bot" or self.away or self.resigned


class UndoRequest(msgspec.Struct):
    """A seat asks the others to take back its last move and the moves made since."""

    seat: SeatId
    back: int  # so many moves
    agreed: list[SeatId]  # the one that asks among them
    expires: Moment


class Doc(msgspec.Struct):
    """All of a table but its journal. `seed` stays here until the match is over."""

    game: str
    players: int
    host: PersonId
    seats: list[Seat]
    seed: str
    created: Moment
    edition: str | None = None
    edition_source: str | None = None  # of an edition somebody brought
    options: dict[str, Any] = {}
    rules: int = 1  # the version it began with, and keeps
    public: bool = False
    spectators: bool = False
    clock: Clock = msgspec.field(default_factory=Clock)
    shuffle: bool = True
    lesson: bool = False  # the opening is that of lesson.py
    stage: Stage = "open"
    rematch: TableId | None = None
    result: Result | None = None
    abandon: list[SeatId] = []  # that agreed to abandon
    mutes: dict[PersonId, list[PersonId]] = {}  # person: whom he does not want to read here
    undo: UndoRequest | None = None
    undo_refused: list[SeatId] = []  # that were refused in this position

    def seat_of(self, person: str | None) -> int | None:
        """Where that person sits."""
        if person is None:
            return None
        for number, seat in enumerate(self.seats):
            if seat.person == person and not seat.resigned:
                return number
        return None

    def belongs_to(self, person: str) -> bool:
        """Host, or seated, be it that he resigned."""
        return self.host == person or any(seat.person == person for seat in self.seats)

    def open_to_all(self) -> bool:
        """Public tables can be looked at while they wait; later if they have spectators."""
        return self.public and (self.stage == "open" or self.spectators)

    def copy(self) -> "Doc":
        return decode_doc(encode(self))


class Row(msgspec.Struct, omit_defaults=True):
    """One row of the journal. `entries` are the record's: the decision and the chance after it."""

    kind: Literal["start", "move", "undo"]
    at: Moment
    entries: list[Entry] = []
    seat: SeatId | None = None
    person: PersonId | None = None  # who sent it; None: a bot
    id: int | None = None  # the number the client gave to its request
    count: int = 1  # of an undo: so many moves are taken back

    def move(self) -> Named:
        """The decision's move."""
        move: Named = self.entries[0]["move"]
        return move


@dataclass(frozen=True)
class Brief:
    """A table in a list."""

    id: str
    doc: Doc
    seq: int
    to_act: list[int]


encode = msgspec.json.encode
decode_doc = msgspec.json.Decoder(Doc).decode
decode_row = msgspec.json.Decoder(Row).decode
