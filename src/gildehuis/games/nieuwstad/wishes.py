"""Wish cards played in the Schout phase (N35–N40)."""

from typing import Final

from gildehuis.core.state import Question, ask, tell
from gildehuis.games.nieuwstad import moves
from gildehuis.games.nieuwstad.ids import (
    BOTENBOUW,
    BRAND,
    BURGERWACHT,
    CATTLE,
    CRIMINALITEIT,
    FISH,
    FOODS,
    GEVANGENIS,
    GOOD_COUNT,
    GOODS,
    GRAANVELD,
    GRAIN,
    HUIS,
    KENNIS_IS_MACHT,
    MIDZOMERNACHTFESTIVAL,
    NOBODY,
    QUARTERS,
    ROTTE_VIS,
    SPRINKHANENPLAAG,
    SPROKKELAAR,
    WACHTTOREN,
    WEIDE,
    WISH_COUNT,
    WISHES,
    WOLVENTERREUR,
    WOOD,
)
from gildehuis.games.nieuwstad.schema import Burgerwacht, Burn, Join, Pass, Quarter, Steal
from gildehuis.games.nieuwstad.schema_events import (
    BoatBuilt,
    Burned,
    CardPlayed,
    Gained,
    Guarded,
    Joined,
    QuarterNamed,
    Spoiled,
    StayedAway,
    Stolen,
)
from gildehuis.games.nieuwstad.score import add_points
from gildehuis.games.nieuwstad.state import NieuwstadState, go_back, put, raised
from gildehuis.games.nieuwstad.step import Step
from gildehuis.games.nieuwstad.town import (
    footprint,
    move_magistrate,
    own_in_quarter,
    remove_building,
    seal_boat,
)

IN_SCHOUT = (  # all others have a moment of their own (N26)
    BOTENBOUW,
    BRAND,
    CRIMINALITEIT,
    KENNIS_IS_MACHT,
    MIDZOMERNACHTFESTIVAL,
    ROTTE_VIS,
    SPRINKHANENPLAAG,
    WOLVENTERREUR,
    SPROKKELAAR,
)
FIRE_POORTERS = -2  # N36
FEAST_POINTS = 2  # N38
ABSENT_POINTS = -1
GATHERED_WOOD = 2  # N39


def playable(state: NieuwstadState) -> list[int]:
    """Q15: the wishes in hand that may be played now."""
    seat = state.seat
    hand = seat * WISH_COUNT
    found = [
        moves.PLAY + card
        for card in IN_SCHOUT
        if state.hands[hand + card] and allowed(state, seat, card)
    ]
    found.append(moves.DONE)
    return found


def allowed(state: NieuwstadState, seat: int, card: int) -> bool:
    """May a card for this moment be played? (N35, N36, N39)"""
    if card == BOTENBOUW:
        return state.seals[seat] > 0 and state.loose_left > 0
    if card == BRAND:
        return HUIS in state.kinds and state.owner_of[WACHTTOREN] == NOBODY
    if card == CRIMINALITEIT:
        return bool(quarters_to_rob(state))
    if card == KENNIS_IS_MACHT:
        return not state.kennis[seat]
    return True


def spend_card(state: NieuwstadState, seat: int, card: int, keep_open: bool = False) -> None:
    """A wish leaves the hand: onto the discards, or open before its player (N26)."""
    at = seat * WISH_COUNT + card
    state.hands[at] -= 1
    state.hand_sizes[seat] -= 1
    state.since = raised(state.since, at, 1)
    if not keep_open:
        state.discards = [*state.discards, card]


def play(state: NieuwstadState, card: int) -> None:
    """The card is discarded (or laid open) and carried out, or asks for more."""
    seat = state.seat
    spend_card(state, seat, card, card == KENNIS_IS_MACHT)
    state.card = card
    state.quarter = -1
    tell(state, CardPlayed, seat=seat, card=WISHES[card])
    if card == BRAND:
        put(state, BURN, seat)
    elif card in (CRIMINALITEIT, MIDZOMERNACHTFESTIVAL):
        put(state, QUARTER, seat)
    elif card == BOTENBOUW:
        seal_boat(state, seat, 1)
        tell(state, BoatBuilt, seat=seat)
    elif card == KENNIS_IS_MACHT:
        state.kennis = raised(state.kennis, seat, 1)
    elif card == SPROKKELAAR:
        state.goods[seat * GOOD_COUNT + WOOD] += GATHERED_WOOD
        tell(state, Gained, seat=seat, good="wood", amount=GATHERED_WOOD)
    elif card == ROTTE_VIS:
        _lose_fish(state)
    else:
        _empty_fields(state, GRAANVELD if card == SPRINKHANENPLAAG else WEIDE)


