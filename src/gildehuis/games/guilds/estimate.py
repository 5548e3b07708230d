"""How well each seat of a Guilds match stands: points now, and what the position promises."""

from typing import Final

from gildehuis.games.guilds.board import ALL_EDGES, ZONES
from gildehuis.games.guilds.course import (
    BUILD,
    END,
    EXCHANGE,
    OVER,
    RECRUIT,
    SCORING,
)
from gildehuis.games.guilds.effects import (
    ABILITIES,
    AMOUNTS,
    ASSASSIN,
    END_SYMBOL,
    FORGER,
    JOIN_FL3,
    JOIN_GOLD1,
    LIMITS,
    M_CHARACTERS,
    M_PEOPLES,
    M_SYMBOL,
    M_WOMEN,
    R_NONE,
    R_SYMBOL,
)
from gildehuis.games.guilds.phase_exchange import GOLD_PRICE
from gildehuis.games.guilds.phase_recruit import settled
from gildehuis.games.guilds.read_cards import Character
from gildehuis.games.guilds.score import (
    Standing,
    character_points,
    halves_of_room,
    points,
    room_halves,
)
from gildehuis.games.guilds.state import GuildsState
from gildehuis.games.guilds.tally import Tally

# In points: what a gold buys in rooms, a florin in the plaza or at the exchange.
_GOLD: Final = 1.7
_FLORIN_BIDDING: Final = 0.5
_FLORIN_CHANGING: Final = _GOLD / GOLD_PRICE
_FLORIN_LEFT: Final = 0.04  # once gold can no longer be bought: the marker, a reservation
_FLORIN_INCOME: Final = 0.45  # each round still to come
_CLOSE_GOAL: Final = (
    0.25  # what a lead of one on a goal is worth of its points, with rounds to come
)
_GOAL_SYMBOL: Final = 0.9  # a symbol, woman, … that a goal counts
_MEMBER: Final = 0.4  # a character beyond what is printed: symbols, choice
_GOLD_PER_CELL: Final = 1.6  # what a free cell can take
_BLOCKED: Final = 0.35  # gold without a door to build on
_LEAD: Final = 0.72  # an offer that leads, but can be beaten
_SLEEPING: Final = 0.4  # of a room that is not yet connected
_MARKER: Final = 0.25

# Per round still to come, or once for those that work once; with the usual numbers (G38).
_ABILITY_WORTH: Final = {
    "disc_large": 0.8,
    "disc_small": 0.9,
    "alchemist": 0.4,
    "diviner": 0.3,
    "wallbender": 0.8,
    "wild_symbol": 0.3,
    "assassin": 3.0,
    "beggar": 0.4,
    "cutpurse": 0.7,
    "free_reserve": 0.1,
    "forger": 0.7,
    "herald": 0.2,
    "double_build": 0.3,
    "surveyor": 0.7,
    "dove": 0.4,
    "drake": 0.8,
}
_WORTH: Final = [_ABILITY_WORTH.get(word, 0.0) for word in ABILITIES]
_USUAL: Final = [AMOUNTS.get(word, 1) * LIMITS.get(word, 1) for word in ABILITIES]
_FORGED: Final = GOLD_PRICE - _USUAL[FORGER]  # what the Forger usually saves


def estimate(state: GuildsState) -> list[float]:
    """Per seat, an estimate of its final points."""
    standing = Standing(state)
    if state.phase in (SCORING, OVER):
        return [float(points(state, standing, seat)) for seat in range(state.players)]
    rounds_left = state.rounds - state.round  # incomes still to come
    soft = min(1.0, (rounds_left + (0.6 if state.phase == RECRUIT else 0.2)) / 4)
    goals = _goals(state, standing, soft)
    return [
        goals[seat] + _prospects(state, standing, seat, rounds_left)
        for seat in range(state.players)
    ]


def _goals(state: GuildsState, standing: Standing, soft: float) -> list[float]:
    """Points of goals as they stand, blended with how close everybody is."""
    sums = [0.0] * state.players
    for index, number in enumerate(state.goals):
        first = state.edition.goals[number].first
        counts = standing.counts[index]
        now = standing.goal_points[index]
        ordered = sorted(counts)
        best, next_best = ordered[-1], ordered[-2]
        step = max(5, best) / 5
        for seat, count in enumerate(counts):
            rival = next_best if count == best else best
            share = 0.45 + _CLOSE_GOAL * (count - rival) / step
            share = 0.05 if share < 0.05 else min(share, 0.95)
            sums[seat] += (1 - soft) * now[seat] + soft * share * first
    return sums


def _prospects(state: GuildsState, standing: Standing, seat: int, rounds_left: int) -> float:
    """All but goals."""
    found = standing.tallies[seat]
    value = character_points(state, found) + room_halves(state, found, standing.firsts[seat]) / 2
    value += rounds_left * (_FLORIN_INCOME * found.florins + _GOLD * found.gold_income)
    value += _gold(state, found, seat) + _florins(state, seat)
    for who in found.members:
        value += _ability(state, who, rounds_left)
    value += _sleeping(state, seat, found)
    if state.placing >= 0 and state.seat == seat:
        value += _room(state, found, state.placing, rounds_left)
    if state.first == seat and rounds_left:
        value += _MARKER
    if state.phase == RECRUIT:
        value += _tents(state, found, seat, rounds_left)
    return value


