"""Counting everything there is: numbers that never change during a match (N1)."""

from gildehuis.games.nieuwstad.ids import BOOT, BUILDINGS, CARD_COUNT, CARDS, TOWN, WISH_COUNT
from gildehuis.games.nieuwstad.state import NieuwstadState


def census(state: NieuwstadState) -> dict[str, int]:
    counts = _buildings(state) | _cards(state) | _seals(state)
    counts["forest"] = len(state.forest)
    counts["loose_boats"] = state.loose_left + sum(boat & 1 for boat in state.boats)
    return counts


def _buildings(state: NieuwstadState) -> dict[str, int]:
    """In the supply or on the board; a Boot is a printed one, sealed or not."""
    counts: dict[str, int] = {
        name: state.stock[kind] + state.kinds.count(kind) for kind, name in enumerate(BUILDINGS)
    }
    counts[BUILDINGS[BOOT]] += sum(not boat & 1 for boat in state.boats)
    return counts


def _cards(state: NieuwstadState) -> dict[str, int]:
    """In the deck, in hands, open, discarded, or an event being carried out."""
    cards = state.deck[: state.deck_left] + state.discards
    if state.event >= 0:
        cards = [*cards, state.event]
    counts = [cards.count(card) for card in range(CARD_COUNT)]
    for at, copies in enumerate(state.hands):
        counts[at % WISH_COUNT] += copies
    counts[CARDS.index("kennis_is_macht")] += sum(state.kennis)
    return dict(zip(CARDS, counts, strict=True))


def _seals(state: NieuwstadState) -> dict[str, int]:
    """In front of the players or on what they own."""
    used = sum(owner != TOWN for owner in state.owners) + len(state.boats)
    return {"light_seals": sum(state.seals) + used}
