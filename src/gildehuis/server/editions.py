"""Setups of tables; editions are read once and shared by all tables that use them."""

from functools import lru_cache
from typing import Any

from gildehuis.core.game import Edition, Setup
from gildehuis.core.registry import find
from gildehuis.core.setup import settle


@lru_cache(32)
def _shipped(game: str, name: str) -> Edition:
    return find(game).shipped_edition(name)


@lru_cache(64)
def _brought(game: str, source: str) -> Edition:
    return find(game).own_edition(source, "edition")


def settled(
    game: str, players: int, options: dict[str, Any], edition: str | None, source: str | None
) -> Setup:
    """A checked setup by an edition's name, or by its text where somebody brought it."""
    chosen: Edition | str | None = edition
    if source is not None:
        chosen = _brought(game, source)
    elif edition is not None and edition in find(game).editions:
        chosen = _shipped(game, edition)
    return settle(find(game), players, options, chosen)
