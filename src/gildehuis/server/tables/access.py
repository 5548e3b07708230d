"""Who may see a table: its id alone opens nothing."""

from gildehuis.server.faults import Fault
from gildehuis.server.store import tables as store
from gildehuis.server.store.people import Person
from gildehuis.server.tables.hall import Hall
from gildehuis.server.tables.room import Room


async def may_see(hall: Hall, id_: str, person: Person | None) -> None:
    """A member, a guest of the house at a public table; to anybody else it does not exist."""
    room = await hall.open(id_)
    if room.doc.open_to_all():
        return
    if person is not None and (
        room.doc.belongs_to(person.id)
        or await hall.database.read(lambda c: store.role_of(c, id_, person.id)) is not None
    ):
        return
    raise Fault("no-such-table", 404)


async def let_in_to_watch(hall: Hall, id_: str, person: Person) -> bool:
    """Was this person invited to watch?"""
    return await hall.database.read(lambda c: store.role_of(c, id_, person.id)) == "watch"


def may_sit(room: Room, person: Person) -> None:
    """At a public table anybody; else the host and who was given a seat, not who only watches."""
    if room.doc.public or room.doc.host == person.id or room.doc.seat_of(person.id) is not None:
        return
    raise Fault("no-seat-for-you", 403)
