"""What a player observes, for OpenSpiel: tensors with named pieces, and strings."""

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
    piece `history`: how often each line was told, at a place found by hashing it.
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
        row = self.table.arrays.encode(player, course.known(self._viewer(player)))
        seen: Floats = np.frombuffer(row, np.float32) / self.table.most
        self.tensor[: self.table.size] = np.clip(seen, self.table.low, 1)
        if self.recall:
            self.tensor[self.table.size :] = course.memory(self._viewer(player)).counts

    def _viewer(self, player: int) -> int | None:
        return player if self.private else None

    def string_from(self, state: Any, player: int) -> str:
        """What the player knows, as JSON; `told` stands for all that he was told so far."""
        course: Course = state.course
        if course.state is None:
            return "{}"
        viewers = range(self.table.players) if self.all_seats else [self._viewer(player)]
        knows: dict[str, Any] = {
            "seat": player,
            "view": [course.known(viewer) for viewer in viewers],
        }
        if self.recall:
            knows["told"] = [course.memory(viewer).digest.hex() for viewer in viewers]
            if course.open is not None and course.seat == player:
                knows["move"] = self.table.game.name_move(self.table.setup, course.move)
        return msgspec.json.encode(knows).decode()
