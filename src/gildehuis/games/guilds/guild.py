"""What a guild is worth each round, and how characters come and go (G9, G19, G35, G46)."""

from typing import Final

from gildehuis.core.state import tell
from gildehuis.games.guilds.effects import JOIN_FL3, JOIN_GOLD1
from gildehuis.games.guilds.schema_events import Gift
from gildehuis.games.guilds.state import GuildsState, own_guilds

GOLD_VALUE: Final = 3  # florins, where incomes are compared (G35)


def florin_income(state: GuildsState, seat: int) -> int:
    """All printed florins of hall, characters and active rooms, never below 0 (G9)."""
    edition = state.edition
    total = edition.plot.hall_florins
    owner = state.owner
    for who in state.joined:
        if owner[who] == seat + 1:
            total += edition.characters[who].florins
    per_seat = edition.cells * 4
    for room in state.placed:
        if state.active >> room & 1 and state.spot[room] // per_seat == seat:
            total += edition.rooms[room].florins
    return total if total > 0 else 0


def gold_income(state: GuildsState, seat: int) -> int:
    """All printed gold of characters and active rooms (G9)."""
    edition = state.edition
    total = 0
    owner = state.owner
    for who in state.joined:
        if owner[who] == seat + 1:
            total += edition.characters[who].gold
    per_seat = edition.cells * 4
    for room in state.placed:
        if state.active >> room & 1 and state.spot[room] // per_seat == seat:
            total += edition.rooms[room].gold
    return total


def income_value(state: GuildsState, seat: int) -> int:
    """Florins and gold of the income as one number (G35)."""
    return florin_income(state, seat) + GOLD_VALUE * gold_income(state, seat)


def members(state: GuildsState, seat: int) -> list[int]:
    """The characters of a guild, in the order they joined."""
    return [who for who in state.joined if state.owner[who] == seat + 1]


def rooms_of(state: GuildsState, seat: int) -> list[int]:
    """The rooms on a seat's plot, in the order they were laid."""
    per_seat = state.edition.cells * 4
    return [room for room in state.placed if state.spot[room] // per_seat == seat]


def join(state: GuildsState, seat: int, who: int) -> None:
    """A character joins a guild; his other effects wait for the next phase (G19)."""
    own_guilds(state)
    state.owner[who] = seat + 1
    state.joined.append(who)
    state.fresh |= 1 << who
    ability = state.edition.ability[who]
    if ability == JOIN_GOLD1:
        _gift(state, seat, who, state.edition.characters[who].amount, 0)
    elif ability == JOIN_FL3:
        _gift(state, seat, who, 0, state.edition.characters[who].amount)


def _gift(state: GuildsState, seat: int, who: int, gold: int, florins: int) -> None:
    """What Almoner and Pilgrim bring (G46)."""
    state.gold[seat] += gold
    state.hand[seat] += florins
    card = state.edition.characters[who].id
    tell(state, Gift, seat=seat, character=card, gold=gold, florins=florins)


def leave(state: GuildsState, who: int) -> None:
    """A character leaves the game; all he gives is gone at once (G47)."""
    own_guilds(state)
    state.owner[who] = 0
    state.joined.remove(who)
