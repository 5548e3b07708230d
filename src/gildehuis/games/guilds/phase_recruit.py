"""Phase 2 of a round: offers on the plaza, and characters taken (G11–G19, G42, G56)."""

from typing import Final

from gildehuis.core.state import Question, ask, tell
from gildehuis.games.guilds.board import ZONE_NAMES, ZONES
from gildehuis.games.guilds.course import EXCHANGE
from gildehuis.games.guilds.effects import ALCHEMIST, DOVE
from gildehuis.games.guilds.guild import join
from gildehuis.games.guilds.moves import OFFER, PASS, STEAL, STOP, TAKE, TRANSMUTE
from gildehuis.games.guilds.schema_events import (
    DoveUsed,
    HadToTake,
    Offered,
    Passed,
    PassedOver,
    Took,
    Transmuted,
)
from gildehuis.games.guilds.schema_moves import Offer, Pass, Stop, Take, Transmute
from gildehuis.games.guilds.state import GuildsState, ready, use

_BEGIN: Final = 0
_TURNS: Final = 1
_FORCED: Final = 2
FEW_ZONES: Final = 2  # open zones at which one zone is enough for an offer (G14)


def go(state: GuildsState) -> None:
    """Run the phase on to its next question or its end."""
    if state.step == _BEGIN:
        state.step = _TURNS
        state.seat = state.first
        state.idle = 0
    if state.step == _TURNS:
        while state.lying and state.idle < state.players:  # G11
            moves = turn_moves(state)
            if len(moves) > 1:
                ask(state, RECRUITING, state.seat, moves)
                return
            _pass(state, True)
        state.step = _FORCED
        state.zone = 0
    _forced_takes(state)
    if state.zone < ZONES:
        return
    state.phase = EXCHANGE
    state.step = 0
    state.fresh = 0  # effects of new characters start now (G19)


def _pass(state: GuildsState, forced: bool) -> None:
    """G15."""
    state.idle += 1
    if state.events is not None:
        tell(state, PassedOver if forced else Passed, seat=state.seat, phase="recruit")
    state.seat = (state.seat + 1) % state.players


# ---- what can be done


def least_offer(state: GuildsState, seat: int, zone: int) -> int:
    """The fewest florins a seat must add to lead there (G13)."""
    if state.lead[zone] == seat:
        return 1
    return state.top[zone] - state.tent[zone * state.players + seat] + 1


def turn_moves(state: GuildsState) -> list[int]:
    """G61, recruit turn: `transmute`, `offer`, `take`, `pass`."""
    seat = state.seat
    moves: list[int] = []
    if state.gold[seat] and ready(state, seat, ALCHEMIST):
        most = min(state.gold[seat], state.edition.limit[ALCHEMIST])
        moves += range(TRANSMUTE, TRANSMUTE + most)
    if state.hand[seat]:
        _first_offers(state, seat, moves)
    lead = state.lead
    zones = state.slot_zones
    for slot, who in enumerate(state.slots):
        if who >= 0 and lead[zones[slot]] == seat:
            moves.append(TAKE + who)  # G16
    moves.append(PASS)
    return moves


def _first_offers(state: GuildsState, seat: int, moves: list[int]) -> None:
    """Offers that leave enough to lead a second zone, where that is needed (G13, G14)."""
    hand = state.hand[seat]
    left = state.left
    least = [0] * ZONES
    cheapest = 1 << 30  # and, of the other zones, the next: what must stay in hand
    next_cheapest = 1 << 30
    for zone in range(ZONES):
        if left[zone]:
            need = least_offer(state, seat, zone)
            least[zone] = need
            if need < cheapest:
                next_cheapest = cheapest
                cheapest = need
            elif need < next_cheapest:
                next_cheapest = need
    single = one_is_enough(state, seat)
    purse = state.edition.purse
    for zone in range(ZONES):
        need = least[zone]
        if need:
            most = hand
            if not single:
                most -= next_cheapest if need == cheapest else cheapest
            if need <= most:
                base = OFFER - 1 + zone * purse
                _add_offers(moves, base + need, base + most)


def _add_offers(moves: list[int], first: int, last: int) -> None:
    """One by one: compiled, that is quicker than to add the range as a whole."""
    for move in range(first, last + 1):
        moves.append(move)


def one_is_enough(state: GuildsState, seat: int) -> bool:
    """May an offer be in one zone only (G14, G56)?"""
    return state.open_zones <= FEW_ZONES or ready(state, seat, DOVE)


def second_moves(state: GuildsState) -> list[int]:
    """G61, second zone: `offer`, `stop`."""
    seat = state.seat
    hand = state.hand[seat]
    purse = state.edition.purse
    moves: list[int] = []
    for zone in range(ZONES):
        if state.left[zone] and zone != state.first_zone:
            need = least_offer(state, seat, zone)
            if need <= hand:
                base = OFFER - 1 + zone * purse
                _add_offers(moves, base + need, base + hand)
    if moves and one_is_enough(state, seat):
        moves.append(STOP)
    return moves


