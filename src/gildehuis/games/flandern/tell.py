"""What happens in Flandern, told as events."""

from typing import Any

from gildehuis.core.event import Event
from gildehuis.games.flandern.board import ARMS, ARMS_OF_TILE, CARDS, LAID
from gildehuis.games.flandern.moves import name_tile, place
from gildehuis.games.flandern.state import FlandernState


def tell(state: FlandernState, kind: str, **data: Any) -> None:
    """Something everybody may know."""
    if state.events is not None:
        state.events.append(Event(kind, data))


def tell_secret(
    state: FlandernState, kind: str, seat: int, secret: dict[str, Any], **data: Any
) -> None:
    """Something of which only that seat knows all."""
    if state.events is not None:
        state.events.append(Event(kind, {"seat": seat, **data}, secret, (seat,)))


def tell_laying(state: FlandernState, slot: int, tile: int, as_site: bool) -> None:
    kind = "set_up" if as_site else "built"
    tell(state, kind, seat=state.turn, **place(state.board, slot), **name_tile(tile))


def tell_place(state: FlandernState, kind: str, slot: int, guild: bool = False) -> None:
    """Something that the seat at turn does on a space; `guild`: whose district lies there."""
    data: dict[str, Any] = {"seat": state.turn} if state.turn >= 0 else {}
    data.update(place(state.board, slot))
    if guild:
        data["guild"] = ARMS[ARMS_OF_TILE[state.tile[slot] - LAID]]
    tell(state, kind, **data)


def card_names(cards: int) -> list[str]:
    """Action cards given as bits."""
    return [name for card, name in enumerate(CARDS) if cards >> card & 1]
