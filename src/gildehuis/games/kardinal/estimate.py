"""How well everybody stands in Kardinal: the score now, and what is still to be built. For bots."""

from gildehuis.games.kardinal.score import score
from gildehuis.games.kardinal.state import OVER, KardinalState, own_colours

# Found by letting the search play itself.
GAIN = 1.7  # points a building still to come will probably bring its builder


def estimate(state: KardinalState) -> list[float]:
    """Per seat its points if the match ended now, and those of its buildings left."""
    points = [float(score(state, seat)) for seat in range(state.players)]
    if state.phase != OVER:
        for seat in range(state.players):
            points[seat] += GAIN * _left(state, seat)
    return points


def _left(state: KardinalState, seat: int) -> int:
    """Own buildings not yet up."""
    own = own_colours(state, seat)
    stock = state.stock
    left = 0
    for colour in range(4):
        if own >> colour & 1:
            left += stock[colour] + stock[4 + colour] + stock[8 + colour]
    return left
