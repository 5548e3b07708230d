"""What the front door shows in a language, in one piece: it travels inside the entry page."""

from dataclasses import asdict
from functools import cache
from typing import Any

import msgspec
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Resource

from gildehuis.core.game import AnyGame
from gildehuis.core.registry import find, names
from gildehuis.words.speech import game_source, house_source

SHELF = {
    "game-title",
    "game-pitch",
    "game-about",
}  # what is said of a game before its texts are fetched


class Front(msgspec.Struct, frozen=True):
    language: str
    house: str  # Fluent source
    games: list[dict[str, Any]]
    shelf: dict[str, str]  # Fluent source by game


def describe(game: AnyGame) -> dict[str, Any]:
    """A game as the catalogue tells it."""
    return {
        "name": game.name,
        "players": list(game.players),
        "options": [asdict(option) for option in game.options],
        "editions": list(game.editions),
        "hides": game.hides,
        "minutes": game.minutes,
        "weight": game.weight,
        "credit": asdict(game.credit),
    }


def front(language: str) -> Front:
    """The texts of the house, the games, and what they are called."""
    return _front(language, tuple(names()))


@cache
def _front(language: str, known: tuple[str, ...]) -> Front:
    games = [find(name) for name in known]
    shelf = {game.name: _title(game_source(game, language)) for game in games}
    return Front(language, house_source(language), [describe(game) for game in games], shelf)


def _title(source: str) -> str:
    """The few messages of a game that its cover needs."""
    entries = FluentParser(with_spans=False).parse(source).body
    source = FluentSerializer().serialize(
        Resource([e for e in entries if isinstance(e, Message) and e.id.name in SHELF])
    )
    return str(source)
