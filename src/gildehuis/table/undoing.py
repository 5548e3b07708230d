"""Taking moves back: by the rule of information alone, or by agreement of all people."""

from collections.abc import Callable

from gildehuis.server.faults import Fault
from gildehuis.server.moment import now
from gildehuis.server.store.people import Person
from gildehuis.server.tables import clocks
from gildehuis.server.tables.hall import Hall
from gildehuis.server.tables.model import Doc, Row, UndoRequest
from gildehuis.server.tables.moves import own_seat, playing
from gildehuis.server.tables.room import Room

MINUTES = 60_000
PATIENCE = {"none": 2 * MINUTES, "live": 2 * MINUTES, "days": 24 * 60 * MINUTES}  # per clock
Stored = Callable[[int], None]


def deciding(doc: Doc) -> set[int]:
    """The seats whose people are asked; for any other a bot plays, and bots agree."""
    return {n for n, seat in enumerate(doc.seats) if seat.kind == "person" and not seat.by_bot()}


async def undo(hall: Hall, room: Room, person: Person, ask: bool, stored: Stored) -> None:
    """Take back this person's last move if nobody learned anything by it; else ask the others."""
    seat = own_seat(room, person)
    play = playing(room)
    if room.doc.seats[seat].away:
        raise Fault("seat-away", 409)
    if await play.undoable(seat):
        await _take_back(hall, room, room.doc.copy(), seat, 1, stored)
    elif ask:
        await _request(hall, room, seat, stored)
    else:
        raise Fault("no-undo", 409)


async def _request(hall: Hall, room: Room, seat: int, stored: Stored) -> None:
    doc, back = room.doc.copy(), playing(room).since_last_of(seat)
    if back is None:
        raise Fault("no-move-yet", 409)
    if doc.undo is not None:
        raise Fault("undo-asked", 409)
    if seat in doc.undo_refused:
        raise Fault("undo-refused", 409)
    doc.undo = UndoRequest(seat, back, [seat], now() + PATIENCE[doc.clock.kind])
    await _settle(hall, room, doc, stored)


async def answer(hall: Hall, room: Room, person: Person, agree: bool, stored: Stored) -> None:
    """Agree to another's request, or refuse it; who asked withdraws it by refusing."""
    seat = own_seat(room, person)
    playing(room)
    doc = room.doc.copy()
    if doc.undo is None:
        raise Fault("no-undo-asked", 409)
    if agree:
        doc.undo.agreed = sorted({*doc.undo.agreed, seat})
    else:
        if seat != doc.undo.seat:
            doc.undo_refused = sorted({*doc.undo_refused, doc.undo.seat})
        doc.undo = None
    await _settle(hall, room, doc, stored)


async def _settle(hall: Hall, room: Room, doc: Doc, stored: Stored) -> None:
    """Take back once all people agree; until then everybody sees what is asked."""
    asked = doc.undo
    if asked is not None and deciding(doc) <= set(asked.agreed):
        await _take_back(hall, room, doc, asked.seat, asked.back, stored)
        return
    await hall.save(room, doc)
    stored(room.seq)
    room.tell_table()


async def _take_back(
    hall: Hall, room: Room, doc: Doc, seat: int, count: int, stored: Stored
) -> None:
    play, at = playing(room), now()
    play.cut(count)
    doc.abandon, doc.undo, doc.undo_refused = [], None, []
    clocks.turn(doc, play.to_act(), at)
    row = Row("undo", at, seat=seat, person=doc.seats[seat].person, count=count)
    await hall.save(room, doc, [row])
    stored(play.seq)
    room.greet_all()
