"""What happens in Lakenhal, in the order of its rulebook."""

from gildehuis.core.chance import Chance
from gildehuis.core.game import Result, Setup
from gildehuis.core.ranking import ended
from gildehuis.core.state import Question, QuestionToAll, ask, ask_all, tell, tell_secret
from lakenhal.position import (
    BALES,
    CLOTHS,
    HAND,
    NO_PURSE,
    PURSES,
    WORTHS,
    LakenhalState,
    bale,
    worth,
)
from lakenhal.schema import Bought, Ended, Laid, Lay, Opened, Shown, Take

TAKE = PURSES + 1  # the moves: a purse's number lays it, TAKE + bale takes a bale
BOUND = TAKE + BALES
MOST = 5  # points for the most bales of a cloth (L7)


def new(setup: Setup, chance: Chance) -> LakenhalState:
    state = LakenhalState(setup, chance)
    dealt = chance.draw("purses", list(range(1, PURSES + 1)), HAND * setup.players, "L2")
    state.hands = [sorted(dealt[at : at + HAND]) for at in range(0, len(dealt), HAND)]
    _show_bales(state)
    return state


def _show_bales(state: LakenhalState) -> None:
    if not state.store:  # L6
        state.asked = None
        tell(state, Ended)
        return
    state.shown = sorted(state.chance.draw("bales", state.store, 2, "L3"))
    state.store = [number for number in state.store if number not in state.shown]
    for shown in map(bale, state.shown):
        tell(state, Shown, cloth=shown.cloth, worth=shown.worth)
    ask_all(state, PURSE)


# ---- everybody lays a purse (L4)


def _waiting(state: LakenhalState) -> list[int]:
    return [seat for seat, purse in enumerate(state.laid) if purse == NO_PURSE]


def _hand(state: LakenhalState, seat: int) -> list[int]:
    return state.hands[seat]


def _lay(state: LakenhalState, seat: int, purse: int) -> None:
    state.hands[seat] = [other for other in state.hands[seat] if other != purse]
    state.laid[seat] = purse
    tell_secret(state, seat, Laid, {"purse": purse}, seat=seat)
    if NO_PURSE not in state.laid:
        _open_purses(state)


def _open_purses(state: LakenhalState) -> None:
    seats = range(state.setup.players)
    heaviest = sorted(seats, key=lambda seat: state.laid[seat], reverse=True)
    for seat in seats:
        state.spent[seat].append(state.laid[seat])
        tell(state, Opened, seat=seat, purse=state.laid[seat])
    state.laid = [NO_PURSE for _ in seats]
    state.second = heaviest[1]
    ask(state, BALE, heaviest[0], bales_shown(state))  # L5


# ---- the heaviest takes a bale (L5)


def bales_shown(state: LakenhalState) -> list[int]:
    return [TAKE + number for number in state.shown]


def _take(state: LakenhalState, move: int) -> None:
    taken = move - TAKE
    (other,) = (number for number in state.shown if number != taken)
    for seat, number in ((state.seat, taken), (state.second, other)):
        state.bought[seat].append(number)
        tell(state, Bought, seat=seat, cloth=bale(number).cloth, worth=worth(number))
    state.shown = []
    _show_bales(state)


PURSE = QuestionToAll("purse", _waiting, _hand, _lay, (Lay,), "L5")
BALE = Question("bale", bales_shown, _take, (Take,), "L5")


# ---- the end


def points(state: LakenhalState, seat: int) -> int:
    total = sum(map(worth, state.bought[seat]))  # L6
    counts = [_by_cloth(bales) for bales in state.bought]
    for cloth in range(len(CLOTHS)):
        others = [count[cloth] for other, count in enumerate(counts) if other != seat]
        total += MOST if counts[seat][cloth] > max(others) else 0  # L7
    return total


def _by_cloth(bales: list[int]) -> list[int]:
    owned = [number // WORTHS for number in bales]
    return [owned.count(cloth) for cloth in range(len(CLOTHS))]


def result(state: LakenhalState) -> Result | None:
    if state.asked is not None:
        return None
    scores = [points(state, seat) for seat in range(state.setup.players)]
    return ended(scores, "sold_out", ties=[-len(bales) for bales in state.bought])  # L8


def estimate(state: LakenhalState) -> list[float]:
    """For bots: the points so far, the bale about to be had, and what heavy purses may buy."""
    hopes = [points(state, seat) + 0.1 * sum(hand) for seat, hand in enumerate(state.hands)]
    if state.asked is BALE:
        worths = sorted(map(worth, state.shown))
        hopes[state.seat] += worths[1]
        hopes[state.second] += worths[0]
    return hopes
