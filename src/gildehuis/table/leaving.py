"""Going away from a match: resigning, agreeing to abandon, taking a seat back, being forgotten."""

import contextlib

from sqlalchemy import Connection

from gildehuis.server.faults import Fault
from gildehuis.server.moment import now
from gildehuis.server.store import chat as chat_store
from gildehuis.server.store import people as people_store
from gildehuis.server.store import tables as store
from gildehuis.server.store.people import Person
from gildehuis.server.tables import clocks, seating
from gildehuis.server.tables.hall import Hall
from gildehuis.server.tables.model import Doc
from gildehuis.server.tables.moves import own_seat, playing
from gildehuis.server.tables.room import Room


def _still_there(doc: Doc) -> list[int]:
    """The seats of people who have not resigned."""
    return [n for n, seat in enumerate(doc.seats) if seat.kind == "person" and not seat.resigned]


async def resign(hall: Hall, room: Room, person: Person) -> None:
    """A bot plays on for good. When no person is left, the match is abandoned."""
    number = own_seat(room, person)
    playing(room)
    doc = room.doc.copy()
    seat = doc.seats[number]
    seat.resigned, seat.away, seat.bot, seat.since = True, False, doc.clock.level, None
    doc.undo = None  # the match is another one now
    if not _still_there(doc):
        doc.stage = "abandoned"
    await hall.save(room, doc)
    room.greet_all()  # who resigned is a spectator now


async def abandon(hall: Hall, room: Room, person: Person) -> None:
    """Agree to abandon; when all do who play for themselves, the match ends without a result."""
    number = own_seat(room, person)
    playing(room)
    doc = room.doc.copy()
    if number not in doc.abandon:
        doc.abandon = sorted([*doc.abandon, number])
    playing_on = {n for n in _still_there(doc) if not doc.seats[n].away}
    if playing_on <= set(doc.abandon):
        doc.stage = "abandoned"
    await hall.save(room, doc)
    room.tell_table()


async def take_back_seat(hall: Hall, room: Room, person: Person) -> None:
    """Play for oneself again after a bot took over."""
    number = own_seat(room, person)
    play = playing(room)
    if not room.doc.seats[number].away:
        return
    doc = room.doc.copy()
    seat = doc.seats[number]
    seat.away, seat.bot, seat.since = False, None, None
    clocks.turn(doc, play.to_act(), now())
    await hall.save(room, doc)
    room.tell_table()


async def forget(hall: Hall, person: Person) -> None:
    """Remove a person: out of open tables, out of running matches, anonymous in finished ones."""
    for brief in await hall.database.read(lambda c: store.mine(c, person.id)):
        with contextlib.suppress(Fault):
            await hall.act(brief.id, lambda room: _forget_at(hall, room, person))
    await hall.database.write(lambda c: _remove(c, person.id))
    for room in hall.rooms.values():
        for line in room.chat:
            if line.from_ == person.id:
                line.from_, line.name = "", ""
        for viewer in room.viewers:
            if viewer.person.id == person.id:
                viewer.drop()


def _remove(connection: Connection, person: str) -> None:
    chat_store.forget(connection, person)
    people_store.remove(connection, person)


async def _forget_at(hall: Hall, room: Room, person: Person) -> None:
    if room.doc.stage == "open":
        with contextlib.suppress(Fault):
            await seating.leave(hall, room, person)
    if room.doc.stage == "playing" and room.doc.seat_of(person.id) is not None:
        await resign(hall, room, person)
    doc = room.doc.copy()
    doc.mutes.pop(person.id, None)
    for seat in doc.seats:
        if seat.person == person.id:
            seat.person, seat.name = None, ""
    await hall.save(room, doc)
    room.tell_table()
