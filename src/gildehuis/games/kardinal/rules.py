"""The course of Kardinal: what may be done and what it does, in the order of the rulebook."""

from typing import Final

from mypy_extensions import i64

from gildehuis.core.chance import Chance
from gildehuis.core.event import Event
from gildehuis.core.game import Setup
from gildehuis.core.lists import where
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
from gildehuis.games.kardinal.state import (
    BUILDING,
    CARDINAL,
    FOURTH_COLOUR,
    OVER,
    OWN_COLOURS,
    STONE,
    KardinalState,
    clone,
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


def _start(players: int) -> KardinalState:
    state = start(Setup(players), Chance(""))
    state.choices = buildings(state, 0)
    return state


_STARTS: Final = [_start(players) for players in range(2, 5)]  # nothing is random in them


def new(setup: Setup, chance: Chance) -> KardinalState:
    """The Dom alone, and the first seat is asked for a building (K4)."""
    state = clone(_STARTS[setup.players - 2])
    state.setup = setup
    state.chance = chance
    return state


# ---- what a move does


def play(state: KardinalState, move: i64) -> None:
    """Carry out the move of the seat at turn and go on to the next question (K37)."""
    if move < FIRST_BUILD:
        _move_cardinal(state, move)
        _end_turn(state)
    elif move < DECLINE:
        _build(state, move)
    elif move == DECLINE:
        state.idle += 1
        state.declined = True
        _tell(state, "declined")
        _end_turn(state)
    elif move < KEEP_CARDINAL:
        _take_stone(state, move - TAKE_STONE)
    else:
        _end_turn(state)


def _build(state: KardinalState, move: i64) -> None:
    kind = (move - FIRST_BUILD) // SQUARES
    square = move % SQUARES
    way = kind >> 2
    colour = kind & 3
    gains: list[int] | None = None if state.events is None else []
    _take_stones(state, way, square, gains)
    put_up(state, way, colour, square)
    state.built.append(move + state.turn * DECLINE)
    state.idle = 0
    state.declined = False
    if gains is not None:
        _tell_build(state, way, colour, square, gains)
    if len(state.built) == ALL_BUILDINGS:
        _finish(state, "all_built")  # K24
    elif len(state.built) == 1:
        state.phase = STONE
        state.choices = stones_to_choose(state)
    else:
        state.phase = CARDINAL
        state.choices = cardinal_moves(state)


def _take_stones(state: KardinalState, way: i64, square: i64, gains: list[int] | None) -> None:
    """One stone of the colour of each building that the new one borders (K16, K17, K19)."""
    squares = state.squares
    supply = state.supply
    giving = colours_giving(state)
    for step in STEPS_AROUND[way]:
        colour: i64 = COLOUR_THERE[squares[square + step]]
        if colour < giving and supply[colour]:
            supply[colour] -= 1
            state.stones[state.turn * 4 + colour] += 1
            if gains is not None:
                gains.append(colour)


def _take_stone(state: KardinalState, colour: i64) -> None:
    """The start player's stone (K18), then the Cardinal comes in (K20)."""
    state.supply[colour] -= 1
    state.stones[state.turn * 4 + colour] += 1
    _tell(state, "stone_taken", colour=COLOURS[colour])
    state.phase = CARDINAL
    state.choices = cardinal_moves(state)


def _move_cardinal(state: KardinalState, square: i64) -> None:
    came_from = state.cardinal
    state.cardinal = square
    if state.events is not None:
        start = place_of(came_from) if came_from >= 0 else None
        _tell(state, "cardinal_moved", **{"from": start, "to": place_of(square)})


def _end_turn(state: KardinalState) -> None:
    """Step 6 of K37, and step 1 for every seat that has to be passed over (K15)."""
    while state.idle < state.players:
        state.turn = (state.turn + 1) % state.players
        found = buildings(state, state.turn)
        if found:
            state.phase = BUILDING
            if may_decline(state, state.turn):
                found.append(DECLINE)
            state.choices = found
            return
        state.idle += 1
        _tell(state, "passed_over")
    _finish(state, "declined" if state.declined else "no_build")  # K24, K35, K39


def _finish(state: KardinalState, end: str) -> None:
    state.end = end
    state.phase = OVER
    state.choices = []
    _tell(state, "ended", end=end)


def preview(state: KardinalState, move: int) -> dict[str, object]:
    """The stones a building would earn, by colour (K16)."""
    if not FIRST_BUILD <= move < DECLINE:
        return {}
    way, _, square = parts(move)
    earned: dict[str, int] = {}
    supply = state.supply[:]
    for step in STEPS_AROUND[way]:
        colour = COLOUR_THERE[state.squares[square + step]]
        if colour < colours_giving(state) and supply[colour]:
            supply[colour] -= 1
            earned[COLOURS[colour]] = earned.get(COLOURS[colour], 0) + 1
    return {"stones": earned}


def colours_giving(state: KardinalState) -> i64:
    """The first so many give stones; not the Dom (K17), nor the fourth with three players (K34)."""
    return FOURTH_COLOUR if state.players == 3 else NO_COLOUR


# ---- what is told


def _tell(state: KardinalState, kind: str, **data: object) -> None:
    if state.events is not None:
        state.events.append(Event(kind, {"seat": state.turn, **data}))


def _tell_build(state: KardinalState, way: int, colour: int, square: int, gains: list[int]) -> None:
    squares = [place_of(s) for s in squares_of(way, square)]
    shape = SHAPES[SHAPE_OF_WAY[way]]
    _tell(state, "built", shape=shape, colour=COLOURS[colour], squares=squares)
    for taken in gains:
        _tell(state, "stone_taken", colour=COLOURS[taken])
