"""One socket that looks at a table or at the lobby: whose it is, and the line to it."""

from typing import Protocol

from gildehuis.server.store.people import Person


class Line(Protocol):
    """Says without waiting; who reads too slowly is cut off."""

    def say(self, message: bytes) -> None: ...
    def cut(self, reason: str) -> None: ...


class Viewer:
    """Somebody who is told what happens."""

    def __init__(self, person: Person, line: Line, watches: bool = False) -> None:
        self.person = person
        self.watches = watches  # was let in to watch, whatever becomes of the table
        self.greeted = False  # said hello: nothing is told before
        self._line = line
        self.send = line.say  # what happens, as bytes

    def drop(self) -> None:
        """Give this socket up: it will reconnect and ask again, if it may."""
        self._line.cut("come-again")
