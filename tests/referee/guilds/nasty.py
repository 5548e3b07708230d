"""Every move one could think of in a position, right and wrong, and every wrong form of a move."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from tests.referee.guilds.asking import FIELDS
from tests.referee.guilds.edition import LARGE_EDGES, SMALL_EDGES
from tests.referee.guilds.table import Table
from tests.referee.verdict import Json

HUGE = 10**30


def thinkable(table: Table, seat: int) -> Iterator[Json]:
    """All moves of all kinds with all values that have a meaning, and some that have none."""
    words = values(table, seat)
    for kind, fields in FIELDS.items():
        for chosen in product(*(words[field] for field in fields)):
            yield {"type": kind, **dict(zip(fields, chosen, strict=True))}


def values(table: Table, seat: int) -> dict[str, list[Any]]:
    edition, guild = table.edition, table.guilds[seat]
    return {
        "room": [*edition.rooms, "hall", "s1", "W1", ""],
        "character": [*edition.characters, "s01", "X9", ""],
        "zone": ["Z0", *(f"Z{n}" for n in range(1, 8)), "z1", "Z１", ""],
        "add": [*range(-1, guild.hand + 3), HUGE],
        "gold": [*range(-1, max(guild.gold, guild.hand // 3) + 3), -HUGE, HUGE],
        "victim": [*range(-table.players, table.players + 1), HUGE],
        "florins": [*range(-1, 5), HUGE],
        "edge": [*SMALL_EDGES, *LARGE_EDGES, "aE", "bW", "cN", "n", "NE", ""],
        "cell": [
            *guild.plot.cells,
            "A0",
            "A6",
            "D1",
            "E1",
            "a1",
            "A１",
            "A 1",
            "1A",
            "A",
            "A10",
            "",
        ],
        "turn": [*range(-1, 6), HUGE],
        "faction": [*edition.factions, "human", "Noble", ""],
        "as": ["woman", "man", "Woman", *edition.peoples, "noble", ""],
    }


NO_MOVES: tuple[Any, ...] = (
    None,
    True,
    7,
    "pass",
    [],
    ["pass"],
    {},
    {"type": None},
    {"type": 1},
    {"type": ["pass"]},
    {"type": {"type": "pass"}},
    {"type": "fly"},
    {"type": "PASS"},
    {"kind": "pass"},
)


def malformed(move: Json) -> Iterator[Any]:
    """A move with one thing wrong in its form."""
    yield {**move, "why": "because"}
    yield {**move, "seat": 0}
    fields = [key for key in move if key != "type"]
    for field in fields:
        yield {key: value for key, value in move.items() if key != field}
        yield from ({**move, field: wrong} for wrong in other_types(move[field]))
    if fields:
        yield {field: move[field] for field in (*fields, "type")}
    if len(fields) > 1:
        yield {field: move[field] for field in ("type", *reversed(fields))}
    yield {key: value for key, value in move.items() if key != "type"}


def other_types(value: Any) -> list[Any]:
    common = [None, True, False, [], [value], {}, {"value": value}]
    if isinstance(value, str):
        return [*common, 0, 1, 1.5]
    return [*common, float(value), value + 0.5, str(value), ""]
