"""Who may see a table: its id alone opens nothing."""

from gildehuis.server.faults import Fault
from gildehuis.server.store import tables as store
from gildehuis.server.store.people import Person
from gildehuis.server.tables.hall import Hall
from gildehuis.server.tables.model import Doc
from gildehuis.server.tables.room import Room


def open_to_all(doc: Doc) -> bool:
    """Public tables can be looked at while they wait; later if they have spectators."""
    return doc.public and (doc.stage == "open" or doc.spectators)


async def may_see(hall: Hall, id_: str, person: Person | None) -> None:
    """A member, a guest of the house at a public table; to anybody else it does not exist."""
    room = await hall.open(id_)
    if open_to_all(room.doc):
        return
    if person is not None and (
        room.doc.seat_of(person.id) is not None
        or room.doc.host == person.id
        or await hall.database.read(lambda c: store.role_of(c, id_, person.id)) is not None
    ):
        return
    raise Fault("no-such-table", 404)


def may_sit(room: Room, person: Person) -> None:
    """At a public table anybody; else the host and who was given a seat, not who only watches."""
    if room.doc.public or room.doc.host == person.id or room.doc.seat_of(person.id) is not None:
        return
    raise Fault("no-seat-for-you", 403)
