"""Positions to look at: matches of random play, stopped now and then."""

from collections.abc import Iterator
from typing import Any

import msgspec

from gildehuis.core.game import AnyGame, Setup
from gildehuis.core.match import Match
from gildehuis.core.playout import step_at_random
from gildehuis.core.rng import Rng, seed_state
from gildehuis.core.secrecy import look
from gildehuis.core.setup import settle


def setups(game: AnyGame) -> list[Setup]:
    """Every number of players, with default options and with each other value of each option.

    By the newest version of the rules, then by the older ones.
    """
    versions = range(game.rules, 0, -1)
    return [
        settle(game, players, options, rules=rules)
        for rules in versions
        for players in game.players
        for options in _options(game, players, rules)
    ]


def _options(game: AnyGame, players: int, rules: int) -> Iterator[dict[str, Any]]:
    yield {}
    for option in game.options:
        if players in option.players and rules >= option.since:
            yield from ({option.name: value} for value in option.values if value != option.default)


def positions(
    game: AnyGame, setup: Setup, seed: str, every: int
) -> Iterator[tuple[Match[Any], Rng]]:
    """A random match, yielded at about every so many decisions and at its end."""
    match: Match[Any] = Match.start(game, setup, seed)
    rng = Rng(seed_state(seed, -2))
    while match.to_act():
        if rng.below(every) == 0:
            yield match, rng
        step_at_random(match, rng)
    yield match, rng


def viewers(setup: Setup) -> list[int | None]:
    """Everybody who can look: a spectator and each seat."""
    return [None, *range(setup.players)]


def seen(game: AnyGame, state: Any, viewer: int | None) -> bytes:
    """Every byte that a viewer gets of a position."""
    return msgspec.json.encode(look(game, state, viewer, previews=True))


def world_of(game: AnyGame, setup: Setup, state: Any, viewer: int | None, rng: Rng) -> Any:
    """A position imagined from what a viewer gets, as JSON, and nothing else."""
    known = msgspec.json.decode(msgspec.json.encode(game.view(state, viewer)))
    return game.imagine(setup, viewer, game.schema.read_position(known), rng)
