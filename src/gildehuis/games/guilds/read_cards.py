"""Reading the characters and goals of an edition."""

from dataclasses import dataclass
from typing import Final

from gildehuis.core.edition_file import Path, Tables
from gildehuis.games.guilds.effects import (
    ABILITIES,
    END_NONE,
    END_SYMBOL,
    END_SYMBOL_PREFIX,
    END_WORDS,
    GARDEN,
    M_ROOMS,
    M_SYMBOL,
    MEASURES,
    ROOMS_MEASURE,
    SHARED,
    SYMBOL_MEASURE,
)
from gildehuis.games.guilds.read_table import NUMBER_KEYS, Words, amount, limit, optional, whole

_CHARACTER_KEYS: Final = {"name", "factions", "people", "sex", "pp", "florins", "gold"}
_ABILITY_KEYS: Final = {"class", "phase", "effect", "text"}
_CLASSES: Final = ("always", "once", "round", "join", "end")  # G38
_SEXES: Final = ("woman", "man")
_MOST: Final = 99  # of any number printed on a card


@dataclass(frozen=True)
class Character:
    """One character card (G1, G37, G38)."""

    id: str
    name: str
    factions: list[int]
    people: int  # −1 for none
    sex: str  # "" for none
    pp: int
    florins: int
    gold: int
    ability: int  # one of effects.ABILITIES, or −1
    end: int  # one of the END_… effects
    end_faction: int  # whose symbols END_SYMBOL counts
    ability_class: str
    effect: str
    amount: int  # how much the effect gives or takes (G38); 0 if it reads none
    limit: int  # how far it goes; 0 likewise
    text: str


@dataclass(frozen=True)
class Goal:
    """One goal (G60)."""

    id: str
    name: str
    measure: str
    kind: int  # one of the M_… measures
    which: int  # the faction or type it looks at
    first: int
    second: int
    text: str


def characters(tables: Tables, words: Words, total: int) -> list[Character]:
    found = tables.take(("characters",), dict)
    if len(found) != total:
        raise tables.wrong(("characters",), f"{len(found)} characters", f"{total} (G1)")
    cast = [_character(tables, words, key) for key in found]
    taken: dict[str, str] = {}
    for card in cast:
        if card.effect and card.effect not in SHARED:
            if card.effect in taken:
                reason = f'"{card.effect}" belongs to {taken[card.effect]} too'
                raise tables.wrong(("characters", card.id, "effect"), reason, "one owner (G38)")
            taken[card.effect] = card.id
    for faction, word in enumerate(words.factions):
        if not any(faction in card.factions for card in cast):
            raise tables.wrong(("factions",), f'"{word}" has no character', "one at least (G1)")
    return cast


def _character(tables: Tables, words: Words, key: str) -> Character:
    path: Path = ("characters", key)
    tables.only(path, _CHARACTER_KEYS | _ABILITY_KEYS | NUMBER_KEYS)
    effect = optional(tables, (*path, "effect"), str, "")
    end, end_faction = END_NONE, -1
    ability = -1
    if effect in ABILITIES:
        ability = ABILITIES.index(effect)
    elif effect:
        end, end_faction = _end_effect(tables, words, path, effect)
    return Character(
        id=key,
        name=named(tables, path),
        factions=_factions(tables, words, path),
        people=_people(tables, words, path),
        sex=_one_of(tables, (*path, "sex"), _SEXES),
        pp=whole(tables, (*path, "pp"), -_MOST, _MOST),
        florins=_number(tables, (*path, "florins"), -_MOST),
        gold=_number(tables, (*path, "gold"), 0),
        ability=ability,
        end=end,
        end_faction=end_faction,
        ability_class=_one_of(tables, (*path, "class"), _CLASSES),
        effect=effect,
        amount=amount(tables, path, effect),
        limit=limit(tables, path, effect),
        text=optional(tables, (*path, "text"), str, ""),
    )


