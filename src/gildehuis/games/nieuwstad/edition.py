"""Reading and checking an edition of Nieuwstad: boards, buildings, stalls, cards."""

from dataclasses import dataclass, field
from typing import Any

from gildehuis.core.game import Edition, EditionTable
from gildehuis.core.tables import Path, Tables, digest
from gildehuis.games.nieuwstad.board import ANYWHERE, GATE, LAKE, OUTSKIRTS, TILE, WHERE, Board
from gildehuis.games.nieuwstad.ids import (
    BUILDINGS,
    EVENTS,
    GOODS,
    GREEN,
    QUARTERS,
    ROADS,
    STALLS,
    TILES,
    WISHES,
)
from gildehuis.games.nieuwstad.kit import Building, Kit, Stall

_CLASSES = ("red", "green", "blue", "stall", "plain")
_RED = ("huis", "graanveld", "boot")  # N5
_MAY_BE_BLUE = ("kantoor", "kerk", "stadhuis", "gevangenis", "hospitium", "wachttoren")
_MARKS = {"-": (2, 3, 4), "3": (3, 4), "4": (4,)}  # a copy is in with so many players
_SLOTS = {2: 15, 3: 27, 4: 27}
_TILES_IN_ALL = {2: 18, 3: 30, 4: 30}
_BUILDINGS_IN_ALL = (33, 39)  # with 2 players, with 3 or 4 (N1, N3); boats are not among them
_LARGEST = 60  # cells along a side, Poorters of a slot, goods of a price: nothing real is larger
_NUMBER = "a whole number from 0"


@dataclass(frozen=True)
class NieuwstadEdition(Edition):
    """The component data, as the file has it and as tables per number of players."""

    buildings: list[Building] = field(default_factory=list, compare=False)
    stalls: list[Stall] = field(default_factory=list, compare=False)
    cards: dict[str, tuple[str, list[str]]] = field(default_factory=dict, compare=False)
    kits: dict[int, Kit] = field(default_factory=dict, compare=False)


def read(source: str, where: str) -> NieuwstadEdition:
    """An edition out of the text of its file; BadInput names line, key and reason."""
    tables = Tables(source, where)
    tables.only(
        (),
        {"game", "name", "rules", "forest", "boards", "market", "buildings", "stalls", "cards"},
    )
    _check_head(tables)
    tiles = _read_forest(tables)
    boards = _read_boards(tables)
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
    if tables.take(("rules",), int) != 1:
        raise tables.wrong(("rules",), "unknown version of the rules", "1")
    if not tables.take(("name",), str).strip():
        raise tables.wrong(("name",), "is empty", "a name")


def _count(tables: Tables, path: Path, low: int = 0) -> int:
    """A whole number that is not absurd."""
    value: int = tables.take(path, int, _NUMBER)
    if not low <= value <= _LARGEST:
        raise tables.wrong(path, f"is {value}", f"a whole number from {low} to {_LARGEST}")
    return value


# ---- forest tiles and boards


def _read_forest(tables: Tables) -> dict[int, list[int]]:
    """All tiles by number of players (N1–N3)."""
    tables.only(("forest",), set(TILES))
    tiles: dict[int, list[int]] = {2: [], 3: [], 4: []}
    for number, tile in enumerate(TILES):
        tables.only(("forest", tile), {"all", "two"})
        tiles[2] += [number] * _count(tables, ("forest", tile, "two"))
        tiles[3] += [number] * _count(tables, ("forest", tile, "all"))
    tiles[4] = tiles[3]
    for players, found in tiles.items():
        if len(found) != _TILES_IN_ALL[players]:
            reason = f"{len(found)} tiles for {players} players"
            raise tables.wrong(("forest",), reason, f"{_TILES_IN_ALL[players]} in all")
    return tiles


