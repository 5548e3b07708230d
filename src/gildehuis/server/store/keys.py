"""What the house itself keeps: secrets made once and shared by all its processes."""

import contextlib
from collections.abc import Callable

from sqlalchemy import Connection, insert, select

from gildehuis.server.store.database import Conflict, Database
from gildehuis.server.store.schema import house


async def keep(database: Database, key: str, make: Callable[[], str]) -> str:
    """The value of a key; made and stored if there is none."""

    def ask(connection: Connection) -> str | None:
        return connection.scalar(select(house.c.value).where(house.c.key == key))

    def store(connection: Connection) -> None:
        connection.execute(insert(house).values(key=key, value=make()))

    value = await database.read(ask)
    if value is None:
        with contextlib.suppress(Conflict):  # another process was quicker
            await database.write(store)
        value = await database.read(ask)
    assert value is not None
    return value
