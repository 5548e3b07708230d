"""What is done to a Kardinal position: the start, and what a building changes."""

from typing import Final

from mypy_extensions import i64

from gildehuis.core.chance import Chance
from gildehuis.core.game import Setup
from gildehuis.core.lists import where
from gildehuis.games.kardinal._state import KardinalState as KardinalState
from gildehuis.games.kardinal._state import blank
from gildehuis.games.kardinal.board import (
    BUILT,
    COLOUR_BIT,
    HOUSE_WAY,
    NAVE,
    NO_COLOUR,
    SECOND_SQUARE,
    SHAPE_BIT,
    SHAPE_OF_WAY,
    STEPS_AROUND,
    TOWER_OF_DOM,
    TOWER_WAY,
)

FOURTH_COLOUR: Final = 3  # three players (K31)
OWN_COLOURS: Final[list[list[int]]] = [  # as bits, by number of players and seat (K4, K28)
    [],
    [],
    [0b0101, 0b1010],
    [0b0001, 0b0010, 0b0100],
    [0b0001, 0b0010, 0b0100, 0b1000],
]


def start(setup: Setup, chance: Chance) -> KardinalState:
    """The Dom alone on the cloth (K4)."""
    state = blank(setup, chance)
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