def _read_boards(tables: Tables) -> dict[int, Board]:
    """The board by number of players."""
    boards: dict[int, Board] = {}
    for side in tables.take(("boards",), dict):
        path: Path = ("boards", side)
        tables.only(path, {"players", "printed_boats", "loose_boats", "shore_row", "map"})
        players = tables.take((*path, "players"), list)
        board: Board | None = None
        for count in players:
            if type(count) is not int or count not in _SLOTS or count in boards:
                right = "2, 3 and 4, each on one board"
                raise tables.wrong((*path, "players"), f"{count!r} players", right)
            board = board or _read_board(tables, path, _SLOTS[count])
            if board.slot_count - 1 != _SLOTS[count]:
                raise tables.wrong((*path, "map"), "wrong for so many players", "N2, N3")
            boards[count] = board
    for count in _SLOTS:
        if count not in boards:
            raise tables.wrong(("boards",), f"none for {count} players", "2, 3 and 4")
    return boards


def _read_board(tables: Tables, path: Path, slots: int) -> Board:
    rows = [row.replace(" ", "") for row in tables.take((*path, "map"), str).split("\n")]
    rows = [row for row in rows if row]
    _check_map(tables, (*path, "map"), rows, slots)
    shore_row = _count(tables, (*path, "shore_row"))
    if shore_row >= len(rows):
        raise tables.wrong((*path, "shore_row"), "lies beyond the map", f"0 to {len(rows) - 1}")
    printed = _count(tables, (*path, "printed_boats"), 1)
    loose = _count(tables, (*path, "loose_boats"))
    return Board(rows, printed, loose, shore_row)


def _check_map(tables: Tables, path: Path, rows: list[str], slots: int) -> None:
    if not rows or any(len(row) != len(rows[0]) for row in rows):
        raise tables.wrong(path, "rows of different length", "a rectangle")
    for sign in "".join(rows):
        if sign not in (".", "M", *QUARTERS):
            raise tables.wrong(path, f'"{sign}" is no kind of cell', ". a b c d M")
    if len(rows) % TILE or len(rows[0]) % TILE:
        raise tables.wrong(path, "does not fit the tile grid", "an even number of rows and columns")
    found = len(rows) * len(rows[0]) // (TILE * TILE) - 1
    if found != slots:
        raise tables.wrong(path, f"{found} forest tiles beside the Market", str(slots))
    markets = 0
    for y in range(0, len(rows), TILE):
        for x in range(0, len(rows[0]), TILE):
            signs = {rows[y + dy][x + dx] for dy in range(TILE) for dx in range(TILE)}
            if "M" in signs:
                markets += 1
                if signs != {"M"} or markets > 1:
                    raise tables.wrong(path, "the Market", "one 2 × 2 square of the tile grid")
            elif "." in signs and signs != {"."}:
                reason = f"the tile at [{x // TILE}, {y // TILE}] lies across the city line"
                raise tables.wrong(path, reason, "wholly in the city or in the outskirts")
    if not markets:
        raise tables.wrong(path, "no Market", "one 2 × 2 square of the tile grid")
    missing = [quarter for quarter in QUARTERS if quarter not in "".join(rows)]
    if missing:
        raise tables.wrong(path, f"no quarter {missing[0]}", "a b c d")


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
        florins=_count(tables, (*path, "florins")),
        wood=_count(tables, (*path, "wood")),
        poorters=tables.take((*path, "poorters"), int),
        points=_count(tables, (*path, "points")),
        size=_two(tables, (*path, "size"), 0 if where == "lake" else 1),
        edges=_read_roads(tables, (*path, "edges")),
        where=WHERE.index(where),
        kind=_word(tables, (*path, "class"), _CLASSES),
    )
    _check_building(tables, path, kind, building)
    return building


def _check_building(tables: Tables, path: Path, kind: str, building: Building) -> None:
    if abs(building.poorters) > _LARGEST:
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
    if (building.kind == "green" or kind == "graanveld") and building.where != OUTSKIRTS:
        raise tables.wrong((*path, "where"), WHERE[building.where], "outskirts (N15)")
    _check_footprint(tables, path, building)


def _check_footprint(tables: Tables, path: Path, building: Building) -> None:
    width, height = building.size
    if building.where == LAKE:
        if (width, height) != (0, 0):
            raise tables.wrong((*path, "size"), f"{width} × {height}", "[0, 0] on the lake")
        return
    if width > 4 or height > 4:
        raise tables.wrong((*path, "size"), f"{width} × {height}", "1 to 4 cells a side")
    if not building.edges and building.where in (ANYWHERE, GATE):
        raise tables.wrong((*path, "edges"), "none", "four sides, as it may stand in the city")
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
    return _count(tables, (*path, 0), low), _count(tables, (*path, 1), low)


