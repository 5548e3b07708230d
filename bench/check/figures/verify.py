"""Records verified per second, from lines of JSON."""

from bench.check.figures import MANY, Action, by_game
from gildehuis.core import registry
from gildehuis.core.playout import random_match
from gildehuis.core.record import decode, encode
from gildehuis.core.setup import settle
from gildehuis.core.verify import verify

RECORDS = 2


def prepare(name: str, seed: int) -> Action:
    game = registry.find(name)
    setup = settle(game, MANY)
    lines = [
        encode(random_match(game, setup, f"check/{seed}/{n}").record()) for n in range(RECORDS)
    ]

    def judge() -> int:
        for line in lines:
            assert verify(game, setup, decode(line)).ok
        return len(lines)

    return judge


FIGURES = by_game("verify", prepare)
