"""Phase 3 of a round: offers come back, the shadows strike, gold is bought (G20, G21)."""

from typing import Final

from gildehuis.games.guilds.board import ZONES
from gildehuis.games.guilds.course import (
    ASSASSINATING,
    BUILD,
    BUYING,
    STEALING,
)
from gildehuis.games.guilds.edition import CHARACTERS
from gildehuis.games.guilds.effects import (
    ASSASSIN,
    ASSASSIN_MOST_PP,
    CUTPURSE,
    FORGED_PRICE,
    FORGER,
    PROTECT_CHARS,
    PROTECT_MONEY,
    STEAL_MOST,
)
from gildehuis.games.guilds.guild import leave
from gildehuis.games.guilds.moves import ASSASSINATE, DECLINE, STEAL, exchange_base
from gildehuis.games.guilds.state import (
    GuildsState,
    holder,
    ready,
    tell,
)

GOLD_PRICE: Final = 5  # florins (G21)


def go(state: GuildsState) -> bool:
    """Run the phase on; True if a seat is asked. First abilities, then buying, in turn order."""
    if state.step == 0:
        _return_offers(state)
        state.step = 1
    players = state.players
    while state.step <= 3 * players:
        at = state.step - 1
        state.step += 1
        if at < 2 * players:
            state.turn = (state.first + at // 2) % players
            if _ability(state, at % 2 == 0):
                return True
        else:
            state.turn = (state.first + at) % players
            if most_gold(state, state.turn):
                state.asked = BUYING
                state.choices = buying_moves(state)
                return True
    state.phase = BUILD
    state.step = 0
    return False


def step_of(state: GuildsState) -> int:
    """How far the phase has come, by the question that is asked."""
    behind = (state.turn - state.first) % state.players
    if state.asked == BUYING:
        return 2 * state.players + behind + 2
    return 2 * behind + (2 if state.asked == ASSASSINATING else 3)


def _return_offers(state: GuildsState) -> None:
    """Florins that won nothing go back to their owners (G20)."""
    players = state.players
    for seat in range(players):
        florins = sum(state.tent[seat::players])
        state.hand[seat] += florins
        if florins:
            tell(state, "returned", seat=seat, florins=florins)
    state.tent = [0] * (ZONES * players)
    state.lead = [-1] * ZONES
    state.top = [0] * ZONES


def _ability(state: GuildsState, assassin: bool) -> bool:
    """Ask the seat at turn for its Assassin or Cutpurse, if it can strike."""
    ability = ASSASSIN if assassin else CUTPURSE
    if not ready(state, state.turn, ability):
        return False
    moves = assassin_moves(state) if assassin else cutpurse_moves(state)
    if len(moves) == 1:
        return False
    state.asked = ASSASSINATING if assassin else STEALING
    state.choices = moves
    return True


def assassin_moves(state: GuildsState) -> list[int]:
    """Characters of other guilds with few PP, but see the Bodyguard (G39, G47)."""
    spared = (0, state.turn + 1, holder(state, PROTECT_CHARS) + 1)
    cards = state.edition.characters
    moves = [
        ASSASSINATE + who
        for who in range(CHARACTERS)
        if state.owner[who] not in spared and cards[who].pp <= ASSASSIN_MOST_PP
    ]
    return [*moves, DECLINE]


def cutpurse_moves(state: GuildsState) -> list[int]:
    """1 or 2 florins of somebody's hand, but see the Guard Hound (G40, G49)."""
    spared = (state.turn, holder(state, PROTECT_MONEY))
    moves = [
        STEAL + seat * STEAL_MOST + florins
        for seat in range(state.players)
        if seat not in spared
        for florins in range(min(state.hand[seat], STEAL_MOST))
    ]
    return [*moves, DECLINE]


def most_gold(state: GuildsState, seat: int) -> int:
    """The most gold a seat can pay for (G21); the Forger's first costs less (G51)."""
    hand = state.hand[seat]
    if hand >= FORGED_PRICE and holder(state, FORGER) == seat:
        return 1 + (hand - FORGED_PRICE) // GOLD_PRICE
    return hand // GOLD_PRICE


def price_of(state: GuildsState, seat: int, gold: int) -> int:
    """What that much gold costs in florins."""
    if gold and holder(state, FORGER) == seat:
        return FORGED_PRICE + (gold - 1) * GOLD_PRICE
    return gold * GOLD_PRICE


def buying_moves(state: GuildsState) -> list[int]:
    base = exchange_base(state.edition)
    return list(range(base, base + most_gold(state, state.turn) + 1))


def play(state: GuildsState, move: int) -> None:
    if state.asked == BUYING:
        _buy_gold(state, move - exchange_base(state.edition))
    elif move == DECLINE:
        asked = "assassin" if state.asked == ASSASSINATING else "cutpurse"
        tell(state, "declined", seat=state.turn, asked=asked)
    elif state.asked == ASSASSINATING:
        _assassinate(state, move - ASSASSINATE)
    else:
        _steal(state, (move - STEAL) // STEAL_MOST, (move - STEAL) % STEAL_MOST + 1)


def _buy_gold(state: GuildsState, gold: int) -> None:
    seat = state.turn
    florins = price_of(state, seat, gold)
    state.hand[seat] -= florins
    state.gold[seat] += gold
    tell(state, "exchanged", seat=seat, gold=gold, florins=florins)


def _assassinate(state: GuildsState, who: int) -> None:
    """G47."""
    state.used |= 1 << ASSASSIN
    victim = state.owner[who] - 1
    leave(state, who)
    if state.events is not None:
        card = state.edition.characters[who].id
        tell(state, "assassinated", seat=state.turn, victim=victim, character=card)
        tell(state, "lost_member", seat=victim, by=state.turn, character=card)


def _steal(state: GuildsState, victim: int, florins: int) -> None:
    """G49."""
    state.used |= 1 << CUTPURSE
    state.hand[victim] -= florins
    state.hand[state.turn] += florins
    tell(state, "stole", seat=state.turn, victim=victim, florins=florins)
    tell(state, "robbed", seat=victim, by=state.turn, florins=florins)