def _lose_fish(state: NieuwstadState) -> None:
    """All fresh fish of all players (N39)."""
    for seat in range(state.players):
        fish = state.goods[seat * GOOD_COUNT + FISH]
        if fish:
            state.goods[seat * GOOD_COUNT + FISH] = 0
            tell(state, Spoiled, seat=seat, good="fish", amount=fish)


def _empty_fields(state: NieuwstadState, kind: int) -> None:
    """All that lies on the fields of a kind (N39)."""
    good = GRAIN if kind == GRAANVELD else CATTLE
    for index, crop in enumerate(state.crops):
        if crop and state.kinds[index] == kind:
            state.crops[index] = 0
            tell(state, Spoiled, seat=state.owners[index], good=GOODS[good], amount=crop)


# ---- Brand (N36)


def burn_moves(state: NieuwstadState) -> list[int]:
    """Q16: the north-west cell of each Huis."""
    base = state.kit.codes.burn
    return [base + (state.cells[i] >> 2) for i, kind in enumerate(state.kinds) if kind == HUIS]


def _answer_burn(state: NieuwstadState, move: int) -> None:
    cell = move - state.kit.codes.burn
    index = house_at(state, cell)
    owner = state.owners[index]
    remove_building(state, index)
    lost = move_magistrate(state, FIRE_POORTERS)
    place = state.kit.board.place_of(cell)
    tell(state, Burned, seat=owner, by=state.seat, cell=place, poorters=lost)
    state.asked = None


def house_at(state: NieuwstadState, cell: int) -> int:
    """The Huis with that north-west cell; -1 if there is none."""
    for index, kind in enumerate(state.kinds):
        if kind == HUIS and state.cells[index] >> 2 == cell:
            return index
    return -1


# ---- a quarter is named (Q17)


def quarters_to_rob(state: NieuwstadState) -> list[int]:
    """The quarters without any part of the Gevangenis (N37)."""
    prison = 0
    for index, kind in enumerate(state.kinds):
        if kind == GEVANGENIS:
            prison |= footprint(state, index)
    quarters = state.kit.board.quarters
    return [q for q in range(len(QUARTERS)) if not quarters[q] & prison]


def quarter_moves(state: NieuwstadState) -> list[int]:
    if state.card == CRIMINALITEIT:
        return [moves.QUARTER + quarter for quarter in quarters_to_rob(state)]
    return [moves.QUARTER + quarter for quarter in range(len(QUARTERS))]


def _answer_quarter(state: NieuwstadState, move: int) -> None:
    state.asked = None
    state.quarter = move - moves.QUARTER
    tell(state, QuarterNamed, seat=state.seat, quarter=QUARTERS[state.quarter])
    if state.card == MIDZOMERNACHTFESTIVAL:
        state.other = 0
        state.step = FESTIVAL_STEP
    elif victims(state):
        state.other = 1
        state.step = GUARD_STEP


# ---- Criminaliteit (N37, N40)


def card_player(state: NieuwstadState) -> int:
    return (state.chooser + state.turn) % state.players


def victims(state: NieuwstadState) -> list[int]:
    """The other players with a building in the quarter, clockwise from the thief's left."""
    thief = card_player(state)
    others = [(thief + i) % state.players for i in range(1, state.players)]
    return [seat for seat in others if own_in_quarter(state, seat, state.quarter)]


def _ask_for_guards(state: NieuwstadState) -> None:
    """Q18: each other seat with a card in hand, until one plays Burgerwacht."""
    if state.other == state.players:
        state.other = 1
        state.step = STEAL_STEP
        return
    seat = (card_player(state) + state.other) % state.players
    if state.hand_sizes[seat]:
        put(state, GUARD, seat)
    else:
        state.other += 1


def guard_moves(state: NieuwstadState) -> list[int]:
    if state.hands[state.seat * WISH_COUNT + BURGERWACHT]:
        return [moves.GUARD, moves.PASS]
    return [moves.PASS]


