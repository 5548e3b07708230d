"""Saying things in a language: a game's texts on top of the house's."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Literal, get_args

from fluent.syntax.ast import Resource

from gildehuis.core.game import AnyGame, Edition, Named
from gildehuis.core.refusal import Refusal
from gildehuis.core.schema import Event, Move, asdict
from gildehuis.words.edition_names import own_names
from gildehuis.words.fluent import Bundle, parse

Language = Literal["en", "nl", "pl"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
KEPT = 10_000  # sentences that are not put together again
_NOT_A_KEY = re.compile(r"[^A-Za-z0-9_-]")


class Speech:
    """One language. Texts are filled with arguments by the rules of `fill`."""

    def __init__(
        self, language: str, sources: Sequence[str], names: dict[str, str] | None = None
    ) -> None:
        self.language = language
        self._names = names or {}  # of things that an own edition calls otherwise, by id
        self._bundle = Bundle(language)
        for source in sources:
            self._bundle.add(_parsed(source))
        self._said: dict[tuple[Any, ...], str] = {}

    def has(self, key: str) -> bool:
        return self._bundle.has(key)

    def say(self, key: str, **args: Any) -> str:
        """The text of a key; a text that is missing or broken shows its key, never nothing."""
        if not all(isinstance(value, str | int | None) for value in args.values()):
            return self._say(key, args)
        # A drawing says the same few things again and again. Types: True is not said as 1 is.
        asked = (key, *((name, type(value), value) for name, value in args.items()))
        said = self._said.get(asked)
        if said is None:
            if len(self._said) >= KEPT:
                self._said.clear()
            said = self._said[asked] = self._say(key, args)
        return said

    def _say(self, key: str, args: dict[str, Any]) -> str:
        if not self.has(key):
            return key
        said, errors = self._bundle.format(key, self.fill(args))
        return said if not errors else f"{said} [{key}]"

    def fill(self, args: dict[str, Any]) -> dict[str, Any]:
        """What a text may use: `$x` in words, `$x-id` as it stands in record and view.

        A word `v` becomes the text `name-v` where there is one; a list becomes its items.
        """
        filled: dict[str, Any] = {}
        for key, value in args.items():
            filled[key] = self.word(value)
            filled[f"{key}-id"] = value if isinstance(value, str | int) else self.word(value)
        return filled

    def word(self, value: Any) -> str | int:
        """One value in words."""
        if isinstance(value, bool):
            return self.say("word-yes" if value else "word-no")
        if isinstance(value, int):
            return value
        if value is None:
            return self.say("word-none")
        if isinstance(value, list | tuple):
            if value and all(isinstance(item, int) for item in value):
                return "(" + ", ".join(str(item) for item in value) + ")"  # a place on a grid
            return self._list([self.word(item) for item in value])
        if value in self._names:
            return self._names[value]
        name = "name-" + _NOT_A_KEY.sub("-", str(value))
        return self.say(name) if self.has(name) else str(value)

    def _list(self, items: list[str | int]) -> str:
        """Items joined two by two by the text `word-list`."""
        if not items:
            return self.say("word-none")
        joined = str(items[0])
        for item in items[1:]:
            joined = self.say("word-list", first=joined, second=str(item))
        return joined

    def ask(self, asked: str | None, players: int, legal: Iterable[Move | Named]) -> str:
        """What is decided now: the text `ask-<asked>`, which offers only what is allowed.

        `$offers-id` are the kinds of the legal moves in the order of the alphabet, joined by `-`:
        `build-finish`.
        """
        kinds = sorted({_kind(move) for move in legal})
        return self.say(f"ask-{asked}", players=players, offers="-".join(kinds))

    def move(self, move: Move | Named) -> str:
        """A named move in words: the text `move-<type>`."""
        fields = dict(asdict(move) if isinstance(move, Move) else move)
        return self.say(f"move-{fields.pop('type')}", **fields)

    def event(self, event: Event | dict[str, Any], seats: Sequence[str]) -> str:
        """An event in words: the text `event-<type>`; `$seat-name` is the name at `seat`."""
        fields = dict(asdict(event) if isinstance(event, Event) else event)
        seat = fields.get("seat")
        if isinstance(seat, int):
            fields["seat-name"] = seats[seat]
        return self.say(f"event-{fields.pop('type')}", **fields)

    def place(self, place: Mapping[str, Any]) -> str:
        """A place of a drawing in words, its parts from large to small."""
        return " ".join(str(self.word(value)) for value in place.values())

    def refusal(self, refusal: Refusal) -> str:
        """Why not, in words, without the rule's id."""
        return self.say(refusal.reason, **refusal.details)


def _kind(move: Move | Named) -> str:
    """The kind of a named move, as the record writes it."""
    kind = move.__struct_config__.tag if isinstance(move, Move) else move["type"]
    return str(kind)


@lru_cache(maxsize=64)
def _parsed(source: str) -> Resource:
    """Texts are read once, however many games and editions they are said in."""
    return parse(source)


def speech(language: str, game: AnyGame | None = None, edition: Edition | None = None) -> Speech:
    """The texts of the house in that language, with those of a game and of an own edition."""
    names = own_names(game, edition) if game is not None and edition is not None else {}
    return _speech(language, game, tuple(names.items()))


@cache
def _speech(language: str, game: AnyGame | None, names: tuple[tuple[str, str], ...]) -> Speech:
    sources = [house_source(language)]
    if game is not None:
        sources.append(game_source(game, language))
    return Speech(language, sources, dict(names))


def house_source(language: str) -> str:
    """The Fluent source of the texts of the house."""
    return (files("gildehuis.words") / "text" / f"{language}.ftl").read_text(encoding="utf-8")


def game_source(game: AnyGame, language: str) -> str:
    """The Fluent source of a game's texts: in English where the game does not speak it."""
    spoken = language if language in languages_of(game) else "en"
    return (game.folder() / "text" / f"{spoken}.ftl").read_text(encoding="utf-8")


@cache
def languages_of(game: AnyGame) -> tuple[str, ...]:
    """The languages that a game speaks; English always."""
    texts = game.folder() / "text"
    return tuple(each for each in LANGUAGES if each == "en" or (texts / f"{each}.ftl").is_file())


def keys(source: str) -> set[str]:
    """The keys of all messages and terms in a Fluent source."""
    return set(re.findall(r"^(-?[a-zA-Z][\w-]*)\s*=", source, re.MULTILINE))
