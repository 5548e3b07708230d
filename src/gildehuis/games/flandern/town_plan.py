"""The ground plan of a town in an edition file: spaces, sides and specials, read and checked."""

import re
from hashlib import sha256
from math import dist
from typing import Any, Final

from gildehuis.core.edition_file import Path, Tables
from gildehuis.games.flandern.board import CENTRE, FIRST_SPECIAL, SHAPES, SPECIALS, Special
from gildehuis.games.flandern.geometry import (
    Polygon,
    overlapping,
    read_polygon,
    shared_side,
    whole_sides,
)

Pairs = list[tuple[int, int]]
Drawings = dict[str, tuple[str, Polygon, list[Polygon]]]  # by special: drawn on, tile, new spaces
_SHAPES: Final = (*SHAPES, "C")
# The first edition's drawing is older than the check of whole sides, and tables are played on it.
_OLDER: Final = "8153a87ace4ed6834e20a53c7b76603d6d02836a1287b6165f80d60ee1cb5ddd"
_SPACE: Final = re.compile(r"[A-Za-z][A-Za-z0-9]*")


def _polygon(tables: Tables, path: Path, value: Any) -> Polygon:
    polygon = read_polygon(value)
    if polygon is None:
        raise tables.wrong(path, "is no polygon", "three or more corners whose sides do not cross")
    return polygon


def read_spaces(tables: Tables) -> tuple[list[str], list[int], dict[str, Polygon]]:
    """The printed spaces: names, shapes and outlines, the centre first."""
    tables.only(("town",), {"spaces", "long", "short"})
    rows = tables.take(("town", "spaces"), list, "a list of spaces")
    found: list[tuple[bool, str, int]] = []
    polygons: dict[str, Polygon] = {}
    for n in range(len(rows)):
        path: Path = ("town", "spaces", n)
        tables.only(path, {"id", "shape", "polygon"})
        name, shape = tables.take((*path, "id"), str), tables.take((*path, "shape"), str)
        if not _SPACE.fullmatch(name) or name in polygons:
            reason = f'"{name}" stands there twice' if name in polygons else f'is "{name}"'
            raise tables.wrong((*path, "id"), reason, "a name of its own, letters and digits")
        if shape not in _SHAPES or (shape == "C") != (name == "C"):
            raise tables.wrong((*path, "shape"), f'is "{shape}"', "X, Y, Z; C for the centre C")
        polygons[name] = _polygon(tables, (*path, "polygon"), tables.take((*path, "polygon"), list))
        found.append((name != "C", name, CENTRE if name == "C" else SHAPES.index(shape)))
    if "C" not in polygons or len(found) < 2:
        raise tables.wrong(("town", "spaces"), "has no centre C or no other space")
    found.sort(key=_centre_first)
    for n, (_, one, _) in enumerate(found):
        for _, other, _ in found[n + 1 :]:
            if overlapping(polygons[one], polygons[other]):
                raise tables.wrong(("town", "spaces"), f"{one} and {other} lie over each other")
    return [name for _, name, _ in found], [shape for _, _, shape in found], polygons


def _centre_first(row: tuple[bool, str, int]) -> bool:
    return row[0]


def read_sides(
    tables: Tables, names: list[str], polygons: dict[str, Polygon]
) -> tuple[Pairs, Pairs]:
    """Which spaces share a side, long or short: what the drawing shows, no more and no less."""
    seen: set[frozenset[str]] = set()
    found: list[Pairs] = []
    for kind in ("long", "short"):
        pairs: Pairs = []
        for n, pair in enumerate(tables.take(("town", kind), list, "a list of pairs")):
            path: Path = ("town", kind, n)
            if not isinstance(pair, list) or len(pair) != 2 or pair[0] == pair[1]:
                raise tables.wrong(path, f"is {pair!r}", "two different spaces")
            for space in pair:
                if not isinstance(space, str) or space not in polygons:
                    raise tables.wrong(path, f"no space {space!r}", "one of " + ", ".join(names))
            one, other = pair
            if frozenset(pair) in seen:
                raise tables.wrong(path, f"{one} and {other} are paired twice")
            if not shared_side(polygons[one], polygons[other]):
                raise tables.wrong(path, f"{one} and {other} share no side in the drawing")
            seen.add(frozenset(pair))
            pairs.append((names.index(one), names.index(other)))
        found.append(pairs)
    for n, one in enumerate(names):
        for other in names[n + 1 :]:
            touching = shared_side(polygons[one], polygons[other])
            if touching and frozenset((one, other)) not in seen:
                raise tables.wrong(("town",), f"{one} and {other} share a side nobody lists")
    return found[0], found[1]


# ---- specials


