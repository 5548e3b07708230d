"""How well everybody stands in Kardinal: the score now, and what the rest may bring. For bots."""

from typing import Final

from gildehuis.games.kardinal.board import ALL_BUILDINGS, COLOUR_SHIFT
from gildehuis.games.kardinal.score import score
from gildehuis.games.kardinal.state import OVER, KardinalState, own_colours

# Fitted by least squares to what was still won or lost in 200 matches of simple bots, by number
# of players: an own building to come, an own stone in the supply that others may take, and a free
# square beside an own building from which they take it. The latter two fade towards the end.
TO_COME: Final = [0.0, 0.0, 0.6, 0.7, 1.2]
IN_SUPPLY: Final = [0.0, 0.0, -0.5, -0.9, -1.2]
OPEN_SQUARE: Final = [0.0, 0.0, -0.6, -1.1, -0.95]


def estimate(state: KardinalState) -> list[float]:
    """Per seat its points if the match ended now, corrected by what is still to come."""
    players = state.players
    points: list[float] = []
    borders = _borders(state)
    rest = (ALL_BUILDINGS - len(state.built)) / ALL_BUILDINGS
    for seat in range(players):
        value = float(score(state, seat))
        if state.phase != OVER:
            own = own_colours(state, seat)
            value += TO_COME[players] * _left(state, own)
            value += rest * IN_SUPPLY[players] * _supply(state, own)
            value += rest * OPEN_SQUARE[players] * _open(borders, own)
        points.append(value)
    return points


def _left(state: KardinalState, own: int) -> int:
    """Own buildings not yet up."""
    stock = state.stock
    left = 0
    for colour in range(4):
        if own >> colour & 1:
            left += stock[colour] + stock[4 + colour] + stock[8 + colour]
    return left


def _supply(state: KardinalState, own: int) -> int:
    stones = 0
    for colour in range(4):
        if own >> colour & 1:
            stones += state.supply[colour]
    return stones


def _borders(state: KardinalState) -> list[int]:
    """How many free squares border just these colours, by the colours as bits."""
    squares = bytes(state.squares)
    count = [0] * 16
    for square in state.edge:
        count[squares[square] >> COLOUR_SHIFT & 15] += 1
    return count


def _open(borders: list[int], own: int) -> int:
    """Free squares that border a building of an own colour."""
    count = 0
    for colours in range(1, 16):
        if colours & own:
            count += borders[colours]
    return count
