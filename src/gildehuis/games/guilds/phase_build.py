"""Phase 4 of a round: rooms are bought and laid (G22–G27, G41, G44, G53, G54)."""

from gildehuis.games.guilds.board import EDGES, LARGE, LARGE_BENDS, SMALL, SMALL_BENDS
from gildehuis.games.guilds.course import (
    BUILD_TURN,
    END,
    PLACING,
    SCORING,
    SECOND_ROOM,
)
from gildehuis.games.guilds.effects import (
    DISC_LARGE,
    DISC_SMALL,
    DOUBLE_BUILD,
    SURVEYOR,
    WALLBENDER,
)
from gildehuis.games.guilds.guild import rooms_of
from gildehuis.games.guilds.moves import BEND, BUY, DECLINE, PASS, PLACE, SURVEY
from gildehuis.games.guilds.place import find_fits, lay, lift, places
from gildehuis.games.guilds.state import (
    GuildsState,
    ready,
    room_doors,
    tell,
)


def go(state: GuildsState) -> bool:
    """Run the phase on; True if a seat is asked."""
    if state.step == 0:
        state.step = 1
        state.turn = state.first
        state.idle = 0
    while state.display and state.idle < state.players:  # G22
        moves = turn_moves(state)
        if len(moves) > 1:
            state.asked = BUILD_TURN
            state.choices = moves
            return True
        _pass(state, True)
    state.step = 0
    state.phase = END
    if state.round == state.rounds:  # G32
        state.end = "rounds"
        state.phase = SCORING
    elif not any(state.free):
        state.end = "full"
        state.phase = SCORING
    return False


def _pass(state: GuildsState, forced: bool) -> None:
    state.idle += 1
    tell(state, "passed_over" if forced else "passed", seat=state.turn, phase="build")
    state.turn = (state.turn + 1) % state.players


# ---- what can be done


def turn_moves(state: GuildsState) -> list[int]:
    """G61, build turn: `survey`, `buy`, `pass`."""
    seat = state.turn
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
    if state.gold[state.turn]:
        _buys(state, state.turn, moves)
    moves.append(DECLINE)
    return moves


def cost(state: GuildsState, seat: int, room: int) -> int:
    """A room's price in gold, less what Siege Engineer or Master Mason save (G41)."""
    price = state.edition.price[room]
    if price > 1:
        saver = DISC_LARGE if state.edition.size[room] == LARGE else DISC_SMALL
        if ready(state, seat, saver):
            return price - 1
    return price


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
    seat = state.turn
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


def play(state: GuildsState, move: int) -> bool:
    """Carry out an answer; True if it led to a further question of the same turn."""
    if move == PASS:
        _pass(state, False)
        return False
    if move == DECLINE:
        tell(state, "declined", seat=state.turn, asked="second_room")
        _end_turn(state)
        return False
    if move >= PLACE:
        return _place(state, (move - PLACE) >> 2, (move - PLACE) & 3)
    if move >= BUY:
        _buy(state, move - BUY)
    elif move >= SURVEY:
        _survey(state, move - SURVEY)
    else:
        _bend(state, move - BEND)
    return True


def _buy(state: GuildsState, room: int) -> None:
    seat = state.turn
    edition = state.edition
    price = cost(state, seat, room)
    if price < edition.price[room]:
        state.used |= 1 << (DISC_LARGE if edition.size[room] == LARGE else DISC_SMALL)
    if state.bought:
        state.used |= 1 << DOUBLE_BUILD
    state.bought += 1
    state.gold[seat] -= price
    state.display.remove(room)
    if state.events is not None:
        saved = edition.price[room] - price
        tell(state, "bought", seat=seat, room=edition.rooms[room].id, gold=price, saved=saved)
    _hold(state, room, -1)


def _survey(state: GuildsState, room: int) -> None:
    """Lift an own room (G54)."""
    state.used |= 1 << SURVEYOR
    spot = state.spot[room]
    lift(state, state.turn, room)
    if state.events is not None:
        cell = state.edition.plot.cells[(spot >> 2) % state.edition.cells]
        tell(state, "surveyed", seat=state.turn, room=state.edition.rooms[room].id, cell=cell)
    _hold(state, room, spot)


def _hold(state: GuildsState, room: int, lifted: int) -> None:
    """The room is in hand and must be placed at once (G23)."""
    state.placing = room
    state.lifted = lifted
    state.asked = PLACING
    state.choices = placing_moves(state)


def _bend(state: GuildsState, edge: int) -> None:
    """One edge changes for good (G44)."""
    room = state.placing
    size = state.edition.size[room]
    if size == LARGE:
        edge -= len(EDGES[SMALL])
    state.used |= 1 << WALLBENDER
    doors = room_doors(state, room) ^ 1 << edge
    state.bent_room = room
    state.bent_doors = doors
    if state.events is not None:
        name = state.edition.rooms[room].id
        into = "door" if doors >> edge & 1 else "wall"
        tell(state, "bent", seat=state.turn, room=name, edge=EDGES[size][edge], into=into)
    state.choices = placing_moves(state)


def _place(state: GuildsState, cell: int, turn: int) -> bool:
    seat = state.turn
    room = state.placing
    bought = state.lifted < 0
    lay(state, seat, room, cell, turn)
    state.placing = -1
    state.lifted = -1
    if not bought:
        return False  # the build turn is asked anew (G54)
    if state.bought == 1 and ready(state, seat, DOUBLE_BUILD):  # G53
        moves = second_moves(state)
        if len(moves) > 1:
            state.asked = SECOND_ROOM
            state.choices = moves
            return True
    _end_turn(state)
    return False


def _end_turn(state: GuildsState) -> None:
    """After a purchase."""
    state.bought = 0
    state.idle = 0
    state.turn = (state.turn + 1) % state.players
