"""What the front door shows in a language, in one piece: it travels inside the entry page."""

from functools import cache

import msgspec
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Resource

from gildehuis.core.game import AnyGame, Credit, Option
from gildehuis.core.registry import find, names
from gildehuis.server.web.pages.outside_games import Brought, brings
from gildehuis.words.speech import Language, game_source, house_source

SHELF = {
    "game-title",
    "game-pitch",
    "game-about",
}  # what is said of a game before its texts are fetched


class GameInfo(msgspec.Struct, frozen=True):
    """A game as the catalogue tells it."""

    name: str
    players: tuple[int, ...]  # how many can play
    options: tuple[Option, ...]
    editions: tuple[str, ...]  # the names of the shipped ones, the default first
    hides: bool  # false: everybody always knows everything
    minutes: int  # a match among people takes about so long
    weight: int  # 1 light … 5 heavy
    credit: Credit
    brings: tuple[Brought, ...]  # what its package has for the browser, if we draw nothing for it


class Front(msgspec.Struct, frozen=True):
    """What the front door shows."""

    language: Language
    house: str  # Fluent source of the house's texts
    games: list[GameInfo]
    shelf: dict[str, str]  # by game, Fluent source of its title and pitch


def describe(game: AnyGame) -> GameInfo:
    """A game as the catalogue tells it."""
    said = {name: getattr(game, name) for name in GameInfo.__struct_fields__ if name != "brings"}
    return GameInfo(**said, brings=brings(game))


def front(language: Language) -> Front:
    """The texts of the house, the games, and what they are called."""
    return _front(language, tuple(names()))


@cache
def _front(language: Language, known: tuple[str, ...]) -> Front:
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
