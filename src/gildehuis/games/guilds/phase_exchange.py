"""Phase 3 of a round: offers come back, the shadows strike, gold is bought (G20, G21)."""

from typing import Final

from gildehuis.core.state import Question, ask, tell
from gildehuis.games.guilds.board import ZONES
from gildehuis.games.guilds.course import BUILD
from gildehuis.games.guilds.edition import CHARACTERS
from gildehuis.games.guilds.effects import (
    ASSASSIN,
    CUTPURSE,
    FORGER,
    PROTECT_CHARS,
    PROTECT_MONEY,
)
from gildehuis.games.guilds.guild import leave
from gildehuis.games.guilds.moves import ASSASSINATE, DECLINE, STEAL, STEAL_MOST, exchange_base
from gildehuis.games.guilds.schema_events import (
    Assassinated,
    Declined,
    Exchanged,
    LostMember,
    Returned,
    Robbed,
    Stole,
)
from gildehuis.games.guilds.schema_moves import Assassinate, Decline, Exchange, Steal
from gildehuis.games.guilds.state import GuildsState, holder, ready, use

GOLD_PRICE: Final = 5  # florins (G21)


def go(state: GuildsState) -> None:
    """Run the phase on to its next question or its end: abilities, then buying, in turn order."""
    if state.step == 0:
        _return_offers(state)
        state.step = 1
    players = state.players
    while state.step <= 3 * players:
        at = state.step - 1
        state.step += 1
        if at < 2 * players:
            state.seat = (state.first + at // 2) % players
            if ready(state, state.seat, ASSASSIN if at % 2 == 0 else CUTPURSE):
                moves = assassin_moves(state) if at % 2 == 0 else cutpurse_moves(state)
                if len(moves) > 1:
                    ask(state, STRIKING if at % 2 == 0 else STEALING, state.seat, moves)
                    return
        else:
            state.seat = (state.first + at) % players
            if most_gold(state, state.seat):
                ask(state, BUYING, state.seat, buying_moves(state))
                return
    state.phase = BUILD
    state.step = 0


def step_of(state: GuildsState) -> int:
    """How far the phase has come, by the question that is asked."""
    behind = (state.seat - state.first) % state.players
    if state.asked is BUYING:
        return 2 * state.players + behind + 2
    return 2 * behind + (2 if state.asked is STRIKING else 3)


def _return_offers(state: GuildsState) -> None:
    """Florins that won nothing go back to their owners (G20)."""
    players = state.players
    for seat in range(players):
        florins = sum(state.tent[seat::players])
        state.hand[seat] += florins
        if florins:
            tell(state, Returned, seat=seat, florins=florins)
    state.tent = [0] * (ZONES * players)
    state.lead = [-1] * ZONES
    state.top = [0] * ZONES


def assassin_moves(state: GuildsState) -> list[int]:
    """Characters of other guilds with few PP, but see the Bodyguard (G39, G47)."""
    spared = (0, state.seat + 1, holder(state, PROTECT_CHARS) + 1)
    cards = state.edition.characters
    most = state.edition.amount[ASSASSIN]
    moves = [
        ASSASSINATE + who
        for who in range(CHARACTERS)
        if state.owner[who] not in spared and cards[who].pp <= most
    ]
    return [*moves, DECLINE]


def cutpurse_moves(state: GuildsState) -> list[int]:
    """A few florins of somebody's hand, but see the Guard Hound (G40, G49)."""
    spared = (state.seat, holder(state, PROTECT_MONEY))
    most = state.edition.amount[CUTPURSE]
    moves = [
        STEAL + seat * STEAL_MOST + florins
        for seat in range(state.players)
        if seat not in spared
        for florins in range(min(state.hand[seat], most))
    ]
    return [*moves, DECLINE]


def most_gold(state: GuildsState, seat: int) -> int:
    """The most gold a seat can pay for (G21); the Forger's first has its own price (G51)."""
    hand = state.hand[seat]
    if holder(state, FORGER) == seat:
        rest = hand - state.edition.amount[FORGER]
        return 1 + rest // GOLD_PRICE if rest >= 0 else 0
    return hand // GOLD_PRICE


def price_of(state: GuildsState, seat: int, gold: int) -> int:
    """What that much gold costs in florins."""
    if gold and holder(state, FORGER) == seat:
        return state.edition.amount[FORGER] + (gold - 1) * GOLD_PRICE
    return gold * GOLD_PRICE


def buying_moves(state: GuildsState) -> list[int]:
    base = exchange_base(state.edition)
    return list(range(base, base + most_gold(state, state.seat) + 1))


def _buy_gold(state: GuildsState, move: int) -> None:
    seat = state.seat
    gold = move - exchange_base(state.edition)
    florins = price_of(state, seat, gold)
    state.hand[seat] -= florins
    state.gold[seat] += gold
    tell(state, Exchanged, seat=seat, gold=gold, florins=florins)


def _assassinate(state: GuildsState, move: int) -> None:
    """G47."""
    if move == DECLINE:
        tell(state, Declined, seat=state.seat, asked="assassin")
        return
    who = move - ASSASSINATE
    use(state, ASSASSIN)
    victim = state.owner[who] - 1
    leave(state, who)
    card = state.edition.characters[who].id
    tell(state, Assassinated, seat=state.seat, victim=victim, character=card)
    tell(state, LostMember, seat=victim, by=state.seat, character=card)


def _steal(state: GuildsState, move: int) -> None:
    """G49."""
    if move == DECLINE:
        tell(state, Declined, seat=state.seat, asked="cutpurse")
        return
    victim = (move - STEAL) // STEAL_MOST
    florins = (move - STEAL) % STEAL_MOST + 1
    use(state, CUTPURSE)
    state.hand[victim] -= florins
    state.hand[state.seat] += florins
    tell(state, Stole, seat=state.seat, victim=victim, florins=florins)
    tell(state, Robbed, seat=victim, by=state.seat, florins=florins)


# ---- what is asked (G61)

STRIKING: Final = Question("assassin", assassin_moves, _assassinate, (Assassinate, Decline), "G61")
STEALING: Final = Question("cutpurse", cutpurse_moves, _steal, (Steal, Decline), "G61")
BUYING: Final = Question("buying", buying_moves, _buy_gold, (Exchange,), "G61")
QUESTIONS: Final[tuple[Question[GuildsState], ...]] = (STRIKING, STEALING, BUYING)
