"""Reading the rooms, the plot and the hall of an edition."""

import string
from dataclasses import dataclass
from typing import Final

from gildehuis.core.edition_file import Path, Tables
from gildehuis.games.guilds.board import DIRECTIONS, EAST, EDGES, NORTH, SOUTH, WEST
from gildehuis.games.guilds.effects import (
    R_NONE,
    R_SYMBOL,
    ROOM_SYMBOL_PREFIX,
    ROOM_WORDS,
)
from gildehuis.games.guilds.read_cards import check_garden, known, named
from gildehuis.games.guilds.read_table import NUMBER_KEYS, Words, amount, limit, optional, whole

MOST_COLUMNS: Final = 6  # so that moves keep their numbers
MOST_ROWS: Final = 6
_MOST: Final = 99
_ROOM_KEYS: Final = {"name", "type", "price", "pp", "florins", "gold", "faction", "doors"}


@dataclass(frozen=True)
class Room:
    """One room (G1, G59)."""

    id: str
    name: str
    size: int
    type: int
    price: int
    pp: int
    florins: int
    gold: int
    faction: int  # −1 for none
    doors: int  # as printed, a mask over board.EDGES
    effect: str
    kind: int  # one of the R_… effects
    effect_faction: int  # whose symbols R_SYMBOL counts
    amount: int  # points of the effect for each thing it counts (G38); 0 if it reads none
    limit: int  # at most so many are counted; 0 likewise
    text: str


@dataclass(frozen=True)
class Plot:
    """The plot and the hall on it (G2, G8). Cell 0 is the south-western one, rows go north."""

    columns: str
    rows: int
    width: int
    cells: list[str]
    neighbours: list[int]  # by cell × 4 + direction; −1 beyond the plot
    hall: list[int]
    hall_doors: list[int]  # by cell of the hall: its doors
    hall_door_names: list[str]
    hall_florins: int


def rooms(tables: Tables, section: str, size: int, words: Words, total: int) -> list[Room]:
    found = tables.take((section,), dict)
    if len(found) != total:
        raise tables.wrong((section,), f"{len(found)} rooms", f"{total} (G1)")
    return [_room(tables, section, size, words, key) for key in found]


def _room(tables: Tables, section: str, size: int, words: Words, key: str) -> Room:
    path: Path = (section, key)
    tables.only(path, _ROOM_KEYS | NUMBER_KEYS | {"effect", "text"})
    effect = optional(tables, (*path, "effect"), str, "")
    kind, effect_faction = _effect(tables, words, (*path, "effect"), effect)
    faction = optional(tables, (*path, "faction"), str, None)
    return Room(
        id=key,
        name=named(tables, path),
        size=size,
        type=known(
            tables, (*path, "type"), tables.take((*path, "type"), str), words.types, "room type"
        ),
        price=whole(tables, (*path, "price"), 1, _MOST),
        pp=whole(tables, (*path, "pp"), -_MOST, _MOST),
        florins=_number(tables, (*path, "florins"), -_MOST),
        gold=_number(tables, (*path, "gold"), 0),
        faction=-1
        if faction is None
        else known(tables, (*path, "faction"), faction, words.factions, "faction"),
        doors=_doors(tables, (*path, "doors"), EDGES[size]),
        effect=effect,
        kind=kind,
        effect_faction=effect_faction,
        amount=amount(tables, path, effect),
        limit=limit(tables, path, effect),
        text=optional(tables, (*path, "text"), str, ""),
    )


def _number(tables: Tables, path: Path, least: int) -> int:
    """A printed number that may be left out."""
    table = tables.take(path[:-1], dict)
    return whole(tables, path, least, _MOST) if path[-1] in table else 0


def _effect(tables: Tables, words: Words, path: Path, effect: str) -> tuple[int, int]:
    """A room's effect at the end and the faction it looks at (G59)."""
    if not effect:
        return R_NONE, -1
    if effect.startswith(ROOM_SYMBOL_PREFIX):
        faction = effect.removeprefix(ROOM_SYMBOL_PREFIX)
        return R_SYMBOL, known(tables, path, faction, words.factions, "faction")
    if effect not in ROOM_WORDS:
        raise tables.wrong(path, f"no effect {effect!r}", "an effect of G59")
    check_garden(tables, words, path, effect)
    return ROOM_WORDS[effect], -1


