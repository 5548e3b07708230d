"""Queries about people."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from gildehuis.server.store.schema import members, people, pushes, ratings, results
from gildehuis.table.model import Actor
from gildehuis.words.speech import Language


@dataclass(frozen=True)
class Person(Actor):
    """A guest, or an account once there is a user name."""

    username: str | None
    language: Language
    epoch: int


_COLUMNS = (people.c.id, people.c.name, people.c.username, people.c.language, people.c.epoch)


def add(connection: Connection, person: Person, created: int) -> None:
    connection.execute(
        insert(people).values(
            id=person.id,
            name=person.name,
            username=None,
            password=None,
            language=person.language,
            epoch=person.epoch,
            created=created,
        )
    )


def find(connection: Connection, id_: str) -> Person | None:
    row = connection.execute(select(*_COLUMNS).where(people.c.id == id_)).first()
    return None if row is None else Person(*row)


def by_username(connection: Connection, username: str) -> tuple[Person, str] | None:
    """The person and the password's hash."""
    query = select(*_COLUMNS, people.c.password).where(people.c.username == username.casefold())
    row = connection.execute(query).first()
    return None if row is None else (Person(*row[:5]), row[5])


def change(connection: Connection, id_: str, **values: Any) -> None:
    """Set columns of a person; a user name that is taken is a Conflict."""
    connection.execute(update(people).where(people.c.id == id_).values(**values))


def remove(connection: Connection, id_: str) -> None:
    """The person is gone; results keep an anonymous seat."""
    connection.execute(delete(pushes).where(pushes.c.person_id == id_))
    connection.execute(delete(ratings).where(ratings.c.person_id == id_))
    connection.execute(update(results).where(results.c.person_id == id_).values(person_id=None))
    connection.execute(delete(members).where(members.c.person_id == id_))
    connection.execute(delete(people).where(people.c.id == id_))
