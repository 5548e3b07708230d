"""Reading the boards and forest tiles of an edition of Nieuwstad."""

from gildehuis.core.edition_file import Path, Tables
from gildehuis.games.nieuwstad.board import TILE, Board
from gildehuis.games.nieuwstad.ids import QUARTERS, TILES

_SLOTS = {2: 15, 3: 27, 4: 27}
_LOOSE_BOATS = 2  # N1
_TILES_IN_ALL = {2: 18, 3: 30, 4: 30}
LARGEST = 60  # cells along a side, Poorters of a slot, goods of a price: nothing real is larger
_NUMBER = "a whole number from 0"


def count(tables: Tables, path: Path, low: int = 0) -> int:
    """A whole number that is not absurd."""
    value: int = tables.take(path, int, _NUMBER)
    if not low <= value <= LARGEST:
        raise tables.wrong(path, f"is {value}", f"a whole number from {low} to {LARGEST}")
    return value


def read_forest(tables: Tables) -> dict[int, list[int]]:
    """All tiles by number of players (N1–N3)."""
    tables.only(("forest",), set(TILES))
    tiles: dict[int, list[int]] = {2: [], 3: [], 4: []}
    for number, tile in enumerate(TILES):
        tables.only(("forest", tile), {"all", "two"})
        tiles[2] += [number] * count(tables, ("forest", tile, "two"))
        tiles[3] += [number] * count(tables, ("forest", tile, "all"))
    tiles[4] = tiles[3]
    for players, found in tiles.items():
        if len(found) != _TILES_IN_ALL[players]:
            reason = f"{len(found)} tiles for {players} players"
            raise tables.wrong(("forest",), reason, f"{_TILES_IN_ALL[players]} in all")
    return tiles


def read_boards(tables: Tables) -> dict[int, Board]:
    """The board by number of players."""
    boards: dict[int, Board] = {}
    for side in tables.take(("boards",), dict):
        path: Path = ("boards", side)
        tables.only(path, {"players", "printed_boats", "loose_boats", "shore_row", "map"})
        players = tables.take((*path, "players"), list)
        board: Board | None = None
        for many in players:
            if type(many) is not int or many not in _SLOTS or many in boards:
                right = "2, 3 and 4, each on one board"
                raise tables.wrong((*path, "players"), f"{many!r} players", right)
            board = board or _read_board(tables, path, _SLOTS[many])
            if board.slot_count - 1 != _SLOTS[many]:
                raise tables.wrong((*path, "map"), "wrong for so many players", "N2, N3")
            boards[many] = board
    for many in _SLOTS:
        if many not in boards:
            raise tables.wrong(("boards",), f"none for {many} players", "2, 3 and 4")
    return boards


def _read_board(tables: Tables, path: Path, slots: int) -> Board:
    rows = [row.replace(" ", "") for row in tables.take((*path, "map"), str).split("\n")]
    rows = [row for row in rows if row]
    _check_map(tables, (*path, "map"), rows, slots)
    shore_row = count(tables, (*path, "shore_row"))
    if shore_row >= len(rows):
        raise tables.wrong((*path, "shore_row"), "lies beyond the map", f"0 to {len(rows) - 1}")
    printed = count(tables, (*path, "printed_boats"), 1)
    loose = count(tables, (*path, "loose_boats"))
    least = 0 if slots == _SLOTS[2] else _LOOSE_BOATS  # N3: with 2 players it is the edition's
    if not least <= loose <= _LOOSE_BOATS:
        right = f"{_LOOSE_BOATS} (N1)" if least else f"0 to {_LOOSE_BOATS} (N3)"
        raise tables.wrong((*path, "loose_boats"), f"is {loose}", right)
    return Board(rows, printed, loose, shore_row)


def _check_map(tables: Tables, path: Path, rows: list[str], slots: int) -> None:
    if not rows or any(len(row) != len(rows[0]) for row in rows):
        raise tables.wrong(path, "rows of different length", "a rectangle")
    for sign in "".join(rows):
        if sign not in {".", "M"} and sign not in QUARTERS:
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
