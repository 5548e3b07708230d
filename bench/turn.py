"""A short turn of whichever engine is on the path: python -m bench.turn SECONDS SEED GAME…"""

import sys

import msgspec

from bench.costs import costs
from bench.verifying import verified
from gildehuis.commands.bench import random_play
from gildehuis.core import registry
from gildehuis.core.setup import settle
from gildehuis.engine import is_compiled


def main() -> None:
    seconds, seed = float(sys.argv[1]), int(sys.argv[2])
    speeds = {}
    for name in sys.argv[3:]:
        game = registry.find(name)
        speeds[f"{name}: decisions/s"] = random_play(game, settle(game, 4), seconds, seed)[0]
        speeds[f"{name}: clones/s"] = 1e6 / costs(name, seconds / 4, seed)["clone_us"]
        speeds[f"{name}: records verified/s"] = verified(name, seconds / 2, seed)
    print(msgspec.json.encode({"compiled": is_compiled(), "speeds": speeds}).decode())


if __name__ == "__main__":
    main()
