"""Reading what an edition says of the table itself: vocabulary, plaza and round track."""

from dataclasses import dataclass
from typing import Any, Final

from gildehuis.core.edition_file import Path, Tables
from gildehuis.games.guilds.board import ZONE_NAMES
from gildehuis.games.guilds.effects import AMOUNTS, LEAST_NUMBER, LIMITS, MOST_NUMBER, family

TOP_KEYS: Final = {
    "game",
    "edition",
    "factions",
    "peoples",
    "room_types",
    "plot",
    "hall",
    "round_track",
    "scoring",
    "plaza",
    "characters",
    "small_rooms",
    "large_rooms",
    "goals",
}
FACTIONS: Final = 7  # G1
MOST_PEOPLES: Final = 12  # so that moves keep their numbers
MOST_TYPES: Final = 20
LAYOUTS: Final = {"2": 3, "3x5": 5, "3x6": 6, "4": 6}  # characters drawn each round (G5)
ROUNDS: Final = {2: 8, 3: 6, 4: 6}  # G5
FLIPPED_AFTER: Final = 5  # the marker's side, with two players (G7)
SECOND_PLACE: Final = [4]  # the numbers of players with which it pays, unless told (G34)
NUMBER_KEYS: Final = {"amount", "limit"}


@dataclass(frozen=True)
class Words:
    """The words that characters, rooms and goals may use."""

    name: str
    factions: list[str]
    peoples: list[str]
    types: list[str]


def words(tables: Tables) -> Words:
    game = tables.take(("game",), str)
    if game != "guilds":
        raise tables.wrong(("game",), f'is "{game}"', '"guilds"')
    name = tables.take(("edition",), str, "the edition's name")
    if not name.strip():
        raise tables.wrong(("edition",), "is empty", "the edition's name")
    factions = _word_list(tables, "factions")
    if len(factions) != FACTIONS:
        raise tables.wrong(("factions",), f"{len(factions)} factions", f"{FACTIONS} (G1)")
    peoples = _word_list(tables, "peoples")
    if len(peoples) > MOST_PEOPLES:
        raise tables.wrong(("peoples",), f"{len(peoples)} peoples", f"at most {MOST_PEOPLES}")
    if "woman" in peoples:
        raise tables.wrong(("peoples",), '"woman" is no people', "another word (G62)")
    types = _word_list(tables, "room_types")
    if len(types) > MOST_TYPES:
        raise tables.wrong(("room_types",), f"{len(types)} types", f"at most {MOST_TYPES}")
    return Words(name, factions, peoples, types)


def _word_list(tables: Tables, key: str) -> list[str]:
    """One or more different words."""
    found: list[Any] = tables.take((key,), list, "a list of words")
    if not found or not all(isinstance(word, str) and word for word in found):
        raise tables.wrong((key,), f"is {found!r}", "a list of words")
    if len(set(found)) != len(found):
        raise tables.wrong((key,), "a word stands twice", "different words")
    return found


def optional(tables: Tables, path: Path, kind: type, default: Any) -> Any:
    """A value that may be left out."""
    table = tables.take(path[:-1], dict)
    return tables.take(path, kind) if path[-1] in table else default


def whole(tables: Tables, path: Path, least: int, most: int) -> int:
    """A whole number within bounds."""
    value: int = tables.take(path, int, "a whole number")
    if not least <= value <= most:
        raise tables.wrong(path, f"is {value}", f"from {least} to {most}")
    return value


def amount(tables: Tables, path: Path, effect: str) -> int:
    """How much an effect gives or takes (G38); 0 for one that reads no amount."""
    return _number(tables, (*path, "amount"), effect, AMOUNTS)


def limit(tables: Tables, path: Path, effect: str) -> int:
    """How far an effect goes (G38); 0 for one that reads no limit."""
    return _number(tables, (*path, "limit"), effect, LIMITS)


def _number(tables: Tables, path: Path, effect: str, usual: dict[str, int]) -> int:
    word = family(effect)
    if path[-1] not in tables.take(path[:-1], dict):
        return usual.get(word, 0)
    if word not in usual:
        reason = f'"{effect}" does not read it' if effect else "there is no effect to read it"
        raise tables.wrong(path, reason, "no such key (G38)")
    return whole(tables, path, LEAST_NUMBER, MOST_NUMBER)


def second_place(tables: Tables) -> list[int]:
    """The numbers of players with which goals pay a second place (G34)."""
    if "scoring" not in tables.data:
        return SECOND_PLACE
    tables.only(("scoring",), {"second_place"})
    path: Path = ("scoring", "second_place")
    found: list[Any] = optional(tables, path, list, SECOND_PLACE)
    right = "different numbers of players from 2 to 4 (G34)"
    for players in found:
        if type(players) is not int or players not in ROUNDS or found.count(players) > 1:
            raise tables.wrong(path, f"is {found!r}", right)
    return found


def plaza(tables: Tables) -> dict[str, list[int]]:
    """By layout the zone of every card slot, zones rising (G6)."""
    tables.only(("plaza",), set(LAYOUTS))
    return {layout: _layout(tables, layout, drawn) for layout, drawn in LAYOUTS.items()}


def _layout(tables: Tables, layout: str, drawn: int) -> list[int]:
    path: Path = ("plaza", layout)
    tables.take(path, dict, "characters by zone")
    tables.only(path, set(ZONE_NAMES))
    slots: list[int] = []
    for zone, name in enumerate(ZONE_NAMES):
        if name in tables.data["plaza"][layout]:
            slots += [zone] * whole(tables, (*path, name), 0, drawn)
    if len(slots) != drawn:
        raise tables.wrong(path, f"{len(slots)} characters", f"{drawn} (G5)")
    return slots


def track(tables: Tables) -> tuple[int, int, int]:
    """Fields of the round track, the dove's and the cat's (G7)."""
    tables.only(("round_track",), {"fields", "dove", "cat"})
    fields = whole(tables, ("round_track", "fields"), 1, 24)
    dove = whole(tables, ("round_track", "dove"), 1, fields)
    cat = whole(tables, ("round_track", "cat"), 1, fields)
    last = FLIPPED_AFTER + 1
    while field_of(last, fields, dove) != cat:
        last += 1
    if last != ROUNDS[2]:
        reason = f"with two players the cat is reached in round {last}"
        raise tables.wrong(("round_track", "cat"), reason, f"round {ROUNDS[2]} (G5)")
    return fields, dove, cat


def field_of(round_number: int, fields: int, dove: int) -> int:
    """The field of the round track in a round."""
    return (dove - 1 + round_number - 1) % fields + 1
