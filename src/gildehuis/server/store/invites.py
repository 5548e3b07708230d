"""Queries about invitations: only the hash of a code is stored."""

from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy import Connection, delete, insert, select, update

from gildehuis.server.store.schema import invites
from gildehuis.table.faults import Fault


@dataclass(frozen=True)
class Invite:
    """`seat` None: any open one. A seat is granted once, watching as often as asked."""

    table: str
    grants: str
    seat: int | None
    used_by: str | None


def digest(code: str) -> str:
    return sha256(code.encode()).hexdigest()


def add(connection: Connection, code: str, table: str, grants: str, seat: int | None) -> None:
    connection.execute(
        insert(invites).values(hash=digest(code), table_id=table, grants=grants, seat=seat)
    )


def find(connection: Connection, code: str) -> Invite | None:
    row = connection.execute(
        select(invites.c.table_id, invites.c.grants, invites.c.seat, invites.c.used_by).where(
            invites.c.hash == digest(code)
        )
    ).first()
    return None if row is None else Invite(*row)


def count(connection: Connection, table: str) -> int:
    rows = connection.execute(select(invites.c.hash).where(invites.c.table_id == table))
    return len(rows.all())


def use(connection: Connection, code: str, person: str) -> None:
    """Only an invitation that still stands, unused."""
    used = connection.execute(
        update(invites)
        .where(invites.c.hash == digest(code), invites.c.used_by.is_(None))
        .values(used_by=person)
    )
    if used.rowcount != 1:
        raise Fault("no-such-invite", 404)


def revoke(connection: Connection, code: str, table: str) -> bool:
    """Take an invitation back; False if there was none."""
    gone = connection.execute(
        delete(invites).where(invites.c.hash == digest(code), invites.c.table_id == table)
    )
    return gone.rowcount == 1
