"""What can be chosen, for people: in words, grouped, searched."""

import re
from dataclasses import dataclass
from typing import Any

from gildehuis.core.game import Named
from gildehuis.core.schema import Facts, Move, asdict, things_in
from gildehuis.core.secrecy import View
from gildehuis.words import Speech

FLAT = 7  # so few choices need no groups
ELLIPSIS = "…"
NOTHING: tuple[Any, ...] = (None, 0, "", [], {})
_WORD = re.compile(r"\([^)]*\)|\S+")
_PLACE = re.compile(r"\(-?\d")
TOLD_AT_NOUGHT = ("free",)  # a town without free spaces will be scored


@dataclass(frozen=True)
class Choice:
    """One legal move: in words, and what it would give or cost."""

    move: Named
    text: str
    gives: str = ""
    offered: Move | None = None  # the same move as the view offers it

    @property
    def things(self) -> dict[str, list[Any]]:
        """What the move names, by kind."""
        return {} if self.offered is None else things_in(self.offered)


@dataclass(frozen=True)
class Group:
    """Choices that begin alike; `items` are what differs. An empty title: nothing is alike."""

    title: str
    items: list[tuple[Choice, str]]


def choices(view: View, words: Speech, names: list[str]) -> list[Choice]:
    """The viewer's legal moves in words."""
    previews = view.previews or [Facts()] * len(view.legal)
    return [
        _choice(move, preview, words, names)
        for move, preview in zip(view.legal, previews, strict=True)
    ]


def _choice(offered: Move, preview: Facts, words: Speech, names: list[str]) -> Choice:
    move = asdict(offered)
    text = words.move(_named(move, names))
    return Choice(move, text, gives(asdict(preview), words), offered)


def _named(move: Named, names: list[str]) -> Named:
    """The move with people in the place of seat numbers."""
    people: Named = {}
    if isinstance(move.get("seat"), int):
        people["seat"] = names[move["seat"]]
    if isinstance(move.get("seats"), list):
        people["seats"] = [names[seat] for seat in move["seats"]]
    return move | people


def gives(preview: dict[str, Any], words: Speech) -> str:
    """A preview in words: the text `terminal-gives-<key>` of each of its parts."""
    said = (_given(key, value, words) for key, value in preview.items())
    return " · ".join(part for part in said if part)


def _given(key: str, value: Any, words: Speech) -> str:
    if value in NOTHING and key not in TOLD_AT_NOUGHT:
        return ""
    text = f"terminal-gives-{key}"
    if not words.has(text):
        return f"{words.word(key)} {_amount(value, words)}".replace("_", " ")
    count = value if isinstance(value, int) else 0
    return words.say(text, value=_amount(value, words), count=count)


def _amount(value: Any, words: Speech) -> str:
    """Changes with their sign; of several things each with its own."""
    if isinstance(value, dict):
        return ", ".join(f"{words.word(k)} {_amount(v, words)}" for k, v in value.items() if v)
    if isinstance(value, int) and not isinstance(value, bool):
        return f"+{value}" if value > 0 else f"−{-value}" if value else "0"
    return str(words.word(value))


def search(found: list[Choice], typed: str) -> list[Choice]:
    """The choices that have every typed word in them; a place in brackets is one word."""
    wanted = _WORD.findall(typed.lower())
    return [
        choice
        for choice in found
        if all(word in f"{choice.text} {choice.gives}".lower() for word in wanted)
    ]


def groups(found: list[Choice]) -> list[Group]:
    """Choices in groups: by their words (type, colour, town …), or by type and first field."""
    if len(found) <= FLAT:
        return [Group("", [(choice, choice.text) for choice in found])]
    by_words = _collect(found, _by_words)
    if len(by_words) * 2 > len(found):
        by_words = _collect(found, _by_first)
    return [_group(members) for members in by_words]


def _collect(found: list[Choice], key: Any) -> list[list[Choice]]:
    collected: dict[Any, list[Choice]] = {}
    for choice in found:
        collected.setdefault(key(choice.move), []).append(choice)
    return list(collected.values())


def _by_words(move: Named) -> tuple[str, ...]:
    return tuple(value for value in move.values() if isinstance(value, str))


def _by_first(move: Named) -> tuple[str, ...]:
    return tuple(str(value) for value in list(move.values())[:2])


def _group(members: list[Choice]) -> Group:
    alike = _alike([choice.text for choice in members])
    if len(members) == 1 or not alike:
        return Group("", [(choice, choice.text) for choice in members])
    items = [(choice, choice.text[len(alike) :].lstrip() or choice.text) for choice in members]
    return Group(f"{alike.rstrip()} {ELLIPSIS}", items)


def _alike(texts: list[str]) -> str:
    """The words with which all these begin, never all the words of one."""
    split = [text.split(" ") for text in texts]
    same: list[str] = []
    for column in zip(*(words[:-1] for words in split), strict=False):
        if len(set(column)) > 1 or _PLACE.match(column[0]):
            break  # a place stays whole
        same.append(column[0])
    return " ".join(same) + " " if same else ""
