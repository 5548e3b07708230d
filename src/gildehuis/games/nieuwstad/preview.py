"""What a legal move would give (+) or cost (−), as far as the seat can know it."""

from collections.abc import Callable
from typing import Final

from msgspec import convert

from gildehuis.games.nieuwstad import deal, moves, role_schout, terms, wishes
from gildehuis.games.nieuwstad.ids import (
    FARMED,
    FOODS,
    GOOD_COUNT,
    GOODS,
    RENTMEESTER,
)
from gildehuis.games.nieuwstad.role_rentmeester import rent
from gildehuis.games.nieuwstad.schema import Preview
from gildehuis.games.nieuwstad.state import NieuwstadState
from gildehuis.games.nieuwstad.town import own_in_quarter
from gildehuis.games.nieuwstad.view import quarters_of


def preview(state: NieuwstadState, move: int) -> Preview:
    asked = state.asked
    assert asked is not None
    free = move in (moves.PASS, moves.DONE, moves.REFUSE) and asked is not wishes.JOIN
    tell = _OF_QUESTION.get(asked.word)
    return Preview() if free or tell is None else tell(state, move)


def _role(state: NieuwstadState, move: int) -> Preview:
    """The privilege, and the rent that follows at once."""
    privilege = 1 + state.kennis[state.seat]
    if move - moves.ROLE == RENTMEESTER:
        return Preview(privilege=privilege, points=rent(state, state.seat) + privilege)
    return Preview(privilege=privilege)


def _build(state: NieuwstadState, move: int) -> Preview:
    kit = state.kit
    kind = move - (moves.BUILD_TOGETHER if move >= moves.BUILD_TOGETHER else moves.BUILD)
    return Preview(
        florins=-kit.florins[kind],
        wood=-kit.wood[kind],
        points=kit.points[kind],
        poorters=kit.poorters[kind],
    )


def _place(state: NieuwstadState, move: int) -> Preview:
    place = move - state.kit.codes.place
    mask = state.kit.shapes[state.kind].lays[place & 3].footprint << (place >> 2)
    return Preview(
        quarters=quarters_of(state.kit.board, mask), at_water=bool(mask & state.kit.board.shore)
    )


def _pay(state: NieuwstadState, move: int) -> Preview:
    florins, wood, planks, _ = state.kit.codes.payment(move)
    return Preview(
        florins=-florins,
        wood=-wood,
        planks=-planks,
        points=state.kit.points[state.kind],
        poorters=state.kit.poorters[state.kind],
    )


def _share(state: NieuwstadState, move: int) -> Preview:
    """What would be left to the builder and the partners still to come."""
    what, _ = terms.sharing(state)
    amount = (move - state.kit.codes.share) % state.kit.codes.share_span
    total = (state.deal_florins, state.deal_wood, state.kit.points[state.kind])[what]
    return Preview(left=total - sum(state.deal_shares[what * 4 : what * 4 + 4]) - amount)


def _terms(state: NieuwstadState, _: int) -> Preview:
    seat = state.seat
    shares = state.deal_shares
    wood, planks = deal.wood_payment(state, seat, shares[4 + seat])
    return Preview(
        florins=-shares[seat],
        wood=-wood,
        planks=-planks,
        points=shares[8 + seat],
        poorters=state.kit.poorters[state.kind],
    )


def _extra(_: NieuwstadState, move: int) -> Preview:
    return convert({GOODS[FARMED[move - moves.EXTRA]]: 1}, Preview)


def _buy_cards(state: NieuwstadState, move: int) -> Preview:
    number = move - moves.BUY_CARDS
    return Preview(florins=-role_schout.prices(state, state.seat)[number], cards=number)


def _pledge_florins(state: NieuwstadState, move: int) -> Preview:
    return Preview(florins=state.kit.codes.pledge - move)


def _pledge_goods(_: NieuwstadState, move: int) -> Preview:
    counts = moves.pledged_goods(move)
    given = {GOODS[good]: -counts[i] for i, good in enumerate(FOODS) if counts[i]}
    return convert(given, Preview)


def _quarter(state: NieuwstadState, move: int) -> Preview:
    """Who has buildings there."""
    quarter = move - moves.QUARTER
    return Preview(own=[own_in_quarter(state, other, quarter) for other in range(state.players)])


def _join(state: NieuwstadState, move: int) -> Preview:
    if move != moves.PASS:
        gain = {GOODS[FOODS[move - moves.JOIN]]: -1, "points": wishes.FEAST_POINTS}
        return convert(gain, Preview)
    lives_there = own_in_quarter(state, state.seat, state.quarter) > 0
    return Preview(points=wishes.ABSENT_POINTS if lives_there else 0)


def _trade(state: NieuwstadState, move: int) -> Preview:
    kit = state.kit
    if move == moves.BUY_WOOD:
        return Preview(florins=-max(kit.buy_price), wood=1)
    if move >= moves.SELL:
        return _sale(state, move - moves.SELL)
    if move >= moves.PROCESS:
        product = kit.process[move - moves.PROCESS]
        raw = (move - moves.PROCESS) % GOOD_COUNT
        return convert({GOODS[raw]: -1, GOODS[product]: 1}, Preview)
    return Preview(florins=-1)  # the entrance


def _sale(state: NieuwstadState, at: int) -> Preview:
    kit = state.kit
    stall, good = divmod(at, GOOD_COUNT)
    gain: dict[str, int] = {GOODS[good]: -1, "florins": kit.sell_florins[at]}
    if kit.along[stall] >= 0:
        gain[GOODS[kit.along[stall]]] = -1
    if kit.sell_points[at]:
        gain["points"] = kit.sell_points[at]
    return convert(gain, Preview)


_OF_QUESTION: Final[dict[str, Callable[[NieuwstadState, int], Preview]]] = {
    "role": _role,
    "build": _build,
    "place": _place,
    "pay": _pay,
    "share": _share,
    "answer": _terms,
    "extra": _extra,
    "buy_cards": _buy_cards,
    "pledge_florins": _pledge_florins,
    "pledge_goods": _pledge_goods,
    "quarter": _quarter,
    "join": _join,
    "trade": _trade,
}
