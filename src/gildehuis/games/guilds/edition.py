"""The components of Guilds as an edition file gives them, in tables computed once."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from gildehuis.core.edition_file import Tables, digest
from gildehuis.core.game import Edition, Setup
from gildehuis.games.guilds.board import LARGE, SMALL
from gildehuis.games.guilds.effects import (
    ABILITIES,
    ALCHEMIST,
    AMOUNTS,
    BEGGAR,
    CUTPURSE,
    DISC_LARGE,
    DISC_SMALL,
    DRAKE,
    JOIN_FL3,
    LIMITS,
    ONCE_A_GAME,
)
from gildehuis.games.guilds.read_cards import Character, Goal, characters, goals
from gildehuis.games.guilds.read_rooms import Plot, Room, plot, rooms
from gildehuis.games.guilds.read_table import TOP_KEYS, Words, plaza, second_place, track, words

CHARACTERS: Final = 48  # G1, as are the three below
SMALL_ROOMS: Final = 35
LARGE_ROOMS: Final = 18
GOALS: Final = 18
ROOMS: Final = SMALL_ROOMS + LARGE_ROOMS  # small rooms are numbered first
NOBODY: Final = CHARACTERS  # stands for a character that the edition does not have


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
    second_place: list[int]  # the numbers of players with which goals pay it (G34)
    plot: Plot
    width: int
    cells: int
    neighbours: list[int]  # by cell × 4 + direction; −1 beyond the plot
    characters: list[Character]
    rooms: list[Room]
    goals: list[Goal]
    who: list[int]  # by ability: the character that has it, or NOBODY
    ability: list[int]  # by character; −1 for none
    amount: list[int]  # by ability: its number (G38); of a shared one each character has his own
    limit: list[int]
    once: int  # bits of characters whose ability is spent for the game once used (G38)
    sparers: list[list[int]]  # by size of room: who makes it cheaper, the best first (G41)
    price: list[int]  # by room
    size: list[int]
    doors: list[int]  # as printed
    small_doors: int  # the door masks of all small rooms as printed, one bit each (G32)
    large_doors: int
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
        second_place=second_place(file),
        plot=ground,
        width=ground.width,
        cells=len(ground.cells),
        neighbours=ground.neighbours,
        characters=cast,
        rooms=every,
        goals=wishes,
        who=_who(cast),
        ability=[character.ability for character in cast],
        amount=_numbers(cast, [card.amount for card in cast], AMOUNTS),
        limit=_numbers(cast, [card.limit for card in cast], LIMITS),
        once=sum(1 << n for n, card in enumerate(cast) if card.ability in ONCE_A_GAME),
        sparers=[_sparers(cast, DISC_SMALL), _sparers(cast, DISC_LARGE)],
        price=[room.price for room in every],
        size=[room.size for room in every],
        doors=[room.doors for room in every],
        small_doors=_masks(small),
        large_doors=_masks(large),
        purse=ground.hall_florins + _printed(cast, every) + _by_abilities(cast),
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


def _numbers(cast: list[Character], of: list[int], usual: dict[str, int]) -> list[int]:
    """By ability: the number of the character that has it."""
    return [
        usual.get(word, 0) if who == NOBODY else of[who]
        for word, who in zip(ABILITIES, _who(cast), strict=True)
    ]


def _sparers(cast: list[Character], ability: int) -> list[int]:
    """Who has this discount, the biggest first (G41)."""
    able = [n for n, card in enumerate(cast) if card.ability == ability]
    return sorted(able, key=lambda who: -cast[who].amount)


def _masks(every: list[Room]) -> int:
    """The doors of rooms as printed, each mask a bit."""
    masks = 0
    for room in every:
        masks |= 1 << room.doors
    return masks


def _by_abilities(cast: list[Character]) -> int:
    """Florins that can come on top of all printed ones (G42, G46, G48, G49, G57)."""
    most = 0
    for card in cast:
        if card.ability in (DRAKE, CUTPURSE, JOIN_FL3):
            most += card.amount
        elif card.ability == BEGGAR:
            most += 3 * card.amount  # of three opponents
        elif card.ability == ALCHEMIST:
            most += card.limit * card.amount
    return most


def _printed(cast: list[Character], every: list[Room]) -> int:
    """All positive florins of cards and rooms together."""
    gains = [card.florins for card in cast] + [room.florins for room in every]
    return sum(florins for florins in gains if florins > 0)
