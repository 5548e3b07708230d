"""A person asks to be forgotten: at all tables, in the chat, in storage."""

from sqlalchemy import Connection

from gildehuis.server.model.ids_and_time import now
from gildehuis.server.store import chat as chat_store
from gildehuis.server.store import people as people_store
from gildehuis.server.store import tables as store
from gildehuis.server.store.people import Person
from gildehuis.server.tables.hall import Hall
from gildehuis.table import leaving


async def forget(hall: Hall, person: Person) -> None:
    """Out of open tables, out of running matches, anonymous in finished ones."""
    for brief in await hall.database.read(lambda c: store.mine(c, person.id)):
        async with hall.locked(brief.id) as room:
            change = await hall.change(room, lambda table: leaving.forget(table, person, now()))
            room.tell(change)
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
