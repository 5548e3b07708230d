"""Decisions per second of random play, between two and among four."""

from functools import partial

from bench.check.figures import GAMES, MANY, Action, Prepare
from gildehuis.core import registry
from gildehuis.core.match import Match
from gildehuis.core.playout import playout
from gildehuis.core.rng import Rng
from gildehuis.core.setup import settle

MATCHES = 3


def prepare(name: str, players: int, seed: int) -> Action:
    game = registry.find(name)
    setup = settle(game, players)
    starts = [Match.start(game, setup, f"check/{seed}/{n}").state for n in range(MATCHES)]

    def play() -> int:
        rng = Rng(seed)
        return sum(playout(game, game.clone(start), rng) for start in starts)

    return play


FIGURES: dict[str, Prepare] = {
    f"play of {players}: {name}": partial(prepare, name, players)
    for players in (2, MANY)
    for name in GAMES
}
