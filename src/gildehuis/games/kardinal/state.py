"""The position of Kardinal: flat and quick to clone."""

from typing import Final

from mypy_extensions import i64

from gildehuis.core.chance import Chance
from gildehuis.core.game import Setup, State
from gildehuis.core.lists import where
from gildehuis.games.kardinal.board import (
    BUILDINGS_EACH,
    BUILT,
    COLOUR_BIT,
    HOUSE_WAY,
    NAVE,
    NO_COLOUR,
    SECOND_SQUARE,
    SHAPE_BIT,
    SHAPE_OF_WAY,
    SQUARES,
    STEPS_AROUND,
    STONES_EACH,
    TOWER_OF_DOM,
    TOWER_WAY,
)

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
        "drawing",
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

    players: i64
    turn: i64
    phase: i64
    idle: i64  # turns in a row without a building (K37)
    declined: bool  # since the last building (K39)
    end: str
    cardinal: i64  # his square; -1: not yet in play (K4)
    last_shape: i64  # of the building put up last (K13, K14); -1: none
    last_colour: i64
    stock: list[int]  # buildings left, by shape × 4 + colour
    in_stock: i64  # which of these are not used up, as bits
    stones: list[int]  # by seat × 4 + colour
    supply: list[int]  # stones left, by colour
    built: list[int]  # the build moves so far, each + DECLINE × seat
    drawing: bytearray | None  # `squares` to write on; None where this copy was not built on yet
    squares: bytes  # what a free square borders, as bits; BUILT + piece once it is built on
    edge: list[int]  # the free squares that border something (K22), in the order it came about
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
    state.squares = bytes(SQUARES)
    state.drawing = None
    state.edge = []
    state.choices = []
    occupy(state, TOWER_WAY, NO_COLOUR, TOWER_OF_DOM)
    occupy(state, HOUSE_WAY, NO_COLOUR, NAVE)
    return state


def put_up(state: KardinalState, way: i64, colour: i64, square: i64) -> None:
    """A building comes from the stock and is the last one built (K13, K14)."""
    occupy(state, way, colour, square)
    shape: i64 = SHAPE_OF_WAY[way]
    kind = shape * 4 + colour
    state.stock[kind] -= 1
    if state.stock[kind] == 0:
        state.in_stock &= ~(1 << kind)
    state.last_shape = shape
    state.last_colour = colour


def occupy(state: KardinalState, way: i64, colour: i64, square: i64) -> None:
    """Put a piece on its squares, which are free, and tell the squares around it."""
    shape = SHAPE_OF_WAY[way]
    second = SECOND_SQUARE[way]
    bits: i64 = SHAPE_BIT[shape] | COLOUR_BIT[colour]
    before = state.squares
    after = state.drawing
    if after is None:
        after = state.drawing = bytearray(before)
    edge = state.edge
    after[square] = BUILT + shape * 5 + colour
    if before[square]:
        del edge[where(edge, square)]
    if second:
        after[square + second] = after[square]
        if before[square + second]:
            del edge[where(edge, square + second)]
    for step in STEPS_AROUND[way]:
        beside = square + step
        known: i64 = before[beside]
        if known < BUILT:
            after[beside] = known | bits
            if known == 0:
                edge.append(beside)
    state.squares = bytes(after)


def own_colours(state: KardinalState, seat: i64) -> i64:
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
    twin.squares = state.squares
    twin.drawing = None
    twin.edge = state.edge[:]
    twin.choices = state.choices
    return twin
