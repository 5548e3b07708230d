"""Records made by tests: judged as `verify` judges them."""

from typing import Any

from gildehuis.core.match import Match
from gildehuis.core.playout import random_match
from gildehuis.core.record import FORMAT, Entry, from_dict
from gildehuis.core.verify import Verdict, verify
from gildehuis.games.flandern import GAME
from gildehuis.games.flandern.state import FlandernState
from tests.games.flandern.table import setup


def verdict(players: int, log: list[Entry], **tail: Any) -> Verdict:
    """What verification says of a record with this log."""
    seats = [{"name": f"seat {n}"} for n in range(players)]
    record = from_dict(
        {
            "format": FORMAT,
            "game": "flandern",
            "rules": GAME.rules,
            "edition": GAME.editions[0],
            "players": players,
            "options": {},
            "seed": None,
            "seats": seats,
            "log": log,
            **tail,
        }
    )
    return verify(GAME, setup(players), record)


def played(players: int, seed: str) -> Match[FlandernState]:
    """A whole match of random moves."""
    return random_match(GAME, setup(players), seed)
