"""What all viewers of a game that hides nothing see alike: made and encoded once per position."""

from typing import cast

import msgspec

from gildehuis.core.game import AnyGame, State
from gildehuis.core.schema import Facts
from gildehuis.core.secrecy import View, common, look
from gildehuis.server.tables.model import encode


class Common:
    """One position of such a game."""

    def __init__(self, game: AnyGame, state: State, seen: Facts) -> None:
        self._game, self._state = game, state
        # Encoded already, and put in as it is: these views are only sent.
        self._seen = cast("Facts", msgspec.Raw(encode(seen)))
        self._view = look(game, state, None, True, self._seen)

    @classmethod
    def of(cls, game: AnyGame, state: State) -> "Common | None":
        """None where the game hides something."""
        seen = common(game, state)
        return None if seen is None else cls(game, state, seen)

    def seen_by(self, seat: int | None) -> View:
        """Only who is to act sees more than a spectator: his choices. Good until the next call."""
        view = self._view
        if seat is not None and seat in view.to_act:
            return look(self._game, self._state, seat, True, self._seen)
        view.viewer, view.previews = seat, None if seat is None else []
        return view
