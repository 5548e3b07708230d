"""Undo by information: a move may be taken back while nobody has learned anything by it."""

from typing import Any, TypeVar

from gildehuis.core.game import Game, Setup, State
from gildehuis.core.match import Match
from gildehuis.core.replay import resume
from gildehuis.core.rng import Rng
from gildehuis.core.secrecy import look

S = TypeVar("S", bound=State)
WORLDS = 24  # imagined positions per viewer; what differs in one of them was hidden


def take_back(match: Match[S], seat: int) -> Match[S] | None:
    """The match before the seat's last move; None if that move cannot be taken back.

    It can if the seat made the last move, no chance came up since, and for every viewer what he
    sees now follows from what he saw before and the move: the same in all positions he could
    have imagined.
    """
    log = match.log
    if not log or log[-1].get("seat") != seat:
        return None
    before = resume(match.game, match.setup, match.record().cut(len(log) - 1))
    if _teaches(match.game, match.setup, before, seat, log[-1]["move"], match):
        return None
    return before


def _teaches(
    game: Game[S, Any, Any], setup: Setup, before: Match[S], seat: int, named: Any, after: Match[S]
) -> bool:
    """Did this move show anybody something hidden?"""
    if not game.hides:
        return False
    made = game.schema.read_move(named)
    move = game.number_move(setup, made)
    assert move is not None  # it was made
    rng = Rng(len(after.log))
    viewers: list[int | None] = [None, *range(setup.players)]
    for viewer in viewers:
        seen = game.view(before.state, viewer)
        told = look(game, after.state, viewer)
        for _ in range(WORLDS):
            world = game.imagine(setup, viewer, seen, rng)
            if seat in game.to_act(world) and move in game.legal(world, seat):
                game.play(world, seat, move)
                if look(game, world, viewer) == told:
                    continue
            elif viewer != seat:
                continue  # the move itself was the news, and making it was the mover's choice
            return True
    return False
