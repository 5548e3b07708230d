"""Schout (N23–N26): buying and drawing cards, then playing wishes."""

from gildehuis.core.event import Event
from gildehuis.games.nieuwstad import events, moves, wishes
from gildehuis.games.nieuwstad.change import ask, raised, tell
from gildehuis.games.nieuwstad.course import (
    BUY_CARDS,
    BUY_STEP,
    CHOOSE,
    DRAW_STEP,
    NOTHING,
    PLAY,
    PLAY_STEP,
)
from gildehuis.games.nieuwstad.ids import CARD_COUNT, CARDS, HANDELSHUIS, WISH_COUNT
from gildehuis.games.nieuwstad.state import NieuwstadState

PRICES = (0, 1, 3)  # of 0, 1, 2 cards (N23)
TRADING_HOUSE_PRICES = (0, 0, 2)  # N25
MOST_PLAYED = 2


def prices(state: NieuwstadState, seat: int) -> tuple[int, int, int]:
    return TRADING_HOUSE_PRICES if state.owner_of[HANDELSHUIS] == seat else PRICES


# ---- the first circuit


def buy_step(state: NieuwstadState) -> None:
    """Q14: each who can pay one card, if cards are sold."""
    if state.turn == state.players:
        state.turn = 0
        state.step = PLAY_STEP
        return
    seat = (state.chooser + state.turn) % state.players
    if cards_are_sold(state) and state.florins[seat] >= prices(state, seat)[1]:
        ask(state, BUY_CARDS, seat, buy_moves(state, seat))
    else:
        state.turn += 1


def cards_are_sold(state: NieuwstadState) -> bool:
    """Not while the deck is empty and no wish is in the discards (N26)."""
    return state.deck_left > 0 or wish_in_discards(state)


def wish_in_discards(state: NieuwstadState) -> bool:
    return bool(state.discards) and min(state.discards) < WISH_COUNT  # events come after


def buy_moves(state: NieuwstadState, seat: int) -> list[int]:
    cost = prices(state, seat)
    return [moves.BUY_CARDS + k for k in range(3) if state.florins[seat] >= cost[k]]


def answer_buy(state: NieuwstadState, move: int) -> None:
    """The number is fixed and paid before drawing (N23)."""
    number = move - moves.BUY_CARDS
    seat = state.seat
    state.asked = NOTHING
    if number == 0:
        tell(state, "passed", seat=seat)
        state.turn += 1
        return
    price = prices(state, seat)[number]
    state.florins[seat] -= price
    tell(state, "bought_cards", seat=seat, number=number, florins=price)
    state.bought = number
    state.to_draw = number
    state.drawn = 0
    state.draws = []
    state.step = DRAW_STEP


def draw_step(state: NieuwstadState) -> None:
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
        tell(state, "event_drawn", seat=seat, card=CARDS[card])
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
        drew = {"seat": seat, "card": "hidden"}
        state.events.append(Event("drew", drew, {"card": CARDS[card]}, (seat,)))


def shuffle(state: NieuwstadState) -> None:
    """All discards become the new deck (N26); what was known of hands is counted from now on."""
    items = sorted(state.discards)
    deck = state.chance.draw("deck", items, len(items), "N26")
    lay_deck(state, deck)
    state.discards = []
    tell(state, "reshuffled", cards=len(deck))


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
    tell(state, "paid_back", seat=seat, florins=back)


# ---- the second circuit


def play_step(state: NieuwstadState) -> None:
    """Q15: each, while he has a card and has played fewer than 2."""
    state.other = 0
    if state.turn == state.players:
        state.step = CHOOSE
        return
    seat = (state.chooser + state.turn) % state.players
    if state.hand_sizes[seat] and state.played < MOST_PLAYED:
        ask(state, PLAY, seat, wishes.playable(state, seat))
    else:
        state.turn += 1
        state.played = 0


def answer_play(state: NieuwstadState, move: int) -> None:
    state.asked = NOTHING
    if move == moves.DONE:
        state.turn += 1
        state.played = 0
        return
    state.played += 1
    wishes.play(state, move - moves.PLAY)
