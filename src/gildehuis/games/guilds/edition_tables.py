"""An edition of Guilds as tables for people, for `edition show`."""

from typing import Final

from gildehuis.core.game import Edition, EditionTable
from gildehuis.games.guilds.board import EDGES, LARGE
from gildehuis.games.guilds.edition import GuildsEdition
from gildehuis.games.guilds.read_cards import Character
from gildehuis.games.guilds.read_rooms import Room

_NUMBERS: Final = ("amount", "limit")
_ROOM_HEADERS: Final = [
    "id",
    "name",
    "size",
    "type",
    "price",
    "PP",
    "florins",
    "gold",
    "symbol",
    "doors",
    "effect",
    *_NUMBERS,
]


def tables(edition: Edition) -> list[EditionTable]:
    """The edition as tables for people: title, headers, rows."""
    assert isinstance(edition, GuildsEdition)
    return [
        (
            "Characters",
            [
                "id",
                "name",
                "factions",
                "people",
                "sex",
                "PP",
                "florins",
                "gold",
                "ability",
                *_NUMBERS,
            ],
            [_character_row(edition, card) for card in edition.characters],
        ),
        (
            "Rooms",
            _ROOM_HEADERS,
            [_room_row(edition, room) for room in edition.rooms],
        ),
        (
            "Goals",
            ["id", "name", "measure", "first", "second"],
            [[g.id, g.name, g.measure, str(g.first), str(g.second)] for g in edition.goals],
        ),
        ("Plaza", ["players", "zones"], _plaza_rows(edition)),
        (
            "Plot and hall",
            ["what", "value"],
            [
                ["columns", edition.plot.columns],
                ["rows", str(edition.plot.rows)],
                ["hall cells", " ".join(edition.plot.cells[c] for c in edition.plot.hall)],
                ["hall doors", " ".join(edition.plot.hall_door_names)],
                ["hall florins", str(edition.plot.hall_florins)],
                ["round track fields", str(edition.fields)],
                ["dove field", str(edition.dove_field)],
                ["cat field", str(edition.cat_field)],
                ["second place pays with players", _listed(edition.second_place)],
            ],
        ),
    ]


def _character_row(edition: GuildsEdition, card: Character) -> list[str]:
    factions = " ".join(edition.factions[f] for f in card.factions)
    people = edition.peoples[card.people] if card.people >= 0 else "–"
    return [
        card.id,
        card.name,
        factions,
        people,
        card.sex or "–",
        str(card.pp),
        str(card.florins),
        str(card.gold),
        card.text or "–",
        *_numbers(card.amount, card.limit),
    ]


def _numbers(amount: int, limit: int) -> list[str]:
    """The numbers of an effect (G38)."""
    return [str(number) if number else "–" for number in (amount, limit)]


def _room_row(edition: GuildsEdition, room: Room) -> list[str]:
    doors = " ".join(name for bit, name in enumerate(EDGES[room.size]) if room.doors >> bit & 1)
    return [
        room.id,
        room.name,
        "large" if room.size == LARGE else "small",
        edition.types[room.type],
        str(room.price),
        str(room.pp),
        str(room.florins),
        str(room.gold),
        edition.factions[room.faction] if room.faction >= 0 else "–",
        doors,
        room.text or "–",
        *_numbers(room.amount, room.limit),
    ]


def _listed(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers) or "–"


def _plaza_rows(edition: GuildsEdition) -> list[list[str]]:
    return [
        [layout, " ".join(f"Z{zone + 1}" for zone in zones)]
        for layout, zones in edition.zones_of.items()
    ]
