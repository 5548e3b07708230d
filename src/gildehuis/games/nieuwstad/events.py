"""Events (N45–N49): what they do, and the joint payment that averts some."""

from typing import Final

from gildehuis.core.state import Question, tell
from gildehuis.games.nieuwstad import moves
from gildehuis.games.nieuwstad.ids import (
    BOOT,
    EVENTS,
    FISH,
    FOODS,
    GAME_GOOD,
    GOOD_COUNT,
    GROTE_GEBOORTEGOLF,
    HERENHUIS,
    HOSPITIUM,
    HUIS,
    KERK,
    KLEINE_GEBOORTEGOLF,
    KRUISTOCHT,
    NOBODY,
    VIKINGEN,
    WACHTTOREN,
    WISH_COUNT,
    ZWARTE_DOOD,
)
from gildehuis.games.nieuwstad.schema import PledgeFlorins, PledgeGoods
from gildehuis.games.nieuwstad.schema_events import (
    BoatLost,
    EventAverted,
    EventHappened,
    EventHarmless,
    EventThreatens,
    LostPoints,
    PledgedFlorins,
    PledgedGoods,
)
from gildehuis.games.nieuwstad.schema_words import EventCard
from gildehuis.games.nieuwstad.score import add_points
from gildehuis.games.nieuwstad.state import NieuwstadState, go_back, put, raised
from gildehuis.games.nieuwstad.step import Step
from gildehuis.games.nieuwstad.town import footprint, move_magistrate

CRUSADERS = -10  # N45
PLAGUE_FLORINS = 5  # N46
PLAGUE_GOODS = 3
RAIDED_POORTERS = -3  # N47
CIRCUITS = 2  # N49


def card_of(state: NieuwstadState) -> EventCard:
    """The name of the event being carried out."""
    return EVENTS[state.event - WISH_COUNT]


def begin(state: NieuwstadState) -> None:
    """Carry an event out, unless something protects the town or it may still be averted."""
    event = state.event
    if not has_effect(state, event):
        tell(state, EventHarmless, card=card_of(state))
        _finish(state)
    elif event in (ZWARTE_DOOD, VIKINGEN):
        _call_for_payment(state)
    else:
        _grow_or_leave(state, event)
        _finish(state)


def has_effect(state: NieuwstadState, event: int) -> bool:
    """Kerk, Hospitium and Wachttoren protect (N46–N48); Vikings need something to hit."""
    if state.owner_of[KERK] != NOBODY:
        return False
    if event == ZWARTE_DOOD:
        return state.owner_of[HOSPITIUM] == NOBODY
    if event == VIKINGEN:
        return state.owner_of[WACHTTOREN] == NOBODY and viking_targets(state) > 0
    return True


def _finish(state: NieuwstadState) -> None:
    """The card is discarded and replaced (N24)."""
    state.discards = [*state.discards, state.event]
    state.event = -1
    state.missing_florins = 0
    state.missing_goods = 0
    state.pledged_florins = [0] * state.players
    state.pledged_goods = [0] * (4 * state.players)
    state.other = 0
    state.asked = None
    if state.step is EVENT_STEP:
        go_back(state)


def _grow_or_leave(state: NieuwstadState, event: int) -> None:
    if event == KRUISTOCHT:
        moved = move_magistrate(state, CRUSADERS)
    else:
        assert event in (KLEINE_GEBOORTEGOLF, GROTE_GEBOORTEGOLF)
        children = 2 if event == GROTE_GEBOORTEGOLF else 1
        moved = move_magistrate(state, children * city_houses(state))
    tell(state, EventHappened, card=card_of(state), poorters=moved)


def city_houses(state: NieuwstadState) -> int:
    city = state.kit.board.city
    count = 0
    for index, kind in enumerate(state.kinds):
        if kind in (HUIS, HERENHUIS) and footprint(state, index) & city:
            count += 1
    return count


def buildings_at_water(state: NieuwstadState) -> int:
    shore = state.kit.board.shore
    count = 0
    for index in range(len(state.kinds)):
        if footprint(state, index) & shore:
            count += 1
    return count


def viking_targets(state: NieuwstadState) -> int:
    """Sealed boats and city buildings at the water, blue ones too (N47)."""
    return len(state.boats) + buildings_at_water(state)


# ---- the joint payment (N49)


def _call_for_payment(state: NieuwstadState) -> None:
    if state.event == ZWARTE_DOOD:
        state.missing_florins, state.missing_goods = PLAGUE_FLORINS, PLAGUE_GOODS
    else:
        state.missing_florins, state.missing_goods = viking_targets(state), 0
    all_florins = sum(state.florins)
    all_goods = 0
    for seat in range(state.players):
        for good in FOODS:
            all_goods += state.goods[seat * GOOD_COUNT + good]
    if all_florins < state.missing_florins or all_goods < state.missing_goods:
        _strike(state)  # together they cannot pay: nobody is asked
        return
    tell(
        state,
        EventThreatens,
        card=card_of(state),
        florins=state.missing_florins,
        goods=state.missing_goods,
    )
    state.other = 0
    state.step = EVENT_STEP


