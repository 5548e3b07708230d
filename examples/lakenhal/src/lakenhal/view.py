"""What a seat may know of Lakenhal, and positions that agree with it."""

from gildehuis.core.chance import Chance
from gildehuis.core.game import Position, Setup
from gildehuis.core.rng import Rng
from lakenhal.position import (
    HAND,
    NO_PURSE,
    NOBODY,
    PURSES,
    LakenhalState,
    bale_of,
    cloth_and_worth,
    empty,
)
from lakenhal.rules import points


def view(state: LakenhalState, viewer: int | None) -> Position:
    seats = range(state.setup.players)
    return {
        "round": min(len(state.spent[0]) + (state.buyer == NOBODY), HAND),
        "shown": [cloth_and_worth(bale) for bale in state.shown],
        "hand": None if viewer is None else state.hands[viewer],
        "purse": None if viewer is None else state.laid[viewer] or None,
        "seats": [_open_to_all(state, seat) for seat in seats],
    }


def _open_to_all(state: LakenhalState, seat: int) -> dict[str, object]:
    return {
        "points": points(state, seat),
        "bales": [cloth_and_worth(bale) for bale in state.bought[seat]],
        "spent": state.spent[seat],
        "doing": _doing(state, seat),
    }


def _doing(state: LakenhalState, seat: int) -> str:
    if seat == state.buyer:
        return "choosing"
    if seat == state.second:
        return "second"
    if state.buyer != NOBODY or not state.shown:
        return "waiting"
    return "laying" if state.laid[seat] == NO_PURSE else "laid"


def imagine(setup: Setup, viewer: int | None, position: Position, rng: Rng) -> LakenhalState:
    """The viewer's own purses as they are; those of the others drawn from all he has not seen."""
    state = empty(setup, Chance(str(rng.below(1 << 30))))
    _take_over(state, position)
    seen = {purse for purses in state.spent for purse in purses}
    if viewer is not None:
        state.hands[viewer] = position["hand"][:]
        state.laid[viewer] = position["purse"] or NO_PURSE
        seen.update(state.hands[viewer], [state.laid[viewer]])
    unseen = [purse for purse in range(1, PURSES + 1) if purse not in seen]
    rng.shuffle(unseen)
    for seat, known in enumerate(position["seats"]):
        if seat != viewer:
            held = HAND - len(known["spent"])
            own, unseen = unseen[:held], unseen[held:]
            state.laid[seat] = own.pop() if known["doing"] == "laid" else NO_PURSE
            state.hands[seat] = sorted(own)
    return state


def _take_over(state: LakenhalState, position: Position) -> None:
    """All that lies open."""
    state.shown = [bale_of(**bale) for bale in position["shown"]]
    doing = [seat["doing"] for seat in position["seats"]]
    if "choosing" in doing:
        state.buyer, state.second = doing.index("choosing"), doing.index("second")
    state.spent = [seat["spent"][:] for seat in position["seats"]]
    state.bought = [[bale_of(**bale) for bale in seat["bales"]] for seat in position["seats"]]
    gone = {bale for bales in [state.shown, *state.bought] for bale in bales}
    state.store = [bale for bale in state.store if bale not in gone]
