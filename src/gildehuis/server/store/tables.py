"""Queries about tables: every change is guarded by the table's version."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, bindparam, delete, func, insert, select, update

from gildehuis.server.store import results
from gildehuis.server.store.database import Conflict
from gildehuis.server.store.prepared import Prepared
from gildehuis.server.store.schema import journal, members, tables
from gildehuis.table.model import Brief, Doc, Row, decode_doc, decode_row, encode
from gildehuis.table.table import Change

LOBBY = 200  # tables shown at most
MINE = 200


@dataclass(frozen=True)
class Stored:
    """A table as read, with its journal from the row asked for."""

    id: str
    version: int
    doc: Doc
    n: int
    rows: list[Row]


def add(connection: Connection, id_: str, change: Change) -> None:
    """A new table."""
    doc = change.doc
    connection.execute(
        insert(tables).values(
            id=id_,
            version=0,
            n=len(change.rows),
            game=doc.game,
            public=doc.public,
            created=doc.created,
            **_document(change.doc),
            **_standing(change),
        )
    )
    _append(connection, id_, 0, change.rows)
    grant(connection, id_, doc.host, "host")
    for seat in doc.seats:
        if seat.person is not None:
            grant(connection, id_, seat.person, "seat")


def _saving(*changed: str) -> Prepared:
    return Prepared(
        update(tables)
        .where(tables.c.id == bindparam("is_id"), tables.c.version == bindparam("was"))
        .values({name: bindparam(name) for name in ("version", "n", *changed)})
    )


# Built once: this is what every move executes. Most moves leave the document as it is.
_STANDING = ("seq", "to_act", "due", "updated")
_SAVE = _saving("stage", "doc", *_STANDING)
_SAVE_STANDING = _saving(*_STANDING)
_APPEND = Prepared(insert(journal))


def save(connection: Connection, id_: str, version: int, n: int, change: Change) -> None:
    """All of a change, of a table that nobody changed since it had that version; else Conflict."""
    given: dict[str, object] = {
        "is_id": id_,
        "was": version,
        "version": version + 1,
        "n": n + len(change.rows),
    }
    given |= _standing(change)
    if change.same_doc:
        changed = _SAVE_STANDING.execute(connection, given)
    else:
        changed = _SAVE.execute(connection, given | _document(change.doc))
    if changed != 1:
        raise Conflict
    _append(connection, id_, n, change.rows)
    if not change.same_doc:
        _with_it(connection, id_, change)


def _with_it(connection: Connection, id_: str, change: Change) -> None:
    """What else such a change brings: who may see the table, results, a rematch."""
    if change.joined is not None:
        grant(connection, id_, change.joined, "seat")
    if change.left is not None:
        ungrant(connection, id_, change.left)
    if change.attempt is not None and change.doc.stage == "finished":
        seats = results.per_seat(change.doc)
        results.record(connection, id_, change.doc.game, seats, change.at)
    if change.opened is not None:
        add(connection, change.opened.id, change.opened.change)


def _document(doc: Doc) -> dict[str, object]:
    return {"stage": doc.stage, "doc": encode(doc).decode()}


def _standing(change: Change) -> dict[str, object]:
    stands = change.standing
    return {
        "seq": stands.seq,
        "to_act": encode(stands.to_act).decode(),
        "due": stands.due,
        "updated": change.at,
    }


def _append(connection: Connection, id_: str, n: int, rows: Sequence[Row]) -> None:
    for offset, row in enumerate(rows):
        given = {"table_id": id_, "n": n + offset, "body": encode(row).decode()}
        _APPEND.execute(connection, given)


def fetch(connection: Connection, id_: str, after: int = 0) -> Stored | None:
    """A table and its journal from row `after` on."""
    query = select(tables.c.version, tables.c.doc, tables.c.n).where(tables.c.id == id_)
    found = connection.execute(query).first()
    if found is None:
        return None
    version, doc, n = found
    bodies = connection.scalars(
        select(journal.c.body)
        .where(journal.c.table_id == id_, journal.c.n >= after, journal.c.n < n)
        .order_by(journal.c.n)
    )
    return Stored(id_, version, decode_doc(doc), n, [decode_row(body) for body in bodies])


def grant(connection: Connection, id_: str, person: str, role: str) -> None:
    """Let a person see a table; a role once given is kept."""
    if role_of(connection, id_, person) is None:
        connection.execute(insert(members).values(table_id=id_, person_id=person, role=role))


def role_of(connection: Connection, id_: str, person: str) -> str | None:
    return connection.scalar(
        select(members.c.role).where(members.c.table_id == id_, members.c.person_id == person)
    )


def ungrant(connection: Connection, id_: str, person: str) -> None:
    """Who leaves an open table keeps no right to it."""
    connection.execute(
        delete(members).where(members.c.table_id == id_, members.c.person_id == person)
    )


_BRIEF = (tables.c.id, tables.c.doc, tables.c.seq, tables.c.to_act)


def _briefs(connection: Connection, query: Select[Any], limit: int) -> list[Brief]:
    found = connection.execute(query.order_by(tables.c.updated.desc()).limit(limit)).all()
    return [Brief(row[0], decode_doc(row[1]), row[2], msgspec.json.decode(row[3])) for row in found]


def lobby(connection: Connection) -> list[Brief]:
    """Public tables that wait for players, newest first."""
    query = select(*_BRIEF).where(tables.c.stage == "open", tables.c.public.is_(True))
    return _briefs(connection, query, LOBBY)


def mine(connection: Connection, person: str) -> list[Brief]:
    """The tables of a person, newest first."""
    query = (
        select(*_BRIEF)
        .join(members, members.c.table_id == tables.c.id)
        .where(members.c.person_id == person, tables.c.stage != "abandoned")
    )
    return _briefs(connection, query, MINE)


def unfinished(connection: Connection, person: str) -> int:
    """How many tables a person hosts that are open or being played."""
    query = (
        select(func.count())
        .select_from(tables.join(members, members.c.table_id == tables.c.id))
        .where(
            members.c.person_id == person,
            members.c.role == "host",
            tables.c.stage.in_(("open", "playing")),
        )
    )
    return connection.scalar(query) or 0


def due(connection: Connection, before: int) -> list[str]:
    """The tables being played where a bot is to move or a clock runs out before that time."""
    query = select(tables.c.id).where(tables.c.stage == "playing", tables.c.due <= before)
    return list(connection.scalars(query))
