"""The course of Kardinal: what may be done and what it does, in the order of the rulebook."""

from typing import Final

from mypy_extensions import i64

from gildehuis.core.chance import Chance
from gildehuis.core.game import Setup
from gildehuis.core.lists import where
from gildehuis.core.state import Question, ask, tell
from gildehuis.games.kardinal.board import (
    ALL_BUILDINGS,
    COLOUR_THERE,
    COLOURS,
    COURTS,
    EAST_BUILDS,
    FIRST_BUILD,
    NO_COLOUR,
    NORTH_BUILDS,
    SHAPE_OF_WAY,
    SHAPES,
    SINGLE_BUILDS,
    SINGLES,
    SQUARES,
    STEPS_AROUND,
    WIDTH,
    place_of,
)
from gildehuis.games.kardinal.moves import (
    DECLINE,
    KEEP_CARDINAL,
    TAKE_STONE,
    parts,
    squares_of,
)
from gildehuis.games.kardinal.schema import (
    Build,
    Built,
    CardinalMoved,
    Colour,
    Decline,
    Declined,
    End,
    Ended,
    KeepCardinal,
    MoveCardinal,
    PassedOver,
    Preview,
    StoneTaken,
    TakeStone,
)
from gildehuis.games.kardinal.state import (
    FOURTH_COLOUR,
    OWN_COLOURS,
    KardinalState,
    put_up,
    start,
)

# ---- what may be done

_KINDS_OF_SHAPE: Final = [0b1111 << shape * 4 for shape in range(3)]  # barred by K13
_KINDS_OF_COLOUR: Final = [0b0001_0001_0001 << colour for colour in range(4)]  # barred by K14, K32


def _kinds_of_seat(players: int, seat: int) -> int:
    colours = OWN_COLOURS[players][seat]
    if players == 3:
        colours |= 1 << FOURTH_COLOUR
    return sum(_KINDS_OF_COLOUR[colour] for colour in range(4) if colours >> colour & 1)


_KINDS_OF_SEAT: Final = [
    [_kinds_of_seat(players, seat) for seat in range(len(OWN_COLOURS[players]))]
    for players in range(5)
]


def buildings(state: KardinalState, seat: i64) -> list[int]:
    """All legal buildings of a seat (K2–K14)."""
    kinds = _on_offer(state, seat)
    singles = SINGLES[kinds & 0xFF]
    courts = COURTS[kinds >> 8]
    found: list[int] = []
    squares = state.squares
    cardinal = state.cardinal
    square: i64
    build: i64
    if kinds >> 8 == 0:
        for square in state.edge:
            bits: i64 = singles[squares[square]]
            if bits and square != cardinal:  # K8
                for build in SINGLE_BUILDS[bits]:
                    found.append(build + square)
        return found
    for square in state.edge:
        if square == cardinal:  # K8
            continue
        here: i64 = squares[square]
        bits = singles[here]
        if bits:
            for build in SINGLE_BUILDS[bits]:
                found.append(build + square)
        bits = courts[here | squares[square + 1]]
        if bits and square + 1 != cardinal:
            for build in EAST_BUILDS[bits]:
                found.append(build + square)
        bits = courts[here | squares[square + WIDTH]]
        if bits and square + WIDTH != cardinal:
            for build in NORTH_BUILDS[bits]:
                found.append(build + square)
        # A court that begins on a square which borders nothing; others were met above.
        bits = courts[here]
        if bits:
            if squares[square - 1] == 0:
                for build in EAST_BUILDS[bits]:
                    found.append(build + square - 1)
            if squares[square - WIDTH] == 0:
                for build in NORTH_BUILDS[bits]:
                    found.append(build + square - WIDTH)
    return found


def _on_offer(state: KardinalState, seat: i64) -> i64:
    """The kinds of building the seat may put up, as bits (shape × 4 + colour)."""
    kinds: i64 = state.in_stock & _KINDS_OF_SEAT[state.players][seat]  # K4, K28, K31
    if state.last_shape >= 0:
        kinds &= ~(_KINDS_OF_SHAPE[state.last_shape] | _KINDS_OF_COLOUR[state.last_colour])
    return kinds


def building_moves(state: KardinalState) -> list[int]:
    """The legal buildings of the seat at turn, and building nothing where it may (K33)."""
    found = buildings(state, state.seat)
    if found and may_decline(state, state.seat):
        found.append(DECLINE)
    return found


def may_decline(state: KardinalState, seat: i64) -> bool:
    """Three players, and the seat has no own building left (K33)."""
    if state.players != 3:
        return False
    stock = state.stock
    return not (stock[seat] or stock[4 + seat] or stock[8 + seat])


def stones_to_choose(state: KardinalState) -> list[int]:
    """The first stone (K18); the fourth colour's stay in the supply (K34)."""
    return list(range(TAKE_STONE, TAKE_STONE + (3 if state.players == 3 else 4)))


def cardinal_moves(state: KardinalState) -> list[int]:
    """Every free square at the edge of the town (K22); later his own stands for keeping (K23)."""
    moves = state.edge[:]
    if state.cardinal >= 0:
        # A court or single may not stand on his square (K8), so he is always on the edge.
        moves[where(moves, state.cardinal)] = KEEP_CARDINAL
    return moves


# ---- the start