# ---- stalls and cards


def _read_stalls(tables: Tables) -> list[Stall]:
    tables.only(("stalls",), set(STALLS))
    return [_read_stall(tables, stall) for stall in STALLS]


def _read_stall(tables: Tables, stall: str) -> Stall:
    path: Path = ("stalls", stall)
    data = tables.take(path, dict)
    tables.only(path, {"process", "process_limit", "slots", "sells", "buys", "with"})
    process: dict[int, int] = {}
    for raw, product in data.get("process", {}).items():
        made = _good(tables, (*path, "process", raw), product)
        process[_good(tables, (*path, "process"), raw)] = made
    sells: dict[int, tuple[int, int]] = {}
    for good in data.get("sells", {}):
        at = (*path, "sells", good)
        tables.only(at, {"points", "florins"})
        gain = (_count(tables, (*at, "points")), _count(tables, (*at, "florins")))
        sells[_good(tables, (*path, "sells"), good)] = gain
    slots = [_count(tables, (*path, "slots", i)) for i in range(len(data.get("slots", [])))]
    limit = _count(tables, (*path, "process_limit")) if "process_limit" in data else 0
    along = _good(tables, (*path, "with"), data["with"]) if "with" in data else -1
    return Stall(process, limit, slots, sells, along, _wood_price(tables, path, stall, data))


def _wood_price(tables: Tables, path: Path, stall: str, data: dict[str, Any]) -> int:
    if ("buys" in data) != (stall == "houthandel"):
        raise tables.wrong((*path, "buys"), "is misplaced", "the Houthandel alone sells wood (N28)")
    if "buys" not in data:
        return 0
    tables.only((*path, "buys"), {"wood"})
    return _count(tables, (*path, "buys", "wood", "florins"), 1)


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


# ---- for people to read


def tables(edition: NieuwstadEdition) -> list[EditionTable]:
    """The whole edition as tables."""
    return [
        _board_table(edition),
        _building_table(edition),
        _stall_table(edition),
        _card_table(edition),
    ]


def _board_table(edition: NieuwstadEdition) -> EditionTable:
    rows: list[list[Any]] = []
    for players, kit in edition.kits.items():
        board = kit.board
        size = f"{board.width} × {board.height}"
        boats = f"{board.printed_boats} + {board.loose_boats}"
        rows.append([players, size, boats, len(kit.tiles), len(kit.deck), sum(kit.stock)])
    headers = ["Players", "Cells", "Boats", "Tiles", "Cards", "For sale"]
    return "Boards", headers, sorted(rows)


def _building_table(edition: NieuwstadEdition) -> EditionTable:
    rows: list[list[Any]] = [
        [
            b.name,
            f"{b.count[1]} ({b.count[0]})",
            b.florins,
            b.wood,
            f"{b.poorters:+}",
            b.points,
            f"{b.size[0]}x{b.size[1]}",
            "".join(ROADS[colour] for colour in b.edges),
            WHERE[b.where],
            b.kind,
        ]
        for b in edition.buildings
    ]
    headers = ["Building", "Count (2p)", "f", "w", "P", "Points", "Size", "NESW", "Where", "Class"]
    return "Buildings", headers, rows


def _stall_table(edition: NieuwstadEdition) -> EditionTable:
    rows: list[list[Any]] = []
    for name, stall in zip(STALLS, edition.stalls, strict=True):
        makes = ", ".join(f"{GOODS[raw]} → {GOODS[made]}" for raw, made in stall.process.items())
        sells = ", ".join(f"{GOODS[g]} {p}p {f}f" for g, (p, f) in stall.sells.items())
        slots = " ".join(str(slot) for slot in stall.slots)
        rows.append([name, makes, sells, slots])
    return "Stalls", ["Stall", "Makes", "Sells", "Slots"], rows


def _card_table(edition: NieuwstadEdition) -> EditionTable:
    rows: list[list[Any]] = [
        [name, "wish" if card in WISHES else "event", " ".join(marks)]
        for card, (name, marks) in edition.cards.items()
    ]
    return "Cards", ["Card", "Kind", "Marks"], rows
