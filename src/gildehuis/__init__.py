"""Gildehuis: four board games about medieval builders and guilds."""

from gildehuis import engine  # first: it decides which files all others come from

__version__ = "0.1.0"
__all__ = ["__version__", "engine"]
