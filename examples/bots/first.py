"""A first bot in Python, without any library: builds beside as much as it can, else at random.

gildehuis arena kardinal --bots "run:python3 examples/bots/first.py,random" --games 20
"""

import json
import random
import sys
from typing import Any


def say(**message: Any) -> None:
    print(json.dumps(message), flush=True)


def borders(move: dict[str, Any], buildings: list[dict[str, Any]]) -> int:
    """How many squares of other buildings the new one would touch: each gives a stone."""
    built = {tuple(square) for building in buildings for square in building["squares"]}
    around = {
        (x + dx, y + dy)
        for x, y in move["squares"]
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
    }
    return len(around & built)


def choose(view: dict[str, Any], legal: list[dict[str, Any]]) -> dict[str, Any]:
    if view["game"] == "kardinal" and view["asked"] == "building":
        builds = [move for move in legal if move["type"] == "build"]
        return max(builds, key=lambda move: borders(move, view["position"]["buildings"]))
    return random.choice(legal)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        random.seed(message["seed"])
        say(type="ready", protocol=1, name="first")
    elif message["type"] == "choose":
        say(type="move", id=message["id"], move=choose(message["view"], message["legal"]))
    elif message["type"] == "bye":
        break
