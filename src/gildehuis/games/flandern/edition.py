"""The component data of Flandern that stood only in pictures (E): read and checked."""

import re
from dataclasses import dataclass
from typing import Final

from gildehuis.core.edition_file import Path, Tables, digest
from gildehuis.core.game import Edition, Setup
from gildehuis.games.flandern.board import (
    ARMS,
    CARDS,
    CHURCH,
    GREY,
    INFLUENCE_CARD,
    INFLUENCE_EACH,
    PLAIN_TILE,
    SHAPES,
    SPECIALS,
    TILES,
    TOWNS,
    Board,
    Special,
)
from gildehuis.games.flandern.geometry import Polygon
from gildehuis.games.flandern.schema_words import Shape
from gildehuis.games.flandern.town_plan import (
    Drawings,
    check_whole_sides,
    read_sides,
    read_spaces,
    read_specials,
)

_TOTALS: Final = {"building_sites": 10, "cathedrals": 4, "guild_masters": 4}  # F3
_COVERS: Final = 9
_GUILD_TILES: Final = 15  # F2, F3
_CHURCH_TILES: Final = 13  # the specials among them
_GOLDEN_CARDS: Final = 28
_MOST_OF_A_TOWN: Final = 2  # golden cards (F7)
PRINTED_KEYS: Final = ("plain", "master", "two")  # districts, by the masters printed on them (F6)
PILES: Final = ("A", "B")
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9._-]*")


@dataclass(frozen=True)
class FlandernEdition(Edition):
    """An edition's numbers, and the board computed from them."""

    pieces: dict[str, int]
    covers: dict[Shape, int]
    tiles: list[int]  # in stock at the start, by tile × 3 + shape; a special at its host's shape
    golden: list[list[int]]  # cards of piles A and B
    polygons: dict[str, Polygon]  # by space
    special_polygons: Drawings
    board: Board
    most_influence: int  # cards of influence one player can ever hold


def edition_of(setup: Setup) -> FlandernEdition:
    """The edition of a match."""
    if not isinstance(setup.edition, FlandernEdition):
        raise TypeError("a match of flandern needs an edition of flandern")
    return setup.edition


def read(source: str, where: str) -> FlandernEdition:
    """Read and check an edition file; BadInput says what is wrong with it."""
    tables = Tables(source, where)
    known = {"game", "name", "pieces", "towns", "tiles", "golden", "town", "specials"}
    tables.only((), known)
    if tables.take(("game",), str) != "flandern":
        raise tables.wrong(("game",), "is another game", '"flandern"')
    name = tables.take(("name",), str)
    if not _NAME.fullmatch(name):
        raise tables.wrong(("name",), f'is "{name}"', "small letters, digits, dots and dashes")
    pieces, covers = _read_pieces(tables)
    centres, masters = _read_towns(tables)
    golden = _read_golden(tables)
    names, shapes, polygons = read_spaces(tables)
    long, short = read_sides(tables, names, polygons)
    specials, drawings = read_specials(tables, names, shapes, long, polygons)
    check_whole_sides(tables, polygons, drawings)
    board = Board(names, shapes, long, short, specials, centres, masters, pieces["building_sites"])
    return FlandernEdition(
        name=name,
        digest=digest(source),
        source=source,
        pieces=pieces,
        covers=covers,
        tiles=_read_tiles(tables, specials),
        golden=golden,
        polygons=polygons,
        special_polygons=drawings,
        board=board,
        most_influence=INFLUENCE_EACH + sum(pile.count(INFLUENCE_CARD) for pile in golden),
    )


def _count(tables: Tables, path: Path) -> int:
    """A whole number from 0 on."""
    value: int = tables.take(path, int, "a whole number")
    if not 0 <= value < 100:
        raise tables.wrong(path, f"is {value}", "from 0 to 99")
    return value


# ---- pieces, towns, tiles, cards


def _read_pieces(tables: Tables) -> tuple[dict[str, int], dict[Shape, int]]:
    """F3: the counts of the box; how its covers divide over the shapes is F4E."""
    tables.only(("pieces",), {*_TOTALS, "covers"})
    pieces = {key: _count(tables, ("pieces", key)) for key in _TOTALS}
    for key, total in _TOTALS.items():
        if pieces[key] != total:
            raise tables.wrong(("pieces", key), f"is {pieces[key]}", f"F3 has {total}")
    tables.only(("pieces", "covers"), set(SHAPES))
    covers = {shape: _count(tables, ("pieces", "covers", shape)) for shape in SHAPES}
    if sum(covers.values()) != _COVERS:
        raise tables.wrong(
            ("pieces", "covers"), f"are {sum(covers.values())}", f"F3 has {_COVERS} in all"
        )
    return pieces, covers


