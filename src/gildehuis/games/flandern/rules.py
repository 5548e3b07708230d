"""Where a match of Flandern begins, and the questions it may ask."""

from gildehuis.core.chance import Chance
from gildehuis.core.state import Question, Setup
from gildehuis.games.flandern import duel, rounds
from gildehuis.games.flandern.state import FlandernState, start


def new(setup: Setup, chance: Chance) -> FlandernState:
    """The position at the start (F8–F10, F40, F41)."""
    state = start(setup, chance)
    if setup.players == 2:
        duel.set_out(state)
    else:
        rounds.set_out(state)
    return state


def question(players: int, word: str) -> Question[FlandernState] | None:
    """The question of that word; None: it is over."""
    return (duel.QUESTIONS if players == 2 else rounds.QUESTIONS).get(word)
