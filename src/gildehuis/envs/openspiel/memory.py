"""What a player was told in the course of a match, kept as a chain that clones share."""

from hashlib import sha256
from typing import Any
from zlib import crc32

import msgspec
import numpy as np

from gildehuis.core.event import Announcement
from gildehuis.core.secrecy import tell
from gildehuis.envs.episode import Floats, Table

HISTORY = 256  # numbers that stand for all that was told
WEIGHT = 0.25  # of one line


class Memory:
    """All that one viewer was told: a digest that no other story has, and counts for learning."""

    __slots__ = ("counts", "digest")

    def __init__(self, digest: bytes, counts: Floats) -> None:
        self.digest = digest
        self.counts = counts

    def and_then(self, lines: list[Any]) -> "Memory":
        if not lines:
            return self
        counts = self.counts.copy()
        digest = self.digest
        for line in lines:
            text = msgspec.json.encode(line)
            digest = sha256(digest + text).digest()
            counts[crc32(text) % HISTORY] += WEIGHT
        return Memory(digest, counts)


class Told:
    """One move and what happened; what came before is its `before`."""

    __slots__ = ("before", "events", "memories", "move", "seat")

    def __init__(
        self, before: "Told | None", seat: int, move: int, events: list[Announcement]
    ) -> None:
        self.before = before
        self.seat = seat
        self.move = move
        self.events = events
        self.memories: dict[int | None, Memory] = {}  # by viewer, once somebody asked

    def lines(self, table: Table, viewer: int | None) -> list[Any]:
        """The viewer's own move, and what he was told."""
        lines: list[Any] = list(tell(self.events, viewer))
        if self.seat == viewer and self.seat >= 0:
            lines.insert(0, table.game.name_move(table.setup, self.move))
        return lines


def remember(last: Told | None, table: Table, viewer: int | None) -> Memory:
    """The viewer's memory, worked out from the last link that knows it."""
    new: list[Told] = []
    while last is not None and viewer not in last.memories:
        new.append(last)
        last = last.before
    memory = Memory(b"", np.zeros(HISTORY, np.float32)) if last is None else last.memories[viewer]
    for link in reversed(new):
        memory = memory.and_then(link.lines(table, viewer))
        link.memories[viewer] = memory
    return memory
