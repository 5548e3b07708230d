"""Matches played by taste instead of evenly, so that what is rare comes up too.

A taste likes some words of moves and shuns others: cards, towns, shapes, arms, specials. One fills
a town at once, another sets up sites till none are left, a third picks up for ever.
"""

import json
import random
from math import prod
from typing import Any

from gildehuis.core import registry
from gildehuis.core.match import Match
from gildehuis.core.state import Setup
from tests.referee.verdict import Json

LIKINGS = (0.01, 0.1, 1.0, 1.0, 10.0, 100.0)


class Taste:
    """How much each word of a move is liked, fixed the first time it is met."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.liking: dict[tuple[str, Any], float] = {}

    def weight(self, move: Json) -> float:
        return prod(self._likes(field, word) for field, word in move.items())

    def _likes(self, field: str, word: Any) -> float:
        if field == "space":
            word = word[0]  # the shape; which way it lies makes no difference
        if (field, word) not in self.liking:
            self.liking[field, word] = self.dice.choice(LIKINGS)
        return self.liking[field, word]

    def choose(self, moves: list[Json]) -> Json:
        return self.dice.choices(moves, [self.weight(move) for move in moves])[0]


def tasteful(setup: Setup, seed: str) -> Json:
    """The record of a match in which all seats have the same taste."""
    taste = Taste(random.Random(seed))
    match: Match[Any] = Match.start(registry.find("flandern"), setup, seed)
    while asked := match.to_act():
        match.play(asked[0], taste.choose(match.legal(asked[0])))
    record: Json = json.loads(json.dumps(match.record().to_dict()))
    return record
