"""The named moves of a Guilds record and the engine's ints (G62, G63)."""

from collections.abc import Sequence
from typing import Any, Final

from gildehuis.core.schema import Move
from gildehuis.games.guilds.board import LARGE_EDGES, SMALL_EDGES, ZONE_NAMES, ZONES
from gildehuis.games.guilds.edition import CHARACTERS, ROOMS, GuildsEdition
from gildehuis.games.guilds.effects import MOST_NUMBER
from gildehuis.games.guilds.read_rooms import MOST_COLUMNS, MOST_ROWS
from gildehuis.games.guilds.read_table import FACTIONS, MOST_PEOPLES
from gildehuis.games.guilds.schema_moves import (
    Assassinate,
    Bend,
    Buy,
    Claim,
    Decline,
    Divine,
    Exchange,
    Moves,
    NameCat,
    NameFaction,
    Offer,
    Pass,
    Place,
    Reserve,
    Steal,
    Stop,
    Survey,
    Take,
    Transmute,
)

# The most that an edition can say (G42, G49), so that moves keep their numbers.
TRANSMUTE_MOST: Final = MOST_NUMBER
STEAL_MOST: Final = MOST_NUMBER

PASS: Final = 0
DECLINE: Final = 1
CLAIM: Final = 2
STOP: Final = 3
TRANSMUTE: Final = 4  # + gold − 1
STEAL: Final = TRANSMUTE + TRANSMUTE_MOST  # + seat × STEAL_MOST + florins − 1
BEND: Final = STEAL + 4 * STEAL_MOST  # + edge; those of large rooms after those of small ones
TAKE: Final = BEND + len(SMALL_EDGES) + len(LARGE_EDGES)  # + character
ASSASSINATE: Final = TAKE + CHARACTERS
DIVINE: Final = ASSASSINATE + CHARACTERS  # + room
SURVEY: Final = DIVINE + ROOMS
BUY: Final = SURVEY + ROOMS
RESERVE: Final = BUY + ROOMS
NAME_FACTION: Final = RESERVE + ROOMS  # + faction
NAME_CAT: Final = NAME_FACTION + FACTIONS  # + 0 for a woman, 1 + people
PLACE: Final = NAME_CAT + 1 + MOST_PEOPLES  # + cell × 4 + turn
OFFER: Final = PLACE + MOST_COLUMNS * MOST_ROWS * 4  # + zone × purse + florins − 1
# `exchange` comes after the offers: + gold

WOMAN: Final = "woman"
_EDGES: Final = SMALL_EDGES + LARGE_EDGES
_PLAIN: Final[dict[int, type[Pass | Decline | Claim | Stop]]] = {
    PASS: Pass,
    DECLINE: Decline,
    CLAIM: Claim,
    STOP: Stop,
}
_PLAIN_NUMBERS: Final[dict[type[Move], int]] = {kind: move for move, kind in _PLAIN.items()}
_ROOM_MOVES: Final = (Divine, Survey, Buy, Reserve)  # in the order of their numbers


def exchange_base(edition: GuildsEdition) -> int:
    return OFFER + ZONES * edition.purse


def bound(edition: GuildsEdition) -> int:
    """All moves are below: 5 florins a gold, and fewer for one of them (G21, G51)."""
    return exchange_base(edition) + edition.purse // 5 + 2


def name(edition: GuildsEdition, move: int) -> Moves:
    """The named move of an engine int."""
    if move in _PLAIN:
        return _PLAIN[move]()
    if move < STEAL:
        return Transmute(gold=move - TRANSMUTE + 1)
    if move < BEND:
        victim, florins = divmod(move - STEAL, STEAL_MOST)
        return Steal(victim=victim, florins=florins + 1)
    if move < TAKE:
        return Bend(edge=_EDGES[move - BEND])
    if move < ASSASSINATE:
        return Take(character=edition.characters[move - TAKE].id)
    if move < DIVINE:
        return Assassinate(character=edition.characters[move - ASSASSINATE].id)
    if move < NAME_FACTION:
        which, room = divmod(move - DIVINE, ROOMS)
        return _ROOM_MOVES[which](room=edition.rooms[room].id)
    if move < NAME_CAT:
        return NameFaction(faction=edition.factions[move - NAME_FACTION])
    if move < PLACE:
        return NameCat(as_=cat_word(edition, move - NAME_CAT))
    if move < OFFER:
        cell, turn = divmod(move - PLACE, 4)
        return Place(cell=edition.plot.cells[cell], turn=turn)
    if move < exchange_base(edition):
        zone, add = divmod(move - OFFER, edition.purse)
        return Offer(zone=ZONE_NAMES[zone], add=add + 1)
    return Exchange(gold=move - exchange_base(edition))


