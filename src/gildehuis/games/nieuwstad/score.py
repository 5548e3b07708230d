"""Points: won and lost, at an end check with end-count cards (N43, N44, N50), the result."""

from gildehuis.core.game import Result
from gildehuis.core.ranking import ranks
from gildehuis.games.nieuwstad.ids import (
    BUURTFEEST,
    GOOD_COUNT,
    HOUTHAKKERSFEEST,
    PLANKS,
    QUARTERS,
    SCHILDERIJ,
    STADSPOORT,
    STANDBEELD,
    WIJKFEEST,
    WISH_COUNT,
    WOOD,
)
from gildehuis.games.nieuwstad.state import NieuwstadState
from gildehuis.games.nieuwstad.town import own_in_quarter

POINTS_TO_END = 30  # N50
MOST_ROUNDS = 30  # N51
PAINTING, STATUE = 3, 4  # N43
FULL_QUARTER = 3
END_CARDS = (BUURTFEEST, HOUTHAKKERSFEEST, SCHILDERIJ, STANDBEELD, WIJKFEEST)


def add_points(state: NieuwstadState, seat: int, points: int) -> None:
    """Points are won or lost, and never fall below 0 (N38)."""
    after = state.points[seat] + points
    state.points[seat] = after if after > 0 else 0


def total(state: NieuwstadState, seat: int) -> int:
    """The points of N50."""
    return state.points[seat] + gate_points(state, seat) + card_points(state, seat)


def gate_points(state: NieuwstadState, seat: int) -> int:
    """Stadspoort: 1 per full 10 Poorters."""
    return state.poorters // 10 if state.owner_of[STADSPOORT] == seat else 0


def card_points(state: NieuwstadState, seat: int) -> int:
    """What the end-count cards in hand are worth now."""
    hand = seat * WISH_COUNT
    points = 0
    for card in END_CARDS:
        copies = state.hands[hand + card]
        if copies:
            points += copies * card_value(state, seat, card)
    return points


def card_value(state: NieuwstadState, seat: int, card: int) -> int:
    if card == BUURTFEEST:
        return state.florins[seat] // 3
    if card == HOUTHAKKERSFEEST:
        goods = seat * GOOD_COUNT
        return (state.goods[goods + WOOD] + 2 * state.goods[goods + PLANKS]) // 3
    if card == SCHILDERIJ:
        return PAINTING
    if card == STANDBEELD:
        return STATUE
    if card == WIJKFEEST:
        return max(quarter_feast(state, seat, quarter) for quarter in range(len(QUARTERS)))
    return 0


def quarter_feast(state: NieuwstadState, seat: int, quarter: int) -> int:
    """Own sealed buildings there, 3 more if every cell is built on (N44)."""
    return own_in_quarter(state, seat, quarter) + (
        FULL_QUARTER if quarter_is_full(state, quarter) else 0
    )


def quarter_is_full(state: NieuwstadState, quarter: int) -> bool:
    return not state.kit.board.quarters[quarter] & ~state.built


def result(state: NieuwstadState) -> Result | None:
    if not state.end:
        return None
    points = [total(state, seat) for seat in range(state.players)]
    ranking = ranks(points)
    winners = [seat for seat in range(state.players) if ranking[seat] == 1]
    return Result(points, winners, ranking, state.end)
