"""What a guild has that goals and effects look at (G37, G58–G60)."""

from gildehuis.games.guilds.board import LARGE
from gildehuis.games.guilds.effects import (
    CAT,
    GARDEN,
    M_CELLS,
    M_CHARACTERS,
    M_FACTIONS,
    M_GOLD,
    M_INCOME,
    M_LARGE_ROOMS,
    M_PEOPLES,
    M_ROOMS,
    M_SYMBOL,
    M_WINDOWS,
    M_WOMEN,
    WILD_SYMBOL,
)
from gildehuis.games.guilds.guild import GOLD_VALUE
from gildehuis.games.guilds.read_cards import Goal
from gildehuis.games.guilds.state import GuildsState, holder


class Tally:
    """The counts of one guild as it stands."""

    __slots__ = (
        "active_rooms",
        "cells",
        "florins",
        "gold",
        "gold_income",
        "large_rooms",
        "members",
        "of_type",
        "peoples",
        "symbols",
        "windows",
        "women",
    )

    def __init__(self, factions: int, types: int) -> None:
        self.members: list[int] = []
        self.active_rooms: list[int] = []
        self.symbols: list[int] = [0] * factions
        self.of_type: list[int] = [0] * types
        self.women: int = 0
        self.peoples: int = 0  # bits
        self.cells: int = 0
        self.large_rooms: int = 0
        self.windows: int = 0
        self.florins: int = 0  # income (G9)
        self.gold_income: int = 0
        self.gold: int = 0  # held

    def factions(self) -> int:
        """Different factions among the symbols."""
        return len(self.symbols) - self.symbols.count(0)

    def types(self) -> int:
        """Different types among the active rooms."""
        return len(self.of_type) - self.of_type.count(0)

    def income(self) -> int:
        """The income's value (G35)."""
        return self.florins + GOLD_VALUE * self.gold_income


def tally(state: GuildsState, seat: int) -> Tally:
    """Count a guild: characters, active rooms, and what its cards were named to be."""
    edition = state.edition
    found = Tally(len(edition.factions), len(edition.types))
    found.gold = state.gold[seat]
    found.florins = edition.plot.hall_florins
    for who in state.joined:
        if state.owner[who] == seat + 1:
            _count_character(state, found, who)
    per_seat = edition.cells * 4
    for room in state.placed:
        if state.active >> room & 1 and state.spot[room] // per_seat == seat:
            _count_room(state, found, room)
    found.florins = max(found.florins, 0)
    if state.named_faction >= 0 and holder(state, WILD_SYMBOL) == seat:
        found.symbols[state.named_faction] += 1  # G45
    if state.cat_as >= 0 and holder(state, CAT) == seat:
        if state.cat_as == 0:
            found.women += 1  # G55
        else:
            found.peoples |= 1 << state.cat_as - 1
    return found


def _count_character(state: GuildsState, found: Tally, who: int) -> None:
    card = state.edition.characters[who]
    found.members.append(who)
    found.florins += card.florins
    found.gold_income += card.gold
    for faction in card.factions:
        found.symbols[faction] += 1
    if card.sex == "woman":
        found.women += 1
    if card.people >= 0:
        found.peoples |= 1 << card.people


def _count_room(state: GuildsState, found: Tally, room: int) -> None:
    edition = state.edition
    tile = edition.rooms[room]
    found.active_rooms.append(room)
    found.florins += tile.florins
    found.gold_income += tile.gold
    if tile.faction >= 0:
        found.symbols[tile.faction] += 1
    found.of_type[tile.type] += 1
    spot = state.spot[room]
    at = spot >> 2
    found.windows += windows_at(state, at)
    found.cells += 1
    if tile.size == LARGE:
        found.large_rooms += 1
        found.cells += 1
        other = at + (edition.width if spot & 1 else 1)
        found.windows += windows_at(state, other)


def windows_at(state: GuildsState, at: int) -> int:
    """Doors of a cell that face the edge of the plot (G25)."""
    edition = state.edition
    doors = state.doors[at]
    first = at % edition.cells * 4
    count = 0
    for direction in range(4):
        if doors >> direction & 1 and edition.neighbours[first + direction] < 0:
            count += 1
    return count


def gardens(state: GuildsState, found: Tally) -> int:
    """Active gardens."""
    types = state.edition.types
    return found.of_type[types.index(GARDEN)] if GARDEN in types else 0


def measure(goal: Goal, found: Tally) -> int:
    """What a goal counts in a guild (G60)."""
    kind = goal.kind
    if kind == M_SYMBOL:
        return found.symbols[goal.which]
    if kind == M_ROOMS:
        return found.of_type[goal.which]
    if kind == M_WOMEN:
        return found.women
    if kind == M_PEOPLES:
        return found.peoples.bit_count()
    if kind == M_FACTIONS:
        return found.factions()
    if kind == M_CELLS:
        return found.cells
    if kind == M_INCOME:
        return found.income()
    if kind == M_GOLD:
        return found.gold
    if kind == M_LARGE_ROOMS:
        return found.large_rooms
    if kind == M_WINDOWS:
        return found.windows
    assert kind == M_CHARACTERS
    return len(found.members)
