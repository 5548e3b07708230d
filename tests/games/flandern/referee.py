"""A second reading of the rules, from what everybody sees: slow, plain, and not the engine's.

It knows the shipped edition's ground plan by the words of the specification ("A town"), not by
the tables of the engine, and takes nothing from the engine but its view of the position.
"""

from typing import Any

Spaces = dict[str, dict[str, Any]]
_COMPASS = ("N", "E", "S", "W")
_CORNERS = {"N": ("NE", "NW"), "E": ("NE", "SE"), "S": ("SE", "SW"), "W": ("SW", "NW")}
_HOSTS = {"A": "Z", "B": "Y", "C": "Z", "D": "X"}


def _pairs() -> tuple[set[frozenset[str]], set[frozenset[str]]]:
    long, short = set(), set()
    for wind in _COMPASS:
        long.add(frozenset(("C", "X" + wind)))
        long.add(frozenset(("X" + wind, "Z" + wind)))
        for corner in _CORNERS[wind]:
            long.add(frozenset(("X" + wind, "Y" + corner)))
            short.add(frozenset(("Z" + wind, "Y" + corner)))
            short.add(frozenset(("C", "Y" + corner)))
    return long, short


LONG, SHORT = _pairs()


def _parts(space: str, special: str | None) -> list[str]:
    """The printed places a tile would lie on: D lies on two (F28)."""
    return [space, "Z" + space[1:]] if special == "D" else [space]


def _beside(spaces: Spaces, parts: list[str], long_only: bool) -> list[dict[str, Any]]:
    """The districts laid around these places."""
    found = []
    for other, row in spaces.items():
        if row["state"] != "laid" or other in parts:
            continue
        for part in parts:
            for place in _parts(other, row["special"]):
                pair = frozenset((part, place))
                host = part.split("+")[0] == other if "+" in part else place == part.split("+")[0]
                added = ("+" in part and host) or ("+" in other and other.split("+")[0] == part)
                if added or pair in LONG or (pair in SHORT and not long_only):
                    found.append(row)
    return found


def _fits(spaces: Spaces, space: str, guild: str, special: str | None) -> bool:
    """F25, F27, F28: free, of the right shape, and bordering nothing with these arms."""
    row = spaces[space]
    if row["state"] != "free":
        return False
    if special is not None:
        if "+" in space or row["shape"] != _HOSTS[special]:
            return False
        if any(spaces[part]["state"] != "free" for part in _parts(space, special)):
            return False
    beside = _beside(spaces, _parts(space, special), long_only=False)
    return all(other["guild"] != guild for other in beside)


def _tiles(view: dict[str, Any], guild: str, shape: str) -> list[tuple[bool | int, str | None]]:
    """The different tiles of the stock for a shape: (master, special)."""
    counts = view["stock"][guild][shape]
    found: list[tuple[bool | int, str | None]] = []
    if counts["plain"]:
        found.append((False, None))
    if counts["master"]:
        found.append((True, None))
    if counts["two"]:
        found.append((2, None))
    if guild == "church":
        found += [(False, special) for special in view["specials"] if _HOSTS[special] == shape]
    return found


def layings(view: dict[str, Any], towns: list[str], guilds: list[str]) -> set[tuple[Any, ...]]:
    """Everything that may be laid: (town, space, guild, master, special)."""
    found = set()
    for town in view["towns"]:
        if town["town"] not in towns or town["scored"] or not town["in_play"]:
            continue
        spaces = {row["space"]: row for row in town["spaces"]}
        for space, row in spaces.items():
            if row["state"] != "free":
                continue
            for guild in guilds:
                for master, special in _tiles(view, guild, row["shape"]):
                    parts = _parts(space, special)
                    if _fits(spaces, space, guild, special) and _beside(spaces, parts, True):
                        found.add((town["town"], space, guild, master, special))
    return found


def could_take(view: dict[str, Any], spaces: Spaces, space: str, guild: str) -> bool:
    """F30: could these arms ever take this space?"""
    for _, special in _tiles(view, guild, spaces[space]["shape"]):
        if _fits(spaces, space, guild, special):
            return True
    if guild == "church" and "D" in view["specials"] and space[0] == "Z" and "+" not in space:
        return _fits(spaces, "X" + space[1:], "church", "D")
    return False


def must_be_covered(view: dict[str, Any]) -> list[tuple[str, str]]:
    """The free spaces that F30 does not leave open."""
    found = []
    for town in view["towns"]:
        spaces = {row["space"]: row for row in town["spaces"]}
        for space, row in spaces.items():
            if row["state"] != "free" or town["scored"]:
                continue
            taken = any(could_take(view, spaces, space, guild) for guild in view["stock"])
            if not taken or _cut_off(spaces, space):
                found.append((town["town"], space))
    return found


def _cut_off(spaces: Spaces, space: str) -> bool:
    if "+" in space:
        return False  # its special lies beside it
    along = [name for name in spaces if frozenset((name, space)) in LONG]
    return all(spaces[name]["state"] == "covered" for name in along)


def score(town: dict[str, Any]) -> tuple[int, dict[str, int]]:
    """F32–F34 by hand: the town's value and the points of its guilds."""
    value = 0
    districts: dict[str, int] = {}
    masters: dict[str, int] = {}
    for row in town["spaces"]:
        if row["state"] != "laid" or not row["finished"]:
            continue
        if row["guild"] == "church":
            value += 3 if row["cathedral"] else 2
            continue
        value += 1
        districts[row["guild"]] = districts.get(row["guild"], 0) + 1
        masters[row["guild"]] = masters.get(row["guild"], 0) + row["masters"] + row["figures"]
    order = sorted(districts, key=lambda guild: (-districts[guild], -masters[guild]))
    table = [value, -(-value // 2), 4, 2, 0]
    points = {}
    for guild in order:
        equal = [
            g for g in order if (districts[g], masters[g]) == (districts[guild], masters[guild])
        ]
        points[guild] = table[max(order.index(g) for g in equal)]
    return value, points
