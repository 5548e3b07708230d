"""Random play: whole matches, and bare playouts without a record."""

from typing import Any, TypeVar

from gildehuis.core.game import Game, Setup, State
from gildehuis.core.match import Match
from gildehuis.core.record import SeatEntry
from gildehuis.core.rng import Rng, seed_state

S = TypeVar("S", bound=State)
_PLAYERS_STREAM = -1  # the players' dice, apart from those of the match


def random_match(
    game: Game[S, Any, Any], setup: Setup, seed: str, seats: list[SeatEntry] | None = None
) -> Match[S]:
    """A whole match of random moves, the same for the same seed."""
    seats = seats or [{"name": f"Random {n}", "bot": "random"} for n in range(setup.players)]
    match = Match.start(game, setup, seed, seats)
    rng = Rng(seed_state(seed, _PLAYERS_STREAM))
    while step_at_random(match, rng):
        pass
    return match


def step_at_random(match: Match[S], rng: Rng) -> bool:
    """One random decision of a random seat that owes one; False when the match is over."""
    seats = match.to_act()
    if not seats:
        return False
    seat = seats[rng.below(len(seats))]
    moves = match.game.legal(match.state, seat)
    match.play_number(seat, moves[rng.below(len(moves))])
    return True


def playout(game: Game[S, Any, Any], state: S, rng: Rng) -> int:
    """Play a position to its end by random moves; how many decisions that took."""
    decisions = 0
    while True:
        seats = game.to_act(state)
        if not seats:
            return decisions
        seat = seats[rng.below(len(seats))] if len(seats) > 1 else seats[0]
        moves = game.legal(state, seat)
        game.play(state, seat, moves[rng.below(len(moves))])
        decisions += 1
