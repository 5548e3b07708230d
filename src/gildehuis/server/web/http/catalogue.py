"""What there is: games, bots, texts, rulebooks, editions."""

import tomllib
from functools import cache
from typing import Any

import msgspec
from litestar import MediaType, Response, Router, get
from litestar.params import FromPath

from gildehuis.core.game import AnyGame
from gildehuis.core.registry import find, names
from gildehuis.core.schema import RuleId, described
from gildehuis.server.bots.worker import LEVELS
from gildehuis.server.web.http.dependencies import EditionName, GameName, TextName
from gildehuis.server.web.pages import outside_games as shipped
from gildehuis.server.web.pages.catalogue import Front, GameInfo, describe, front
from gildehuis.table.faults import Fault
from gildehuis.words import rulebook
from gildehuis.words.speech import Language, game_source, house_source

FRESH = {"Cache-Control": "no-cache"}


class RuleTold(msgspec.Struct):
    """A rule in our words."""

    section: str
    text: str  # Markdown


class RulebookTold(msgspec.Struct):
    """A game's rulebook in our words."""

    title: str
    source: str  # all of it, Markdown
    rules: dict[RuleId, RuleTold]


def game_of(name: str) -> AnyGame:
    if name not in names():
        raise Fault("no-such-game", 404, game=name)
    return find(name)


@get("/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """All games of the house."""
    return [describe(find(name)) for name in names()]


@get("/games/{game:str}/schema", sync_to_thread=False)
def schema(game: GameName) -> dict[str, Any]:
    """JSON Schema of what a game shows; `x-means` says what kind of thing a value stands for."""
    return described(game_of(game).schema)


@get("/games/{game:str}/files/{name:str}", sync_to_thread=False)
def file(game: GameName, name: TextName) -> Response[bytes]:
    """What a game's package brings for the browser: its `cover.svg`, its `board.js`."""
    found = shipped.content(game_of(game), name)
    if found is None:
        raise Fault("no-such-file", 404)
    return Response(found, media_type=shipped.FILES[name][1], headers=FRESH)


@get("/front/{lang:str}", sync_to_thread=False)
def shown(lang: FromPath[Language]) -> Front:
    """What the front door shows: the house's texts, the games, their titles."""
    return front(lang)


@get("/bots", sync_to_thread=False)
def bots() -> list[str]:
    """The levels of bots, weakest first."""
    return list(LEVELS)


@get("/texts/{lang:str}/{name:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def texts(lang: FromPath[Language], name: TextName) -> Response[str]:
    """Fluent source of the house's or a game's texts."""
    source = house_source(lang) if name == "house" else game_source(game_of(name), lang)
    return Response(source, media_type="text/plain; charset=utf-8", headers=FRESH)


@get("/rules/{game:str}/{lang:str}", sync_to_thread=False)
def rules(game: GameName, lang: FromPath[Language]) -> RulebookTold:
    """A game's rulebook in our words, whole and rule by rule."""
    try:
        book = rulebook(game_of(game), lang)
    except FileNotFoundError:
        raise Fault("no-such-rulebook", 404) from None
    rules = {rule.id: RuleTold(rule.section, rule.text) for rule in book.rules.values()}
    return RulebookTold(book.title, book.source, rules)


@get("/editions/{game:str}/{name:str}", sync_to_thread=False)
def edition(game: GameName, name: EditionName) -> dict[str, Any]:
    """A shipped edition's tables, for drawing."""
    found = game_of(game)
    if name not in found.editions:
        raise Fault("no-such-edition", 404, edition=name)
    return _tables(found.name, name)


@cache
def _tables(game: str, edition: str) -> dict[str, Any]:
    return tomllib.loads(find(game).shipped_source(edition))


HANDLERS = [games, schema, file, shown, bots, texts, rules, edition]
router = Router("/api", route_handlers=HANDLERS, tags=["what there is"])
