"""A full position of Flandern from what one viewer knows, the rest drawn fairly."""

from typing import Final, cast

from gildehuis.core.chance import Chance
from gildehuis.core.rng import Rng
from gildehuis.core.state import Setup
from gildehuis.games.flandern import rounds
from gildehuis.games.flandern.board import (
    ACTIONS,
    ARMS,
    ARMS_OF_TILE,
    CARDS,
    CHURCH,
    COVERED,
    FIRST_SPECIAL,
    FREE,
    GUILD_NAMES,
    LAID,
    NO_CARD,
    NO_GUILD,
    NO_SEAT,
    NO_TOWN,
    PILE_NUMBERS,
    PLAIN_TILE,
    SHAPES,
    SITE_CARD,
    SPECIALS,
    SWALLOWED,
    TILES,
    TOWNS,
)
from gildehuis.games.flandern.building import open_added
from gildehuis.games.flandern.moves import CHOOSE_CARD, INFLUENCES
from gildehuis.games.flandern.rules import question
from gildehuis.games.flandern.schema import District, Golden, Pile, Position, Seat
from gildehuis.games.flandern.schema_words import ActionCard
from gildehuis.games.flandern.state import FlandernState, border, start

_SHAPE_NUMBERS: Final[dict[str, int]] = {shape: s for s, shape in enumerate(SHAPES)}


def imagine(setup: Setup, position: Position, rng: Rng) -> FlandernState:
    state = start(setup, Chance(str(rng.below(1 << 30))))
    _set_board(state, position)
    _set_stock(state, position)
    for number, seat in enumerate(position.seats):
        state.hand[number] = _cards(seat.hand)
        state.open[number] = _cards(seat.open)
        state.influence[number] = seat.influence
        if seat.influenced is not None:
            state.influenced[number] = ARMS.index(seat.influenced)
    card = position.card
    state.town = NO_TOWN if card.town is None else TOWNS.index(card.town)
    state.guild = NO_GUILD if card.guild is None else ARMS.index(card.guild)
    state.round = position.round
    state.end = position.end or ""
    state.points = [position.points[guild] for guild in GUILD_NAMES]
    if position.golden is not None:
        _draw_golden(state, position.golden, rng)
        _draw_choices(state, position.seats, rng)
    if position.pile is not None:
        _draw_pile(state, position.pile, rng)
    state.seat = NO_SEAT if position.turn is None else position.turn
    state.asked = question(state.players, position.asking)
    state.choices = [] if state.asked is None else state.asked.choices(state)
    return state


def _cards(names: list[ActionCard]) -> int:
    bits = 0
    for name in names:
        bits |= 1 << ACTIONS.index(name)
    return bits


# ---- what is open


def _set_board(state: FlandernState, position: Position) -> None:
    numbers = state.board.numbers
    for town, row in enumerate(position.towns):
        first = town * state.board.slots
        laid: list[int] = []
        for space in row.spaces:
            place = numbers[space.space]
            slot = first + place
            what = space.state
            if place >= state.board.printed:
                open_added(state, slot, _SHAPE_NUMBERS[space.shape])
            if what == "laid":
                _set_district(state, slot, cast("District", space))
                laid.append(slot)
            elif what == "swallowed":
                state.tile[slot] = SWALLOWED
                laid.append(slot)
            elif what == "covered":
                state.tile[slot] = COVERED
        _settle_town(state, town, laid, row.scored)


def _set_district(state: FlandernState, slot: int, district: District) -> None:
    arms = ARMS.index(district.guild)
    tile = PLAIN_TILE[arms]
    if district.special is not None:
        tile = FIRST_SPECIAL + SPECIALS.index(district.special)
    elif slot % state.board.slots:
        tile += district.masters
    state.tile[slot] = LAID + tile
    state.site[slot] = not district.finished
    if district.site:
        state.sites.append(slot)
    state.figures[slot] = district.figures
    state.cathedral[slot] = district.cathedral