def _read_towns(tables: Tables) -> tuple[list[int], list[int]]:
    """The arms of the centres and their printed masters (F1, F5E, F6E)."""
    towns = tables.take(("towns",), list, "six tables [[towns]]")
    if len(towns) != len(TOWNS):
        raise tables.wrong(("towns",), f"are {len(towns)}", f"F1 has {len(TOWNS)}")
    centres: list[int] = []
    masters: list[int] = []
    for n, town in enumerate(TOWNS):
        tables.only(("towns", n), {"name", "centre", "masters"})
        name = tables.take(("towns", n, "name"), str)
        if name != town:
            raise tables.wrong(("towns", n, "name"), f'is "{name}"', f'F1 has "{town}" here')
        centres.append(_read_centre(tables, n, centres))
        masters.append(_count(tables, ("towns", n, "masters")))
        if centres[n] == CHURCH and masters[n]:
            raise tables.wrong(("towns", n, "masters"), "the Church has no masters", "0")
    return centres, masters


def _read_centre(tables: Tables, town: int, before: list[int]) -> int:
    path: Path = ("towns", town, "centre")
    value = tables.take(path, str)
    neutral = TOWNS[town] in ("utrecht", "luik")  # F3
    fitting = ARMS[GREY:] if neutral else ARMS[:GREY]
    if value not in fitting:
        raise tables.wrong(path, f'is "{value}"', "one of " + ", ".join(fitting))
    arms = ARMS.index(value)
    if not neutral and arms in before:
        raise tables.wrong(path, f'"{value}" has a centre already', "F2 has one per guild")
    return arms


def _read_tiles(tables: Tables, specials: list[Special]) -> list[int]:
    """All districts but the centres (F2, F3, F4E, F6E)."""
    tables.only(("tiles",), set(ARMS))
    tiles = [0] * (TILES * len(SHAPES))
    for arms, guild in enumerate(ARMS):
        tables.only(("tiles", guild), set(SHAPES))
        total = 0
        for s, shape in enumerate(SHAPES):
            for masters, count in enumerate(_read_shape(tables, ("tiles", guild, shape))):
                total += count
                if not masters or arms != CHURCH:
                    tiles[(PLAIN_TILE[arms] + masters) * len(SHAPES) + s] = count
        right = _CHURCH_TILES - len(SPECIALS) if arms == CHURCH else _GUILD_TILES
        if total != right:
            raise tables.wrong(("tiles", guild), f"are {total} districts", f"F3 has {right}")
    for special in specials:
        tiles[special.tile * len(SHAPES) + special.host] = 1
    return tiles


def _read_shape(tables: Tables, path: Path) -> list[int]:
    """Districts of one shape with none, one and two masters; none has two if nothing is said."""
    tables.only(path, set(PRINTED_KEYS))
    counts = [_count(tables, (*path, key)) for key in PRINTED_KEYS[:2]]
    counts.append(_count(tables, (*path, "two")) if "two" in tables.take(path, dict) else 0)
    for key, count in zip(PRINTED_KEYS[1:], counts[1:], strict=True):
        if count and path[1] == ARMS[CHURCH]:
            raise tables.wrong((*path, key), "the Church has no masters", "0")
    return counts


def _read_golden(tables: Tables) -> list[list[int]]:
    """The golden cards of both piles (F3, F7E, F10)."""
    tables.only(("golden",), set(PILES))
    golden: list[list[int]] = []
    for pile in PILES:
        tables.only(("golden", pile), set(CARDS))
        counts = tables.take(("golden", pile), dict)
        cards: list[int] = []
        for card in counts:
            cards += [CARDS.index(card)] * _count(tables, ("golden", pile, card))
        golden.append(sorted(cards))
    total = sum(len(pile) for pile in golden)
    if total != _GOLDEN_CARDS:
        raise tables.wrong(("golden",), f"are {total} cards", f"F3 has {_GOLDEN_CARDS}")
    for town in range(len(TOWNS)):
        found = sum(pile.count(town) for pile in golden)
        if found > _MOST_OF_A_TOWN:
            right = f"F7 has {_MOST_OF_A_TOWN} at most"
            raise tables.wrong(("golden",), f'has {found} of "{CARDS[town]}"', right)
    return golden
