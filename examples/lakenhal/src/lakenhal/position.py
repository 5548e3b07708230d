"""The bales, the purses and the position of Lakenhal."""

from gildehuis.core.chance import Chance
from gildehuis.core.game import Setup, State

CLOTHS = ("wool", "linen", "velvet", "silk")
WORTHS = (1, 2, 3, 4)
BALES = len(CLOTHS) * len(WORTHS)  # a bale is the number cloth × 4 + worth − 1 (L1)
PURSES = 36  # numbered from 1 (L2)
HAND = 8
NOBODY = -1
NO_PURSE = 0


class LakenhalState(State):
    """Where everything lies, and who chooses a bale."""

    __slots__ = ("bought", "buyer", "hands", "laid", "second", "shown", "spent", "store")

    hands: list[list[int]]  # by seat, rising
    laid: list[int]  # by seat: the purse face down, or NO_PURSE
    spent: list[list[int]]  # by seat, in the order of the rounds
    bought: list[list[int]]  # by seat: bales
    shown: list[int]  # the bales of this round; none: the match is over
    store: list[int]  # the bales to come, rising
    buyer: int  # the seat that chooses a bale; NOBODY while purses are laid
    second: int  # the seat that gets the other one


def empty(setup: Setup, chance: Chance) -> LakenhalState:
    """Nothing dealt, all bales in the store."""
    state = LakenhalState(setup, chance)
    state.hands = [[] for _ in range(setup.players)]
    state.laid = [NO_PURSE] * setup.players
    state.spent = [[] for _ in range(setup.players)]
    state.bought = [[] for _ in range(setup.players)]
    state.shown = []
    state.store = list(range(BALES))
    state.buyer = state.second = NOBODY
    return state


def clone(state: LakenhalState) -> LakenhalState:
    twin = LakenhalState(state.setup, state.chance.clone())
    twin.hands = [hand[:] for hand in state.hands]
    twin.laid = state.laid[:]
    twin.spent = [purses[:] for purses in state.spent]
    twin.bought = [bales[:] for bales in state.bought]
    twin.shown = state.shown[:]
    twin.store = state.store[:]
    twin.buyer = state.buyer
    twin.second = state.second
    return twin


def cloth_and_worth(bale: int) -> dict[str, object]:
    """A bale as records, views and events write it."""
    cloth, worth = divmod(bale, len(WORTHS))
    return {"cloth": CLOTHS[cloth], "worth": WORTHS[worth]}


def bale_of(cloth: str, worth: int) -> int:
    return CLOTHS.index(cloth) * len(WORTHS) + WORTHS.index(worth)