def new(setup: Setup, chance: Chance) -> KardinalState:
    """The Dom alone, and the first seat is asked for a building (K4)."""
    state = _STARTS[setup.players - 2].clone()
    state.setup = setup
    state.chance = chance
    return state


# ---- what a move does


def _answer_building(state: KardinalState, move: i64) -> None:
    if move != DECLINE:
        _build(state, move)
        return
    state.idle += 1
    state.declined = True
    tell(state, Declined, seat=state.seat)
    _end_turn(state)


def _build(state: KardinalState, move: i64) -> None:
    kind = (move - FIRST_BUILD) // SQUARES
    square = move % SQUARES
    way = kind >> 2
    colour = kind & 3
    gains: list[int] | None = None if state.events is None else []
    _take_stones(state, way, square, gains)
    put_up(state, way, colour, square)
    state.built.append(move + state.seat * DECLINE)
    state.idle = 0
    state.declined = False
    if gains is not None:
        _tell_build(state, way, colour, square, gains)
    if len(state.built) == ALL_BUILDINGS:
        _finish(state, "all_built")  # K24
    elif len(state.built) == 1:
        ask(state, STONE, state.seat, stones_to_choose(state))
    else:
        ask(state, CARDINAL, state.seat, cardinal_moves(state))


def _take_stones(state: KardinalState, way: i64, square: i64, gains: list[int] | None) -> None:
    """One stone of the colour of each building that the new one borders (K16, K17, K19)."""
    squares = state.squares
    supply = state.supply
    giving = colours_giving(state)
    for step in STEPS_AROUND[way]:
        colour: i64 = COLOUR_THERE[squares[square + step]]
        if colour < giving and supply[colour]:
            supply[colour] -= 1
            state.stones[state.seat * 4 + colour] += 1
            if gains is not None:
                gains.append(colour)


def _take_stone(state: KardinalState, move: i64) -> None:
    """The start player's stone (K18), then the Cardinal comes in (K20)."""
    colour = move - TAKE_STONE
    state.supply[colour] -= 1
    state.stones[state.seat * 4 + colour] += 1
    tell(state, StoneTaken, seat=state.seat, colour=COLOURS[colour])
    ask(state, CARDINAL, state.seat, cardinal_moves(state))


def _move_cardinal(state: KardinalState, move: i64) -> None:
    if move != KEEP_CARDINAL:
        came_from = state.cardinal
        state.cardinal = move
        if state.events is not None:
            start = place_of(came_from) if came_from >= 0 else None
            tell(state, CardinalMoved, seat=state.seat, from_=start, to=place_of(move))
    _end_turn(state)


def _end_turn(state: KardinalState) -> None:
    """Step 6 of K37, and step 1 for every seat that has to be passed over (K15)."""
    while state.idle < state.players:
        seat = (state.seat + 1) % state.players
        state.seat = seat
        found = building_moves(state)
        if found:
            ask(state, BUILDING, seat, found)
            return
        state.idle += 1
        tell(state, PassedOver, seat=seat)
    _finish(state, "declined" if state.declined else "no_build")  # K24, K35, K39


def _finish(state: KardinalState, end: End) -> None:
    state.end = end
    state.asked = None
    tell(state, Ended, seat=state.seat, end=end)


def preview(state: KardinalState, move: int) -> Preview:
    """The stones a building would earn, by colour (K16)."""
    if not FIRST_BUILD <= move < DECLINE:
        return Preview()
    way, _, square = parts(move)
    earned: dict[Colour, int] = {}
    supply = state.supply[:]
    for step in STEPS_AROUND[way]:
        colour = COLOUR_THERE[state.squares[square + step]]
        if colour < colours_giving(state) and supply[colour]:
            supply[colour] -= 1
            earned[COLOURS[colour]] = earned.get(COLOURS[colour], 0) + 1
    return Preview(earned)


def colours_giving(state: KardinalState) -> i64:
    """The first so many give stones; not the Dom (K17), nor the fourth with three players (K34)."""
    return FOURTH_COLOUR if state.players == 3 else NO_COLOUR


def _tell_build(state: KardinalState, way: int, colour: int, square: int, gains: list[int]) -> None:
    seat = state.seat
    squares = [place_of(s) for s in squares_of(way, square)]
    shape = SHAPES[SHAPE_OF_WAY[way]]
    tell(state, Built, seat=seat, shape=shape, colour=COLOURS[colour], squares=squares)
    for taken in gains:
        tell(state, StoneTaken, seat=seat, colour=COLOURS[taken])


# ---- what is asked of the seat at turn (K37)

BUILDING: Final = Question("building", building_moves, _answer_building, (Build, Decline), "K18")
STONE: Final = Question("stone", stones_to_choose, _take_stone, (TakeStone,), "K18")
CARDINAL: Final = Question(
    "cardinal", cardinal_moves, _move_cardinal, (MoveCardinal, KeepCardinal), "K5"
)
QUESTIONS: Final = {question.word: question for question in (BUILDING, STONE, CARDINAL)}


def _start(players: int) -> KardinalState:
    state = start(Setup(players), Chance(""))
    ask(state, BUILDING, 0, building_moves(state))
    return state


_STARTS: Final = [_start(players) for players in range(2, 5)]  # nothing is random in them
