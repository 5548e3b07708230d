"""Invitations: a secret link that grants one seat, or watching."""

import secrets

from gildehuis.server.model.ids_and_time import now
from gildehuis.server.store import invites
from gildehuis.server.store import tables as store
from gildehuis.server.store.people import Person
from gildehuis.server.tables.hall import Hall
from gildehuis.server.tables.room import Room
from gildehuis.table import seating
from gildehuis.table.faults import Fault

MOST = 100  # per table


async def invite(hall: Hall, room: Room, person: Person, grants: str, seat: int | None) -> str:
    """A new code. The host invites; anybody seated may let others watch if the host allows it."""
    doc = room.table.doc
    if grants == "watch":
        if doc.host != person.id and not (doc.spectators and doc.seat_of(person.id) is not None):
            raise Fault("host-only", 403)
    else:
        room.table.host_only(person)
        room.table.waiting()
        if seat is not None and not 0 <= seat < doc.players:
            raise Fault("no-such-seat", 404)
    if await hall.database.read(lambda c: invites.count(c, room.id)) >= MOST:
        raise Fault("too-many-invites", 429, most=MOST)
    code = secrets.token_urlsafe(16)
    await hall.database.write(lambda c: invites.add(c, code, room.id, grants, seat))
    return code


async def revoke(hall: Hall, room: Room, person: Person, code: str) -> None:
    room.table.host_only(person)
    if not await hall.database.write(lambda c: invites.revoke(c, code, room.id)):
        raise Fault("no-such-invite", 404)


async def accept(hall: Hall, person: Person, code: str) -> tuple[str, int | None]:
    """Use an invitation: the table, and the seat that is now mine."""
    table = (await _find(hall, code)).table
    async with hall.locked(table) as room:
        held = room.table.doc.seat_of(person.id)
        if held is not None:
            return table, held
        invitation = await _find(hall, code)  # now that nobody else can use or revoke it
        if invitation.grants == "watch":
            await hall.database.write(lambda c: store.grant(c, room.id, person.id, "watch"))
            return table, None
        if invitation.used_by is not None:
            raise Fault("no-such-invite", 404)
        change = await hall.change(
            room,
            lambda table: seating.sit(table, person, invitation.seat, now(), invited=True),
            lambda c: invites.use(c, code, person.id),
        )
        room.tell(change)
        return table, room.table.doc.seat_of(person.id)


async def _find(hall: Hall, code: str) -> invites.Invite:
    found = await hall.database.read(lambda c: invites.find(c, code))
    if found is None:
        raise Fault("no-such-invite", 404)
    return found
