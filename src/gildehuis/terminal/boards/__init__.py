"""Drawn boards with colour: a painter per game, and one for games without."""

from typing import Any

from rich.text import Text

from gildehuis.core.game import Game, Named, Position, Setup
from gildehuis.terminal.boards import kardinal
from gildehuis.terminal.boards.painter import Painter
from gildehuis.words import Speech

PAINTERS: dict[str, type[Painter]] = {"kardinal": kardinal.KardinalPainter}


def painter(game: Game[Any], setup: Setup, position: Position, words: Speech) -> Painter:
    """The painter of a position."""
    drawn = game.draw(setup, position, words.say)
    return PAINTERS.get(game.name, Painter)(drawn, position, words)


def paint(
    game: Game[Any], setup: Setup, position: Position, words: Speech, move: Named | None = None
) -> Text:
    """A position as the viewer knows it, with a move that is being thought about."""
    return painter(game, setup, position, words).paint(move)
