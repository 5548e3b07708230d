"""Phase 4 of a round: rooms are bought and laid (G22–G27, G41, G44, G53, G54)."""

from typing import Final

from gildehuis.core.state import Question, ask, tell
from gildehuis.games.guilds.board import EDGES, LARGE, LARGE_BENDS, SMALL, SMALL_BENDS
from gildehuis.games.guilds.course import END, SCORING
from gildehuis.games.guilds.effects import DOUBLE_BUILD, SURVEYOR, WALLBENDER
from gildehuis.games.guilds.guild import rooms_of
from gildehuis.games.guilds.moves import BEND, BUY, DECLINE, PASS, PLACE, SURVEY
from gildehuis.games.guilds.place import find_fits, lay, lift, places
from gildehuis.games.guilds.schema_events import (
    Bent,
    Bought,
    Declined,
    Passed,
    PassedOver,
    Surveyed,
)
from gildehuis.games.guilds.schema_moves import Bend, Buy, Decline, Pass, Place, Survey
from gildehuis.games.guilds.state import GuildsState, ready, room_doors, use


def go(state: GuildsState) -> None:
    """Run the phase on to its next question or its end."""
    if state.step == 0:
        state.step = 1
        state.seat = state.first
        state.idle = 0
    while state.display and state.idle < state.players:  # G22
        moves = turn_moves(state)
        if len(moves) > 1:
            ask(state, BUILDING, state.seat, moves)
            return
        _pass(state, True)
    state.step = 0
    state.phase = END
    if state.round == state.rounds:  # G32
        state.end = "rounds"
        state.phase = SCORING
    elif not any(place_left(state, seat) for seat in range(state.players)):
        state.end = "full"
        state.phase = SCORING


def place_left(state: GuildsState, seat: int) -> bool:
    """Has the plot a place on which some room of the edition, as printed, could be built (G32)?"""
    if state.rules == 1:
        return state.free[seat] > 0  # by rules 1 a place is an empty cell
    if state.fits_small[seat] < 0:
        find_fits(state, seat)
    edition = state.edition
    small, large = state.fits_small[seat], state.fits_large[seat]
    return bool(small & edition.small_doors or large & edition.large_doors)


def _pass(state: GuildsState, forced: bool) -> None:
    state.idle += 1
    if state.events is not None:
        tell(state, PassedOver if forced else Passed, seat=state.seat, phase="build")
    state.seat = (state.seat + 1) % state.players


# ---- what can be done


def turn_moves(state: GuildsState) -> list[int]:
    """G61, build turn: `survey`, `buy`, `pass`."""
    seat = state.seat
    moves: list[int] = []
    if ready(state, seat, SURVEYOR):
        moves += [SURVEY + room for room in rooms_of(state, seat)]
    if state.gold[seat]:
        _buys(state, seat, moves)
    moves.append(PASS)
    return moves


def second_moves(state: GuildsState) -> list[int]:
    """G61, second room: `buy`, `decline`."""
    moves: list[int] = []
    if state.gold[state.seat]:
        _buys(state, state.seat, moves)
    moves.append(DECLINE)
    return moves


def cost(state: GuildsState, seat: int, room: int) -> int:
    """A room's price in gold, less what Siege Engineer, Master Mason and their like save (G41)."""
    price = state.edition.price[room]
    who = sparer(state, seat, room)
    if who >= 0:
        return max(1, price - state.edition.characters[who].amount)
    return price


def sparer(state: GuildsState, seat: int, room: int) -> int:
    """Who makes a room cheaper: the best who did not do so yet this round (G41); −1 for nobody."""
    edition = state.edition
    if edition.price[room] > 1:
        spent = state.used | state.fresh
        for who in edition.sparers[edition.size[room]]:
            if state.owner[who] == seat + 1 and not spent >> who & 1:
                return who
    return -1


def fits(state: GuildsState, seat: int, room: int, may_bend: bool) -> bool:
    """Can the room be laid, as it is or with one edge changed (G23, G44)?"""
    if state.fits_small[seat] < 0:
        find_fits(state, seat)
    doors = room_doors(state, room)
    if state.edition.size[room] == LARGE:
        found = state.fits_large[seat]
        return bool(found >> doors & 1 or (may_bend and found & LARGE_BENDS[doors]))
    found = state.fits_small[seat]
    return bool(found >> doors & 1 or (may_bend and found & SMALL_BENDS[doors]))


def _buys(state: GuildsState, seat: int, moves: list[int]) -> None:
    """The rooms the seat can pay for and lay (G22, G23)."""
    gold = state.gold[seat]
    may_bend = ready(state, seat, WALLBENDER)
    for room in state.display:
        if cost(state, seat, room) <= gold and fits(state, seat, room, may_bend):
            moves.append(BUY + room)


