"""The components of Guilds, read from an edition file: characters, rooms, goals, hall, plaza."""

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from tests.paths import ROOT

EDITIONS = ROOT / "src/gildehuis/games/guilds/editions"

SMALL_EDGES = ("N", "E", "S", "W")
LARGE_EDGES = ("aN", "bN", "bE", "bS", "aS", "aW")

# G38: the numbers in brackets of G41–G59, for an edition that leaves them out
AMOUNTS = {"alchemist": 5, "join_fl3": 3, "assassin": 3, "cutpurse": 2, "forger": 3}
AMOUNTS |= {"drake": 4, "r_goals": 2}
USUAL_AMOUNT = 1
LIMITS = {"alchemist": 2, "r_windows": 5}

SECOND_PLACE = (4,)  # G34, likewise


@dataclass(frozen=True)
class Character:
    """A card; `effect` is its ability's word, empty for none."""

    name: str
    factions: tuple[str, ...]
    people: str | None
    woman: bool
    pp: int
    florins: int
    gold: int
    effect: str
    amount: int
    limit: int


@dataclass(frozen=True)
class Room:
    """A tile as printed; its doors are edges, named as in G63."""

    name: str
    large: bool
    type: str
    price: int
    pp: int
    florins: int
    gold: int
    faction: str | None
    effect: str
    amount: int
    limit: int
    doors: frozenset[str]

    @property
    def edges(self) -> tuple[str, ...]:
        return LARGE_EDGES if self.large else SMALL_EDGES


@dataclass(frozen=True)
class Goal:
    name: str
    measure: str
    first: int
    second: int


@dataclass(frozen=True)
class Edition:
    factions: list[str]
    peoples: list[str]
    columns: str
    rows: int
    hall_cells: list[str]
    hall_doors: list[str]
    hall_florins: int
    second_place: tuple[int, ...]  # G34: the numbers of players with which it pays
    plaza: dict[str, dict[str, int]]
    characters: dict[str, Character]
    rooms: dict[str, Room]
    goals: dict[str, Goal]

    def stack(self, large: bool) -> list[str]:
        """The names of all rooms of one size."""
        return [name for name, room in self.rooms.items() if room.large == large]


@cache
def read(name: str) -> Edition:
    """The shipped edition of that name."""
    return of_file(tomllib.loads((EDITIONS / f"{name}.toml").read_text(encoding="utf-8")))


def of_file(raw: dict[str, Any]) -> Edition:
    """What a decoded edition file says."""
    rooms = [(raw["small_rooms"], False), (raw["large_rooms"], True)]
    return Edition(
        factions=raw["factions"],
        peoples=raw["peoples"],
        columns=raw["plot"]["columns"],
        rows=raw["plot"]["rows"],
        hall_cells=raw["hall"]["cells"],
        hall_doors=raw["hall"]["doors"],
        hall_florins=raw["hall"]["florins"],
        second_place=tuple(raw.get("scoring", {}).get("second_place", SECOND_PLACE)),
        plaza=raw["plaza"],
        characters={name: _character(name, card) for name, card in raw["characters"].items()},
        rooms={
            name: _room(name, tile, large) for tiles, large in rooms for name, tile in tiles.items()
        },
        goals={
            name: Goal(name, goal["measure"], goal["first"], goal["second"])
            for name, goal in raw["goals"].items()
        },
    )


def _character(name: str, card: dict[str, Any]) -> Character:
    return Character(
        name=name,
        factions=tuple(card["factions"]),
        people=card.get("people"),
        woman=card.get("sex") == "woman",
        pp=card["pp"],
        florins=card.get("florins", 0),
        gold=card.get("gold", 0),
        effect=card.get("effect", ""),
        amount=_amount(card),
        limit=_limit(card),
    )


def _room(name: str, tile: dict[str, Any], large: bool) -> Room:
    return Room(
        name=name,
        large=large,
        type=tile["type"],
        price=tile["price"],
        pp=tile["pp"],
        florins=tile.get("florins", 0),
        gold=tile.get("gold", 0),
        faction=tile.get("faction"),
        effect=tile.get("effect", ""),
        amount=_amount(tile),
        limit=_limit(tile),
        doors=frozenset(tile["doors"]),
    )


def _amount(entry: dict[str, Any]) -> int:
    return int(entry.get("amount", AMOUNTS.get(entry.get("effect", ""), USUAL_AMOUNT)))


def _limit(entry: dict[str, Any]) -> int:
    """0 for an effect that has none."""
    return int(entry.get("limit", LIMITS.get(entry.get("effect", ""), 0)))
