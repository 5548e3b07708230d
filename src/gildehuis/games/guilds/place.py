"""Laying rooms: where one fits, and what happens to the plot (G23–G27, G63)."""

from typing import Final

from gildehuis.core.state import tell
from gildehuis.games.guilds.board import (
    A_FIRST,
    A_FITS,
    B_FITS,
    JOINS,
    LARGE,
    SMALL,
    SMALL_FITS,
    SMALL_TURNS,
    SYMMETRIC,
    facing,
)
from gildehuis.games.guilds.moves import PLACE
from gildehuis.games.guilds.plot import borders, cover, reached, second_cell
from gildehuis.games.guilds.schema_events import Activated, Placed
from gildehuis.games.guilds.state import FIRST_ROOM, GuildsState, own_plots, room_doors

# By turn: what the cell that names the place must fit, and the second cell.
_NEAR: Final = [A_FITS[turn] if A_FIRST[turn] else B_FITS[turn] for turn in range(4)]
_FAR: Final = [B_FITS[turn] if A_FIRST[turn] else A_FITS[turn] for turn in range(4)]


def find_fits(state: GuildsState, seat: int) -> None:
    """Find anew which door masks, one bit each, fit somewhere on a seat's plot."""
    edition = state.edition
    base = seat * edition.cells
    border = state.border
    around = edition.neighbours
    small = 0
    large = 0
    for cell in range(edition.cells):
        near = border[base + cell]
        small |= SMALL_FITS[near]
        east = around[cell * 4 + 1]
        if east >= 0:
            far = border[base + east]
            if (near | far) & JOINS:
                large |= _NEAR[0][near] & _FAR[0][far] | _NEAR[2][near] & _FAR[2][far]
        north = around[cell * 4]
        if north >= 0:
            far = border[base + north]
            if (near | far) & JOINS:
                large |= _NEAR[1][near] & _FAR[1][far] | _NEAR[3][near] & _FAR[3][far]
    state.fits_small = state.fits_small[:]
    state.fits_large = state.fits_large[:]
    state.fits_small[seat] = small
    state.fits_large[seat] = large


def places(state: GuildsState, seat: int, size: int, doors: int, moves: list[int]) -> None:
    """Append every way to lay a room with these doors."""
    edition = state.edition
    base = seat * edition.cells
    border = state.border
    if size == SMALL:
        turns = SMALL_TURNS[doors]
        for cell in range(edition.cells):
            for turn in turns[border[base + cell]]:
                moves.append(PLACE + cell * 4 + turn)
        return
    last = 2 if SYMMETRIC[doors] else 4  # half a turn gives the same tile (G63)
    for cell in range(edition.cells):
        near = border[base + cell]
        for turn in range(last):
            other = second_cell(edition, cell, turn)
            if other >= 0:
                far = border[base + other]
                if (near | far) & JOINS and _NEAR[turn][near] & _FAR[turn][far] & 1 << doors:
                    moves.append(PLACE + cell * 4 + turn)


def lay(state: GuildsState, seat: int, room: int, cell: int, turn: int) -> None:
    """Put a room on free space of a plot and see which rooms are active now."""
    put(state, seat, room, cell, turn)
    before = state.active
    find_active(state, seat)
    if state.events is not None:
        _tell_placed(state, seat, room, cell, turn, before)


def put(state: GuildsState, seat: int, room: int, cell: int, turn: int) -> None:
    """Cover the cells of a room."""
    own_plots(state)
    edition = state.edition
    base = seat * edition.cells
    size = edition.size[room]
    near, far = facing(size, room_doors(state, room), turn)
    what = room + FIRST_ROOM
    cover(edition, state.tile, state.doors, state.border, base, cell, what, near)
    state.free[seat] -= 1
    if size == LARGE:
        other = second_cell(edition, cell, turn)
        cover(edition, state.tile, state.doors, state.border, base, other, what, far)
        state.free[seat] -= 1
    state.spot[room] = (base + cell) * 4 + turn
    state.placed.append(room)
    state.fits_small[seat] = -1


def lift(state: GuildsState, seat: int, room: int) -> None:
    """Take a room off a plot (G54); what hung on it turns inactive."""
    own_plots(state)
    edition = state.edition
    base = seat * edition.cells
    for at in range(base, base + edition.cells):
        if state.tile[at] == room + FIRST_ROOM:
            state.tile[at] = 0
            state.doors[at] = 0
            state.free[seat] += 1
    state.spot[room] = -1
    state.placed.remove(room)
    state.active &= ~(1 << room)
    borders(edition, state.tile, state.doors, state.border, base)
    state.fits_small[seat] = -1
    find_active(state, seat)


def find_active(state: GuildsState, seat: int) -> None:
    """G27, for one plot."""
    edition = state.edition
    per_seat = edition.cells * 4
    active = state.active
    for room in state.placed:
        if state.spot[room] // per_seat == seat:
            active &= ~(1 << room)
    state.active = active | reached(edition, state.tile, state.doors, seat * edition.cells)


def find_all_active(state: GuildsState) -> None:
    """G27, for all plots."""
    for seat in range(state.players):
        find_active(state, seat)


def _tell_placed(
    state: GuildsState, seat: int, room: int, cell: int, turn: int, before: int
) -> None:
    rooms = state.edition.rooms
    tell(
        state,
        Placed,
        seat=seat,
        room=rooms[room].id,
        cell=state.edition.plot.cells[cell],
        turn=turn,
        state="active" if state.active >> room & 1 else "inactive",
    )
    woken = state.active & ~before & ~(1 << room)
    if woken:
        names = [rooms[r].id for r in state.placed if woken >> r & 1]
        tell(state, Activated, seat=seat, rooms=names)


def cells_of(state: GuildsState, room: int) -> list[int]:
    """The cells of its plot that a laid room covers, the one that names the place first."""
    edition = state.edition
    spot = state.spot[room]
    cell, turn = (spot >> 2) % edition.cells, spot & 3
    if edition.size[room] == LARGE:
        return [cell, second_cell(edition, cell, turn)]
    return [cell]
