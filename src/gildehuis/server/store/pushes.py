"""Queries about where people want to be told that it is their turn."""

from hashlib import sha256

from sqlalchemy import Connection, delete, func, insert, select

from gildehuis.server.store.schema import pushes

MOST = 10  # browsers of one person


def _hash(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()


def add(connection: Connection, person: str, endpoint: str, subscription: str) -> None:
    """Remember a browser; with too many the others are forgotten."""
    remove(connection, endpoint)
    count = select(func.count()).select_from(pushes).where(pushes.c.person_id == person)
    if (connection.scalar(count) or 0) >= MOST:
        connection.execute(delete(pushes).where(pushes.c.person_id == person))
    connection.execute(
        insert(pushes).values(hash=_hash(endpoint), person_id=person, subscription=subscription)
    )


def of(connection: Connection, person: str) -> list[str]:
    """The subscriptions of a person, as JSON."""
    return list(
        connection.scalars(select(pushes.c.subscription).where(pushes.c.person_id == person))
    )


def remove(connection: Connection, endpoint: str) -> None:
    connection.execute(delete(pushes).where(pushes.c.hash == _hash(endpoint)))
