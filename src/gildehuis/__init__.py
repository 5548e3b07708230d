"""Gildehuis: four board games about medieval builders and guilds."""

__version__ = "0.1.0"
