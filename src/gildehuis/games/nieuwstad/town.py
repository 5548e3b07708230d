"""Changing the town: forest, buildings, boats and the number of Poorters."""

from gildehuis.games.nieuwstad.ids import ALL_UNKNOWN, BOOT, COBBLE, SAND, TOWN
from gildehuis.games.nieuwstad.kit import FEWEST_POORTERS
from gildehuis.games.nieuwstad.state import NieuwstadState, raised


def footprint(state: NieuwstadState, index: int) -> int:
    """The cells of a building on the board."""
    place = state.cells[index]
    return state.kit.shapes[state.kinds[index]].lays[place & 3].footprint << (place >> 2)


def own_in_quarter(state: NieuwstadState, seat: int, quarter: int) -> int:
    """How many of a seat's sealed buildings stand in a quarter, wholly in the city."""
    mask = state.kit.board.quarters[quarter]
    count = 0
    for index, owner in enumerate(state.owners):
        if owner == seat and footprint(state, index) & mask:
            count += 1
    return count


def clear_slot(state: NieuwstadState, slot: int) -> None:
    """A forest tile leaves the board."""
    state.standing = raised(state.standing, slot, -1)
    state.free |= state.kit.board.slot_cells[slot]
    state.fits = bytearray(ALL_UNKNOWN)


def lay_building(state: NieuwstadState, kind: int, place: int, owner: int) -> None:
    """Put a building of the supply on the board and its roads before its neighbours."""
    state.stock = raised(state.stock, kind, -1)
    state.kinds = [*state.kinds, kind]
    state.cells = [*state.cells, place]
    state.owners = [*state.owners, owner]
    state.crops.append(0)
    state.owner_of = raised(state.owner_of, kind, owner - state.owner_of[kind])
    if owner != TOWN:
        state.seals = raised(state.seals, owner, -1)
    cell = place >> 2
    lay = state.kit.shapes[kind].lays[place & 3]
    mask = lay.footprint << cell
    state.free &= ~mask
    state.built |= mask
    if lay.edges and mask & state.kit.board.city:
        lay_roads(state, lay.edges, lay.sides, cell)
    state.fits = bytearray(ALL_UNKNOWN)


def lay_roads(state: NieuwstadState, edges: list[int], sides: list[list[int]], cell: int) -> None:
    """Bar the other colours on the cells along the sides of a building (N14)."""
    roads = state.bad_roads[:]
    for side in range(4):
        along = _along(state, sides[side], side, cell)
        facing = (side ^ 2) * 2  # N and S, E and W face each other
        if edges[side] != SAND:
            roads[facing + SAND] |= along
        if edges[side] != COBBLE:
            roads[facing + COBBLE] |= along
    state.bad_roads = roads


def lift_roads(state: NieuwstadState, sides: list[list[int]], cell: int) -> None:
    """A cell has one neighbour on a side, so what was barred there was this building's alone."""
    roads = state.bad_roads[:]
    for side in range(4):
        along = _along(state, sides[side], side, cell)
        facing = (side ^ 2) * 2
        roads[facing + SAND] &= ~along
        roads[facing + COBBLE] &= ~along
    state.bad_roads = roads


def _along(state: NieuwstadState, side_cells: list[int], side: int, cell: int) -> int:
    """The cells beyond one side of a building."""
    step = cell + state.kit.board.beside[side]
    along = 0
    for offset in side_cells:
        if step + offset >= 0:
            along |= 1 << (step + offset)
    return along


def remove_building(state: NieuwstadState, index: int) -> None:
    """A building goes back to the supply, its seal to its owner (N36)."""
    kind = state.kinds[index]
    place = state.cells[index]
    owner = state.owners[index]
    cell = place >> 2
    lay = state.kit.shapes[kind].lays[place & 3]
    mask = lay.footprint << cell
    state.kinds = state.kinds[:index] + state.kinds[index + 1 :]
    state.cells = state.cells[:index] + state.cells[index + 1 :]
    state.owners = state.owners[:index] + state.owners[index + 1 :]
    del state.crops[index]
    state.stock = raised(state.stock, kind, 1)
    state.seals = raised(state.seals, owner, 1)
    state.built &= ~mask
    state.free |= mask
    if mask & state.kit.board.city:
        lift_roads(state, lay.sides, cell)
    state.fits = bytearray(ALL_UNKNOWN)


def seal_boat(state: NieuwstadState, seat: int, loose: int) -> None:
    """A seal on the first free printed boat, or a loose one with a seal (N12, N35)."""
    state.boats = [*state.boats, seat * 2 + loose]
    state.seals = raised(state.seals, seat, -1)
    if loose:
        state.loose_left -= 1
    else:
        state.stock = raised(state.stock, BOOT, -1)


def move_magistrate(state: NieuwstadState, by: int) -> int:
    """Poorters come or go; never fewer than 5 (N4). Returns by how many it changed."""
    before = state.poorters
    after = before + by
    state.poorters = after if after > FEWEST_POORTERS else FEWEST_POORTERS
    return state.poorters - before