def forced_moves(state: GuildsState) -> list[int]:
    """G61, forced take: the characters of that zone."""
    zones = state.slot_zones
    return [
        TAKE + who for slot, who in enumerate(state.slots) if who >= 0 and zones[slot] == state.zone
    ]


# ---- what happens


def _recruit(state: GuildsState, move: int) -> None:
    if move == PASS:
        _pass(state, False)
    elif move < STEAL:
        _transmute(state, move - TRANSMUTE + 1)
    elif move < OFFER:
        take(state, move - TAKE, False)
        _end_turn(state)
    else:
        _first_offer(state, move)
    if state.asked is None:
        go(state)  # the next turn


def _transmute(state: GuildsState, gold: int) -> None:
    """The Alchemist; the same turn goes on (G42)."""
    seat = state.seat
    florins = gold * state.edition.amount[ALCHEMIST]
    use(state, ALCHEMIST)
    state.gold[seat] -= gold
    state.hand[seat] += florins
    tell(state, Transmuted, seat=seat, gold=gold, florins=florins)


def _first_offer(state: GuildsState, move: int) -> None:
    state.first_zone = _offer(state, move)
    moves = second_moves(state)
    if moves:
        ask(state, SECOND_ZONE, state.seat, moves)
        return
    _one_zone(state)
    _end_turn(state)


def _second_offer(state: GuildsState, move: int) -> None:
    if move == STOP:
        _one_zone(state)
    else:
        _offer(state, move)
    _end_turn(state)
    go(state)  # the next turn


def _offer(state: GuildsState, move: int) -> int:
    """Lay florins on an own tent, which then leads (G13); the zone."""
    seat = state.seat
    zone = (move - OFFER) // state.edition.purse
    add = (move - OFFER) % state.edition.purse + 1
    state.hand[seat] -= add
    at = zone * state.players + seat
    state.tent[at] += add
    state.lead[zone] = seat
    state.top[zone] = state.tent[at]
    if state.events is not None:  # no move is made more often
        tell(state, Offered, seat=seat, zone=ZONE_NAMES[zone], add=add, total=state.tent[at])
    return zone


def _one_zone(state: GuildsState) -> None:
    """The turn ends with an offer in one zone: the Dove's doing, if many are open (G56)."""
    if state.open_zones > FEW_ZONES:
        use(state, DOVE)
        tell(state, DoveUsed, seat=state.seat)


def _end_turn(state: GuildsState) -> None:
    state.idle = 0
    state.first_zone = -1
    state.seat = (state.seat + 1) % state.players


def take(state: GuildsState, who: int, forced: bool) -> None:
    """The highest in a zone takes a character; his florins there are lost (G16–G18)."""
    slot = state.slots.index(who)
    zone = state.slot_zones[slot]
    seat = state.lead[zone]
    state.slots[slot] = -1
    state.lying -= 1
    state.left[zone] -= 1
    if not state.left[zone]:
        state.open_zones -= 1
    at = zone * state.players + seat
    if state.events is not None:
        tell(
            state,
            HadToTake if forced else Took,
            seat=seat,
            zone=ZONE_NAMES[zone],
            character=state.edition.characters[who].id,
            florins=state.tent[at],
        )
    state.tent[at] = 0
    find_leader(state, zone)
    join(state, seat, who)


def find_leader(state: GuildsState, zone: int) -> None:
    """The next highest total leads (G17)."""
    base = zone * state.players
    best = max(state.tent[base : base + state.players])
    state.top[zone] = best
    state.lead[zone] = state.tent.index(best, base) - base if best else -1


def _forced_takes(state: GuildsState) -> None:
    """The highest of each zone must take, zone by zone (G18), until a seat has a choice."""
    while state.zone < ZONES:
        zone = state.zone
        if not state.left[zone] or not state.top[zone]:
            state.zone += 1
            continue
        moves = forced_moves(state)
        if len(moves) > 1:
            ask(state, FORCED_TAKE, state.lead[zone], moves)
            return
        _forced_take(state, moves[0])


def _forced_take(state: GuildsState, move: int) -> None:
    take(state, move - TAKE, True)
    if state.rules > 1:
        state.zone += 1  # one a zone; by rules 1 the next highest had to take too (G18)


def settled(state: GuildsState, zone: int) -> bool:
    """Has the highest taken there already, so that all others get their florins back (G18)?"""
    return state.asked is FORCED_TAKE and state.rules > 1 and zone < state.zone


# ---- what is asked (G61)

RECRUITING: Final = Question("recruit", turn_moves, _recruit, (Transmute, Offer, Take, Pass), "G61")
SECOND_ZONE: Final = Question("second_zone", second_moves, _second_offer, (Offer, Stop), "G61")
FORCED_TAKE: Final = Question("forced_take", forced_moves, _forced_take, (Take,), "G61")
QUESTIONS: Final[tuple[Question[GuildsState], ...]] = (RECRUITING, SECOND_ZONE, FORCED_TAKE)
