"""A round of Guilds in the order of the rulebook: each phase runs on to its next question."""

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
from gildehuis.games.guilds.course import (
    ASSASSINATING,
    BUILD,
    BUILD_TURN,
    BUYING,
    CLAIMING,
    DIVINING,
    END,
    EXCHANGE,
    FORCED_TAKE,
    NAMING_CAT,
    NAMING_FACTION,
    PLACING,
    RECRUIT,
    RECRUIT_TURN,
    RESERVING,
    SCORING,
    SECOND_ROOM,
    SECOND_ZONE,
    START,
    STEALING,
)
from gildehuis.games.guilds.moves import CLAIM, DECLINE
from gildehuis.games.guilds.state import GuildsState, start


def new(setup: Setup, chance: Chance) -> GuildsState:
    """The first question of a match."""
    state = start(setup, chance)
    _go_on(state)
    return state


def play(state: GuildsState, move: int) -> None:
    """Carry out the answer to what was asked, and go on to the next question (G61)."""
    phase = state.phase
    if phase == RECRUIT:
        if phase_recruit.play(state, move):
            return
    elif phase == BUILD:
        if phase_build.play(state, move):
            return
    elif phase == EXCHANGE:
        phase_exchange.play(state, move)
    elif phase == END:
        phase_end.play(state, move)
    elif phase == START:
        phase_start.play(state, move)
    else:
        phase_scoring.play(state, move)
    _go_on(state)


def _go_on(state: GuildsState) -> None:
    """Phase after phase, until a seat is asked or the match is over."""
    asked = False
    while not asked:
        phase = state.phase
        if phase == RECRUIT:
            asked = phase_recruit.go(state)
        elif phase == EXCHANGE:
            asked = phase_exchange.go(state)
        elif phase == BUILD:
            asked = phase_build.go(state)
        elif phase == END:
            asked = phase_end.go(state)
        elif phase == START:
            asked = phase_start.go(state)
        elif phase == SCORING:
            asked = phase_scoring.go(state)
        else:
            return


def choices(state: GuildsState) -> list[int]:
    """The legal moves for what is asked, found anew."""
    asked = state.asked
    if asked == DIVINING:
        return phase_start.divining_moves(state)
    if asked == RECRUIT_TURN:
        return phase_recruit.turn_moves(state)
    if asked == SECOND_ZONE:
        return phase_recruit.second_moves(state)
    if asked == FORCED_TAKE:
        return phase_recruit.forced_moves(state)
    if asked == ASSASSINATING:
        return phase_exchange.assassin_moves(state)
    if asked == STEALING:
        return phase_exchange.cutpurse_moves(state)
    if asked == BUYING:
        return phase_exchange.buying_moves(state)
    if asked == BUILD_TURN:
        return phase_build.turn_moves(state)
    if asked == PLACING:
        return phase_build.placing_moves(state)
    if asked == SECOND_ROOM:
        return phase_build.second_moves(state)
    if asked == RESERVING:
        return phase_end.reserving_moves(state)
    if asked == CLAIMING:
        return [CLAIM, DECLINE]
    if asked == NAMING_FACTION:
        return phase_scoring.faction_moves(state)
    if asked == NAMING_CAT:
        return phase_scoring.cat_moves(state)
    return []
