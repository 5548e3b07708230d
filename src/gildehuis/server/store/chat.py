"""Queries about the talk at a table."""

from sqlalchemy import Connection, insert, select, update

from gildehuis.server.store.schema import chat
from gildehuis.table.messages import ChatLine

_COLUMNS = (chat.c.person_id, chat.c.name, chat.c.text, chat.c.at)


def add(connection: Connection, table: str, n: int, line: ChatLine) -> None:
    """The n-th line; a Conflict if somebody else said it first."""
    connection.execute(
        insert(chat).values(
            table_id=table, n=n, person_id=line.from_, name=line.name, text=line.text, at=line.at
        )
    )


def forget(connection: Connection, person: str) -> None:
    """What a person said stays, but nobody said it."""
    said = update(chat).where(chat.c.person_id == person)
    connection.execute(said.values(person_id="", name=""))


def last(connection: Connection, table: str, limit: int) -> tuple[int, list[ChatLine]]:
    """How many lines there are, and the last of them."""
    rows = connection.execute(
        select(chat.c.n, *_COLUMNS)
        .where(chat.c.table_id == table)
        .order_by(chat.c.n.desc())
        .limit(limit)
    ).all()
    lines = [ChatLine(*row[1:]) for row in reversed(rows)]
    return (rows[0][0] + 1 if rows else 0), lines


def after(connection: Connection, table: str, n: int) -> list[ChatLine]:
    """The lines from the n-th on."""
    rows = connection.execute(
        select(*_COLUMNS).where(chat.c.table_id == table, chat.c.n >= n).order_by(chat.c.n)
    )
    return [ChatLine(*row) for row in rows]
