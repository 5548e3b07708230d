"""What is told of a table, and to whom: every message of the protocol is made here."""

from typing import Any

import msgspec

from gildehuis.core.schema import Event, Named, Result, RuleId, SeatId
from gildehuis.core.secrecy import View, tell
from gildehuis.table import lesson
from gildehuis.table.clocks import deadline
from gildehuis.table.match import Done
from gildehuis.table.model import (
    Brief,
    Clock,
    Doc,
    Kind,
    Level,
    Moment,
    PersonId,
    Seat,
    Stage,
    TableId,
    UndoRequest,
)
from gildehuis.table.table import Table


class SeatClock(msgspec.Struct):
    """The time of a seat."""

    bank_ms: int  # left in its bank
    deadline: Moment | None  # when its time is over; null: it is not to act


class SeatTold(msgspec.Struct):
    """A seat of a table. When no person is left the match is abandoned."""

    kind: Kind
    name: str
    person: PersonId | None
    bot: Level | None  # the level that plays here, for a person who is away too
    ready: bool
    online: bool
    away: bool  # a bot plays for its person until he takes it back
    resigned: bool  # for good; who resigned sees what spectators see
    clock: SeatClock | None


class LessonTold(msgspec.Struct):
    """What the learner does next, if he keeps to the lesson; nulls afterwards."""

    hint: str | None = None  # the text `lesson-<hint>` explains it
    move: Named | None = None


class TableTold(msgspec.Struct):
    """A table as one person may know it: an allow-list, so the seed has no way out."""

    id: TableId
    game: str
    players: int
    edition: str | None
    options: dict[str, Any]  # only what differs from the default
    rules: int  # the version of the rules that is played by
    public: bool
    spectators: bool
    clock: Clock
    stage: Stage
    host: PersonId
    you: SeatId | None
    seats: list[SeatTold]
    to_act: list[SeatId]
    seq: int
    created: Moment
    rematch: TableId | None
    abandon: list[SeatId]  # that agreed to abandon
    undo_request: UndoRequest | None
    result: Result | None
    lesson: LessonTold | None = None  # null: no match to learn by


class ChatLine(msgspec.Struct, tag="chat", tag_field="type"):
    """Somebody said something."""

    from_: PersonId = msgspec.field(name="from")
    name: str
    text: str
    at: Moment


class LogLine(msgspec.Struct):
    """What one move brought, so far as this viewer may know it."""

    seq: int
    events: list[Event]


class Snapshot(msgspec.Struct, tag="snapshot", tag_field="type"):
    """Replaces all the client knew."""

    seq: int
    table: TableTold
    view: View | None  # null before the start
    undo: bool  # taking back looks possible: my move was the last and no chance followed
    log: list[LogLine]
    chat: list[ChatLine]


class Update(msgspec.Struct, tag="update", tag_field="type"):
    """A move was made, and stored."""

    seq: int  # one more than before
    seat: SeatId
    events: list[Event]
    view: View
    undo: bool
    table: TableTold


class TableMessage(msgspec.Struct, tag="table", tag_field="type"):
    """Seats, presence, readiness or clocks changed. If play began, a snapshot follows."""

    table: TableTold


class Ack(msgspec.Struct, tag="ack", tag_field="type"):
    """It is stored. For a move it comes before its update."""

    id: int
    seq: int


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    """The move breaks a rule."""

    id: int
    rule: RuleId | None
    reason: str  # a text of the game or the house
    details: dict[str, Any]


class ErrorMessage(msgspec.Struct, tag="error", tag_field="type", omit_defaults=True):
    """The message could not be used."""

    error: str  # the text `error-<error>` of the house
    details: dict[str, Any]
    id: int | None = None


class Pong(msgspec.Struct, tag="pong", tag_field="type"):
    """The line is alive."""


ServerMessage = Snapshot | Update | Ack | Refused | TableMessage | ChatLine | ErrorMessage | Pong


class Lobby(msgspec.Struct, tag="lobby", tag_field="type"):
    """Public tables with open seats: at once and on change, on the lobby's own socket."""

    tables: list[TableTold]


def table(
    id_: str, doc: Doc, you: int | None, seq: int, to_act: list[int], online: set[str]
) -> TableTold:
    """A table as the person at seat `you` (None: no seat) may know it."""
    return TableTold(
        id=id_,
        game=doc.game,
        players=doc.players,
        edition=doc.edition,
        options=doc.options,
        rules=doc.rules,
        public=doc.public,
        spectators=doc.spectators,
        clock=doc.clock,
        stage=doc.stage,
        host=doc.host,
        you=you,
        seats=[_seat(doc, seat, online) for seat in doc.seats],
        to_act=to_act,
        seq=seq,
        created=doc.created,
        rematch=doc.rematch,
        abandon=doc.abandon,
        undo_request=doc.undo,
        result=doc.result,
    )


def brief(found: Brief, person: str | None) -> TableTold:
    """A table of a list, as that person may know it."""
    return table(found.id, found.doc, found.doc.seat_of(person), found.seq, found.to_act, set())


def _seat(doc: Doc, seat: Seat, online: set[str]) -> SeatTold:
    timed = doc.clock.kind != "none" and seat.kind == "person"
    return SeatTold(
        kind=seat.kind,
        name=seat.name,
        person=seat.person,
        bot=seat.bot,
        ready=seat.ready,
        online=seat.kind == "bot" or seat.person in online,
        away=seat.away,
        resigned=seat.resigned,
        clock=SeatClock(seat.bank_ms, deadline(doc, seat)) if timed else None,
    )


def known(at: Table, person: str | None, online: set[str]) -> TableTold:
    """A table as that person may know it now."""
    stands = at.standing
    you = at.doc.seat_of(person)
    made = table(at.id, at.doc, you, stands.seq, stands.to_act, online)
    if at.doc.lesson and at.match is not None:
        step = lesson.step(at.match, lesson.LEARNER)
        made.lesson = LessonTold(step.hint, step.move) if step else LessonTold()
    return made


def snapshot(at: Table, person: str, online: set[str], chat: list[ChatLine]) -> Snapshot:
    """All there is to know for one person."""
    seat, match = at.doc.seat_of(person), at.match
    muted = at.doc.mutes.get(person, [])
    return Snapshot(
        seq=at.standing.seq,
        table=known(at, person, online),
        view=match.seen_by(seat) if match else None,
        undo=match.seems_undoable(seat) if match else False,
        log=[LogLine(n, tell(done.events, seat)) for n, done in enumerate(match.done, 1)]
        if match
        else [],
        chat=[line for line in chat if line.from_ not in muted],
    )


def update(at: Table, done: Done, seat: int | None, told: TableTold) -> Update:
    """The move just made, for one seat."""
    match = at.match
    assert match is not None
    assert done.row.seat is not None
    return Update(
        seq=at.standing.seq,
        seat=done.row.seat,
        events=tell(done.events, seat),
        view=match.seen_by(seat),
        undo=match.seems_undoable(seat),
        table=told,
    )