def read_specials(
    tables: Tables,
    names: list[str],
    shapes: list[int],
    long: Pairs,
    polygons: dict[str, Polygon],
) -> tuple[list[Special], Drawings]:
    """The four specials of the Church (F28)."""
    tables.only(("specials",), set(SPECIALS))
    specials: list[Special] = []
    drawings: Drawings = {}
    for n, letter in enumerate(SPECIALS):
        path: Path = ("specials", letter)
        tables.only(path, {"host", "swallows", "adds", "drawn_on", "polygon", "new"})
        host = _shape(tables, (*path, "host"), tables.take((*path, "host"), str))
        special = Special(
            FIRST_SPECIAL + n,
            host,
            _shapes(tables, (*path, "swallows")),
            _shapes(tables, (*path, "adds")),
        )
        _check_hosts(tables, path, special, names, shapes, long)
        drawn_on = tables.take((*path, "drawn_on"), str)
        if drawn_on not in polygons or shapes[names.index(drawn_on)] != host:
            right = f"a space of shape {SHAPES[host]}"
            raise tables.wrong((*path, "drawn_on"), f'is "{drawn_on}"', right)
        drawings[letter] = (drawn_on, *_read_drawing(tables, path, len(special.adds)))
        specials.append(special)
    return specials, drawings


def _shape(tables: Tables, path: Path, value: Any) -> int:
    if not isinstance(value, str) or value not in SHAPES:
        raise tables.wrong(path, f"no shape {value!r}", "X, Y or Z")
    return SHAPES.index(value)


def _shapes(tables: Tables, path: Path) -> list[int]:
    return [_shape(tables, path, value) for value in tables.take(path, list, "a list of shapes")]


def _check_hosts(
    tables: Tables,
    path: Path,
    special: Special,
    names: list[str],
    shapes: list[int],
    long: Pairs,
) -> None:
    """Every host has exactly one space of each shape that is swallowed."""
    hosts = [slot for slot, shape in enumerate(shapes) if shape == special.host]
    if not hosts:
        raise tables.wrong((*path, "host"), f"the town has no space {SHAPES[special.host]}")
    for shape in special.swallows:
        for host in hosts:
            beside = [a if b == host else b for a, b in long if host in (a, b)]
            found = sum(shapes[slot] == shape for slot in beside)
            if found != 1:
                reason = f"{found} spaces {SHAPES[shape]} on a long side of {names[host]}"
                raise tables.wrong((*path, "swallows"), reason, "exactly one")


def _read_drawing(tables: Tables, path: Path, adds: int) -> tuple[Polygon, list[Polygon]]:
    tile = _polygon(tables, (*path, "polygon"), tables.take((*path, "polygon"), list))
    rows = tables.take((*path, "new"), list, "a list of polygons")
    if len(rows) != adds:
        raise tables.wrong((*path, "new"), f"has {len(rows)} polygons", f"adds has {adds}")
    new = [_polygon(tables, (*path, "new", n), row) for n, row in enumerate(rows)]
    for n, polygon in enumerate(new):
        if not shared_side(tile, polygon):
            raise tables.wrong((*path, "new", n), "shares no side with its special")
    return tile, new


# ---- does the drawing show what the lists of sides say?


def check_whole_sides(tables: Tables, polygons: dict[str, Polygon], drawings: Drawings) -> None:
    """Every side is a whole one of both its spaces, and the long ones are the longer ones."""
    if _drawing_digest(polygons, drawings) == _OLDER:
        return
    lengths: dict[str, list[tuple[float, Path, str]]] = {"long": [], "short": []}
    for kind, found in lengths.items():
        for n, (one, other) in enumerate(tables.take(("town", kind), list)):
            path: Path = ("town", kind, n)
            found.append(_whole(tables, path, (one, other), polygons[one], polygons[other]))
    for letter, (_, tile, new) in drawings.items():
        for n, polygon in enumerate(new):
            between = (letter, f"the space it adds ({n + 1})")
            path = ("specials", letter, "new", n)
            lengths["long"].append(_whole(tables, path, between, tile, polygon))
    if lengths["long"] and lengths["short"]:
        shortest, path, long = min(lengths["long"])
        longest, _, short = max(lengths["short"])
        if shortest <= longest:
            reason = f"the long side of {long} is {shortest:g}"
            right = f"longer than every short one; that of {short} is {longest:g}"
            raise tables.wrong(path, reason, right)


def _whole(
    tables: Tables, path: Path, names: tuple[str, str], one: Polygon, other: Polygon
) -> tuple[float, Path, str]:
    """How long the whole sides are that two polygons share, where that is said, and of what."""
    between = f"{names[0]} and {names[1]}"
    shared = whole_sides(one, other)
    if not shared:
        right = "both with the same two neighbouring corners"
        raise tables.wrong(path, f"{between} share no whole side", right)
    return sum(dist(*side) for side in shared), path, between


def _drawing_digest(polygons: dict[str, Polygon], drawings: Drawings) -> str:
    """What a drawing is known by, whatever its spaces are called."""
    outlines = [*polygons.values()]
    for _, tile, new in drawings.values():
        outlines += [tile, *new]
    return sha256(repr(sorted(outlines)).encode()).hexdigest()
