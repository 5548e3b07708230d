"""What all viewers of a game that hides nothing see alike: made and encoded once per position."""

from typing import Any

import msgspec

from gildehuis.core.game import AnyGame, Named, Position, State
from gildehuis.core.secrecy import View, common, look
from gildehuis.server.tables.model import encode

ENCODED: Position = {}  # stands where the position is put in as it was encoded


class CommonView(msgspec.Struct):
    """A View whose position is encoded already."""

    game: str
    players: int
    options: dict[str, Any]
    edition: str | None
    viewer: int | None
    to_act: list[int]
    asked: str | None
    legal: list[Named]
    position: msgspec.Raw
    result: dict[str, Any] | None
    previews: list[dict[str, Any]] | None


class Common:
    """One position of such a game."""

    def __init__(self, game: AnyGame, state: State, seen: Position) -> None:
        self._game, self._state = game, state
        self.view = _shared(look(game, state, None, True, ENCODED), msgspec.Raw(encode(seen)))

    @classmethod
    def of(cls, game: AnyGame, state: State) -> "Common | None":
        """None where the game hides something."""
        seen = common(game, state)
        return None if seen is None else cls(game, state, seen)

    def seen_by(self, seat: int | None) -> CommonView:
        """Only who is to act sees more than a spectator: his choices. Good until the next call."""
        view = self.view
        if seat is not None and seat in view.to_act:
            return _shared(look(self._game, self._state, seat, True, ENCODED), view.position)
        view.viewer, view.previews = seat, None if seat is None else []
        return view


def _shared(own: View, position: msgspec.Raw) -> CommonView:
    return CommonView(
        game=own.game,
        players=own.players,
        options=own.options,
        edition=own.edition,
        viewer=own.viewer,
        to_act=own.to_act,
        asked=own.asked,
        legal=own.legal,
        position=position,
        result=own.result,
        previews=own.previews,
    )
