"""What happens in Lakenhal, in the order of its rulebook."""

from typing import Any

from gildehuis.core.chance import Chance
from gildehuis.core.event import Event
from gildehuis.core.game import Result, Setup
from gildehuis.core.ranking import ranks
from lakenhal.position import (
    CLOTHS,
    HAND,
    NO_PURSE,
    NOBODY,
    PURSES,
    WORTHS,
    LakenhalState,
    cloth_and_worth,
    empty,
)

TAKE = PURSES + 1  # the moves: a purse's number lays it, TAKE + bale takes a bale
BOUND = TAKE + len(CLOTHS) * len(WORTHS)
MOST = 5  # points for the most bales of a cloth (L7)


def new(setup: Setup, chance: Chance) -> LakenhalState:
    state = empty(setup, chance)
    dealt = chance.draw("purses", list(range(1, PURSES + 1)), HAND * setup.players, "L2")
    state.hands = [sorted(dealt[at : at + HAND]) for at in range(0, len(dealt), HAND)]
    _show_bales(state)
    return state


def _show_bales(state: LakenhalState) -> None:
    if not state.store:  # L6
        _tell(state, "ended")
        return
    state.shown = sorted(state.chance.draw("bales", state.store, 2, "L3"))
    state.store = [bale for bale in state.store if bale not in state.shown]
    for bale in state.shown:
        _tell(state, "shown", **cloth_and_worth(bale))


def to_act(state: LakenhalState) -> list[int]:
    if state.buyer != NOBODY:
        return [state.buyer]
    if not state.shown:
        return []
    return [seat for seat, purse in enumerate(state.laid) if purse == NO_PURSE]  # L4


def legal(state: LakenhalState, seat: int) -> list[int]:
    if state.buyer != NOBODY:
        return [TAKE + bale for bale in state.shown]
    return state.hands[seat]


def play(state: LakenhalState, seat: int, move: int) -> None:
    if move >= TAKE:
        _take(state, move - TAKE)
        return
    state.hands[seat] = [purse for purse in state.hands[seat] if purse != move]
    state.laid[seat] = move
    _tell_secret(state, "laid", seat, purse=move)
    if NO_PURSE not in state.laid:
        _open_purses(state)


def _open_purses(state: LakenhalState) -> None:
    seats = range(state.setup.players)
    heaviest = sorted(seats, key=lambda seat: state.laid[seat], reverse=True)
    for seat in seats:
        state.spent[seat].append(state.laid[seat])
        _tell(state, "opened", seat=seat, purse=state.laid[seat])
    state.laid = [NO_PURSE for _ in seats]
    state.buyer, state.second = heaviest[0], heaviest[1]  # L5


def _take(state: LakenhalState, bale: int) -> None:
    (other,) = (shown for shown in state.shown if shown != bale)
    for seat, bought in ((state.buyer, bale), (state.second, other)):
        state.bought[seat].append(bought)
        _tell(state, "bought", seat=seat, **cloth_and_worth(bought))
    state.shown = []
    state.buyer = state.second = NOBODY
    _show_bales(state)


def points(state: LakenhalState, seat: int) -> int:
    worth = sum(WORTHS[bale % len(WORTHS)] for bale in state.bought[seat])  # L6
    counts = [_by_cloth(bales) for bales in state.bought]
    for cloth in range(len(CLOTHS)):
        others = [count[cloth] for other, count in enumerate(counts) if other != seat]
        worth += MOST if counts[seat][cloth] > max(others) else 0  # L7
    return worth


def _by_cloth(bales: list[int]) -> list[int]:
    owned = [bale // len(WORTHS) for bale in bales]
    return [owned.count(cloth) for cloth in range(len(CLOTHS))]


def result(state: LakenhalState) -> Result | None:
    if state.shown:
        return None
    seats = range(state.setup.players)
    scores = [points(state, seat) for seat in seats]
    ranking = ranks([(scores[seat], -len(state.bought[seat])) for seat in seats])  # L8
    return Result(scores, [seat for seat in seats if ranking[seat] == 1], ranking, "sold_out")


def estimate(state: LakenhalState) -> list[float]:
    """For bots: the points so far, the bale about to be had, and what heavy purses may buy."""
    hopes = [points(state, seat) + 0.1 * sum(hand) for seat, hand in enumerate(state.hands)]
    if state.buyer != NOBODY:
        worths = sorted(WORTHS[bale % len(WORTHS)] for bale in state.shown)
        hopes[state.buyer] += worths[1]
        hopes[state.second] += worths[0]
    return hopes


def _tell(state: LakenhalState, kind: str, **data: Any) -> None:
    """Something that everybody sees."""
    if state.events is not None:
        state.events.append(Event(kind, data))


def _tell_secret(state: LakenhalState, kind: str, seat: int, **secret: Any) -> None:
    """Something that everybody sees happen, and of which only that seat knows all."""
    if state.events is not None:
        data = {"seat": seat, "known": 0}
        state.events.append(Event(kind, data, {"known": 1, **secret}, (seat,)))
