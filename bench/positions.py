"""Positions to measure at: matches of random play, some decisions old."""

from typing import Any

from gildehuis.core import registry
from gildehuis.core.match import Match
from gildehuis.core.playout import step_at_random
from gildehuis.core.rng import Rng
from gildehuis.core.setup import settle


def begun(name: str, players: int, decisions: int, seed: int) -> Match[Any]:
    """A match so many decisions old, and on to the next real choice of a single seat."""
    game = registry.find(name)
    match: Match[Any] = Match.start(game, settle(game, players), str(seed))
    rng = Rng(seed)
    for _ in range(decisions):
        assert step_at_random(match, rng)
    while len(match.to_act()) != 1 or len(match.legal(match.to_act()[0])) < 2:
        assert step_at_random(match, rng)
    return match
