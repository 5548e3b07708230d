"""Between server processes: what changed at a table, and who is looking at it."""

from typing import Protocol

import msgspec
from sqlalchemy import Connection


class News(msgspec.Struct, array_like=True):
    """`kind`: changed, look, present, said, beat."""

    kind: str
    process: str
    table: str = ""
    version: int = 0
    people: list[str] = []


class Bus(Protocol):
    """Tells the other processes that share the database."""

    async def start(self) -> None: ...
    async def stop(self) -> None: ...

    def changed(self, connection: Connection, table: str, version: int) -> None:
        """Inside the transaction that changes a table: told when it is committed."""

    async def claim(self, table: str) -> bool:
        """May this process let bots move and clocks run out there? One process at a time may."""

    async def release(self, table: str) -> None:
        """Another process may have it."""

    async def look(self, table: str) -> None:
        """Ask who is looking at a table elsewhere."""

    async def present(self, table: str, people: set[str]) -> None:
        """Tell who is looking at a table here."""

    async def said(self, table: str) -> None:
        """Tell that there is new chat at a table."""


class Alone:
    """The bus of a single process: nobody to tell, everything is ours."""

    async def start(self) -> None:
        return

    async def stop(self) -> None:
        return

    def changed(self, connection: Connection, table: str, version: int) -> None:
        return

    async def claim(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        return

    async def look(self, table: str) -> None:
        return

    async def present(self, table: str, people: set[str]) -> None:
        return

    async def said(self, table: str) -> None:
        return