def named(tables: Tables, path: Path) -> str:
    name: str = tables.take((*path, "name"), str, "a name")
    if not name.strip():
        raise tables.wrong((*path, "name"), "is empty", "a name")
    return name


def _factions(tables: Tables, words: Words, path: Path) -> list[int]:
    """One or two different factions (G37)."""
    path = (*path, "factions")
    found = tables.take(path, list, "one or two factions")
    if len(found) not in (1, 2) or len(found) != len({str(word) for word in found}):
        raise tables.wrong(path, f"is {found!r}", "one or two different factions (G37)")
    return [known(tables, path, word, words.factions, "faction") for word in found]


def known(tables: Tables, path: Path, word: object, known_words: list[str], what: str) -> int:
    """The number of a word of the edition's vocabulary."""
    if word not in known_words:
        raise tables.wrong(path, f"no {what} {word!r}", "one of " + ", ".join(known_words))
    return known_words.index(str(word))


def _people(tables: Tables, words: Words, path: Path) -> int:
    path = (*path, "people")
    word = optional(tables, path, str, None)
    return -1 if word is None else known(tables, path, word, words.peoples, "people")


def _one_of(tables: Tables, path: Path, right: tuple[str, ...]) -> str:
    word: str | None = optional(tables, path, str, None)
    if word is not None and word not in right:
        raise tables.wrong(path, f"is {word!r}", "one of " + ", ".join(right))
    return word or ""


def _number(tables: Tables, path: Path, least: int) -> int:
    """A printed number that may be left out."""
    table = tables.take(path[:-1], dict)
    return whole(tables, path, least, _MOST) if path[-1] in table else 0


def _end_effect(tables: Tables, words: Words, path: Path, effect: str) -> tuple[int, int]:
    """An effect at the end and the faction it looks at (G58)."""
    path = (*path, "effect")
    if effect.startswith(END_SYMBOL_PREFIX):
        faction = effect.removeprefix(END_SYMBOL_PREFIX)
        return END_SYMBOL, known(tables, path, faction, words.factions, "faction")
    if effect not in END_WORDS:
        raise tables.wrong(path, f"no effect {effect!r}", "an effect of G39–G58")
    check_garden(tables, words, path, effect)
    return END_WORDS[effect], -1


def check_garden(tables: Tables, words: Words, path: Path, effect: str) -> None:
    """Effects that count gardens need rooms of that type."""
    if effect.endswith(GARDEN) and GARDEN not in words.types:
        raise tables.wrong(path, f'{effect!r} without a room type "{GARDEN}"', "such a type")


def goals(tables: Tables, words: Words, total: int) -> list[Goal]:
    found = tables.take(("goals",), dict)
    if len(found) != total:
        raise tables.wrong(("goals",), f"{len(found)} goals", f"{total} (G1)")
    return [_goal(tables, words, key) for key in found]


def _goal(tables: Tables, words: Words, key: str) -> Goal:
    path: Path = ("goals", key)
    tables.only(path, {"name", "measure", "text", "first", "second"})
    measure = tables.take((*path, "measure"), str, "a measure of G60")
    kind, which = _measure(tables, words, (*path, "measure"), measure)
    return Goal(
        id=key,
        name=named(tables, path),
        measure=measure,
        kind=kind,
        which=which,
        first=whole(tables, (*path, "first"), 0, _MOST),
        second=whole(tables, (*path, "second"), 0, _MOST),
        text=optional(tables, (*path, "text"), str, ""),
    )


def _measure(tables: Tables, words: Words, path: Path, measure: str) -> tuple[int, int]:
    kind, colon, which = measure.partition(":")
    if colon and kind == SYMBOL_MEASURE:
        return M_SYMBOL, known(tables, path, which, words.factions, "faction")
    if colon and kind == ROOMS_MEASURE:
        return M_ROOMS, known(tables, path, which, words.types, "room type")
    if measure not in MEASURES:
        raise tables.wrong(path, f"no measure {measure!r}", "a measure of G60")
    return MEASURES[measure], -1
