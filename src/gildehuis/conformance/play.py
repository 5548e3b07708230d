"""Checks of play: it ends, there is always a move, copies are independent, names go both ways."""

from typing import Any

from gildehuis.conformance.broken import need
from gildehuis.conformance.sampling import positions, seen, viewers
from gildehuis.core.game import AnyGame, Setup
from gildehuis.core.match import Match
from gildehuis.core.playout import playout, step_at_random
from gildehuis.core.rng import Rng, seed_state
from gildehuis.core.schema import asdict


def ends(game: AnyGame, setup: Setup, seed: str) -> None:
    """Random play ends within the game's bound, and no seat to act is ever without a move."""
    match: Match[Any] = Match.start(game, setup, seed)
    rng = Rng(seed_state(seed))
    for _ in range(game.longest + 1):
        seats = match.to_act()
        if not seats:
            break
        need(len(set(seats)) == len(seats), f"to_act names a seat twice: {seats}")
        need(game.result(match.state) is None, "there is a result although seats are to act")
        for seat in seats:
            moves = game.legal(match.state, seat)
            need(bool(moves), f"seat {seat} is to act and has no move")
            need(len(set(moves)) == len(moves), f"seat {seat} has a move twice")
        step_at_random(match, rng)
    else:
        need(False, f"not over after {game.longest} decisions")
    result = game.result(match.state)
    need(result is not None, "nobody is to act and there is no result")
    assert result is not None
    need(len(result.scores) == setup.players, "one score per seat")
    need(bool(result.winners), "somebody wins")
    need(result.winners == sorted(set(result.winners)), "winners in rising order")
    best = [seat for seat, rank in enumerate(result.ranking) if rank == 1]
    need(best == result.winners, "the winners are those ranked first")


def clones(game: AnyGame, setup: Setup, seed: str) -> None:
    """Playing on with a copy changes nothing in the original, and the other way round."""
    for match, rng in positions(game, setup, seed, every=15):
        before = [seen(game, match.state, viewer) for viewer in viewers(setup)]
        twin = game.clone(match.state)
        need(twin.events is None, "nobody listens to a clone")
        need([seen(game, twin, v) for v in viewers(setup)] == before, "a clone is equal")
        playout(game, twin, rng)
        after = [seen(game, match.state, viewer) for viewer in viewers(setup)]
        need(after == before, "playing on with a clone changed the original")
        keeper = game.clone(match.state)
        other = game.clone(match.state)
        playout(game, other, rng)
        need([seen(game, keeper, v) for v in viewers(setup)] == before, "clones share nothing")


def names(game: AnyGame, setup: Setup, seed: str) -> None:
    """Every legal move has a name of its own that leads back to it."""
    bound = game.moves_bound(setup)
    for match, _ in positions(game, setup, seed, every=3):
        for seat in match.to_act():
            told = set()
            for move in game.legal(match.state, seat):
                named = game.name_move(setup, move)
                need(0 <= move < bound, f"{move} is not below moves_bound")
                read = game.schema.read_move(asdict(named))
                need(read == named, f"{named} is no move of the schema")
                need(game.number_move(setup, read) == move, f"{named} leads to another move")
                told.add(str(named))
            need(len(told) == len(game.legal(match.state, seat)), "two moves have one name")


def pieces(game: AnyGame, setup: Setup, seed: str) -> None:
    """Nothing is lost and nothing comes from nowhere."""
    match: Match[Any] = Match.start(game, setup, seed)
    rng = Rng(seed_state(seed))
    first = game.census(match.state)
    need(bool(first), "the census counts something")
    while step_at_random(match, rng):
        now = game.census(match.state)
        need(now == first, f"the census changed from {first} to {now}")