def _doors(tables: Tables, path: Path, edges: tuple[str, ...]) -> int:
    """At least one door; each edge once at most."""
    found = tables.take(path, list, "a list of edges")
    mask = 0
    for edge in found:
        if edge not in edges:
            raise tables.wrong(path, f"no edge {edge!r}", "one of " + ", ".join(edges))
        if mask >> edges.index(edge) & 1:
            raise tables.wrong(path, f"edge {edge!r} stands twice", "different edges")
        mask |= 1 << edges.index(edge)
    if not mask:
        raise tables.wrong(path, "is empty", "at least one door")
    return mask


# ---- plot and hall


def plot(tables: Tables) -> Plot:
    tables.only(("plot",), {"columns", "rows"})
    columns = tables.take(("plot", "columns"), str, "letters, from west to east")
    letters = string.ascii_uppercase[: len(columns)]
    if not 2 <= len(columns) <= MOST_COLUMNS or columns != letters:
        right = f'"AB" to "{string.ascii_uppercase[:MOST_COLUMNS]}"'
        raise tables.wrong(("plot", "columns"), f"is {columns!r}", right)
    rows = whole(tables, ("plot", "rows"), 2, MOST_ROWS)
    width = len(columns)
    cells = [f"{column}{row + 1}" for row in range(rows) for column in columns]
    around = [_beyond(cell, d, width, rows) for cell in range(len(cells)) for d in range(4)]
    hall = _hall_cells(tables, cells, around)
    doors, names = _hall_doors(tables, cells, hall, around)
    return Plot(
        columns=columns,
        rows=rows,
        width=width,
        cells=cells,
        neighbours=around,
        hall=hall,
        hall_doors=doors,
        hall_door_names=names,
        hall_florins=whole(tables, ("hall", "florins"), 0, _MOST),
    )


def _beyond(cell: int, direction: int, width: int, rows: int) -> int:
    """The cell on the other side of an edge; −1 beyond the plot."""
    row, column = divmod(cell, width)
    row += {NORTH: 1, SOUTH: -1}.get(direction, 0)
    column += {EAST: 1, WEST: -1}.get(direction, 0)
    return row * width + column if 0 <= row < rows and 0 <= column < width else -1


def _hall_cells(tables: Tables, cells: list[str], around: list[int]) -> list[int]:
    """Two cells that share an edge."""
    tables.only(("hall",), {"cells", "doors", "florins"})
    path: Path = ("hall", "cells")
    found = [
        known(tables, path, cell, cells, "cell") for cell in tables.take(path, list, "two cells")
    ]
    if len(found) != 2 or found[1] not in around[found[0] * 4 : found[0] * 4 + 4]:
        raise tables.wrong(path, "is no tile of the plot", "two cells that share an edge")
    return found


def _hall_doors(
    tables: Tables, cells: list[str], hall: list[int], around: list[int]
) -> tuple[list[int], list[str]]:
    """The doors of both cells; one at least opens to a free cell of the plot."""
    path: Path = ("hall", "doors")
    names = tables.take(path, list, "cell and edge, such as B1N")
    masks = [0, 0]
    opens = False
    for name in names:
        cell, edge = (name[:-1], name[-1:]) if isinstance(name, str) else ("", "")
        if cell not in cells or cells.index(cell) not in hall or edge not in tuple(DIRECTIONS):
            raise tables.wrong(path, f"no edge {name!r} of the hall", "such as B1N")
        index, direction = hall.index(cells.index(cell)), DIRECTIONS.index(edge)
        beyond = around[hall[index] * 4 + direction]
        if beyond in hall or masks[index] >> direction & 1:
            raise tables.wrong(path, f"{name!r} is inside the hall or stands twice", "outer edges")
        masks[index] |= 1 << direction
        opens = opens or beyond >= 0
    if not opens:
        raise tables.wrong(path, "no door opens to the plot", "one at least (G8)")
    return masks, names