def _go_round(state: NieuwstadState) -> None:
    """Q21 and Q22, twice round from the drawer; `other` counts half turns of seats."""
    n = state.players
    drawer = (state.chooser + state.turn) % n
    while state.other < CIRCUITS * n * 2:
        seat = (drawer + (state.other >> 1)) % n
        if state.other & 1 == 0:
            if state.missing_florins and state.florins[seat]:
                put(state, PLEDGE_FLORINS, seat)
                return
        elif state.missing_goods and has_food(state, seat):
            put(state, PLEDGE_GOODS, seat)
            return
        state.other += 1
    _return_pledges(state)
    _strike(state)


def has_food(state: NieuwstadState, seat: int) -> bool:
    has = seat * GOOD_COUNT
    return sum(state.goods[has + FISH : has + GAME_GOOD + 1]) > 0


def florin_moves(state: NieuwstadState) -> list[int]:
    most = min(state.florins[state.seat], state.missing_florins)
    base = state.kit.codes.pledge
    return list(range(base, base + most + 1))


def goods_moves(state: NieuwstadState) -> list[int]:
    """All numbers up to what he has, together at most what is missing."""
    most = state.missing_goods
    has = [min(most, state.goods[state.seat * GOOD_COUNT + good]) for good in FOODS]
    found: list[int] = []
    for fish in range(has[0] + 1):
        for grain in range(min(has[1], most - fish) + 1):
            for cattle in range(min(has[2], most - fish - grain) + 1):
                for game in range(min(has[3], most - fish - grain - cattle) + 1):
                    digits = fish << 6 | grain << 4 | cattle << 2 | game
                    found.append(moves.PLEDGE_GOODS + digits)
    return found


def _answer_florins(state: NieuwstadState, move: int) -> None:
    amount = move - state.kit.codes.pledge
    seat = state.seat
    state.florins[seat] -= amount
    state.pledged_florins = raised(state.pledged_florins, seat, amount)
    state.missing_florins -= amount
    tell(state, PledgedFlorins, seat=seat, amount=amount)
    _pledge_on(state)


def _answer_goods(state: NieuwstadState, move: int) -> None:
    seat = state.seat
    counts = moves.pledged_goods(move)
    for i, good in enumerate(FOODS):
        state.goods[seat * GOOD_COUNT + good] -= counts[i]
        state.pledged_goods = raised(state.pledged_goods, seat * 4 + i, counts[i])
        state.missing_goods -= counts[i]
    tell(state, PledgedGoods, seat, *counts)
    _pledge_on(state)


def _pledge_on(state: NieuwstadState) -> None:
    """As soon as nothing is missing it is paid and the event has no effect."""
    state.asked = None
    if state.missing_florins or state.missing_goods:
        state.other += 1
        return
    tell(state, EventAverted, card=card_of(state))
    _finish(state)


def _return_pledges(state: NieuwstadState) -> None:
    for seat in range(state.players):
        state.florins[seat] += state.pledged_florins[seat]
        for i, good in enumerate(FOODS):
            state.goods[seat * GOOD_COUNT + good] += state.pledged_goods[seat * 4 + i]


# ---- Zwarte Dood and Vikingen strike


def _strike(state: NieuwstadState) -> None:
    if state.event == ZWARTE_DOOD:
        _plague(state)
    else:
        _raid(state)
    _finish(state)


def _plague(state: NieuwstadState) -> None:
    """A point per own building in the city; half the Poorters, rounded down, die (N46)."""
    moved = move_magistrate(state, -(state.poorters // 2))
    tell(state, EventHappened, card=card_of(state), poorters=moved)
    city = state.kit.board.city
    for seat in range(state.players):
        count = 0
        for index, owner in enumerate(state.owners):
            if owner == seat and footprint(state, index) & city:
                count += 1
        if count:
            add_points(state, seat, -count)
            tell(state, LostPoints, seat=seat, points=count)


def _raid(state: NieuwstadState) -> None:
    """All sealed boats are destroyed; 3 Poorters fewer per city building at the water (N47)."""
    moved = move_magistrate(state, RAIDED_POORTERS * buildings_at_water(state))
    tell(state, EventHappened, card=card_of(state), poorters=moved)
    for boat in state.boats:
        state.seals = raised(state.seals, boat >> 1, 1)
        if boat & 1:
            state.loose_left += 1
        else:
            state.stock = raised(state.stock, BOOT, 1)
        tell(state, BoatLost, seat=boat >> 1)
    state.boats = []


PLEDGE_FLORINS: Final[Question[NieuwstadState]] = Question(
    "pledge_florins", florin_moves, _answer_florins, (PledgeFlorins,), "N52"
)
PLEDGE_GOODS: Final[Question[NieuwstadState]] = Question(
    "pledge_goods", goods_moves, _answer_goods, (PledgeGoods,), "N52"
)
EVENT_STEP: Final[Step[NieuwstadState]] = Step(
    "schout_event", _go_round, (PLEDGE_FLORINS, PLEDGE_GOODS)
)
