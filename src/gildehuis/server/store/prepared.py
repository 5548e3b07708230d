"""Statements that every move executes: compiled once per kind of database, not per call."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.sql.dml import Insert, Update


class Prepared:
    """An insert or update whose values need no conversion: numbers and texts."""

    def __init__(self, statement: Insert | Update) -> None:
        self._statement = statement
        self._compiled: dict[str, tuple[str, list[str]]] = {}

    def execute(self, connection: Connection, given: Mapping[str, object]) -> int:
        """Run it with these values by name; how many rows it changed.

        SQLite's driver is asked itself: it needs a third of the time.
        """
        kind = connection.dialect.name
        text, names = self._compiled.get(kind) or self._compile(connection)
        values = [given[name] for name in names]
        if kind == "sqlite":
            raw: Any = connection.connection.driver_connection
            changed: int = raw.execute(text, values).rowcount
            return changed
        return connection.exec_driver_sql(text, tuple(values)).rowcount

    def _compile(self, connection: Connection) -> tuple[str, list[str]]:
        made = self._statement.compile(dialect=connection.dialect)
        assert made.positiontup is not None  # both databases take values by position
        ready = self._compiled[connection.dialect.name] = (str(made), made.positiontup)
        return ready
