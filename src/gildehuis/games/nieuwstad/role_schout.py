"""Schout (N23–N26): buying and drawing cards, then playing wishes."""

from typing import Final

from gildehuis.core.event import Announcement
from gildehuis.core.state import Question, tell
from gildehuis.games.nieuwstad import events, moves, wishes
from gildehuis.games.nieuwstad.ids import CARD_COUNT, EVENTS, HANDELSHUIS, WISH_COUNT, WISHES
from gildehuis.games.nieuwstad.schema import BuyCards, Done, Play
from gildehuis.games.nieuwstad.schema_events import (
    BoughtCards,
    Drew,
    EventDrawn,
    PaidBack,
    Passed,
    Reshuffled,
)
from gildehuis.games.nieuwstad.state import NieuwstadState, go_back, put, raised
from gildehuis.games.nieuwstad.step import Step

PRICES = (0, 1, 3)  # of 0, 1, 2 cards (N23)
TRADING_HOUSE_PRICES = (0, 0, 2)  # N25
MOST_PLAYED = 2


def prices(state: NieuwstadState, seat: int) -> tuple[int, int, int]:
    return TRADING_HOUSE_PRICES if state.owner_of[HANDELSHUIS] == seat else PRICES


# ---- the first circuit


def _go_round_buying(state: NieuwstadState) -> None:
    """Q14: each who can pay one card, if cards are sold."""
    if state.turn == state.players:
        state.turn = 0
        state.step = PLAY_STEP
        return
    seat = (state.chooser + state.turn) % state.players
    if cards_are_sold(state) and state.florins[seat] >= prices(state, seat)[1]:
        put(state, BUY_CARDS, seat)
    else:
        state.turn += 1


def cards_are_sold(state: NieuwstadState) -> bool:
    """Not while the deck is empty and no wish is in the discards (N26)."""
    return state.deck_left > 0 or wish_in_discards(state)


def wish_in_discards(state: NieuwstadState) -> bool:
    return bool(state.discards) and min(state.discards) < WISH_COUNT  # events come after


def buy_moves(state: NieuwstadState) -> list[int]:
    cost = prices(state, state.seat)
    return [moves.BUY_CARDS + k for k in range(3) if state.florins[state.seat] >= cost[k]]


def _answer_buy(state: NieuwstadState, move: int) -> None:
    """The number is fixed and paid before drawing (N23)."""
    number = move - moves.BUY_CARDS
    seat = state.seat
    state.asked = None
    if number == 0:
        tell(state, Passed, seat=seat)
        state.turn += 1
        return
    price = prices(state, seat)[number]
    state.florins[seat] -= price
    tell(state, BoughtCards, seat=seat, number=number, florins=price)
    state.bought = number
    state.to_draw = number
    state.drawn = 0
    state.draws = []
    state.step = DRAW_STEP


def _draw(state: NieuwstadState) -> None:
    """Draw one by one; an event is carried out and replaced (N24)."""
    seat = (state.chooser + state.turn) % state.players
    if state.to_draw and not state.deck_left:
        if wish_in_discards(state):
            shuffle(state)
        else:
            _pay_back(state, seat)
    if not state.to_draw:
        state.bought = 0
        state.drawn = 0
        state.turn += 1
        state.step = BUY_STEP
        return
    state.deck_left -= 1
    card = state.deck[state.deck_left]
    if card < WISH_COUNT:
        _take_card(state, seat, card)
    else:
        tell(state, EventDrawn, seat=seat, card=EVENTS[card - WISH_COUNT])
        state.event = card
        state.draws = [*state.draws, card]
        events.begin(state)


def _take_card(state: NieuwstadState, seat: int, card: int) -> None:
    state.hands[seat * WISH_COUNT + card] += 1
    state.fresh = raised(state.fresh, seat * WISH_COUNT + card, 1)
    state.hand_sizes[seat] += 1
    state.to_draw -= 1
    state.drawn += 1
    state.draws = [*state.draws, -1]
    if state.events is not None:
        drew = Drew(seat, WISHES[card])
        state.events.append(Announcement(Drew(seat, "hidden"), drew, (seat,)))


def shuffle(state: NieuwstadState) -> None:
    """All discards become the new deck (N26); what was known of hands is counted from now on."""
    items = sorted(state.discards)
    deck = state.chance.draw("deck", items, len(items), "N26")
    lay_deck(state, deck)
    state.discards = []
    tell(state, Reshuffled, cards=len(deck))


def lay_deck(state: NieuwstadState, deck: list[int]) -> None:
    """A shuffled deck; which cards are in it everybody knows (`imagine` needs it)."""
    state.deck = deck[::-1]
    state.deck_left = len(deck)
    pack = [0] * CARD_COUNT
    for card in deck:
        pack[card] += 1
    state.pack = pack
    state.held = state.hand_sizes[:]
    state.fresh = [0] * (WISH_COUNT * state.players)
    state.since = [0] * (WISH_COUNT * state.players)


def _pay_back(state: NieuwstadState, seat: int) -> None:
    """Drawing ends: only the price of what was drawn is kept (N26)."""
    cost = prices(state, seat)
    back = cost[state.bought] - cost[state.drawn]
    state.florins[seat] += back
    state.to_draw = 0
    tell(state, PaidBack, seat=seat, florins=back)


# ---- the second circuit


def _go_round_playing(state: NieuwstadState) -> None:
    """Q15: each, while he has a card and has played fewer than 2."""
    state.other = 0
    if state.turn == state.players:
        go_back(state)
        return
    seat = (state.chooser + state.turn) % state.players
    if state.hand_sizes[seat] and state.played < MOST_PLAYED:
        put(state, PLAY, seat)
    else:
        state.turn += 1
        state.played = 0


def _answer_play(state: NieuwstadState, move: int) -> None:
    state.asked = None
    if move == moves.DONE:
        state.turn += 1
        state.played = 0
        return
    state.played += 1
    wishes.play(state, move - moves.PLAY)


BUY_CARDS: Final[Question[NieuwstadState]] = Question(
    "buy_cards", buy_moves, _answer_buy, (BuyCards,), "N52"
)
PLAY: Final[Question[NieuwstadState]] = Question(
    "play", wishes.playable, _answer_play, (Play, Done), "N52"
)
BUY_STEP: Final[Step[NieuwstadState]] = Step("schout_buy", _go_round_buying, (BUY_CARDS,))
DRAW_STEP: Final[Step[NieuwstadState]] = Step("schout_draw", _draw, calls=(events.EVENT_STEP,))
PLAY_STEP: Final[Step[NieuwstadState]] = Step(
    "schout_play",
    _go_round_playing,
    (PLAY, wishes.BURN, wishes.QUARTER),
    calls=(wishes.GUARD_STEP, wishes.STEAL_STEP, wishes.FESTIVAL_STEP),
)
