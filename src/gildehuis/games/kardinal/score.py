"""End and score of Kardinal (K24–K27, K30, K34, K39)."""

from typing import Final

from mypy_extensions import i64

from gildehuis.core.game import Result
from gildehuis.core.ranking import ranks
from gildehuis.games.kardinal.board import NAVE, SECOND_SQUARE, STEPS, TOWER_OF_DOM
from gildehuis.games.kardinal.moves import DECLINE, parts
from gildehuis.games.kardinal.state import KardinalState, own_colours

_AROUND: Final = frozenset(half + step for half in (TOWER_OF_DOM, NAVE) for step in STEPS)


def result(state: KardinalState) -> Result | None:
    if state.asked is not None:
        return None
    seats = range(state.players)
    points = [score(state, seat) for seat in seats]
    order = [(points[seat], own_at_dom(state, seat)) for seat in seats]  # K27
    ranking = ranks(order)
    winners = [seat for seat in seats if ranking[seat] == 1]
    return Result(points, winners, ranking, state.end)


def final_stones(state: KardinalState, seat: int) -> list[int]:
    """A seat's stones by colour with what is left of its own colours (K25, K30)."""
    stones = state.stones[seat * 4 : seat * 4 + 4]
    own = own_colours(state, seat)
    return [n + (state.supply[c] if own >> c & 1 else 0) for c, n in enumerate(stones)]


def score(state: KardinalState, seat: i64) -> int:
    """All stones, those of the best colour twice (K26)."""
    own = own_colours(state, seat)
    total: i64 = 0
    best: i64 = 0
    colour: i64
    for colour in range(4):
        stones: i64 = state.stones[seat * 4 + colour]
        if own >> colour & 1:
            stones += state.supply[colour]  # K25, K30
        total += stones
        best = max(best, stones)
    return total + best


def own_at_dom(state: KardinalState, seat: int) -> int:
    """How many buildings of own colours border the Dom, each counted once (K27)."""
    own = own_colours(state, seat)
    count = 0
    for built in state.built:
        way, colour, square = parts(built % DECLINE)
        if own >> colour & 1 and (square in _AROUND or square + SECOND_SQUARE[way] in _AROUND):
            count += 1
    return count
