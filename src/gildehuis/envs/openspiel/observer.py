"""What a player observes, for OpenSpiel: tensors with named pieces, and strings."""

from collections.abc import Iterable
from typing import Any

import msgspec
import numpy as np
import pyspiel

from gildehuis.envs.episode import Floats, Table
from gildehuis.envs.openspiel.course import Course
from gildehuis.envs.openspiel.memory import HISTORY


class Observer:
    """Conforms to OpenSpiel's PyObserver.

    With perfect recall the string holds a digest of all that was told as well, and the tensor a
    piece `history`: how often each line was told, at a place found by hashing it. Without public
    information only what differs from a spectator's knowledge is left.
    """

    def __init__(self, table: Table, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"no parameters are known to the observer: {params}")
        self.table = table
        self.recall = bool(kind.perfect_recall)
        self.public = bool(kind.public_info)
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
        seen = self._row(course, player, self._viewer(player))
        if not self.public:
            seen = np.where(seen == self._row(course, player, None), 0, seen)
        self.tensor[: self.table.size] = seen
        if self.recall:
            self.tensor[self.table.size :] = course.memory(self._viewer(player)).counts

    def _row(self, course: Course, player: int, viewer: int | None) -> Floats:
        row = self.table.arrays.encode(player, course.known(viewer))
        seen: Floats = np.frombuffer(row, np.float32) / self.table.most
        return np.clip(seen, self.table.low, 1)

    def _viewer(self, player: int) -> int | None:
        return player if self.private else None

    def string_from(self, state: Any, player: int) -> str:
        """What the player knows, as JSON; `told` stands for all that he was told so far."""
        course: Course = state.course
        if course.state is None:
            return "{}"
        viewers = range(self.table.players) if self.all_seats else [self._viewer(player)]
        if not self.public:
            return self._private(course, viewers)
        knows: dict[str, Any] = {
            "seat": player,
            "view": [course.known(viewer) for viewer in viewers],
        }
        if self.recall:
            knows["told"] = [course.memory(viewer).digest.hex() for viewer in viewers]
            if course.open is not None and course.seat == player:
                knows["move"] = self.table.game.name_move(self.table.setup, course.move)
        return msgspec.json.encode(knows).decode()

    def _private(self, course: Course, viewers: Iterable[int | None]) -> str:
        """The parts of the viewers' knowledge that a spectator does not have; often nothing."""
        public = course.known(None)
        own = [
            {
                part: getattr(known, part)
                for part in known.__struct_fields__
                if getattr(known, part) != getattr(public, part)
            }
            for known in map(course.known, viewers)
        ]
        return msgspec.json.encode(own).decode() if any(own) else ""
