"""The course of Kardinal: what may be done and what it does, in the order of the rulebook."""

from typing import Final

from gildehuis.core.event import Event
from gildehuis.games.kardinal.board import (
    ALL_BUILDINGS,
    BUILT,
    COLOUR_BIT,
    COLOURS,
    COURT_ALLOWED,
    EAST_MOVES,
    NO_COLOUR,
    NORTH_MOVES,
    SECOND_SQUARE,
    SHAPE_OF_WAY,
    SHAPES,
    SINGLE_ALLOWED,
    SINGLE_MOVES,
    SQUARES,
    STEPS,
    WIDTH,
    place_of,
)
from gildehuis.games.kardinal.moves import (
    DECLINE,
    KEEP_CARDINAL,
    MOVE_CARDINAL,
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
    occupy,
    take_from_stock,
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


def buildings(state: KardinalState, seat: int) -> list[int]:
    """All legal buildings of a seat (K2–K14)."""
    kinds = _on_offer(state, seat)
    singles = kinds & 0xFF
    courts = kinds >> 8
    found: list[int] = []
    squares = _squares_but_the_cardinals(state)
    for move_there in state.edge:
        square = move_there - MOVE_CARDINAL
        here = squares[square]
        bits = SINGLE_ALLOWED[here] & singles
        if bits:
            for move in SINGLE_MOVES[bits]:
                found.append(move + square)
        if courts and here < BUILT:
            bits = COURT_ALLOWED[here | squares[square + 1]] & courts
            if bits:
                for move in EAST_MOVES[bits]:
                    found.append(move + square)
            bits = COURT_ALLOWED[here | squares[square + WIDTH]] & courts
            if bits:
                for move in NORTH_MOVES[bits]:
                    found.append(move + square)
            # A court that begins on a square which borders nothing; others were met above.
            bits = COURT_ALLOWED[here] & courts
            if bits:
                if squares[square - 1] == 0:
                    for move in EAST_MOVES[bits]:
                        found.append(move + square - 1)
                if squares[square - WIDTH] == 0:
                    for move in NORTH_MOVES[bits]:
                        found.append(move + square - WIDTH)
    return found


def _squares_but_the_cardinals(state: KardinalState) -> bytes:
    """What the squares border; that of the Cardinal counts as built on (K8)."""
    squares = state.squares
    cardinal = state.cardinal
    if cardinal < 0:
        return bytes(squares)
    beneath = squares[cardinal]
    squares[cardinal] = BUILT
    seen = bytes(squares)  # read many times below, which compiled code does quicker than bytearray
    squares[cardinal] = beneath
    return seen


def _on_offer(state: KardinalState, seat: int) -> int:
    """The kinds of building the seat may put up, as bits (shape × 4 + colour)."""
    kinds = state.in_stock & _KINDS_OF_SEAT[state.players][seat]  # K4, K28, K31
    if state.last_shape >= 0:
        kinds &= ~(_KINDS_OF_SHAPE[state.last_shape] | _KINDS_OF_COLOUR[state.last_colour])
    return kinds


def may_decline(state: KardinalState, seat: int) -> bool:
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
        moves[moves.index(MOVE_CARDINAL + state.cardinal)] = KEEP_CARDINAL
    return moves


# ---- what a move does


def play(state: KardinalState, move: int) -> None:
    """Carry out the move of the seat at turn and go on to the next question (K37)."""
    if move < DECLINE:
        _build(state, move)
    elif move == DECLINE:
        state.idle += 1
        state.declined = True
        _tell(state, "declined")
        _end_turn(state)
    elif move < KEEP_CARDINAL:
        _take_stone(state, move - TAKE_STONE)
    else:
        if move != KEEP_CARDINAL:
            _move_cardinal(state, move - MOVE_CARDINAL)
        _end_turn(state)


def _build(state: KardinalState, move: int) -> None:
    kind = move // SQUARES
    square = move - kind * SQUARES
    way = kind >> 2
    colour = kind & 3
    shape = SHAPE_OF_WAY[way]
    second = SECOND_SQUARE[way]
    gains = _take_stones(state, square, second)
    occupy(state, square, shape, colour, COLOUR_BIT[colour])
    if second:
        occupy(state, square + second, shape, colour, COLOUR_BIT[colour])
    take_from_stock(state, shape * 4 + colour)
    state.last_shape = shape
    state.last_colour = colour
    state.built.append(move + state.turn * DECLINE)
    state.idle = 0
    state.declined = False
    if state.events is not None:
        _tell_build(state, way, colour, square, gains)
    if len(state.built) == ALL_BUILDINGS:
        _finish(state, "all_built")  # K24
    elif len(state.built) == 1:
        state.phase = STONE
        state.choices = stones_to_choose(state)
    else:
        state.phase = CARDINAL
        state.choices = cardinal_moves(state)


def _take_stones(state: KardinalState, square: int, second: int) -> list[int]:
    """One stone of the colour of each building that the new one borders (K16, K17, K19)."""
    gains: list[int] = []
    squares = state.squares
    for step in STEPS:
        beside = squares[square + step]
        if beside >= BUILT:
            _take(state, (beside - BUILT) % 5, gains)
    if second:
        for step in STEPS:
            beside = squares[square + second + step]
            if beside >= BUILT:
                _take(state, (beside - BUILT) % 5, gains)
    return gains


def _take(state: KardinalState, colour: int, gains: list[int]) -> None:
    if gives_stone(state, colour) and state.supply[colour]:
        state.supply[colour] -= 1
        state.stones[state.turn * 4 + colour] += 1
        gains.append(colour)


def _take_stone(state: KardinalState, colour: int) -> None:
    """The start player's stone (K18), then the Cardinal comes in (K20)."""
    state.supply[colour] -= 1
    state.stones[state.turn * 4 + colour] += 1
    _tell(state, "stone_taken", colour=COLOURS[colour])
    state.phase = CARDINAL
    state.choices = cardinal_moves(state)


def _move_cardinal(state: KardinalState, square: int) -> None:
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
    if move >= DECLINE:
        return {}
    way, _, square = parts(move)
    earned: dict[str, int] = {}
    supply = state.supply[:]
    for covered in squares_of(way, square):
        for step in STEPS:
            piece = state.squares[covered + step] - BUILT
            colour = piece % 5
            if piece >= 0 and gives_stone(state, colour) and supply[colour]:
                supply[colour] -= 1
                earned[COLOURS[colour]] = earned.get(COLOURS[colour], 0) + 1
    return {"stones": earned}


def gives_stone(state: KardinalState, colour: int) -> bool:
    """Not the Dom (K17), nor the fourth colour with three players (K34)."""
    return colour < (FOURTH_COLOUR if state.players == 3 else NO_COLOUR)


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
