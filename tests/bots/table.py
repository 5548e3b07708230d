"""A table for tests: bots play a match, each seeing views only."""

from typing import Any

from gildehuis import bots
from gildehuis.core import registry
from gildehuis.core.game import Result
from gildehuis.core.match import Match
from gildehuis.core.secrecy import look
from gildehuis.core.setup import settle


def match_of(name: str, players: int, seed: str) -> Match[Any]:
    game = registry.find(name)
    return Match.start(game, settle(game, players), seed)


def play_on(match: Match[Any], names: list[str], seed: str, decisions: int) -> None:
    """So many decisions, or to the end; every move a bot makes must be legal."""
    players = [bots.make(n, match.game, match.setup, s, seed) for s, n in enumerate(names)]
    while match.to_act() and len(match.log) < decisions:
        for seat in list(match.to_act()):
            match.play(seat, players[seat].choose(look(match.game, match.state, seat)))
    for player in players:
        player.close()


def play_out(match: Match[Any], names: list[str], seed: str) -> Result:
    """The match to its end."""
    play_on(match, names, seed, 100_000)
    result = match.result()
    assert result is not None
    return result


def wins(name: str, ours: str, theirs: list[str], matches: int) -> float:
    """How many of the matches the first bot wins, at every seat in turn; a shared win in part."""
    players = len(theirs) + 1
    won = 0.0
    for k in range(matches):
        seat = k % players
        names = [*theirs[:seat], ours, *theirs[seat:]]
        result = play_out(match_of(name, players, f"deal {k // players}"), names, f"bots {k}")
        won += (seat in result.winners) / len(result.winners)
    return won
