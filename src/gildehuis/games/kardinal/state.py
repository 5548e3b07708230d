"""The position of Kardinal: flat and quick to clone."""

from typing import Final

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
from gildehuis.games.kardinal.moves import MOVE_CARDINAL

# What is asked of the seat at turn (K37).
BUILDING: Final = 0
STONE: Final = 1
CARDINAL: Final = 2
OVER: Final = 3
FOURTH_COLOUR: Final = 3  # three players (K31)
ALL_KINDS: Final = (1 << 12) - 1
OWN_COLOURS: Final[list[list[int]]] = [  # as bits, by number of players and seat (K4, K28)
    [],
    [],
    [0b0101, 0b1010],
    [0b0001, 0b0010, 0b0100],
    [0b0001, 0b0010, 0b0100, 0b1000],
]


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

    players: int
    turn: int
    phase: int
    idle: int  # turns in a row without a building (K37)
    declined: bool  # since the last building (K39)
    end: str
    cardinal: int  # his square; -1: not yet in play (K4)
    last_shape: int  # of the building put up last (K13, K14); -1: none
    last_colour: int
    stock: list[int]  # buildings left, by shape × 4 + colour
    in_stock: int  # which of these are not used up, as bits
    stones: list[int]  # by seat × 4 + colour
    supply: list[int]  # stones left, by colour
    built: list[int]  # the build moves so far, each + DECLINE × seat
    squares: bytearray  # what a free square borders, as bits; BUILT + piece once it is built on
    edge: list[int]  # the free squares that border something (K22), as moves of the Cardinal there
    choices: list[int]  # the legal moves of the seat asked; replaced as a whole, never changed


def start(setup: Setup, chance: Chance) -> KardinalState:
    """The Dom alone on the cloth (K4)."""
    state = KardinalState(setup, chance)
    state.players = setup.players
    state.turn = 0
    state.phase = BUILDING
    state.idle = 0
    state.declined = False
    state.end = ""
    state.cardinal = -1
    state.last_shape = -1
    state.last_colour = -1
    state.stock = [BUILDINGS_EACH] * 12
    state.in_stock = ALL_KINDS
    state.stones = [0] * (4 * setup.players)
    state.supply = [STONES_EACH] * 4
    state.built = []
    state.squares = bytearray(SQUARES)
    state.edge = []
    state.choices = []
    occupy(state, TOWER_OF_DOM, TOWER, NO_COLOUR, 0)
    occupy(state, NAVE, HOUSE, NO_COLOUR, 0)
    return state


def occupy(state: KardinalState, square: int, shape: int, colour: int, colour_bit: int) -> None:
    """Put a piece on a free square and tell the squares around it."""
    squares = state.squares
    edge = state.edge
    bits = SHAPE_BIT[shape] | colour_bit
    if squares[square]:
        edge.remove(MOVE_CARDINAL + square)
    squares[square] = BUILT + shape * 5 + colour
    for step in STEPS:
        beside = square + step
        known = squares[beside]
        if known == 0:
            edge.append(MOVE_CARDINAL + beside)
        if known < BUILT:
            squares[beside] = known | bits


def edge_squares(state: KardinalState) -> list[int]:
    """The free squares that border something (K22)."""
    return [move - MOVE_CARDINAL for move in state.edge]


def take_from_stock(state: KardinalState, kind: int) -> None:
    """One building fewer of a kind (shape × 4 + colour)."""
    state.stock[kind] -= 1
    if not state.stock[kind]:
        state.in_stock &= ~(1 << kind)


def own_colours(state: KardinalState, seat: int) -> int:
    """A seat's own colours, as bits."""
    return OWN_COLOURS[state.players][seat]


def clone(state: KardinalState) -> KardinalState:
    twin = KardinalState(state.setup, state.chance)  # nothing is random in Kardinal
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
    twin.choices = state.choices
    return twin
