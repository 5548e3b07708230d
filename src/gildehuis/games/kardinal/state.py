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
_OWN_COLOURS = {  # as bits, by number of players and seat (K4, K28)
    2: (0b0101, 0b1010),
    3: (0b0001, 0b0010, 0b0100),
    4: (0b0001, 0b0010, 0b0100, 0b1000),
}


class KardinalState(State):
    """Where everything stands, whose turn it is and what is asked."""

    __slots__ = (
        "borders",
        "built",
        "cardinal",
        "choices",
        "declined",
        "edge",
        "end",
        "idle",
        "last_colour",
        "last_shape",
        "phase",
        "pieces",
        "players",
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
        self.stones: list[int] = [0] * (4 * setup.players)  # by seat × 4 + colour
        self.supply: list[int] = [STONES_EACH] * 4
        self.built: list[int] = []  # the build moves so far, which say where everything stands
        self.pieces: bytearray = bytearray(SQUARES)  # 0 free, else 1 + shape × 5 + colour
        self.borders: bytearray = bytearray(SQUARES)  # what a free square borders, or BUILT
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
    borders = state.borders
    edge = state.edge
    bits = SHAPE_BIT[shape] | colour_bit
    if borders[square]:
        edge.remove(square)
    borders[square] = BUILT
    state.pieces[square] = 1 + shape * 5 + colour
    for step in STEPS:
        beside = square + step
        known = borders[beside]
        if known == 0:
            edge.append(beside)
        if known < BUILT:
            borders[beside] = known | bits


def own_colours(state: KardinalState, seat: int) -> int:
    """A seat's own colours, as bits."""
    return _OWN_COLOURS[state.players][seat]


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
    twin.stones = state.stones[:]
    twin.supply = state.supply[:]
    twin.built = state.built[:]
    twin.pieces = state.pieces[:]
    twin.borders = state.borders[:]
    twin.edge = state.edge[:]
    twin.choices = state.choices  # replaced as a whole, never changed
    return twin
