"""Every game with every number of players, for tests that hold for all of them."""

from gildehuis.core import registry

EVERY = [(name, players) for name in registry.names() for players in registry.find(name).players]
IDS = [f"{name}-{players}" for name, players in EVERY]