def _answer_guard(state: NieuwstadState, move: int) -> None:
    state.asked = None
    if move == moves.GUARD:
        spend_card(state, state.seat, BURGERWACHT)
        tell(state, CardPlayed, seat=state.seat, card="burgerwacht")
        tell(state, Guarded, seat=state.seat, quarter=QUARTERS[state.quarter])
        go_back(state)
    else:
        state.other += 1


def _rob(state: NieuwstadState) -> None:
    """Q19: from each victim a florin or a wood; asked only where there is a choice."""
    if state.other == state.players:
        go_back(state)
        return
    thief = card_player(state)
    seat = victim(state)
    found = steal_moves(state) if own_in_quarter(state, seat, state.quarter) else []
    if len(found) == 2:
        ask(state, STEAL, thief, found)
    else:
        if found:
            _steal(state, thief, found[0])
        state.other += 1


def victim(state: NieuwstadState) -> int:
    """The one the thief is choosing from now."""
    return (card_player(state) + state.other) % state.players


def steal_moves(state: NieuwstadState) -> list[int]:
    seat = victim(state)
    found: list[int] = []
    if state.florins[seat]:
        found.append(moves.STEAL + seat * 2)
    if state.goods[seat * GOOD_COUNT + WOOD]:
        found.append(moves.STEAL + seat * 2 + 1)
    return found


def _steal(state: NieuwstadState, thief: int, move: int) -> None:
    seat, what = divmod(move - moves.STEAL, 2)
    if what:
        state.goods[seat * GOOD_COUNT + WOOD] -= 1
        state.goods[thief * GOOD_COUNT + WOOD] += 1
    else:
        state.florins[seat] -= 1
        state.florins[thief] += 1
    tell(state, Stolen, seat=seat, by=thief, what=moves.LOOT[what])


def _answer_steal(state: NieuwstadState, move: int) -> None:
    state.asked = None
    _steal(state, state.seat, move)
    state.other += 1


# ---- Midzomernachtfestival (N38)


def _go_round_festival(state: NieuwstadState) -> None:
    """Q20: each from the card's player who has something to bring."""
    if state.other == state.players:
        go_back(state)
        return
    seat = (card_player(state) + state.other) % state.players
    state.seat = seat
    found = join_moves(state)
    if len(found) > 1:
        ask(state, JOIN, seat, found)
    else:
        _stay_away(state, seat)


def join_moves(state: NieuwstadState) -> list[int]:
    has = state.seat * GOOD_COUNT
    found = [moves.JOIN + i for i, good in enumerate(FOODS) if state.goods[has + good]]
    found.append(moves.PASS)
    return found


def _answer_join(state: NieuwstadState, move: int) -> None:
    state.asked = None
    seat = state.seat
    if move == moves.PASS:
        _stay_away(state, seat)
        return
    good = FOODS[move - moves.JOIN]
    state.goods[seat * GOOD_COUNT + good] -= 1
    add_points(state, seat, FEAST_POINTS)
    tell(state, Joined, seat=seat, good=GOODS[good], points=FEAST_POINTS)
    state.other += 1


def _stay_away(state: NieuwstadState, seat: int) -> None:
    """Who lives in the quarter and does not join loses a point."""
    if own_in_quarter(state, seat, state.quarter):
        add_points(state, seat, ABSENT_POINTS)
        tell(state, StayedAway, seat=seat, points=ABSENT_POINTS)
    state.other += 1


BURN: Final[Question[NieuwstadState]] = Question("burn", burn_moves, _answer_burn, (Burn,), "N52")
QUARTER: Final[Question[NieuwstadState]] = Question(
    "quarter", quarter_moves, _answer_quarter, (Quarter,), "N52"
)
GUARD: Final[Question[NieuwstadState]] = Question(
    "guard", guard_moves, _answer_guard, (Burgerwacht, Pass), "N52"
)
STEAL: Final[Question[NieuwstadState]] = Question(
    "steal", steal_moves, _answer_steal, (Steal,), "N52"
)
JOIN: Final[Question[NieuwstadState]] = Question(
    "join", join_moves, _answer_join, (Join, Pass), "N52"
)
GUARD_STEP: Final[Step[NieuwstadState]] = Step("schout_guard", _ask_for_guards, (GUARD,))
STEAL_STEP: Final[Step[NieuwstadState]] = Step("schout_steal", _rob, (STEAL,))
FESTIVAL_STEP: Final[Step[NieuwstadState]] = Step("schout_festival", _go_round_festival, (JOIN,))
