"""What is generated of a view tells the truth: positions, moves and previews are as declared."""

from collections.abc import Iterator
from typing import Any

import pytest

from gildehuis.conformance.sampling import positions, viewers
from gildehuis.core import registry
from gildehuis.core.schema import asdict
from gildehuis.core.secrecy import look
from gildehuis.core.setup import settle
from tools.declared import DictOf, ListOf, Named, OneOf, Part, Plain, Type, Words, fields_of, named

GAMES = ("flandern", "guilds", "kardinal", "nieuwstad")
PLAIN: dict[str, type | tuple[type, ...]] = {
    "int": int,
    "str": str,
    "bool": bool,
    "float": (int, float),
    "None": type(None),
}


def wrong(kind: Type, value: Any, where: str) -> Iterator[str]:
    """Where a value as JSON differs from its declaration."""
    match kind:
        case Plain(word="Any"):
            return
        case Plain(word=word):
            fits = isinstance(value, PLAIN[word]) and (
                word == "bool" or not isinstance(value, bool)
            )
            if not fits:
                yield f"{where}: {value!r} is no {word}"
        case Named(name=name, module=module):
            yield from wrong(named(name, module)[0], value, where)
        case Words(values=values):
            if value not in values:
                yield f"{where}: {value!r} is none of {values}"
        case OneOf(parts=parts):
            if not any(not list(wrong(part, value, where)) for part in parts):
                yield f"{where}: {value!r} is none of these"
        case ListOf(item=item, length=length):
            if not isinstance(value, list) or length not in (None, len(value)):
                yield f"{where}: {value!r} is no such list"
                return
            for one in value:
                yield from wrong(item, one, f"{where}[]")
        case DictOf():
            yield from _wrong_dict(kind, value, where)
        case Part(kind=part):
            yield from _wrong_part(part, value, where)


def _wrong_dict(kind: DictOf, value: Any, where: str) -> Iterator[str]:
    for key, one in value.items():
        yield from wrong(kind.key, key, f"{where} key")
        yield from wrong(kind.value, one, f"{where}.*")
    missing = [word for word in _words(kind.key) if word not in value]
    if missing and not kind.some:
        yield f"{where}: says nothing of {missing}, and is not declared as SOME"


def _words(kind: Type) -> tuple[Any, ...]:
    match kind:
        case Named(name=name, module=module):
            return _words(named(name, module)[0])
        case OneOf(parts=parts):
            return tuple(word for part in parts for word in _words(part))
        case Words(values=values):
            return values
    return ()


def _wrong_part(part: type[Any], value: Any, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where}: {value!r} is no {part.__name__}"
        return
    declared = {field.name: field for field in fields_of(part)}
    for name in value.keys() - declared.keys() - {"type"}:
        yield f"{where}.{name} is not declared"
    for name, field in declared.items():
        if name in value:
            yield from wrong(field.type, value[name], f"{where}.{name}")
        elif not field.absent:
            yield f"{where}.{name} is missing"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_shown_is_as_declared(name: str, players: int) -> None:
    game = registry.find(name)
    setup = settle(game, players)
    found: set[str] = set()
    for match, _ in positions(game, setup, "views", every=20):
        for viewer in viewers(setup):
            view = look(game, match.state, viewer, previews=True)
            found.update(wrong(Part(game.schema.position), asdict(view.position), "position"))
            for preview in view.previews or []:
                found.update(wrong(Part(game.schema.preview), asdict(preview), "preview"))
            for move in view.legal:
                found.update(wrong(Part(type(move)), asdict(move), "move"))
    assert not found
