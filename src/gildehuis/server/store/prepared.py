"""Statements that every move executes: compiled once per kind of database, not per call."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, CursorResult
from sqlalchemy.sql.dml import Insert, Update


class Prepared:
    """An insert or update whose values need no conversion: numbers and texts."""

    def __init__(self, statement: Insert | Update) -> None:
        self._statement = statement
        self._compiled: dict[str, tuple[str, list[str]]] = {}

    def execute(self, connection: Connection, given: Mapping[str, object]) -> CursorResult[Any]:
        """Run it with these values by name."""
        text, names = self._for(connection)
        return connection.exec_driver_sql(text, tuple([given[name] for name in names]))

    def _for(self, connection: Connection) -> tuple[str, list[str]]:
        kind = connection.dialect.name
        if kind not in self._compiled:
            made = self._statement.compile(dialect=connection.dialect)
            assert made.positiontup is not None  # both databases take values by position
            self._compiled[kind] = (str(made), made.positiontup)
        return self._compiled[kind]
