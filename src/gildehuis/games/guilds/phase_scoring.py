"""After the final round: choices of cards, then the score (G36, G45, G55)."""

from gildehuis.games.guilds.course import (
    NAMING_CAT,
    NAMING_FACTION,
    NOTHING,
    OVER,
)
from gildehuis.games.guilds.effects import CAT, M_PEOPLES, M_WOMEN, WILD_SYMBOL
from gildehuis.games.guilds.moves import NAME_CAT, NAME_FACTION, cat_word
from gildehuis.games.guilds.score import tell_scores
from gildehuis.games.guilds.state import GuildsState, holder, tell


def go(state: GuildsState) -> bool:
    """Run the end on; True if a seat is asked."""
    players = state.players
    while state.step < 2 * players:
        at = state.step
        state.step += 1
        state.turn = (state.first + at // 2) % players
        if at % 2 == 0:
            if holder(state, WILD_SYMBOL) == state.turn:
                state.asked = NAMING_FACTION
                state.choices = faction_moves(state)
                return True
        elif holder(state, CAT) == state.turn and cat_matters(state):
            state.asked = NAMING_CAT
            state.choices = cat_moves(state)
            return True
    state.phase = OVER
    state.asked = NOTHING
    state.choices = []
    if state.events is not None:
        tell_scores(state)
        tell(state, "ended", end=state.end)
    return False


def step_of(state: GuildsState) -> int:
    """How far the end has come, by the question that is asked."""
    behind = (state.turn - state.first) % state.players
    return 2 * behind + (1 if state.asked == NAMING_FACTION else 2)


def cat_matters(state: GuildsState) -> bool:
    """Does a goal in play count women or peoples (G61)?"""
    goals = state.edition.goals
    return any(goals[goal].kind in (M_WOMEN, M_PEOPLES) for goal in state.goals)


def faction_moves(state: GuildsState) -> list[int]:
    return list(range(NAME_FACTION, NAME_FACTION + len(state.edition.factions)))


def cat_moves(state: GuildsState) -> list[int]:
    return list(range(NAME_CAT, NAME_CAT + 1 + len(state.edition.peoples)))


def play(state: GuildsState, move: int) -> None:
    edition = state.edition
    if state.asked == NAMING_FACTION:
        state.named_faction = move - NAME_FACTION
        tell(state, "faction_named", seat=state.turn, faction=edition.factions[move - NAME_FACTION])
    else:
        state.cat_as = move - NAME_CAT
        word = cat_word(edition, state.cat_as)
        tell(state, "cat_named", **{"seat": state.turn, "as": word})