def _gold(state: GuildsState, found: Tally, seat: int) -> float:
    """Gold, as far as the plot can take what it buys."""
    gold = found.gold
    if state.phase == END and state.round == state.rounds:
        return 0.0
    usable = min(float(gold), state.free[seat] * _GOLD_PER_CELL)
    cells = state.edition.cells
    border = state.border
    for at in range(seat * cells, (seat + 1) * cells):
        if not state.tile[at] and border[at] & ALL_EDGES:
            return usable * _GOLD
    return usable * _GOLD * _BLOCKED


def _florins(state: GuildsState, seat: int) -> float:
    """Florins in hand, by what can still be done with them."""
    if state.phase in (BUILD, END):
        return state.hand[seat] * _FLORIN_LEFT
    if state.phase == EXCHANGE:
        return state.hand[seat] * _FLORIN_CHANGING
    return state.hand[seat] * _FLORIN_BIDDING


def _ability(state: GuildsState, who: int, rounds_left: int) -> float:
    ability = state.edition.ability[who]
    if ability < 0:
        return 0.0
    worth = _worth(state.edition.characters[who])
    if state.edition.once >> who & 1:
        used = state.used >> who & 1
        late = ability != ASSASSIN and not rounds_left
        return 0.0 if used or late else worth
    return worth * rounds_left


def _worth(card: Character) -> float:
    """What an ability is worth with the numbers that the edition gives it (G38)."""
    worth = _WORTH[card.ability]
    if card.ability == FORGER:
        return worth * (GOLD_PRICE - card.amount) / _FORGED
    if card.amount:
        worth *= card.amount * (card.limit or 1) / _USUAL[card.ability]
    return worth


def _sleeping(state: GuildsState, seat: int, found: Tally) -> float:
    """Rooms that may still be connected to the hall."""
    per_seat = state.edition.cells * 4
    value = 0.0
    for room in state.placed:
        if not state.active >> room & 1 and state.spot[room] // per_seat == seat:
            value += _SLEEPING * halves_of_room(state, found, room, 0) / 2
    return value


def _room(state: GuildsState, found: Tally, room: int, rounds_left: int) -> float:
    """A room in hand that will be laid at once."""
    tile = state.edition.rooms[room]
    value = halves_of_room(state, found, room, 0) / 2 + 0.2
    if tile.kind != R_NONE:
        value += 0.15 * rounds_left
    if tile.faction >= 0:
        value += _symbol_worth(state, found, tile.faction)
    return value + rounds_left * (_FLORIN_INCOME * tile.florins + _GOLD * tile.gold)


# ---- the plaza


def _tents(state: GuildsState, found: Tally, seat: int, rounds_left: int) -> float:
    """Florins on tents: the character they may win, or their return (G18, G20)."""
    value = 0.0
    for zone in range(ZONES):
        florins = state.tent[zone * state.players + seat]
        if not florins:
            continue
        back = florins * _FLORIN_CHANGING
        if state.lead[zone] != seat or not state.left[zone] or settled(state, zone):
            value += back
            continue
        best = max(
            _character(state, found, who, rounds_left)
            for slot, who in enumerate(state.slots)
            if who >= 0 and state.slot_zones[slot] == zone
        )
        chance = _LEAD if _beatable(state, zone, seat) else 1.0
        value += chance * best + (1 - chance) * back
    return value


def _beatable(state: GuildsState, zone: int, seat: int) -> bool:
    """Could somebody else still offer more there?"""
    base = zone * state.players
    for other in range(state.players):
        if other != seat and state.hand[other] + state.tent[base + other] > state.top[zone]:
            return True
    return False


def _character(state: GuildsState, found: Tally, who: int, rounds_left: int) -> float:
    """What a character would bring to a guild."""
    card = state.edition.characters[who]
    value = card.pp + _MEMBER
    value += rounds_left * (_FLORIN_INCOME * card.florins + _GOLD * card.gold)
    if card.end == END_SYMBOL:
        value += card.amount * (found.symbols[card.end_faction] + 1 + 0.2 * rounds_left)
    for faction in card.factions:
        value += _symbol_worth(state, found, faction)
    if card.ability == JOIN_GOLD1:
        value += card.amount * _GOLD  # G46
    elif card.ability == JOIN_FL3:
        value += card.amount * _FLORIN_CHANGING
    elif card.ability >= 0:
        value += _worth(card) * (1 if state.edition.once >> who & 1 else rounds_left)
    for number in state.goals:
        kind = state.edition.goals[number].kind
        counts = kind == M_CHARACTERS
        if kind == M_WOMEN:
            counts = card.sex == "woman"
        elif kind == M_PEOPLES:
            counts = card.people >= 0 and not found.peoples >> card.people & 1
        if counts:
            value += _GOAL_SYMBOL
    return value


def _symbol_worth(state: GuildsState, found: Tally, faction: int) -> float:
    """One more symbol: for own effects that count it, and for a goal."""
    edition = state.edition
    worth = 0.0
    for who in found.members:
        card = edition.characters[who]
        if card.end == END_SYMBOL and card.end_faction == faction:
            worth += card.amount
    for room in found.active_rooms:
        tile = edition.rooms[room]
        if tile.kind == R_SYMBOL and tile.effect_faction == faction:
            worth += tile.amount
    for number in state.goals:
        goal = edition.goals[number]
        if goal.kind == M_SYMBOL and goal.which == faction:
            worth += _GOAL_SYMBOL
    return worth
