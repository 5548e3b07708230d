"""Checks of refusals and undo: wrong moves are refused by a rule, right ones taken back fairly."""

from typing import Any

from gildehuis.conformance.broken import need
from gildehuis.conformance.mutation import mutants
from gildehuis.conformance.sampling import positions, seen, viewers
from gildehuis.core.game import AnyGame, Setup
from gildehuis.core.match import Match
from gildehuis.core.playout import step_at_random
from gildehuis.core.refusal import Refusal
from gildehuis.core.rng import Rng, seed_state
from gildehuis.core.undo import take_back
from gildehuis.words import rulebook, speech


def refused(game: AnyGame, setup: Setup, seed: str) -> None:
    """Illegal moves are refused with a rule of the rulebook and a reason that has a text."""
    for match, rng in positions(game, setup, seed, every=5):
        before = [seen(game, match.state, viewer) for viewer in viewers(setup)]
        seats = match.to_act()
        for seat in [*range(setup.players), setup.players, -1]:
            legal = match.legal(seat)
            sample = legal or [m for s in seats for m in match.legal(s)][:20]
            for named in mutants(sample, rng, 8):
                if named not in legal:
                    _refused(game, match, seat, named)
        after = [seen(game, match.state, viewer) for viewer in viewers(setup)]
        need(after == before, "a refused move changed the position")


def _refused(game: AnyGame, match: Match[Any], seat: int, named: Any) -> None:
    try:
        match.play(seat, named)
    except Refusal as refusal:
        if refusal.rule is not None:
            known = refusal.rule in rulebook(game).rules
            need(known, f"{refusal.rule} is no rule of the rulebook ({named})")
        has_text = speech("en", game).has(refusal.reason)
        need(has_text, f'the refusal of {named} has no text "{refusal.reason}"')
    else:
        need(False, f"{named} of seat {seat} is not legal and was accepted")


def taken_back(game: AnyGame, setup: Setup, seed: str) -> None:
    """Undo restores the position exactly, and is not granted where chance came up."""
    match: Match[Any] = Match.start(game, setup, seed)
    rng = Rng(seed_state(seed, -5))
    granted = 0
    while match.to_act():
        if rng.below(8 + len(match.log) // 20):  # a long match takes long to be replayed
            step_at_random(match, rng)
            continue
        before = [seen(game, match.state, viewer) for viewer in viewers(setup)]
        log = list(match.log)
        step_at_random(match, rng)
        mover = match.log[len(log)]["seat"]
        for other in range(setup.players):
            if other != mover:
                need(take_back(match, other) is None, f"seat {other} took back another's move")
        undone = take_back(match, mover)
        if undone is None:
            continue
        granted += 1
        need(len(match.log) == len(log) + 1, "a move was taken back after chance came up")
        need(undone.log == log, "undo left another log")
        after = [seen(game, undone.state, viewer) for viewer in viewers(setup)]
        need(after == before, "undo left another position")
    if not game.hides:
        need(granted > 0, "nothing is hidden, and yet no move can be taken back")
