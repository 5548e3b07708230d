"""Players that see only what their seat sees."""

from gildehuis.bots.bot import Bot, Budget
from gildehuis.bots.naming import NAMES, make

__all__ = ["NAMES", "Bot", "Budget", "make"]
