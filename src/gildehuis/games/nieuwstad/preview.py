"""What a legal move would give (+) or cost (−), as far as the seat can know it."""

from collections.abc import Callable
from typing import Any

from gildehuis.games.nieuwstad import deal, moves, rounds, schout, wishes
from gildehuis.games.nieuwstad.course import (
    ANSWER,
    BUILD,
    BUY_CARDS,
    EXTRA,
    JOIN,
    PAY,
    PLACE,
    PLEDGE_FLORINS,
    PLEDGE_GOODS,
    QUARTER,
    ROLE,
    SHARE,
    TRADE,
)
from gildehuis.games.nieuwstad.ids import (
    FARMED,
    FOODS,
    GOOD_COUNT,
    GOODS,
    HERENHUIS,
    HUIS,
    QUARTERS,
    RENTMEESTER,
)
from gildehuis.games.nieuwstad.state import NieuwstadState
from gildehuis.games.nieuwstad.town import own_in_quarter

Gain = dict[str, Any]


def preview(state: NieuwstadState, seat: int, move: int) -> Gain:
    asked = state.asked
    if asked == JOIN:
        return _join(state, seat, move)
    if move in (moves.PASS, moves.DONE, moves.REFUSE):
        return {}
    if asked in (PLACE, PAY, SHARE, BUILD, QUARTER, TRADE):
        return _OF_THE_MOVE[asked](state, move)
    if asked == ROLE:
        return _role(state, seat, move - moves.ROLE)
    if asked == ANSWER:
        return _terms(state, seat)
    if asked == EXTRA:
        return {GOODS[FARMED[move - moves.EXTRA]]: 1}
    if asked == BUY_CARDS:
        number = move - moves.BUY_CARDS
        return {"florins": -schout.prices(state, seat)[number], "cards": number}
    if asked == PLEDGE_FLORINS:
        return {"florins": state.kit.codes.pledge - move}
    if asked == PLEDGE_GOODS:
        counts = moves.pledged_goods(move)
        return {GOODS[good]: -counts[i] for i, good in enumerate(FOODS) if counts[i]}
    return {}


def _role(state: NieuwstadState, seat: int, role: int) -> Gain:
    """The privilege, and the rent that follows at once."""
    gain: Gain = {"privilege": 1 + state.kennis[seat]}
    if role == RENTMEESTER:
        rent = rounds.houses(state, seat, HUIS) * rounds.HOUSE_RENT
        rent += rounds.houses(state, seat, HERENHUIS) * rounds.MANOR_RENT
        gain["points"] = rent + 1 + state.kennis[seat]
    return gain


def _building(state: NieuwstadState, move: int) -> Gain:
    kit = state.kit
    kind = move - moves.BUILD
    return {
        "florins": -kit.florins[kind],
        "wood": -kit.wood[kind],
        "points": kit.points[kind],
        "poorters": kit.poorters[kind],
    }


def _place(state: NieuwstadState, move: int) -> Gain:
    place = move - state.kit.codes.place
    board = state.kit.board
    mask = state.kit.shapes[state.kind].lays[place & 3].footprint << (place >> 2)
    return {
        "quarters": [q for i, q in enumerate(QUARTERS) if mask & board.quarters[i]],
        "at_water": bool(mask & board.shore),
    }


def _pay(state: NieuwstadState, move: int) -> Gain:
    florins, wood, planks, _ = state.kit.codes.payment(move)
    kit = state.kit
    return {
        "florins": -florins,
        "wood": -wood,
        "planks": -planks,
        "points": kit.points[state.kind],
        "poorters": kit.poorters[state.kind],
    }


def _share(state: NieuwstadState, move: int) -> Gain:
    """What would be left to the builder and the partners still to come."""
    what, _ = deal.sharing(state)
    amount = (move - state.kit.codes.share) % state.kit.codes.share_span
    total = (state.deal_florins, state.deal_wood, state.kit.points[state.kind])[what]
    return {"left": total - sum(state.deal_shares[what * 4 : what * 4 + 4]) - amount}


def _terms(state: NieuwstadState, seat: int) -> Gain:
    shares = state.deal_shares
    wood, planks = deal.wood_payment(state, seat, shares[4 + seat])
    return {
        "florins": -shares[seat],
        "wood": -wood,
        "planks": -planks,
        "points": shares[8 + seat],
        "poorters": state.kit.poorters[state.kind],
    }


def _quarter(state: NieuwstadState, move: int) -> Gain:
    """Who has buildings there."""
    quarter = move - moves.QUARTER
    seats = range(state.players)
    return {"own": [own_in_quarter(state, seat, quarter) for seat in seats]}


def _join(state: NieuwstadState, seat: int, move: int) -> Gain:
    if move != moves.PASS:
        return {GOODS[FOODS[move - moves.JOIN]]: -1, "points": wishes.FEAST_POINTS}
    lives_there = own_in_quarter(state, seat, state.quarter) > 0
    return {"points": wishes.ABSENT_POINTS if lives_there else 0}


def _trade(state: NieuwstadState, move: int) -> Gain:
    kit = state.kit
    if move == moves.BUY_WOOD:
        return {"florins": -max(kit.buy_price), "wood": 1}
    if move >= moves.SELL:
        stall, good = divmod(move - moves.SELL, GOOD_COUNT)
        gain: Gain = {GOODS[good]: -1, "florins": kit.sell_florins[move - moves.SELL]}
        if kit.along[stall] >= 0:
            gain[GOODS[kit.along[stall]]] = -1
        if kit.sell_points[move - moves.SELL]:
            gain["points"] = kit.sell_points[move - moves.SELL]
        return gain
    if move >= moves.PROCESS:
        product = kit.process[move - moves.PROCESS]
        return {GOODS[(move - moves.PROCESS) % GOOD_COUNT]: -1, GOODS[product]: 1}
    return {"florins": -1} if move >= moves.ENTER else {}


_OF_THE_MOVE: dict[int, Callable[[NieuwstadState, int], Gain]] = {
    BUILD: _building,
    PLACE: _place,
    PAY: _pay,
    SHARE: _share,
    QUARTER: _quarter,
    TRADE: _trade,
}
