"""What a seat may know of Lakenhal, and positions that agree with it."""

from gildehuis.core.chance import Chance
from gildehuis.core.game import Setup
from gildehuis.core.rng import Rng
from gildehuis.core.state import ask, ask_all
from lakenhal.position import HAND, NO_PURSE, PURSES, LakenhalState, bale, number_of
from lakenhal.rules import BALE, PURSE, bales_shown, points
from lakenhal.schema import Doing, Position, Seat


def view(state: LakenhalState, viewer: int | None) -> Position:
    return Position(
        round=min(len(state.spent[0]) + (state.asked is PURSE), HAND),
        shown=[bale(number) for number in state.shown],
        hand=None if viewer is None else state.hands[viewer],
        purse=None if viewer is None else state.laid[viewer] or None,
        seats=[_seat(state, seat) for seat in range(state.setup.players)],
    )


def _seat(state: LakenhalState, seat: int) -> Seat:
    return Seat(
        points=points(state, seat),
        bales=[bale(number) for number in state.bought[seat]],
        spent=state.spent[seat],
        doing=_doing(state, seat),
    )


def _doing(state: LakenhalState, seat: int) -> Doing:
    if state.asked is PURSE:
        return "laying" if state.laid[seat] == NO_PURSE else "laid"
    if state.asked is BALE and seat in (state.seat, state.second):
        return "choosing" if seat == state.seat else "second"
    return "waiting"


def imagine(setup: Setup, viewer: int | None, position: Position, rng: Rng) -> LakenhalState:
    """The viewer's own purses as they are; those of the others drawn from all he has not seen."""
    state = LakenhalState(setup, Chance(str(rng.below(1 << 30))))
    _take_over(state, position)
    seen = {purse for purses in state.spent for purse in purses}
    if viewer is not None and position.hand is not None:
        state.hands[viewer] = position.hand[:]
        state.laid[viewer] = position.purse or NO_PURSE
        seen.update(state.hands[viewer], [state.laid[viewer]])
    unseen = [purse for purse in range(1, PURSES + 1) if purse not in seen]
    rng.shuffle(unseen)
    for seat, known in enumerate(position.seats):
        if seat != viewer:
            held = HAND - len(known.spent)
            own, unseen = unseen[:held], unseen[held:]
            state.laid[seat] = own.pop() if known.doing == "laid" else NO_PURSE
            state.hands[seat] = sorted(own)
    return state


def _take_over(state: LakenhalState, position: Position) -> None:
    """All that lies open, and what is asked."""
    state.shown = [number_of(shown.cloth, shown.worth) for shown in position.shown]
    for seat, known in enumerate(position.seats):
        state.spent[seat] = known.spent[:]
        state.bought[seat] = [number_of(owned.cloth, owned.worth) for owned in known.bales]
    gone = {number for bales in [state.shown, *state.bought] for number in bales}
    state.store = [number for number in state.store if number not in gone]
    doing = [seat.doing for seat in position.seats]
    if "choosing" in doing:
        state.second = doing.index("second")
        ask(state, BALE, doing.index("choosing"), bales_shown(state))
    elif state.shown:
        ask_all(state, PURSE)
