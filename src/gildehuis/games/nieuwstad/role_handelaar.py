"""Handelaar (N27–N32): the Market and the stalls."""

from typing import Final

from gildehuis.core.state import Question, ask, tell
from gildehuis.games.nieuwstad import moves
from gildehuis.games.nieuwstad.ids import (
    BOUGHT_WOOD,
    GOOD_COUNT,
    GOODS,
    MARKT,
    NO_WOOD_TRADE,
    SOLD_WOOD,
    STALL_BUILDING,
    STALL_COUNT,
    STALLS,
    WOOD,
    WOOD_TRADE,
)
from gildehuis.games.nieuwstad.schema import BuyWood, Done, Enter, Process, Sell
from gildehuis.games.nieuwstad.schema_events import (
    BoughtWood,
    Entered,
    FeeReceived,
    Processed,
    Sold,
)
from gildehuis.games.nieuwstad.state import NieuwstadState, go_back, raised
from gildehuis.games.nieuwstad.step import Step

ENTRANCE = 1  # florins to the owner (N27)


def begin(state: NieuwstadState) -> None:
    """The slots are empty and the chooser is at turn."""
    state.sold = [0] * STALL_COUNT
    _begin_turn(state)


def _begin_turn(state: NieuwstadState) -> None:
    state.entered = 0
    state.processed = [0] * STALL_COUNT
    state.wood_trade = NO_WOOD_TRADE


def _go_round(state: NieuwstadState) -> None:
    """Q23: each, again and again, while anything but `done` is legal."""
    if state.turn == state.players:
        state.sold = [0] * STALL_COUNT  # N32
        go_back(state)
        return
    seat = (state.chooser + state.turn) % state.players
    state.seat = seat
    found = trades(state)
    if len(found) > 1:
        ask(state, TRADE, seat, found)
    else:
        _end_turn(state)


def _end_turn(state: NieuwstadState) -> None:
    state.turn += 1
    _begin_turn(state)


def is_open(state: NieuwstadState, seat: int, stall: int) -> bool:
    """The Market, own stalls, and stalls entered this phase."""
    if stall == MARKT or state.entered >> stall & 1:
        return True
    return state.owner_of[STALL_BUILDING[stall]] == seat


def open_slots(state: NieuwstadState, stall: int) -> int:
    """How many units the Poorters ask for; without slots there is no limit (N29–N31)."""
    count = 0
    for needed in state.kit.slots[stall]:
        if needed <= state.poorters:
            count += 1
    return count


def trades(state: NieuwstadState) -> list[int]:
    """All that the seat may do now, `done` last."""
    seat = state.seat
    found: list[int] = []
    for stall in range(STALL_COUNT):
        if stall == MARKT or state.entered >> stall & 1:
            _add_trades(state, seat, stall, found)
            continue
        owner = state.owner_of[STALL_BUILDING[stall]]
        if owner == seat:
            _add_trades(state, seat, stall, found)
        elif owner >= 0 and state.florins[seat] >= ENTRANCE:
            found.append(moves.ENTER + stall)
    found.append(moves.DONE)
    return found


def _add_trades(state: NieuwstadState, seat: int, stall: int, found: list[int]) -> None:
    kit = state.kit
    goods = state.goods
    has = seat * GOOD_COUNT
    limit = kit.process_limit[stall]
    if not limit or state.processed[stall] < limit:
        for good in kit.processes[stall]:
            if goods[has + good]:
                found.append(moves.PROCESS + stall * GOOD_COUNT + good)
    if kit.sells[stall] and (not kit.slots[stall] or state.sold[stall] < open_slots(state, stall)):
        along = kit.along[stall]
        if along < 0 or goods[has + along]:
            for good in kit.sells[stall]:
                if goods[has + good] and not (good == WOOD and state.wood_trade == BOUGHT_WOOD):
                    found.append(moves.SELL + stall * GOOD_COUNT + good)
    price = kit.buy_price[stall]
    if price and state.florins[seat] >= price and state.wood_trade != SOLD_WOOD:
        found.append(moves.BUY_WOOD)


def _answer(state: NieuwstadState, move: int) -> None:
    state.asked = None
    seat = state.seat
    if move == moves.DONE:
        _end_turn(state)
    elif move == moves.BUY_WOOD:
        _buy_wood(state, seat)
    elif move >= moves.SELL:
        stall, good = divmod(move - moves.SELL, GOOD_COUNT)
        _sell(state, seat, stall, good)
    elif move >= moves.PROCESS:
        stall, good = divmod(move - moves.PROCESS, GOOD_COUNT)
        _process(state, seat, stall, good)
    else:
        _enter(state, seat, move - moves.ENTER)


def _enter(state: NieuwstadState, seat: int, stall: int) -> None:
    """A florin to the owner first, once per player, stall and phase (N27)."""
    owner = state.owner_of[STALL_BUILDING[stall]]
    state.florins[seat] -= ENTRANCE
    state.florins[owner] += ENTRANCE
    state.entered |= 1 << stall
    state.wood_trade = NO_WOOD_TRADE
    tell(state, Entered, seat=seat, stall=STALLS[stall], owner=owner, florins=ENTRANCE)
    tell(state, FeeReceived, seat=owner, stall=STALLS[stall], florins=ENTRANCE)


def _process(state: NieuwstadState, seat: int, stall: int, good: int) -> None:
    product = state.kit.process[stall * GOOD_COUNT + good]
    state.goods[seat * GOOD_COUNT + good] -= 1
    state.goods[seat * GOOD_COUNT + product] += 1
    state.processed = raised(state.processed, stall, 1)
    state.wood_trade = NO_WOOD_TRADE
    if state.events is not None:
        tell(state, Processed, seat, STALLS[stall], GOODS[good], GOODS[product])


def _sell(state: NieuwstadState, seat: int, stall: int, good: int) -> None:
    kit = state.kit
    points = kit.sell_points[stall * GOOD_COUNT + good]
    florins = kit.sell_florins[stall * GOOD_COUNT + good]
    state.goods[seat * GOOD_COUNT + good] -= 1
    along = kit.along[stall]
    if along >= 0:
        state.goods[seat * GOOD_COUNT + along] -= 1
    state.points[seat] += points
    state.florins[seat] += florins
    state.sold = raised(state.sold, stall, 1)
    state.wood_trade = SOLD_WOOD if good == WOOD else NO_WOOD_TRADE
    if state.events is not None:
        tell(state, Sold, seat, STALLS[stall], GOODS[good], points, florins)


def _buy_wood(state: NieuwstadState, seat: int) -> None:
    price = state.kit.buy_price[WOOD_TRADE]
    state.florins[seat] -= price
    state.goods[seat * GOOD_COUNT + WOOD] += 1
    state.wood_trade = BOUGHT_WOOD
    tell(state, BoughtWood, seat=seat, florins=price)


TRADE: Final[Question[NieuwstadState]] = Question(
    "trade", trades, _answer, (Enter, Process, Sell, BuyWood, Done), "N52"
)
HANDELAAR_STEP: Final[Step[NieuwstadState]] = Step("handelaar", _go_round, (TRADE,))