def cat_word(edition: GuildsEdition, choice: int) -> str:
    """What the Palace Cat counts as (G55)."""
    return edition.peoples[choice - 1] if choice else WOMAN


def number(edition: GuildsEdition, move: Moves) -> int | None:
    """The engine int of a named move; None if nothing of the edition has that name."""
    plain = _PLAIN_NUMBERS.get(type(move))
    if plain is not None:
        return plain
    match move:  # what is done most comes first
        case Offer():
            return _number_offer(edition, move)
        case Place():
            return _number_place(edition, move)
        case Buy():
            return _plus(BUY, edition.number_of_room.get(move.room))
        case Exchange():
            base = exchange_base(edition)
            return _within(base, move.gold, bound(edition) - base)
        case Divine():
            return _plus(DIVINE, edition.number_of_room.get(move.room))
        case Survey():
            return _plus(SURVEY, edition.number_of_room.get(move.room))
        case Reserve():
            return _plus(RESERVE, edition.number_of_room.get(move.room))
        case Take():
            return _plus(TAKE, edition.number_of.get(move.character))
        case Assassinate():
            return _plus(ASSASSINATE, edition.number_of.get(move.character))
        case Transmute():
            return _within(TRANSMUTE, move.gold - 1, TRANSMUTE_MOST)
        case Steal():
            return _number_steal(move)
        case Bend():
            return _plus(BEND, _index(_EDGES, move.edge))
        case NameFaction():
            return _plus(NAME_FACTION, _index(edition.factions, move.faction))
        case NameCat():
            return _plus(NAME_CAT, _index([WOMAN, *edition.peoples], move.as_))
    return None


def _plus(base: int, index: int | None) -> int | None:
    return None if index is None else base + index


def _index(words: Sequence[str], word: str) -> int | None:
    return words.index(word) if word in words else None


def _within(base: int, value: int, size: int) -> int | None:
    return base + value if 0 <= value < size else None


def _number_steal(move: Steal) -> int | None:
    if not 0 <= move.victim < 4 or not 1 <= move.florins <= STEAL_MOST:
        return None
    return STEAL + move.victim * STEAL_MOST + move.florins - 1


def _number_place(edition: GuildsEdition, move: Place) -> int | None:
    cell = _index(edition.plot.cells, move.cell)
    return None if cell is None else _within(PLACE + cell * 4, move.turn, 4)


def _number_offer(edition: GuildsEdition, move: Offer) -> int | None:
    zone = _index(ZONE_NAMES, move.zone)
    if zone is None:
        return None
    return _within(OFFER + zone * edition.purse, move.add - 1, edition.purse)


# ---- chance entries (G65)


def name_chance(edition: GuildsEdition, name: str, value: list[int] | int) -> list[str] | int:
    """A chance outcome as the record writes it."""
    if isinstance(value, int):
        return value
    if name == "goals":
        return [edition.goals[n].id for n in value]
    if name == "characters":
        return [edition.characters[n].id for n in value]
    return [edition.rooms[n].id for n in value]


def number_chance(edition: GuildsEdition, name: str, value: Any) -> list[int] | int:
    """A chance value of a record as engine ints; ValueError or KeyError if it is none."""
    if name == "first_player":
        if type(value) is not int:
            raise ValueError(name)
        return value
    numbers = {
        "goals": edition.number_of_goal,
        "characters": edition.number_of,
        "small_rooms": edition.number_of_room,
        "large_rooms": edition.number_of_room,
    }[name]
    if not isinstance(value, list):
        raise ValueError(name)
    return [numbers[item] for item in value]
