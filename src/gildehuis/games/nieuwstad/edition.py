"""Reading and checking an edition of Nieuwstad: boards, buildings, stalls, cards."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from gildehuis.core.edition_file import Path, Tables, digest
from gildehuis.core.state import Edition, Setup
from gildehuis.games.nieuwstad.board import GATE, LAKE, OUTSKIRTS, WHERE, Board
from gildehuis.games.nieuwstad.edition_board import LARGEST, count, read_boards, read_forest
from gildehuis.games.nieuwstad.ids import (
    BUILDINGS,
    EVENTS,
    GOODS,
    GREEN,
    ROADS,
    STALLS,
    WISHES,
)
from gildehuis.games.nieuwstad.kit import Building, Kit, Stall

_VERSIONS = (1, 2)  # of the rules, that an edition may have been made for
_CLASSES = ("red", "green", "blue", "stall", "plain")
_RED = ("huis", "graanveld", "boot")  # N5
_MAY_BE_BLUE = ("kantoor", "kerk", "stadhuis", "gevangenis", "hospitium", "wachttoren")
_MARKS = {"-": (2, 3, 4), "3": (3, 4), "4": (4,)}  # a copy is in with so many players
_BUILDINGS_IN_ALL = (33, 39)  # with 2 players, with 3 or 4 (N1, N3); boats are not among them


@dataclass(frozen=True)
class NieuwstadEdition(Edition):
    """The component data, as the file has it and as tables per number of players."""

    buildings: list[Building] = field(default_factory=list, compare=False)
    stalls: list[Stall] = field(default_factory=list, compare=False)
    cards: dict[str, tuple[str, list[str]]] = field(default_factory=dict, compare=False)
    kits: dict[int, Kit] = field(default_factory=dict, compare=False)


def kit_of(setup: Setup) -> Kit:
    """The tables of a setup."""
    edition = setup.edition
    assert isinstance(edition, NieuwstadEdition)
    return edition.kits[setup.players]


@lru_cache(maxsize=8)
def read(source: str, where: str) -> NieuwstadEdition:
    """An edition out of the text of its file; BadInput names line, key and reason."""
    tables = Tables(source, where)
    tables.only(
        (),
        {"game", "name", "rules", "forest", "boards", "market", "buildings", "stalls", "cards"},
    )
    _check_head(tables)
    tiles = read_forest(tables)
    boards = read_boards(tables)
    buildings = _read_buildings(tables, boards)
    stalls = _read_stalls(tables)
    cards = _read_cards(tables)
    market = _read_roads(tables, ("market", "sides"))
    tables.only(("market",), {"sides"})
    kits: dict[int, Kit] = {}
    for players, board in boards.items():
        deck = _deck(cards, players)
        kits[players] = Kit(players, board, market, buildings, stalls, tiles[players], deck)
    name = tables.take(("name",), str)
    return NieuwstadEdition(name, digest(source), source, buildings, stalls, cards, kits)


def _check_head(tables: Tables) -> None:
    if tables.take(("game",), str) != "nieuwstad":
        raise tables.wrong(("game",), "is another game", '"nieuwstad"')
    if tables.take(("rules",), int) not in _VERSIONS:
        right = "one of " + ", ".join(str(version) for version in _VERSIONS)
        raise tables.wrong(("rules",), "unknown version of the rules", right)
    if not tables.take(("name",), str).strip():
        raise tables.wrong(("name",), "is empty", "a name")


# ---- buildings


def _read_roads(tables: Tables, path: Path) -> list[int]:
    """Colours N E S W, or none."""
    text = tables.take(path, str, "N E S W, each of Z K G")
    for sign in text:
        if sign not in ROADS:
            raise tables.wrong(path, f'"{sign}" is no road', "Z sand, K cobble, G green")
    if len(text) not in (0, 4) or (path[0] == "market" and (len(text) != 4 or "G" in text)):
        raise tables.wrong(path, f'"{text}"', "four sides N E S W")
    return [ROADS.index(sign) for sign in text]


def _read_buildings(tables: Tables, boards: dict[int, Board]) -> list[Building]:
    tables.only(("buildings",), set(BUILDINGS))
    buildings = [_read_building(tables, kind) for kind in BUILDINGS]
    for column, right in enumerate(_BUILDINGS_IN_ALL):
        total = sum(b.count[column] for b in buildings if b.where != LAKE)
        if total != right:
            many = "2 players" if column == 0 else "3 or 4 players"
            raise tables.wrong(("buildings",), f"{total} with {many}", str(right))
    boat = buildings[BUILDINGS.index("boot")]
    for players, board in boards.items():
        if board.printed_boats != boat.count[0 if players == 2 else 1]:
            printed = f"{board.printed_boats}, as on the board for {players} players"
            raise tables.wrong(("buildings", "boot"), f"count {list(boat.count)}", printed)
    return buildings


def _read_building(tables: Tables, kind: str) -> Building:
    path: Path = ("buildings", kind)
    keys = ("name", "count", "florins", "wood", "poorters", "points", "size", "edges", "where")
    tables.take(path, dict)
    tables.only(path, {*keys, "class"})
    where = _word(tables, (*path, "where"), WHERE)
    building = Building(
        name=tables.take((*path, "name"), str),
        count=_two(tables, (*path, "count"), 1),
        florins=count(tables, (*path, "florins")),
        wood=count(tables, (*path, "wood")),
        poorters=tables.take((*path, "poorters"), int),
        points=count(tables, (*path, "points")),
        size=_two(tables, (*path, "size"), 0 if where == "lake" else 1),
        edges=_read_roads(tables, (*path, "edges")),
        where=WHERE.index(where),
        kind=_word(tables, (*path, "class"), _CLASSES),
    )
    _check_building(tables, path, kind, building)
    return building


def _check_building(tables: Tables, path: Path, kind: str, building: Building) -> None:
    if abs(building.poorters) > LARGEST:
        raise tables.wrong((*path, "poorters"), f"is {building.poorters}", "a small number")
    if building.florins + building.wood == 0:
        raise tables.wrong((*path, "florins"), "costs nothing", "a price")
    for klass, kinds in (("red", _RED), ("stall", STALLS[1:])):
        if (building.kind == klass) != (kind in kinds):
            raise tables.wrong((*path, "class"), building.kind, f"{klass}: {', '.join(kinds)}")
    if building.kind == "blue" and kind not in _MAY_BE_BLUE:
        raise tables.wrong((*path, "class"), "cannot belong to the town", "a class with an owner")
    if (building.where == LAKE) != (kind == "boot"):
        raise tables.wrong((*path, "where"), WHERE[building.where], "lake for the Boot alone")
    if building.kind == "green" and building.where != OUTSKIRTS:
        raise tables.wrong(
            (*path, "where"), WHERE[building.where], "outskirts, as it is green (N15)"
        )
    if kind == "stadspoort" and building.where != GATE:
        raise tables.wrong((*path, "where"), WHERE[building.where], "gate (N15)")
    _check_footprint(tables, path, building)


def _check_footprint(tables: Tables, path: Path, building: Building) -> None:
    width, height = building.size
    if building.where == LAKE:
        if (width, height) != (0, 0):
            raise tables.wrong((*path, "size"), f"{width} × {height}", "[0, 0] on the lake")
        return
    if width > 4 or height > 4:
        raise tables.wrong((*path, "size"), f"{width} × {height}", "1 to 4 cells a side")
    green = [side for side, colour in enumerate(building.edges) if colour == GREEN]
    if building.where != GATE:
        if green:
            raise tables.wrong((*path, "edges"), "G", "green only where = gate (N15)")
    elif len(green) != 1 or (green[0] % 2 == 0) != (width >= height):
        raise tables.wrong((*path, "edges"), "not one green long side", "G on one long side (N15)")


def _word(tables: Tables, path: Path, words: tuple[str, ...]) -> str:
    value: str = tables.take(path, str)
    if value not in words:
        raise tables.wrong(path, f'"{value}" does not exist', "one of " + ", ".join(words))
    return value


def _two(tables: Tables, path: Path, low: int) -> tuple[int, int]:
    value = tables.take(path, list)
    if len(value) != 2:
        raise tables.wrong(path, f"{value}", "two whole numbers")
    return count(tables, (*path, 0), low), count(tables, (*path, 1), low)


# ---- stalls and cards


def _read_stalls(tables: Tables) -> list[Stall]:
    tables.only(("stalls",), set(STALLS))
    return [_read_stall(tables, stall) for stall in STALLS]


def _read_stall(tables: Tables, stall: str) -> Stall:
    path: Path = ("stalls", stall)
    data = tables.take(path, dict)
    tables.only(path, {"process", "process_limit", "slots", "sells", "buys", "with"})
    process: dict[int, int] = {}
    for raw, product in _optional(tables, (*path, "process"), {}).items():
        made = _good(tables, (*path, "process", raw), product)
        process[_good(tables, (*path, "process"), raw)] = made
    sells: dict[int, tuple[int, int]] = {}
    for good in _optional(tables, (*path, "sells"), {}):
        at = (*path, "sells", good)
        tables.only(at, {"points", "florins"})
        gain = (count(tables, (*at, "points")), count(tables, (*at, "florins")))
        sells[_good(tables, (*path, "sells"), good)] = gain
    listed = _optional(tables, (*path, "slots"), [])
    slots = [count(tables, (*path, "slots", i)) for i in range(len(listed))]
    limit = count(tables, (*path, "process_limit")) if "process_limit" in data else 0
    along = _good(tables, (*path, "with"), data["with"]) if "with" in data else -1
    return Stall(process, limit, slots, sells, along, _wood_price(tables, path, stall, data))


def _optional(tables: Tables, path: Path, default: Any) -> Any:
    """The value at a path, of the default's kind, or the default where the key is missing."""
    if path[-1] not in tables.take(path[:-1], dict):
        return default
    return tables.take(path, type(default))


