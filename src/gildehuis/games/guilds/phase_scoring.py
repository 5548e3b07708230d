"""After the final round: choices of cards, then the score (G36, G45, G55)."""

from typing import Final, cast

from gildehuis.core.state import Question, ask, tell
from gildehuis.games.guilds.course import OVER
from gildehuis.games.guilds.effects import CAT, M_PEOPLES, M_WOMEN, WILD_SYMBOL
from gildehuis.games.guilds.moves import NAME_CAT, NAME_FACTION, cat_word
from gildehuis.games.guilds.schema_events import CatNamed, Ended, FactionNamed
from gildehuis.games.guilds.schema_moves import NameCat, NameFaction
from gildehuis.games.guilds.schema_words import End
from gildehuis.games.guilds.score import tell_scores
from gildehuis.games.guilds.state import GuildsState, holder


def go(state: GuildsState) -> None:
    """Run the end on to its next question, or to the score."""
    players = state.players
    while state.step < 2 * players:
        at = state.step
        state.step += 1
        state.seat = (state.first + at // 2) % players
        if at % 2 == 0:
            if holder(state, WILD_SYMBOL) == state.seat:
                ask(state, NAMING_FACTION, state.seat, faction_moves(state))
                return
        elif holder(state, CAT) == state.seat and cat_matters(state):
            ask(state, NAMING_CAT, state.seat, cat_moves(state))
            return
    state.phase = OVER
    state.choices = []
    if state.events is not None:  # the score is worked out only to be told
        tell_scores(state)
    tell(state, Ended, end=cast("End", state.end))


def step_of(state: GuildsState) -> int:
    """How far the end has come, by the question that is asked."""
    behind = (state.seat - state.first) % state.players
    return 2 * behind + (1 if state.asked is NAMING_FACTION else 2)


def cat_matters(state: GuildsState) -> bool:
    """Does a goal in play count women or peoples (G61)?"""
    goals = state.edition.goals
    return any(goals[goal].kind in (M_WOMEN, M_PEOPLES) for goal in state.goals)


def faction_moves(state: GuildsState) -> list[int]:
    return list(range(NAME_FACTION, NAME_FACTION + len(state.edition.factions)))


def cat_moves(state: GuildsState) -> list[int]:
    return list(range(NAME_CAT, NAME_CAT + 1 + len(state.edition.peoples)))


def _name_faction(state: GuildsState, move: int) -> None:
    """G45."""
    state.named_faction = move - NAME_FACTION
    faction = state.edition.factions[state.named_faction]
    tell(state, FactionNamed, seat=state.seat, faction=faction)


def _name_cat(state: GuildsState, move: int) -> None:
    """G55."""
    state.cat_as = move - NAME_CAT
    tell(state, CatNamed, seat=state.seat, as_=cat_word(state.edition, state.cat_as))


# ---- what is asked (G61)

NAMING_FACTION: Final = Question("illusionist", faction_moves, _name_faction, (NameFaction,), "G61")
NAMING_CAT: Final = Question("cat", cat_moves, _name_cat, (NameCat,), "G61")
QUESTIONS: Final[tuple[Question[GuildsState], ...]] = (NAMING_FACTION, NAMING_CAT)
