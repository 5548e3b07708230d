"""The named moves of a Guilds record and the engine's ints (G62, G63)."""

from typing import Any, Final

from gildehuis.core.form import Forms, integer, text
from gildehuis.core.game import Named
from gildehuis.games.guilds.board import LARGE_EDGES, SMALL_EDGES, ZONE_NAMES, ZONES
from gildehuis.games.guilds.edition import CHARACTERS, ROOMS, GuildsEdition
from gildehuis.games.guilds.effects import STEAL_MOST, TRANSMUTE_MOST
from gildehuis.games.guilds.read_rooms import MOST_COLUMNS, MOST_ROWS
from gildehuis.games.guilds.read_table import FACTIONS, MOST_PEOPLES

PASS: Final = 0
DECLINE: Final = 1
CLAIM: Final = 2
STOP: Final = 3
TRANSMUTE: Final = 4  # + gold − 1
STEAL: Final = TRANSMUTE + TRANSMUTE_MOST  # + seat × 2 + florins − 1
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
_PLAIN: Final = {PASS: "pass", DECLINE: "decline", CLAIM: "claim", STOP: "stop"}
_PLAIN_NUMBERS: Final = {name: move for move, name in _PLAIN.items()}
_ROOM_MOVES: Final = {"divine": DIVINE, "survey": SURVEY, "buy": BUY, "reserve": RESERVE}
_CHARACTER_MOVES: Final = {"take": TAKE, "assassinate": ASSASSINATE}

FORMS: Forms = {
    "divine": (("room", text),),
    "transmute": (("gold", integer),),
    "offer": (("zone", text), ("add", integer)),
    "stop": (),
    "take": (("character", text),),
    "assassinate": (("character", text),),
    "steal": (("victim", integer), ("florins", integer)),
    "exchange": (("gold", integer),),
    "survey": (("room", text),),
    "buy": (("room", text),),
    "bend": (("edge", text),),
    "place": (("cell", text), ("turn", integer)),
    "reserve": (("room", text),),
    "name_faction": (("faction", text),),
    "name_cat": (("as", text),),
    "pass": (),
    "decline": (),
    "claim": (),
}


def exchange_base(edition: GuildsEdition) -> int:
    return OFFER + ZONES * edition.purse


def bound(edition: GuildsEdition) -> int:
    """All moves are below: 5 florins a gold, and 3 for one of them (G21, G51)."""
    return exchange_base(edition) + edition.purse // 5 + 2


def name(edition: GuildsEdition, move: int) -> Named:
    """The named move of an engine int."""
    if move in _PLAIN:
        return {"type": _PLAIN[move]}
    if move < STEAL:
        return {"type": "transmute", "gold": move - TRANSMUTE + 1}
    if move < BEND:
        victim, florins = divmod(move - STEAL, STEAL_MOST)
        return {"type": "steal", "victim": victim, "florins": florins + 1}
    if move < TAKE:
        return {"type": "bend", "edge": _EDGES[move - BEND]}
    if move < ASSASSINATE:
        return {"type": "take", "character": edition.characters[move - TAKE].id}
    if move < DIVINE:
        return {"type": "assassinate", "character": edition.characters[move - ASSASSINATE].id}
    if move < NAME_FACTION:
        which, room = divmod(move - DIVINE, ROOMS)
        kind = ("divine", "survey", "buy", "reserve")[which]
        return {"type": kind, "room": edition.rooms[room].id}
    if move < NAME_CAT:
        return {"type": "name_faction", "faction": edition.factions[move - NAME_FACTION]}
    if move < PLACE:
        return {"type": "name_cat", "as": cat_word(edition, move - NAME_CAT)}
    if move < OFFER:
        cell, turn = divmod(move - PLACE, 4)
        return {"type": "place", "cell": edition.plot.cells[cell], "turn": turn}
    if move < exchange_base(edition):
        zone, add = divmod(move - OFFER, edition.purse)
        return {"type": "offer", "zone": ZONE_NAMES[zone], "add": add + 1}
    return {"type": "exchange", "gold": move - exchange_base(edition)}


def cat_word(edition: GuildsEdition, choice: int) -> str:
    """What the Palace Cat counts as (G55)."""
    return edition.peoples[choice - 1] if choice else WOMAN


def number(edition: GuildsEdition, named: Named) -> int | None:
    """The engine int of a well-formed move; None if nothing of the edition has that name."""
    kind = named["type"]
    if kind in _PLAIN_NUMBERS:
        return _PLAIN_NUMBERS[kind]
    if kind in _ROOM_MOVES:
        return _plus(_ROOM_MOVES[kind], edition.number_of_room.get(named["room"]))
    if kind in _CHARACTER_MOVES:
        return _plus(_CHARACTER_MOVES[kind], edition.number_of.get(named["character"]))
    match kind:
        case "transmute":
            return _within(TRANSMUTE, named["gold"] - 1, TRANSMUTE_MOST)
        case "steal":
            return _number_steal(named)
        case "bend":
            return _plus(BEND, _index(_EDGES, named["edge"]))
        case "name_faction":
            return _plus(NAME_FACTION, _index(edition.factions, named["faction"]))
        case "name_cat":
            return _plus(NAME_CAT, _index([WOMAN, *edition.peoples], named["as"]))
        case "place":
            return _number_place(edition, named)
        case "offer":
            return _number_offer(edition, named)
        case _:
            base = exchange_base(edition)
            return _within(base, named["gold"], bound(edition) - base)


def _plus(base: int, index: int | None) -> int | None:
    return None if index is None else base + index


def _index(words: list[str] | tuple[str, ...], word: str) -> int | None:
    return words.index(word) if word in words else None


def _within(base: int, value: int, size: int) -> int | None:
    return base + value if 0 <= value < size else None


def _number_steal(named: Named) -> int | None:
    victim, florins = named["victim"], named["florins"]
    if not 0 <= victim < 4 or not 1 <= florins <= STEAL_MOST:
        return None
    return STEAL + int(victim) * STEAL_MOST + int(florins) - 1


def _number_place(edition: GuildsEdition, named: Named) -> int | None:
    cell = _index(edition.plot.cells, named["cell"])
    if cell is None:
        return None
    return _within(PLACE + cell * 4, named["turn"], 4)


def _number_offer(edition: GuildsEdition, named: Named) -> int | None:
    zone = _index(ZONE_NAMES, named["zone"])
    if zone is None:
        return None
    return _within(OFFER + zone * edition.purse, named["add"] - 1, edition.purse)


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
        if not integer(value):
            raise ValueError(name)
        return int(value)
    numbers = {
        "goals": edition.number_of_goal,
        "characters": edition.number_of,
        "small_rooms": edition.number_of_room,
        "large_rooms": edition.number_of_room,
    }[name]
    if not isinstance(value, list):
        raise ValueError(name)
    return [numbers[item] for item in value]