def _settle_town(state: FlandernState, town: int, laid: list[int], scored: bool) -> None:
    """What follows from the districts: borders, free spaces, hosts of specials."""
    board = state.board
    for slot in laid:
        tile = state.tile[slot]
        border(state, slot, CHURCH if tile == SWALLOWED else ARMS_OF_TILE[tile - LAID])
    first = town * board.slots
    for slot in range(first, first + board.slots):
        if state.tile[slot] != FREE:
            for n, host in enumerate(board.swallowers[slot]):
                state.fits[host] &= ~board.swallowing[slot][n]
    state.free[town] = [slot for slot in state.free[town] if state.tile[slot] == FREE]
    if scored:
        state.scored |= 1 << town
        state.free[town] = []


def _set_stock(state: FlandernState, position: Position) -> None:
    state.stock = [0] * (TILES * len(SHAPES))
    for arms, guild in enumerate(ARMS):
        for s, shape in enumerate(SHAPES):
            counts = position.stock[guild][shape]
            first = PLAIN_TILE[arms] * 3 + s
            state.stock[first] = counts.plain
            if arms != CHURCH:
                state.stock[first + 3] = counts.master
                state.stock[first + 6] = counts.two
    for letter in position.specials:
        special = state.board.specials[SPECIALS.index(letter)]
        state.stock[special.tile * 3 + special.host] = 1
    state.tiles = [0, 0, 0]
    for item, count in enumerate(state.stock):
        if count:
            state.tiles[item % 3] |= 1 << item // 3
    state.cathedrals = position.pieces.cathedrals
    state.masters = position.pieces.guild_masters


# ---- what is hidden


def _draw_golden(state: FlandernState, golden: Golden, rng: Rng) -> None:
    """The golden cards nobody has seen, pile A before pile B, in any order that can be."""
    state.starter = golden.starter
    state.order = list(golden.order)
    state.acting = golden.acted
    state.golden = [CARDS.index(row.card) for row in golden.drawn]
    for drawn, row in enumerate(golden.drawn):
        if row.to == "removed":
            state.golden_removed |= 1 << drawn
    unseen = _unseen(state)
    state.golden_card = NO_CARD
    if golden.face_down:
        top = unseen[0] if unseen[0] else unseen[1]
        if golden.card is not None:
            card = CARDS.index(golden.card)
        else:
            # It is no card of a scored town, or it would have been removed (F11).
            able = [c for c in top if c >= SITE_CARD or not state.scored >> c & 1]
            card = able[rng.below(len(able))]
        top.remove(card)
        state.golden_card = card
        state.golden.append(card)
    state.golden_at = len(state.golden)
    for part in unseen:
        rng.shuffle(part)
        state.golden += part


def _unseen(state: FlandernState) -> list[list[int]]:
    """Piles A and B without the cards drawn so far, which came from A first."""
    parts: list[list[int]] = []
    at = 0
    for part in rounds.golden_piles(state):
        seen = state.golden[at : at + len(part)]
        at += len(part)
        for card in seen:
            part.remove(card)
        parts.append(part)
    return parts


def _draw_choices(state: FlandernState, seats: list[Seat], rng: Rng) -> None:
    """What others have chosen in secret may be any of their choices (F12)."""
    for number, seat in enumerate(seats):
        if seat.choice is not None:
            card = ACTIONS.index(seat.choice.card)
            state.chosen[number] = card * INFLUENCES + seat.choice.influence
        elif seat.has_chosen:
            able = rounds.choices(state, number)
            state.chosen[number] = able[rng.below(len(able))] - CHOOSE_CARD


def _draw_pile(state: FlandernState, pile: Pile, rng: Rng) -> None:
    state.pile = [PILE_NUMBERS[card] for card in pile.cards]
    rng.shuffle(state.pile)
    state.discards = [PILE_NUMBERS[card] for card in pile.discards]
    state.removed = [PILE_NUMBERS[card] for card in pile.removed]
    state.pile_card = NO_CARD if pile.card is None else PILE_NUMBERS[pile.card]
    state.own_done = pile.own_done
    state.pile_done = pile.pile_done
    state.laid_now = pile.built
    state.idle = pile.idle
