"""Finding games: ours and those that other packages bring, through entry points."""

from functools import cache
from importlib.metadata import entry_points

from gildehuis.core.game import AnyGame, Game
from gildehuis.core.refusal import BadInput

GROUP = "gildehuis.games"


@cache
def names() -> tuple[str, ...]:
    """The names of all installed games."""
    return tuple(sorted(point.name for point in entry_points(group=GROUP)))


@cache
def find(name: str) -> AnyGame:
    """The game of that name."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            game = point.load()
            if not isinstance(game, Game):
                raise BadInput(f'entry point "{name}" is no Game', point.value, "a Game object")
            return game
    raise BadInput(f'no game "{name}"', "game", "one of " + ", ".join(names()))