def _wood_price(tables: Tables, path: Path, stall: str, data: dict[str, Any]) -> int:
    if ("buys" in data) != (stall == "houthandel"):
        raise tables.wrong((*path, "buys"), "is misplaced", "the Houthandel alone sells wood (N28)")
    if "buys" not in data:
        return 0
    tables.only((*path, "buys"), {"wood"})
    return count(tables, (*path, "buys", "wood", "florins"), 1)


def _good(tables: Tables, path: Path, good: Any) -> int:
    if good not in GOODS:
        raise tables.wrong(path, f"{good!r} is no good", "one of " + ", ".join(GOODS))
    return GOODS.index(good)


def _read_cards(tables: Tables) -> dict[str, tuple[str, list[str]]]:
    tables.only(("cards",), {"wishes", "events"})
    cards: dict[str, tuple[str, list[str]]] = {}
    for group, ids, right in (("wishes", WISHES, 30), ("events", EVENTS, 8)):
        tables.only(("cards", group), set(ids))
        for card in ids:
            path: Path = ("cards", group, card)
            tables.take(path, dict)
            tables.only(path, {"name", "marks"})
            marks = tables.take((*path, "marks"), list)
            for mark in marks:
                if not isinstance(mark, str) or mark not in _MARKS:
                    raise tables.wrong((*path, "marks"), f"{mark!r} is no mark", '"-", "3", "4"')
            cards[card] = (tables.take((*path, "name"), str), marks)
        total = sum(len(cards[card][1]) for card in ids)
        if total != right:
            raise tables.wrong(("cards", group), f"{total} cards", f"{right} (N1)")
    return cards


def _deck(cards: dict[str, tuple[str, list[str]]], players: int) -> list[int]:
    """All cards in the game with so many players (N2, N3)."""
    deck: list[int] = []
    for number, (_, marks) in enumerate(cards.values()):
        deck += [number] * sum(players in _MARKS[mark] for mark in marks)
    return deck
