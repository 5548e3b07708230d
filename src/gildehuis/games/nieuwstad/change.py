"""Small changes of the position that many rules make."""

from gildehuis.core.event import Event
from gildehuis.games.nieuwstad.ids import (
    WISH_COUNT,
)
from gildehuis.games.nieuwstad.state import FEWEST_POORTERS, NieuwstadState


def raised(numbers: list[int], at: int, by: int) -> list[int]:
    """A new list with one number changed; the old one may belong to a clone too."""
    changed = numbers[:]
    changed[at] += by
    return changed


def ask(state: NieuwstadState, question: int, seat: int, choices: list[int]) -> None:
    state.asked = question
    state.seat = seat
    state.choices = choices


def tell(state: NieuwstadState, kind: str, **data: object) -> None:
    """Something happened, for all to see; callers look first whether anybody listens."""
    if state.events is not None:
        state.events.append(Event(kind, dict(data)))


def move_magistrate(state: NieuwstadState, by: int) -> int:
    """Poorters come or go; never fewer than 5 (N4). Returns by how many it changed."""
    before = state.poorters
    after = before + by
    state.poorters = after if after > FEWEST_POORTERS else FEWEST_POORTERS
    return state.poorters - before


def score(state: NieuwstadState, seat: int, points: int) -> int:
    """Points are won or lost, and never fall below 0 (N38). Returns by how many they changed."""
    before = state.points[seat]
    after = before + points
    state.points[seat] = after if after > 0 else 0
    return state.points[seat] - before


def spend_card(state: NieuwstadState, seat: int, card: int, keep_open: bool = False) -> None:
    """A wish leaves the hand: onto the discards, or open before its player (N26)."""
    at = seat * WISH_COUNT + card
    state.hands[at] -= 1
    state.hand_sizes[seat] -= 1
    state.since = raised(state.since, at, 1)
    if not keep_open:
        state.discards = [*state.discards, card]
