"""How well each seat stands: points now, and what its position will still bring. For bots."""

from gildehuis.games.nieuwstad.deal import ANSWER
from gildehuis.games.nieuwstad.ids import (
    BOOT,
    BOSHUT,
    BREAD,
    CATTLE,
    FISH,
    GAME_GOOD,
    GAME_MEAT,
    GOOD_COUNT,
    GRAANVELD,
    GRAIN,
    HANDELSHUIS,
    HERENHUIS,
    HUIS,
    JACHTHUT,
    KANTOOR,
    KINDS,
    MARKT,
    MEAT,
    NOBODY,
    PLANKS,
    SMOKED_FISH,
    STADSPOORT,
    STALL_BUILDING,
    STALL_COUNT,
    STALLS,
    WEIDE,
    WISH_COUNT,
    WOOD,
)
from gildehuis.games.nieuwstad.role_bouwmeester import BOUWMEESTER_STEP
from gildehuis.games.nieuwstad.role_handelaar import HANDELAAR_STEP, open_slots
from gildehuis.games.nieuwstad.role_houthakker import HOUTHAKKER_STEP
from gildehuis.games.nieuwstad.score import END_CARDS, POINTS_TO_END, total
from gildehuis.games.nieuwstad.state import NieuwstadState

_POINTS_A_ROUND = 5.0  # a leader among fair players
_MOST_ROUNDS = 6.0
# What a unit of building material is worth: a Huis turns 5 of them into 2 points and an income.
_FLORIN = 0.38
_WOOD = 0.36
_PLANK = 0.6
_ENOUGH = 10  # more than a large building costs lies idle
_IDLE = 0.12
_SEALLESS = 0.5  # the part of it that is left to one who cannot build any more
_SOLD = 0.75  # a good still has to reach its slot
_RAW = 0.85  # and a raw one the stall first
_FARMED = 0.35  # of a crop per field and round: the Boer comes every other round, then harvest
_FISHED = 0.65
_RENT = 0.55  # the Rentmeester comes about so often
_ENTRANCE = 0.3
_CARD = 0.7
_TILE = 3  # wood under a forest tile, about
_LIKELY = 0.9
_YIELD = {  # points a round, where a building brings more than its points
    HUIS: 0.6,
    HERENHUIS: 1.2,
    GRAANVELD: 0.35,
    WEIDE: 0.35,
    BOOT: 0.4,
    BOSHUT: 0.3,
    JACHTHUT: 0.3,
    STADSPOORT: 0.8,
}
_RAW_OF = ((GRAIN, BREAD), (CATTLE, MEAT), (GAME_GOOD, GAME_MEAT), (FISH, SMOKED_FISH))


def estimate(state: NieuwstadState) -> list[float]:
    """Per seat, about its final points."""
    totals = [total(state, seat) for seat in range(state.players)]
    if state.end:
        return [float(points) for points in totals]
    rounds = (POINTS_TO_END - max(totals)) / _POINTS_A_ROUND
    rounds = min(_MOST_ROUNDS, max(0.0, rounds))
    worth = good_values(state)
    found = [
        totals[seat] + _stock(state, seat, worth, rounds) + rounds * _yearly(state, seat, worth)
        for seat in range(state.players)
    ]
    _add_turns_to_come(state, worth, rounds, found)
    return found


def good_values(state: NieuwstadState) -> list[float]:
    """What each good is worth to a seat, by the stalls that stand and the slots open."""
    kit = state.kit
    worth = [0.0] * GOOD_COUNT
    for stall in range(STALL_COUNT):
        if stall != MARKT and state.owner_of[STALL_BUILDING[stall]] == NOBODY:
            continue
        slots = kit.slots[stall]
        demand = 1.0 if not slots else min(1.0, open_slots(state, stall) / 3.0)
        partner = 0.5 if kit.along[stall] >= 0 else 1.0  # half of a pastry is its bread
        for good in kit.sells[stall]:
            if good in (WOOD, PLANKS):
                continue
            at = stall * GOOD_COUNT + good
            gain = (kit.sell_points[at] + _FLORIN * kit.sell_florins[at]) * demand * partner * _SOLD
            worth[good] = max(worth[good], gain)
    for raw, product in _RAW_OF:
        worth[raw] = max(worth[raw], _RAW * worth[product])
    return worth


def _add_turns_to_come(
    state: NieuwstadState, worth: list[float], rounds: float, found: list[float]
) -> None:
    """What the seats that still have their turn in this phase will make of it."""
    step = state.step
    if step is not HOUTHAKKER_STEP and step is not BOUWMEESTER_STEP and step is not HANDELAAR_STEP:
        return
    for turn in range(state.turn, state.players):
        seat = (state.chooser + turn) % state.players
        if step is HOUTHAKKER_STEP:
            found[seat] += _TILE * _WOOD
        elif step is HANDELAAR_STEP:
            found[seat] += _turnover(state, seat, worth)
        elif turn > state.turn or state.kind < 0:
            found[seat] += _best_building(state, seat, rounds)
        elif state.joint or state.kit.blue[state.kind]:
            _add_deal(state, seat, rounds, found)
        else:
            found[seat] += _profit(state, state.kind, rounds)