def placing_moves(state: GuildsState) -> list[int]:
    """G61, placing: `bend`, `place`."""
    seat = state.seat
    room = state.placing
    size = state.edition.size[room]
    doors = room_doors(state, room)
    moves: list[int] = []
    if ready(state, seat, WALLBENDER):
        base = BEND + (len(EDGES[SMALL]) if size == LARGE else 0)
        if state.fits_small[seat] < 0:
            find_fits(state, seat)
        found = state.fits_large[seat] if size == LARGE else state.fits_small[seat]
        for edge in range(len(EDGES[size])):
            if found >> (doors ^ 1 << edge) & 1:
                moves.append(base + edge)
    places(state, seat, size, doors, moves)
    return moves


# ---- what happens


def _build(state: GuildsState, move: int) -> None:
    if move == PASS:
        _pass(state, False)
        go(state)  # the next turn
    elif move >= BUY:
        _buy(state, move - BUY)
    else:
        _survey(state, move - SURVEY)


def _build_again(state: GuildsState, move: int) -> None:
    """G53."""
    if move == DECLINE:
        tell(state, Declined, seat=state.seat, asked="second_room")
        _end_turn(state)
        go(state)  # the next turn
    else:
        _buy(state, move - BUY)


def _buy(state: GuildsState, room: int) -> None:
    seat = state.seat
    edition = state.edition
    price = cost(state, seat, room)
    who = sparer(state, seat, room)
    if who >= 0:
        state.used |= 1 << who
    if state.bought:
        use(state, DOUBLE_BUILD)
    state.bought += 1
    state.gold[seat] -= price
    state.display.remove(room)
    saved = edition.price[room] - price
    tell(state, Bought, seat=seat, room=edition.rooms[room].id, gold=price, saved=saved)
    _hold(state, room, -1)


def _survey(state: GuildsState, room: int) -> None:
    """Lift an own room (G54)."""
    use(state, SURVEYOR)
    spot = state.spot[room]
    lift(state, state.seat, room)
    cell = state.edition.plot.cells[(spot >> 2) % state.edition.cells]
    tell(state, Surveyed, seat=state.seat, room=state.edition.rooms[room].id, cell=cell)
    _hold(state, room, spot)


def _hold(state: GuildsState, room: int, lifted: int) -> None:
    """The room is in hand and must be placed at once (G23)."""
    state.placing = room
    state.lifted = lifted
    ask(state, PLACING, state.seat, placing_moves(state))


def _fit_in(state: GuildsState, move: int) -> None:
    if move >= PLACE:
        _place(state, (move - PLACE) >> 2, (move - PLACE) & 3)
    else:
        _bend(state, move - BEND)


def _bend(state: GuildsState, edge: int) -> None:
    """One edge changes for good (G44)."""
    room = state.placing
    size = state.edition.size[room]
    if size == LARGE:
        edge -= len(EDGES[SMALL])
    use(state, WALLBENDER)
    doors = room_doors(state, room) ^ 1 << edge
    state.bent_room = room
    state.bent_doors = doors
    tell(
        state,
        Bent,
        seat=state.seat,
        room=state.edition.rooms[room].id,
        edge=EDGES[size][edge],
        into="door" if doors >> edge & 1 else "wall",
    )
    ask(state, PLACING, state.seat, placing_moves(state))


def _place(state: GuildsState, cell: int, turn: int) -> None:
    seat = state.seat
    room = state.placing
    bought = state.lifted < 0
    lay(state, seat, room, cell, turn)
    state.placing = -1
    state.lifted = -1
    if not bought:
        go(state)  # the same turn, asked anew (G54)
        return
    if state.bought == 1 and ready(state, seat, DOUBLE_BUILD):  # G53
        moves = second_moves(state)
        if len(moves) > 1:
            ask(state, SECOND_ROOM, seat, moves)
            return
    _end_turn(state)
    go(state)  # the next turn


def _end_turn(state: GuildsState) -> None:
    """After a purchase."""
    state.bought = 0
    state.idle = 0
    state.seat = (state.seat + 1) % state.players


# ---- what is asked (G61)

BUILDING: Final = Question("build", turn_moves, _build, (Survey, Buy, Pass), "G61")
PLACING: Final = Question("placing", placing_moves, _fit_in, (Bend, Place), "G61")
SECOND_ROOM: Final = Question("second_room", second_moves, _build_again, (Buy, Decline), "G61")
QUESTIONS: Final[tuple[Question[GuildsState], ...]] = (BUILDING, PLACING, SECOND_ROOM)
