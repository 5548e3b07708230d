"""What a player observes, for OpenSpiel: tensors with named pieces, and strings."""

from typing import Any
from zlib import crc32

import msgspec
import numpy as np
import pyspiel

from gildehuis.core.secrecy import look, show
from gildehuis.envs.episode import Floats, Table
from gildehuis.envs.openspiel.course import Course

HISTORY = 256  # numbers that stand for all that was told


class Observer:
    """Conforms to OpenSpiel's PyObserver.

    With perfect recall the string holds all that was told as well, and the tensor a piece
    `history`: how often each line was told, at a place found by hashing it.
    """

    def __init__(self, table: Table, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"no parameters are known to the observer: {params}")
        self.table = table
        self.recall = bool(kind.perfect_recall)
        self.private = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.all_seats = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        size = table.size + (HISTORY if self.recall else 0)
        self.tensor: Floats = np.zeros(size, np.float32)
        self.dict: dict[str, Floats] = table.named(self.tensor[: table.size])
        if self.recall:
            self.dict["history"] = self.tensor[table.size :]

    def set_from(self, state: Any, player: int) -> None:
        """Fill `tensor` with what the player knows."""
        course: Course = state.course
        self.tensor.fill(0)
        if course.state is None:
            return
        row = self._row(course, player) / self.table.most
        self.tensor[: self.table.size] = np.clip(row, self.table.low, 1)
        if self.recall:
            for line in course.told_to(self._viewer(player)):
                at = crc32(msgspec.json.encode(line)) % HISTORY
                self.tensor[self.table.size + at] += 0.25

    def _row(self, course: Course, player: int) -> Floats:
        game, arrays = self.table.game, self.table.arrays
        assert course.state is not None
        if self.private:
            return np.frombuffer(show(game, arrays, course.state, player), np.float32)
        public = look(game, course.state, None).position
        return np.frombuffer(arrays.encode(player, public), np.float32)

    def _viewer(self, player: int) -> int | None:
        return player if self.private else None

    def string_from(self, state: Any, player: int) -> str:
        """What the player knows, as JSON."""
        course: Course = state.course
        if course.state is None:
            return "{}"
        game = self.table.game
        viewers = range(self.table.players) if self.all_seats else [self._viewer(player)]
        known: dict[str, Any] = {
            "seat": player,
            "view": [look(game, course.state, viewer).position for viewer in viewers],
        }
        if self.recall:
            known["told"] = [course.told_to(viewer) for viewer in viewers]
            if course.open is not None and course.seat == player:
                known["move"] = game.name_move(self.table.setup, course.move)
        return msgspec.json.encode(known).decode()
