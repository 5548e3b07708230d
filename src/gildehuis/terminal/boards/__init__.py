"""Drawn boards with colour: a painter per game, and one for games without."""

from typing import Any

from gildehuis.core.game import AnyGame, Position, Say, Setup
from gildehuis.terminal.boards.flandern import FlandernPainter
from gildehuis.terminal.boards.guilds import GuildsPainter
from gildehuis.terminal.boards.kardinal import KardinalPainter
from gildehuis.terminal.boards.nieuwstad import NieuwstadPainter
from gildehuis.terminal.boards.painter import Painter
from gildehuis.words import Speech

PAINTERS: dict[str, type[Painter]] = {
    "flandern": FlandernPainter,
    "guilds": GuildsPainter,
    "kardinal": KardinalPainter,
    "nieuwstad": NieuwstadPainter,
}
SEATS = ("seat", "start", "starter")  # arguments of drawings that are seat numbers
SHORT = 12  # letters of a name in a table


def painter(
    game: AnyGame, setup: Setup, position: Position, words: Speech, names: list[str]
) -> Painter:
    """The painter of a position."""
    drawn = game.draw(setup, position, naming(words, names))
    return PAINTERS.get(game.name, Painter)(drawn, position, words)


def naming(words: Speech, names: list[str]) -> Say:
    """Says texts of a drawing with the names of people in the place of seat numbers."""

    def say(key: str, **args: Any) -> str:
        seats = {k: v for k, v in args.items() if k in SEATS and isinstance(v, int)}
        if len(seats) == len(args) == 1 and key == "draw-seat":
            return str(names[args["seat"]][:SHORT])
        return words.say(key, **args | {k: names[v] for k, v in seats.items()})

    return say
