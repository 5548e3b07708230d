"""The components of Guilds as an edition file gives them, in tables computed once."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from gildehuis.core.edition_file import Tables, digest
from gildehuis.core.game import Edition, EditionTable, Setup
from gildehuis.games.guilds.board import EDGES, LARGE, SMALL
from gildehuis.games.guilds.effects import ABILITIES
from gildehuis.games.guilds.read_cards import Character, Goal, characters, goals
from gildehuis.games.guilds.read_rooms import Plot, Room, plot, rooms
from gildehuis.games.guilds.read_table import TOP_KEYS, Words, plaza, track, words

CHARACTERS: Final = 48  # G1, as are the three below
SMALL_ROOMS: Final = 35
LARGE_ROOMS: Final = 18
GOALS: Final = 18
ROOMS: Final = SMALL_ROOMS + LARGE_ROOMS  # small rooms are numbered first
NOBODY: Final = CHARACTERS  # stands for a character that the edition does not have

# Florins that can come on top of all printed ones: Beggar 3, Drake 4, Alchemist 10, Pilgrim 3,
# Cutpurse 2 (G42, G46, G48, G49, G57).
_FLORINS_BY_ABILITY: Final = 22


@dataclass(frozen=True, eq=False)
class GuildsEdition(Edition):
    """All components; characters, rooms and goals are numbered in the order of the file."""

    factions: list[str]
    peoples: list[str]
    types: list[str]
    zones_of: dict[str, list[int]]  # by layout: the zone of every card slot (G6)
    fields: int
    dove_field: int
    cat_field: int
    plot: Plot
    width: int
    cells: int
    neighbours: list[int]  # by cell × 4 + direction; −1 beyond the plot
    characters: list[Character]
    rooms: list[Room]
    goals: list[Goal]
    who: list[int]  # by ability: the character that has it, or NOBODY
    ability: list[int]  # by character; −1 for none of the abilities of one character
    price: list[int]  # by room
    size: list[int]
    doors: list[int]  # as printed
    purse: int  # no hand ever holds more florins
    number_of: dict[str, int]  # by id of a character
    number_of_room: dict[str, int]
    number_of_goal: dict[str, int]


@lru_cache(maxsize=16)
def read(source: str, where: str) -> GuildsEdition:
    """Read and check the text of an edition file; BadInput says what is wrong with it."""
    file = Tables(source, where)
    file.only((), TOP_KEYS)
    vocabulary: Words = words(file)
    ground: Plot = plot(file)
    fields, dove_field, cat_field = track(file)
    cast = characters(file, vocabulary, CHARACTERS)
    small = rooms(file, "small_rooms", SMALL, vocabulary, SMALL_ROOMS)
    large = rooms(file, "large_rooms", LARGE, vocabulary, LARGE_ROOMS)
    for room in large:
        if any(room.id == other.id for other in small):
            raise file.wrong(("large_rooms", room.id), "is a small room too", "another id")
    every = small + large
    wishes = goals(file, vocabulary, GOALS)
    return GuildsEdition(
        name=vocabulary.name,
        digest=digest(source),
        source=source,
        factions=vocabulary.factions,
        peoples=vocabulary.peoples,
        types=vocabulary.types,
        zones_of=plaza(file),
        fields=fields,
        dove_field=dove_field,
        cat_field=cat_field,
        plot=ground,
        width=ground.width,
        cells=len(ground.cells),
        neighbours=ground.neighbours,
        characters=cast,
        rooms=every,
        goals=wishes,
        who=_who(cast),
        ability=[character.ability for character in cast],
        price=[room.price for room in every],
        size=[room.size for room in every],
        doors=[room.doors for room in every],
        purse=ground.hall_florins + _printed(cast, every) + _FLORINS_BY_ABILITY,
        number_of={card.id: n for n, card in enumerate(cast)},
        number_of_room={room.id: n for n, room in enumerate(every)},
        number_of_goal={goal.id: n for n, goal in enumerate(wishes)},
    )


def tables_of(setup: Setup) -> GuildsEdition:
    """The edition of a match."""
    assert isinstance(setup.edition, GuildsEdition)
    return setup.edition


def layout_of(setup: Setup) -> str:
    """The layout of the plaza (G5, G6)."""
    if setup.players == 3:
        return f"3x{setup.options.get('characters', 5)}"
    return str(setup.players)


def _who(cast: list[Character]) -> list[int]:
    """By ability: who has it."""
    from_ability = {card.ability: n for n, card in enumerate(cast) if card.ability >= 0}
    return [from_ability.get(ability, NOBODY) for ability in range(len(ABILITIES))]


def _printed(cast: list[Character], every: list[Room]) -> int:
    """All positive florins of cards and rooms together."""
    gains = [card.florins for card in cast] + [room.florins for room in every]
    return sum(florins for florins in gains if florins > 0)


# ---- for `edition show`

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
]


def tables(edition: Edition) -> list[EditionTable]:
    """The edition as tables for people: title, headers, rows."""
    assert isinstance(edition, GuildsEdition)
    return [
        (
            "Characters",
            ["id", "name", "factions", "people", "sex", "PP", "florins", "gold", "ability"],
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
    ]


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
    ]


def _plaza_rows(edition: GuildsEdition) -> list[list[str]]:
    return [
        [layout, " ".join(f"Z{zone + 1}" for zone in zones)]
        for layout, zones in edition.zones_of.items()
    ]
