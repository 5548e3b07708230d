"""Dealing imagined hands: what can be in each hand, given all that was seen of the cards.

When the deck was last shuffled everybody knew which cards went into it (`pack`); all others were
in hands or open. So an other seat's cards are some of those old ones and some drawn since, and
among them was all that it has played since.
"""

from gildehuis.core.rng import Rng
from gildehuis.games.nieuwstad.ids import CARD_COUNT, HUIZENBOUW, KENNIS_IS_MACHT, WISH_COUNT
from gildehuis.games.nieuwstad.state import NieuwstadState

_ATTEMPTS = 200


def deal_hands(
    state: NieuwstadState,
    pack: list[int],
    held: list[int],
    played: list[list[int]],
    known: list[list[int] | None],
    drawn: list[int] | None,
    viewer: int | None,
    must_hold: int,
    rng: Rng,
) -> list[int]:
    """Fills `hands` and `fresh`; returns the cards of the deck in no particular order."""
    left = _left_of_pack(state, pack)
    old = _old_cards(state, pack, played)
    others = [seat for seat in range(state.players) if seat != viewer]
    if viewer is not None and drawn is not None:
        own = known[viewer]
        assert own is not None
        for card in range(WISH_COUNT):
            left[card] -= drawn[card]
            old[card] -= own[card] + played[viewer][card] - drawn[card]
        _set_hand(state, viewer, own, drawn)
    for _ in range(_ATTEMPTS):
        deck = _Deal(state, left, old, held, played, known, must_hold, rng).to(others)
        if deck is not None:
            return deck
    raise ValueError("no hands fit this view")


def _left_of_pack(state: NieuwstadState, pack: list[int]) -> list[int]:
    """The pack without the events that came up since."""
    left = pack[:]
    for card in state.discards:
        if card >= WISH_COUNT:
            left[card] -= 1
    if state.event >= 0:
        left[state.event] -= 1
    return left


def _old_cards(state: NieuwstadState, pack: list[int], played: list[list[int]]) -> list[int]:
    """The wishes that were in hands at the shuffle: neither in the pack nor open by then."""
    old = [0] * CARD_COUNT
    for card in state.kit.deck:
        old[card] += 1
    for card in range(CARD_COUNT):
        old[card] -= pack[card]
    for seat in range(state.players):
        if state.kennis[seat] and not played[seat][KENNIS_IS_MACHT]:
            old[KENNIS_IS_MACHT] -= 1
    return old


def _set_hand(state: NieuwstadState, seat: int, hand: list[int], drawn: list[int]) -> None:
    at = seat * WISH_COUNT
    state.hands[at : at + WISH_COUNT] = hand
    state.fresh[at : at + WISH_COUNT] = drawn


class _Deal:
    """One attempt: first what a seat must have had, then the rest at random."""

    def __init__(
        self,
        state: NieuwstadState,
        left: list[int],
        old: list[int],
        held: list[int],
        played: list[list[int]],
        known: list[list[int] | None],
        must_hold: int,
        rng: Rng,
    ) -> None:
        n = state.players
        self.state = state
        self.left = left[:]
        self.old = old[:]
        self.played = played
        self.known = known
        self.must_hold = must_hold
        self.rng = rng
        self.old_room = held[:]  # old cards still to come, by seat
        self.new_room = [state.hand_sizes[s] + sum(played[s]) - held[s] for s in range(n)]
        self.had = [[0] * WISH_COUNT for _ in range(n)]  # all cards since the shuffle
        self.new = [[0] * WISH_COUNT for _ in range(n)]  # of those, the ones drawn since

    def to(self, seats: list[int]) -> list[int] | None:
        """Deal to these seats; None if the attempt went astray."""
        for seat in seats:
            for card in self._certain(seat):
                if not self._give(seat, card):
                    return None
        self._fill(seats, self.old, self.old_room, None)
        self._fill(seats, self.left, self.new_room, self.new)
        for seat in seats:
            hand = [had - out for had, out in zip(self.had[seat], self.played[seat], strict=True)]
            _set_hand(self.state, seat, hand, self.new[seat])
        return [card for card in range(CARD_COUNT) for _ in range(self.left[card])]

    def _certain(self, seat: int) -> list[int]:
        """What the seat is known to have had: played since, held openly now, or paid with."""
        counts = self.played[seat][:]
        hand = self.known[seat]
        if hand is not None:
            counts = [out + held for out, held in zip(counts, hand, strict=True)]
        elif seat == self.must_hold:
            counts[HUIZENBOUW] += 1
        return [card for card in range(WISH_COUNT) for _ in range(counts[card])]

    def _give(self, seat: int, card: int) -> bool:
        """A certain card, from the old ones or from the pack, by how likely each is."""
        from_old = self.old[card] * self.old_room[seat]
        from_pack = self.left[card] * self.new_room[seat]
        if from_old + from_pack <= 0:
            return False
        self.had[seat][card] += 1
        if self.rng.below(from_old + from_pack) < from_old:
            self.old[card] -= 1
            self.old_room[seat] -= 1
        else:
            self.left[card] -= 1
            self.new_room[seat] -= 1
            self.new[seat][card] += 1
        return True

    def _fill(
        self, seats: list[int], source: list[int], room: list[int], new: list[list[int]] | None
    ) -> None:
        cards = [card for card in range(WISH_COUNT) for _ in range(source[card])]
        self.rng.shuffle(cards)
        for seat in seats:
            for _ in range(room[seat]):
                card = cards.pop()
                source[card] -= 1
                self.had[seat][card] += 1
                if new is not None:
                    new[seat][card] += 1
            room[seat] = 0
