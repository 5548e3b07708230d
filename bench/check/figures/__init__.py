"""What is measured of an engine, a module a group.

A group has FIGURES: a name → what prepares it from a seed. Prepared is an action that does the
same work each time and says how many things that made.
"""

from collections.abc import Callable, Iterator
from typing import Any

from gildehuis.core import registry
from gildehuis.core.match import Match
from gildehuis.core.playout import step_at_random
from gildehuis.core.rng import Rng
from gildehuis.core.setup import settle

Action = Callable[[], int]
Prepare = Callable[[int], Action]
GAMES = ("flandern", "guilds", "kardinal", "nieuwstad")
MANY = 4  # players, the most that every game takes


def by_game(group: str, prepare: Callable[[str, int], Action]) -> dict[str, Prepare]:
    """The same for every game."""
    return {f"{group}: {game}": _of(prepare, game) for game in GAMES}


def _of(prepare: Callable[[str, int], Action], game: str) -> Prepare:
    return lambda seed: prepare(game, seed)


def positions(name: str, players: int, seed: int, every: int) -> Iterator[Match[Any]]:
    """A match of random moves, stopping at every so manieth decision; the match goes on."""
    game = registry.find(name)
    match: Match[Any] = Match.start(game, settle(game, players), f"check/{seed}")
    rng, at = Rng(seed), 0
    while match.to_act():
        if at % every == every - 1:
            yield match
        step_at_random(match, rng)
        at += 1
