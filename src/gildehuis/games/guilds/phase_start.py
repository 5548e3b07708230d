"""Phase 1 of a round: income, the draw, the Diviner (G5, G6, G9, G10, G43, G48)."""

from typing import Final

from gildehuis.core.state import Question, ask, tell
from gildehuis.games.guilds.board import LARGE, ZONE_NAMES, ZONES
from gildehuis.games.guilds.course import RECRUIT
from gildehuis.games.guilds.effects import BEGGAR, DIVINER, PROTECT_MONEY
from gildehuis.games.guilds.guild import florin_income, gold_income, income_value
from gildehuis.games.guilds.moves import DECLINE, DIVINE
from gildehuis.games.guilds.schema_events import (
    Begged,
    Declined,
    Divined,
    Drawn,
    Income,
    Robbed,
    RoomGone,
    RoundBegan,
)
from gildehuis.games.guilds.schema_moves import Decline, Divine
from gildehuis.games.guilds.state import LARGE_DRAWN, SMALL_DRAWN, GuildsState, holder, use


def go(state: GuildsState) -> None:
    """Run the phase on to its question or its end."""
    if state.step == 0:
        state.step = 1
        state.round += 1
        tell(state, RoundBegan, round=state.round, seat=state.first)
        _pay(state)
        _beggar(state)
        _draw(state)
        seat = holder(state, DIVINER)
        if seat >= 0 and state.display:
            ask(state, DIVINING, seat, divining_moves(state))
            return
    state.phase = RECRUIT
    state.step = 0


def _pay(state: GuildsState) -> None:
    """Incomes, and abilities refreshed (G9)."""
    state.used &= state.edition.once
    for seat in range(state.players):
        florins = florin_income(state, seat)
        gold = gold_income(state, seat)
        state.hand[seat] += florins
        state.gold[seat] += gold
        tell(state, Income, seat=seat, florins=florins, gold=gold)


def _beggar(state: GuildsState) -> None:
    """Everybody with a higher income gives florins (G48), but see the Guard Hound (G40)."""
    owner = holder(state, BEGGAR)
    if owner < 0:
        return
    own = income_value(state, owner)
    amount = state.edition.amount[BEGGAR]
    for seat in range(state.players):
        if (
            seat not in (owner, holder(state, PROTECT_MONEY))
            and state.hand[seat]
            and income_value(state, seat) > own
        ):
            given = min(amount, state.hand[seat])
            state.hand[seat] -= given
            state.hand[owner] += given
            tell(state, Begged, seat=owner, victim=seat, florins=given)
            tell(state, Robbed, seat=seat, by=owner, florins=given)


def _draw(state: GuildsState) -> None:
    """Rooms and characters are laid open (G5, G6, G10)."""
    edition = state.edition
    kept = len(state.display)
    end = state.small_drawn + SMALL_DRAWN[state.players]
    state.display += state.small_rooms[state.small_drawn : end]
    state.small_drawn = min(end, len(state.small_rooms))
    end = state.large_drawn + LARGE_DRAWN[state.players]
    state.display += state.large_rooms[state.large_drawn : end]
    state.large_drawn = min(end, len(state.large_rooms))

    end = state.characters_drawn + len(state.slots)
    drawn = state.characters[state.characters_drawn : end]
    state.characters_drawn += len(drawn)
    state.left = [0] * ZONES
    state.slots = drawn + [-1] * (len(state.slots) - len(drawn))
    state.lying = len(drawn)
    for slot in range(len(drawn)):
        state.left[state.slot_zones[slot]] += 1
    state.open_zones = ZONES - state.left.count(0)
    if state.events is not None:
        tell(
            state,
            Drawn,
            characters=[edition.characters[who].id for who in drawn],
            zones=[ZONE_NAMES[zone] for zone in state.slot_zones[: len(drawn)]],
            rooms=[edition.rooms[room].id for room in state.display[kept:]],
        )


def divining_moves(state: GuildsState) -> list[int]:
    return [DIVINE + room for room in state.display] + [DECLINE]


def _divine(state: GuildsState, move: int) -> None:
    """The Diviner's answer (G43)."""
    edition = state.edition
    if move == DECLINE:
        tell(state, Declined, seat=state.seat, asked="divining")
        return
    room = move - DIVINE
    use(state, DIVINER)
    at = state.display.index(room)
    follower = _next_room(state, edition.size[room])
    if follower < 0:
        del state.display[at]
    else:
        state.display[at] = follower
    old = edition.rooms[room].id
    if follower < 0:
        tell(state, RoomGone, seat=state.seat, room=old)
    else:
        tell(state, Divined, seat=state.seat, room=old, new=edition.rooms[follower].id)


def _next_room(state: GuildsState, size: int) -> int:
    """The top room of the stack of that size; −1 from an empty one."""
    if size == LARGE:
        if state.large_drawn == len(state.large_rooms):
            return -1
        state.large_drawn += 1
        return state.large_rooms[state.large_drawn - 1]
    if state.small_drawn == len(state.small_rooms):
        return -1
    state.small_drawn += 1
    return state.small_rooms[state.small_drawn - 1]


# ---- what is asked (G61)

DIVINING: Final = Question("divining", divining_moves, _divine, (Divine, Decline), "G61")
QUESTIONS: Final[tuple[Question[GuildsState], ...]] = (DIVINING,)
