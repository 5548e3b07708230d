"""Gildehuis: four board games about medieval builders and guilds."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from gildehuis import engine  # first: it decides which files all others come from

if TYPE_CHECKING:
    from gildehuis.api import IllegalMove, Match, Move, games, load, load_all, new

__version__ = "0.1.0"
__all__ = [
    "IllegalMove",
    "Match",
    "Move",
    "__version__",
    "engine",
    "games",
    "load",
    "load_all",
    "new",
]


def __getattr__(name: str) -> Any:
    """The API is imported when somebody first asks for it: commands start sooner without."""
    if name not in __all__:
        raise AttributeError(f"module 'gildehuis' has no attribute {name!r}")
    return getattr(import_module("gildehuis.api"), name)
