"""Where a building may be laid (N13–N15, N53): all places of a kind at once, as bit masks."""

from gildehuis.games.nieuwstad.board import Lay
from gildehuis.games.nieuwstad.ids import BOOT, EAST, GREEN, NORTH, SOUTH, UNKNOWN, WEST
from gildehuis.games.nieuwstad.state import NieuwstadState


def fits(state: NieuwstadState, kind: int) -> bool:
    """Is there a legal place for this kind? Remembered until the board changes."""
    if kind == BOOT:
        return state.stock[BOOT] > 0
    known = state.fits[kind]
    if known == UNKNOWN:
        known = 1 if _any_place(state, kind) else 0
        state.fits[kind] = known
    return known == 1


def _any_place(state: NieuwstadState, kind: int) -> bool:
    board = state.kit.board
    shape = state.kit.shapes[kind]
    if shape.outskirts:
        free = state.free & board.outskirts
        for lay in shape.outskirts:
            if _room(free, lay):
                return True
    if shape.city:
        free = state.free & board.city
        touching = _touching(state)
        for lay in shape.city:
            if in_city(state, free, touching, lay):
                return True
    return False


def places(state: NieuwstadState, kind: int) -> list[int]:
    """All legal places of a kind, as cell × 4 + turn."""
    board = state.kit.board
    shape = state.kit.shapes[kind]
    found: list[int] = []
    if shape.city:
        free = state.free & board.city
        touching = _touching(state)
        for lay in shape.city:
            _list(in_city(state, free, touching, lay), lay.turn, found)
    if shape.outskirts:
        free = state.free & board.outskirts
        for lay in shape.outskirts:
            _list(_room(free, lay), lay.turn, found)
    return found


def place_moves(state: NieuwstadState) -> list[int]:
    """Q3: the legal places of the building in hand."""
    base = state.kit.codes.place
    return [base + place for place in places(state, state.kind)]


def _list(mask: int, turn: int, found: list[int]) -> None:
    while mask:
        lowest = mask & -mask
        found.append((lowest.bit_length() - 1) * 4 + turn)
        mask ^= lowest


def _touching(state: NieuwstadState) -> int:
    """The cells that border the Market or a building (N14)."""
    built = state.built
    pitch = state.kit.board.pitch
    return built << 1 | built >> 1 | built << pitch | built >> pitch


def _room(free: int, lay: Lay) -> int:
    """The north-west cells from which all that the building covers is free (N13)."""
    room = free
    for offset in lay.covers:
        room &= free >> offset
    return room


def in_city(state: NieuwstadState, free: int, touching: int, lay: Lay) -> int:
    """The north-west cells where the building may be laid this way in the city (N14, N15)."""
    room = _room(free, lay)
    if not room:
        return 0
    near = 0
    for offset in lay.covers:
        near |= touching >> offset
    room &= near
    if not room:
        return 0
    if lay.edges:  # sides without roads match anything (N14)
        room &= ~wrong_roads(state, lay)
    if lay.green >= 0 and room:
        beyond = state.kit.board.beyond[lay.green]
        for offset in lay.sides[lay.green]:
            room &= beyond >> offset
    return room


def wrong_roads(state: NieuwstadState, lay: Lay) -> int:
    """The north-west cells from which a road would meet one of another colour (N14)."""
    bad_roads = state.bad_roads
    wrong = 0
    for side in (NORTH, EAST, SOUTH, WEST):
        colour = lay.edges[side]
        if colour == GREEN:
            bad = bad_roads[side * 2] | bad_roads[side * 2 + 1]
        else:
            bad = bad_roads[side * 2 + colour]
        if bad:
            for offset in lay.sides[side]:
                wrong |= bad >> offset
    return wrong


def touches(state: NieuwstadState, lay: Lay, cell: int) -> bool:
    """Would a building laid there border the Market or another building? (N14)"""
    return bool(_touching(state) & (lay.footprint << cell))
