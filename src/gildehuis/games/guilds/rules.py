"""A round of Guilds in the order of the rulebook: each phase runs on to its next question."""

from typing import Final

from gildehuis.core.chance import Chance
from gildehuis.core.game import Setup
from gildehuis.games.guilds import (
    phase_build,
    phase_end,
    phase_exchange,
    phase_recruit,
    phase_scoring,
    phase_start,
)
from gildehuis.games.guilds.course import OVER
from gildehuis.games.guilds.state import GuildsState, start

_PHASES: Final = [  # in the order of course.py; each runs on until it asks a seat or is done
    phase_start.go,
    phase_recruit.go,
    phase_exchange.go,
    phase_build.go,
    phase_end.go,
    phase_scoring.go,
]
QUESTIONS: Final = {
    question.word: question
    for question in (
        *phase_start.QUESTIONS,
        *phase_recruit.QUESTIONS,
        *phase_exchange.QUESTIONS,
        *phase_build.QUESTIONS,
        *phase_end.QUESTIONS,
        *phase_scoring.QUESTIONS,
    )
}


def new(setup: Setup, chance: Chance) -> GuildsState:
    """The first question of a match."""
    state = start(setup, chance)
    _go_on(state)
    return state


def play(state: GuildsState, move: int) -> None:
    """Carry out the answer to what was asked, and go on to the next question (G61)."""
    question = state.asked
    assert question is not None
    state.asked = None  # until the answer, or what follows from it, leads to the next question
    question.answer(state, move)
    _go_on(state)


def _go_on(state: GuildsState) -> None:
    """Phase after phase, until a seat is asked or the match is over."""
    while state.asked is None and state.phase != OVER:
        _PHASES[state.phase](state)
