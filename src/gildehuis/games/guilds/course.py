"""The course of a match: the five phases of a round, then the choices of cards at the end (G36)."""

from typing import Final

from gildehuis.core.schema import words_of
from gildehuis.games.guilds.schema_words import Phase

PHASES: Final[tuple[Phase, ...]] = words_of(Phase)
START: Final = 0
RECRUIT: Final = 1
EXCHANGE: Final = 2
BUILD: Final = 3
END: Final = 4
SCORING: Final = 5
OVER: Final = 6
