"""A plot: what lies on it, what free cells border, and which rooms reach the hall (G23–G27)."""

from typing import Final

from gildehuis.games.guilds.board import HALL_WALL, OCCUPIED, WALL
from gildehuis.games.guilds.edition import GuildsEdition

HALL: Final = 1  # on a cell; a room is 2 + its number, 0 is free


def lay_hall(edition: GuildsEdition, tile: bytearray, doors: bytearray, base: int) -> None:
    """The hall at its start position (G2, G8)."""
    for cell, mask in zip(edition.plot.hall, edition.plot.hall_doors, strict=True):
        tile[base + cell] = HALL
        doors[base + cell] = mask


def borders(
    edition: GuildsEdition, tile: bytearray, doors: bytearray, border: list[int], base: int
) -> None:
    """Find anew what every cell of one plot borders."""
    around = edition.neighbours
    for cell in range(edition.cells):
        if tile[base + cell]:
            border[base + cell] = OCCUPIED
            continue
        found = 0
        for direction in range(4):
            beside = around[cell * 4 + direction]
            if beside < 0 or not tile[base + beside]:
                continue
            if doors[base + beside] >> (direction ^ 2) & 1:
                found |= 1 << direction
            else:
                found |= 1 << direction + WALL
                if tile[base + beside] == HALL:
                    found |= HALL_WALL
        border[base + cell] = found


def cover(
    edition: GuildsEdition,
    tile: bytearray,
    doors: bytearray,
    border: list[int],
    base: int,
    cell: int,
    what: int,
    facing: int,
) -> None:
    """Lay one cell of a room and tell the free cells around it."""
    around = edition.neighbours
    tile[base + cell] = what
    doors[base + cell] = facing
    border[base + cell] = OCCUPIED
    for direction in range(4):
        beside = around[cell * 4 + direction]
        if beside >= 0 and not tile[base + beside]:
            shift = direction ^ 2
            border[base + beside] |= 1 << (shift if facing >> direction & 1 else shift + WALL)


def reached(edition: GuildsEdition, tile: bytearray, doors: bytearray, base: int) -> int:
    """The rooms of one plot that doors connect to the hall, as bits (G27)."""
    around = edition.neighbours
    seen = 0
    rooms = 0
    stack = edition.plot.hall[:]
    for cell in stack:
        seen |= 1 << cell
    while stack:
        cell = stack.pop()
        what = tile[base + cell]
        if what > HALL:
            rooms |= 1 << what - 2
        mask = doors[base + cell]
        for direction in range(4):
            beside = around[cell * 4 + direction]
            if beside < 0 or seen >> beside & 1:
                continue
            neighbour = tile[base + beside]
            # A door, which faces a door wherever a tile lies there, or the same large room.
            if neighbour and (mask >> direction & 1 or neighbour == what):
                seen |= 1 << beside
                stack.append(beside)
    return rooms


def second_cell(edition: GuildsEdition, cell: int, turn: int) -> int:
    """The other cell of a large room: east of the named one, or north (G63); −1 off the plot."""
    return edition.neighbours[cell * 4 + (0 if turn & 1 else 1)]
