"""Records verified per second: read from lines of JSON, judged by the library's function."""

from itertools import cycle

from bench.timing import rate
from gildehuis.core import registry
from gildehuis.core.playout import random_match
from gildehuis.core.record import decode, encode
from gildehuis.core.setup import settle
from gildehuis.core.verify import verify

RECORDS = 5


def verified(name: str, seconds: float, seed: int) -> float:
    game = registry.find(name)
    setup = settle(game, 4)
    lines = cycle(encode(random_match(game, setup, f"{seed}/{n}").record()) for n in range(RECORDS))

    def one() -> int:
        assert verify(game, setup, decode(next(lines))).ok
        return 1

    return rate(one, seconds)
