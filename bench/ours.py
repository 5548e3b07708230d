"""One turn of our engine, in the mode this process runs in: python -m bench.ours SECONDS SEED."""

import sys
from typing import Any

import msgspec

from bench.costs import costs
from bench.growth import by_progress, memory
from bench.search import iterations
from bench.verifying import verified
from gildehuis.bots.search_settings import Knobs
from gildehuis.commands.bench import random_play
from gildehuis.core import registry
from gildehuis.core.setup import settle
from gildehuis.engine import is_compiled

MATCHES = 20  # for time by progress


def measure(name: str, seconds: float, seed: int) -> dict[str, Any]:
    """All figures of one game."""
    game = registry.find(name)
    play = {}
    for players in game.players:
        decisions, matches = random_play(game, settle(game, players), seconds, seed)
        play[str(players)] = {"decisions_per_second": decisions, "matches_per_second": matches}
    return {
        "play": play,
        **costs(name, seconds / 4, seed),
        "search_per_second": iterations(name, 4, seconds, seed, Knobs()),
        "bot_search_per_second": iterations(name, 4, seconds, seed),
        "verify_per_second": verified(name, seconds / 2, seed),
        "progress_us": {str(p): by_progress(name, p, MATCHES, seed) for p in game.players},
        **memory(name),
    }


def main() -> None:
    seconds, seed = float(sys.argv[1]), int(sys.argv[2])
    games = {name: measure(name, seconds, seed) for name in registry.names()}
    print(msgspec.json.encode({"compiled": is_compiled(), "games": games}).decode())


if __name__ == "__main__":
    main()
