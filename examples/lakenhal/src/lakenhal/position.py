"""The bales, the purses and the position of Lakenhal."""

from gildehuis.core.chance import Chance
from gildehuis.core.schema import words_of
from gildehuis.core.state import Setup, State
from lakenhal.schema import Bale, Cloth

CLOTHS: tuple[Cloth, ...] = words_of(Cloth)
WORTHS = 4
BALES = len(CLOTHS) * WORTHS  # a bale is the number cloth × 4 + worth − 1 (L1)
PURSES = 36  # numbered from 1 (L2)
HAND = 8
NO_PURSE = 0


class LakenhalState(State):
    """Where everything lies: at first nothing is dealt, and all bales are in the store."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.hands: list[list[int]] = [[] for _ in range(setup.players)]  # by seat, rising
        self.laid = [NO_PURSE] * setup.players  # by seat: the purse face down
        self.spent: list[list[int]] = [[] for _ in range(setup.players)]  # by seat, oldest first
        self.bought: list[list[int]] = [[] for _ in range(setup.players)]  # by seat: bales
        self.shown: list[int] = []  # the bales of this round
        self.store = list(range(BALES))  # the bales to come, rising
        self.second = 0  # the seat that gets the other bale


def bale(number: int) -> Bale:
    """A bale as it is shown."""
    return Bale(CLOTHS[number // WORTHS], worth(number))


def worth(number: int) -> int:
    return number % WORTHS + 1


def number_of(cloth: str, worth: int) -> int:
    return CLOTHS.index(cloth) * WORTHS + worth - 1