def _turnover(state: NieuwstadState, seat: int, worth: list[float]) -> float:
    """What is on the market now no longer has to wait for it."""
    value = 0.0
    for good in range(FISH, GOOD_COUNT):
        value += worth[good] * min(state.goods[seat * GOOD_COUNT + good], 3)
    return value * (1 - _SOLD)


def _best_building(state: NieuwstadState, seat: int, rounds: float) -> float:
    """The building that pays best among those the seat can pay alone."""
    if not state.seals[seat]:
        return 0.0
    kit = state.kit
    florins = state.florins[seat]
    wood = state.goods[seat * GOOD_COUNT + WOOD] + 2 * state.goods[seat * GOOD_COUNT + PLANKS]
    best = 0.0
    for kind in range(KINDS):
        if kit.blue[kind] or not state.stock[kind]:
            continue
        if kit.florins[kind] <= florins and kit.wood[kind] <= wood:
            best = max(best, _profit(state, kind, rounds))
    return _LIKELY * best


def _profit(state: NieuwstadState, kind: int, rounds: float) -> float:
    """Points and later yield of a building, less what it costs."""
    kit = state.kit
    cost = kit.florins[kind] * _FLORIN + kit.wood[kind] * _WOOD
    return max(0.1, kit.points[kind] + _YIELD.get(kind, 0.1) * rounds - cost)


def _add_deal(state: NieuwstadState, builder: int, rounds: float, found: list[float]) -> None:
    """A proposal is worth its terms if every partner gains by them; half of it while open."""
    shares = state.deal_shares
    gains = [
        shares[8 + seat] - shares[seat] * _FLORIN - shares[4 + seat] * _WOOD
        for seat in range(state.players)
    ]
    if state.deal_owner >= 0:
        gains[state.deal_owner] += _YIELD.get(state.kind, 0.1) * rounds
    if state.asked is ANSWER:
        partners = [s for s in range(state.players) if state.deal_partners >> s & 1]
        if all(gains[seat] > 0 for seat in partners):
            for seat in [builder, *partners]:
                found[seat] += gains[seat]
    else:
        others = sum(gains) - gains[builder]
        found[builder] += 0.5 * state.kit.points[state.kind] - max(0.0, others) * 0.5


def _stock(state: NieuwstadState, seat: int, worth: list[float], rounds: float) -> float:
    """Florins, wood, goods and cards in front of a seat."""
    goods = seat * GOOD_COUNT
    useful = (1.0 if state.seals[seat] else _SEALLESS) * min(1.0, 0.4 + 0.4 * rounds)
    value = useful * (
        _material(state.florins[seat], _FLORIN)
        + _material(state.goods[goods + WOOD], _WOOD)
        + _PLANK * state.goods[goods + PLANKS]
    )
    for good in range(FISH, GOOD_COUNT):
        count = state.goods[goods + good]
        if count:
            value += worth[good] * min(count, 4) * min(1.0, 0.3 + 0.5 * rounds)
    wishes = state.hand_sizes[seat]
    for card in END_CARDS:  # counted in the total
        wishes -= state.hands[seat * WISH_COUNT + card]
    return value + _CARD * wishes * min(1.0, 0.5 * rounds)


def _material(amount: int, value: float) -> float:
    if amount <= _ENOUGH:
        return amount * value
    return _ENOUGH * value + (amount - _ENOUGH) * _IDLE


def _yearly(state: NieuwstadState, seat: int, worth: list[float]) -> float:
    """What buildings, boats and Kennis is macht bring in a round."""
    rent = _RENT if state.owner_of[KANTOOR] != NOBODY else 0.0
    value = 0.0
    for index, owner in enumerate(state.owners):
        if owner != seat:
            continue
        kind = state.kinds[index]
        if kind == HUIS:
            value += _FLORIN + rent
        elif kind == HERENHUIS:
            value += 2 * (_FLORIN + rent)
        elif kind == GRAANVELD:
            value += _FARMED * worth[GRAIN] * (1 + 0.2 * state.crops[index])
        elif kind == WEIDE:
            value += _FARMED * worth[CATTLE] * (1 + 0.2 * state.crops[index])
        elif kind == BOSHUT:
            value += 0.8 * _WOOD
        elif kind == JACHTHUT:
            value += 0.8 * worth[GAME_GOOD]
        elif kind == HANDELSHUIS:
            value += 0.5 * _FLORIN
        elif STALL_BUILDING[1] <= kind < STALL_BUILDING[1] + len(STALLS) - 1:
            value += _ENTRANCE
    for boat in state.boats:
        if boat >> 1 == seat:
            value += _FISHED * worth[FISH]
    return value + 0.4 * state.kennis[seat]
