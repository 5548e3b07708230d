"""Before and between matches: seats, readiness, start, leaving, rematch."""

import secrets

from sqlalchemy import Connection

from gildehuis.core.game import Setup
from gildehuis.server.faults import Fault
from gildehuis.server.moment import new_id, now
from gildehuis.server.store import tables as store
from gildehuis.server.store.people import Person
from gildehuis.server.tables import clocks
from gildehuis.server.tables.hall import Extra, Hall
from gildehuis.server.tables.model import Doc, Row, Seat
from gildehuis.server.tables.play import Play
from gildehuis.server.tables.room import Room


async def create(hall: Hall, doc: Doc, start_now: bool) -> str:
    """A new table; with no open seat left it starts at once."""
    id_ = new_id()
    begin = start_now or all(seat.kind != "open" for seat in doc.seats)
    await hall.database.write(_adding(id_, doc, await hall.editions.of(doc), begin))
    room = await hall.open(id_)
    hall.changed(room)
    return id_


def _adding(id_: str, doc: Doc, setup: Setup, begin: bool) -> Extra:
    """The job that stores a new table, with its match begun if it is to begin at once."""
    at, rows, to_act = now(), list[Row](), list[int]()
    if begin:
        play, row = _begin(doc, setup, at)
        rows, to_act = [row], play.to_act()
    due = at if to_act and (doc.clock.kind != "none" or _bot_among(doc, to_act)) else None
    change = store.Change(doc, rows, 0, to_act, due, at)

    def write(connection: Connection) -> None:
        store.add(connection, id_, change)
        for seat in doc.seats:
            if seat.person is not None:
                store.grant(connection, id_, seat.person, "seat")

    return write


def _bot_among(doc: Doc, seats: list[int]) -> bool:
    return any(doc.seats[seat].by_bot() for seat in seats)


def _begin(doc: Doc, setup: Setup, at: int) -> tuple[Play, Row]:
    """Everybody sits down: the order is drawn, the match begins, clocks run."""
    if any(seat.kind == "open" for seat in doc.seats):
        raise Fault("seats-open", 409)
    if doc.shuffle:
        secrets.SystemRandom().shuffle(doc.seats)
    play, row = Play.start(doc, setup, at)
    doc.stage = "playing"
    clocks.start(doc, play.to_act(), at)
    return play, row


def waiting(room: Room) -> Doc:
    """A copy of the document of a table that has not started."""
    if room.doc.stage != "open":
        raise Fault("started", 409)
    return room.doc.copy()


def host_only(room: Room, person: Person) -> None:
    if room.doc.host != person.id:
        raise Fault("host-only", 403)


async def sit(hall: Hall, room: Room, person: Person, number: int | None, *extra: Extra) -> int:
    """Take a seat (None: the first open one); who sits already moves there."""
    doc = waiting(room)
    held = doc.seat_of(person.id)
    if number is None:
        free = [at for at, seat in enumerate(doc.seats) if seat.kind == "open"]
        number = held if held is not None else (free[0] if free else None)
    if number is None:
        raise Fault("seat-taken", 409)
    if not 0 <= number < doc.players:
        raise Fault("no-such-seat", 404)
    if number == held:
        return number
    if doc.seats[number].kind != "open":
        raise Fault("seat-taken", 409)
    if held is not None:
        doc.seats[held] = Seat()
    doc.seats[number] = Seat("person", person.name, person.id)
    await hall.save(room, doc, (), [lambda c: store.grant(c, room.id, person.id, "seat"), *extra])
    room.tell_table()
    return number


async def leave(hall: Hall, room: Room, person: Person) -> None:
    """Stand up before the match. The host's role passes on; an empty table is abandoned."""
    doc = waiting(room)
    seat = doc.seat_of(person.id)
    if seat is None and doc.host != person.id:
        raise Fault("not-seated", 403)
    if seat is not None:
        doc.seats[seat] = Seat()
    people = [s.person for s in doc.seats if s.person is not None]
    if doc.host == person.id:
        if people:
            doc.host = people[0]
        else:
            doc.stage = "abandoned"
    await hall.save(
        room, doc, (), [lambda connection: store.ungrant(connection, room.id, person.id)]
    )
    room.tell_table()


async def ready(hall: Hall, room: Room, person: Person, is_ready: bool) -> None:
    """Say that one is ready; when all seats are taken and all are, the match starts."""
    doc = waiting(room)
    seat = doc.seat_of(person.id)
    if seat is None:
        raise Fault("not-seated", 403)
    doc.seats[seat].ready = is_ready
    if all(s.kind == "bot" or (s.kind == "person" and s.ready) for s in doc.seats):
        await _start(hall, room, doc)
        return
    await hall.save(room, doc)
    room.tell_table()


async def start(hall: Hall, room: Room, person: Person) -> None:
    """The host starts, once no seat is open."""
    host_only(room, person)
    await _start(hall, room, waiting(room))


async def _start(hall: Hall, room: Room, doc: Doc) -> None:
    play, row = _begin(doc, room.setup, now())
    room.play = play
    try:
        await hall.save(room, doc, [row])
    except BaseException:
        room.play = None
        raise
    room.tell_table()
    room.greet_all()


async def set_seat(hall: Hall, room: Room, person: Person, number: int, level: str | None) -> None:
    """The host puts a bot on a seat, or opens it (level None), also one somebody holds."""
    host_only(room, person)
    doc = waiting(room)
    if not 0 <= number < doc.players:
        raise Fault("no-such-seat", 404)
    gone = doc.seats[number].person
    if gone == person.id:
        raise Fault("own-seat", 409)
    doc.seats[number] = Seat() if level is None else bot_seat(level)
    extra = [] if gone is None else [lambda c: store.ungrant(c, room.id, gone)]
    await hall.save(room, doc, (), extra)
    room.tell_table()


def bot_seat(level: str) -> Seat:
    return Seat("bot", level, bot=level, ready=True)


async def rematch(hall: Hall, room: Room, person: Person) -> str:
    """The same people and bots again, the start player rotated; everybody gets the same table."""
    doc = room.doc
    if doc.stage not in ("finished", "abandoned"):
        raise Fault("not-over", 409)
    if doc.rematch is not None:
        return doc.rematch
    if doc.host != person.id and all(seat.person != person.id for seat in doc.seats):
        raise Fault("not-seated", 403)
    turned = doc.seats[1:] + doc.seats[:1]
    seats = [_again(seat, person) for seat in turned]
    again = Doc(
        game=doc.game,
        players=doc.players,
        host=person.id,
        seats=seats,
        seed=secrets.token_hex(16),
        created=now(),
        edition=doc.edition,
        edition_source=doc.edition_source,
        options=doc.options,
        public=doc.public,
        spectators=doc.spectators,
        clock=doc.clock,
        shuffle=False,
    )
    alone = all(seat.kind == "bot" or seat.person == person.id for seat in seats)
    changed = doc.copy()
    changed.rematch = new_id()
    await hall.save(room, changed, (), [_adding(changed.rematch, again, room.setup, alone)])
    room.tell_table()
    hall.changed(await hall.open(changed.rematch))
    return changed.rematch


def _again(seat: Seat, person: Person) -> Seat:
    if seat.kind == "bot":
        return bot_seat(seat.bot or "medium")
    if seat.person is None:
        return Seat()  # whoever that was is no more
    return Seat("person", seat.name, seat.person, ready=seat.person == person.id)
