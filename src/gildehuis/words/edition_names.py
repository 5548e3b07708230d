"""What somebody's own edition calls its things: those names go before our translations."""

import tomllib
from functools import lru_cache
from typing import Any

from gildehuis.core.edition_file import digest
from gildehuis.core.game import AnyGame, Edition


def own_names(game: AnyGame, edition: Edition) -> dict[str, str]:
    """Id → name of all that the edition names and our own edition does not name alike."""
    if not game.editions:
        return {}
    shipped = game.shipped_source(game.editions[0])
    if digest(shipped) == edition.digest:
        return {}
    usual = dict(_names(shipped))
    return {id_: name for id_, name in _names(edition.source) if usual.get(id_) != name}


@lru_cache(maxsize=64)
def _names(source: str) -> tuple[tuple[str, str], ...]:
    """Every table of an edition file that has a `name`, by its key."""
    found: list[tuple[str, str]] = []
    _collect(tomllib.loads(source), found)
    return tuple(found)


def _collect(table: dict[str, Any], found: list[tuple[str, str]]) -> None:
    for key, value in table.items():
        if isinstance(value, dict):
            if isinstance(value.get("name"), str):
                found.append((key, value["name"]))
            _collect(value, found)
