"""How well everybody stands in Kardinal: the score now, and what the rest may bring. For bots."""

from typing import Final

from mypy_extensions import i64

from gildehuis.games.kardinal.board import ALL_BUILDINGS, BUILT, COLOUR_SHIFT
from gildehuis.games.kardinal.score import score
from gildehuis.games.kardinal.state import OWN_COLOURS, KardinalState, own_colours

# Fitted by least squares to what was still won or lost in 200 matches of simple bots, by number
# of players: an own building to come, an own stone in the supply that others may take, and a free
# square beside an own building from which they take it. The latter two fade towards the end.
TO_COME: Final = [0.0, 0.0, 0.6, 0.7, 1.2]
IN_SUPPLY: Final = [0.0, 0.0, -0.5, -0.9, -1.2]
OPEN_SQUARE: Final = [0.0, 0.0, -0.6, -1.1, -0.95]


_LANE: Final = 8  # bits: more than there are free squares at the edge of a town


def _open_to(players: int, borders: int) -> int:
    """Which seats' buildings a free square that borders this lies beside: 1 in the lane of each."""
    colours = borders >> COLOUR_SHIFT & 15
    return sum(1 << _LANE * seat for seat, own in enumerate(OWN_COLOURS[players]) if colours & own)


_OPEN_TO: Final = [[_open_to(players, borders) for borders in range(BUILT)] for players in range(5)]


def estimate(state: KardinalState) -> list[float]:
    """Per seat its points if the match ended now, corrected by what is still to come."""
    players = state.players
    points: list[float] = []
    opened = _open_squares(state)
    rest = (ALL_BUILDINGS - len(state.built)) / ALL_BUILDINGS
    seat: i64
    for seat in range(players):
        value = float(score(state, seat))
        if state.asked is not None:
            own = own_colours(state, seat)
            value += TO_COME[players] * _left(state, own)
            value += rest * IN_SUPPLY[players] * _supply(state, own)
            value += rest * OPEN_SQUARE[players] * float(opened >> _LANE * seat & 255)
        points.append(value)
    return points


def _left(state: KardinalState, own: i64) -> int:
    """Own buildings not yet up."""
    stock = state.stock
    left: i64 = 0
    colour: i64
    for colour in range(4):
        if own >> colour & 1:
            left += stock[colour] + stock[4 + colour] + stock[8 + colour]
    return left


def _supply(state: KardinalState, own: i64) -> int:
    stones: i64 = 0
    colour: i64
    for colour in range(4):
        if own >> colour & 1:
            stones += state.supply[colour]
    return stones


def _open_squares(state: KardinalState) -> int:
    """How many free squares border a building of an own colour, in a lane per seat."""
    squares = state.squares
    lanes = _OPEN_TO[state.players]
    opened: i64 = 0
    square: i64
    for square in state.edge:
        opened += lanes[squares[square]]
    return opened
