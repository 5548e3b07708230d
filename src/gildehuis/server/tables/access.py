"""Who may see a table: its id alone opens nothing."""

from gildehuis.server.store import tables as store
from gildehuis.server.store.people import Person
from gildehuis.server.tables.hall import Hall
from gildehuis.table.faults import Fault


async def may_see(hall: Hall, id_: str, person: Person | None) -> None:
    """A member, a guest of the house at a public table; to anybody else it does not exist."""
    doc = (await hall.open(id_)).table.doc
    if doc.open_to_all():
        return
    if person is not None and (
        doc.belongs_to(person.id)
        or await hall.database.read(lambda c: store.role_of(c, id_, person.id)) is not None
    ):
        return
    raise Fault("no-such-table", 404)


async def let_in_to_watch(hall: Hall, id_: str, person: Person) -> bool:
    """Was this person invited to watch?"""
    return await hall.database.read(lambda c: store.role_of(c, id_, person.id)) == "watch"
