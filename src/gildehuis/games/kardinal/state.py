"""The position of Kardinal: flat and quick to clone."""

from gildehuis.core.chance import Chance
from gildehuis.core.game import Setup, State
from gildehuis.games.kardinal.board import (
    BUILDINGS_EACH,
    BUILT,
    HOUSE,
    NAVE,
    NO_COLOUR,
    SHAPE_BIT,
    SQUARES,
    STEPS,
    STONES_EACH,
    TOWER,
    TOWER_OF_DOM,
)

# What is asked of the seat at turn (K37).
BUILDING, STONE, CARDINAL, OVER = range(4)
FOURTH_COLOUR = 3  # three players (K31)
ALL_KINDS = (1 << 12) - 1
OWN_COLOURS = {  # as bits, by number of players and seat (K4, K28)
    2: (0b0101, 0b1010),
    3: (0b0001, 0b0010, 0b0100),
    4: (0b0001, 0b0010, 0b0100, 0b1000),
}


class KardinalState(State):
    """Where everything stands, whose turn it is and what is asked."""

    __slots__ = (
        "built",
        "cardinal",
        "choices",
        "declined",
        "edge",
        "end",
        "idle",
        "in_stock",
        "last_colour",
        "last_shape",
        "phase",
        "players",
        "squares",
        "stock",
        "stones",
        "supply",
        "turn",
    )

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.players: int = setup.players
        self.turn: int = 0
        self.phase: int = BUILDING
        self.idle: int = 0  # turns in a row without a building (K37)
        self.declined: bool = False  # since the last building (K39)
        self.end: str = ""
        self.cardinal: int = -1  # his square; not yet in play (K4)
        self.last_shape: int = -1  # of the building put up last (K13, K14)
        self.last_colour: int = -1
        self.stock: list[int] = [BUILDINGS_EACH] * 12  # by shape × 4 + colour
        self.in_stock: int = ALL_KINDS  # which of these are not used up, as bits
        self.stones: list[int] = [0] * (4 * setup.players)  # by seat × 4 + colour
        self.supply: list[int] = [STONES_EACH] * 4
        self.built: list[int] = []  # the build moves so far, which say where everything stands
        # What each square borders, as bits, while it is free; BUILT + piece once it is not.
        self.squares: bytearray = bytearray(SQUARES)
        self.edge: list[int] = []  # the free squares that border something (K22)
        self.choices: list[int] = []  # the legal moves of the seat asked


def start(setup: Setup, chance: Chance) -> KardinalState:
    """The Dom alone on the cloth (K4)."""
    state = KardinalState(setup, chance)
    occupy(state, TOWER_OF_DOM, TOWER, NO_COLOUR, 0)
    occupy(state, NAVE, HOUSE, NO_COLOUR, 0)
    return state


def occupy(state: KardinalState, square: int, shape: int, colour: int, colour_bit: int) -> None:
    """Put a piece on a free square and tell the squares around it."""
    squares = state.squares
    edge = state.edge
    bits = SHAPE_BIT[shape] | colour_bit
    if squares[square]:
        edge.remove(square)
    squares[square] = BUILT + shape * 5 + colour
    for step in STEPS:
        beside = square + step
        known = squares[beside]
        if known == 0:
            edge.append(beside)
        if known < BUILT:
            squares[beside] = known | bits


def take_from_stock(state: KardinalState, kind: int) -> None:
    """One building fewer of a kind (shape × 4 + colour)."""
    state.stock[kind] -= 1
    if not state.stock[kind]:
        state.in_stock &= ~(1 << kind)


def own_colours(state: KardinalState, seat: int) -> int:
    """A seat's own colours, as bits."""
    return OWN_COLOURS[state.players][seat]


def clone(state: KardinalState) -> KardinalState:
    twin: KardinalState = KardinalState.__new__(KardinalState)
    twin.setup = state.setup
    twin.chance = state.chance  # nothing is random in Kardinal
    twin.events = None
    twin.players = state.players
    twin.turn = state.turn
    twin.phase = state.phase
    twin.idle = state.idle
    twin.declined = state.declined
    twin.end = state.end
    twin.cardinal = state.cardinal
    twin.last_shape = state.last_shape
    twin.last_colour = state.last_colour
    twin.stock = state.stock[:]
    twin.in_stock = state.in_stock
    twin.stones = state.stones[:]
    twin.supply = state.supply[:]
    twin.built = state.built[:]
    twin.squares = state.squares[:]
    twin.edge = state.edge[:]
    twin.choices = state.choices  # replaced as a whole, never changed
    return twin
