"""A full position of Flandern from what one viewer knows, the rest drawn fairly."""

from typing import Any

from gildehuis.core.chance import Chance
from gildehuis.core.game import Position, Setup
from gildehuis.core.rng import Rng
from gildehuis.games.flandern import duel, rounds
from gildehuis.games.flandern.board import (
    ARMS,
    ARMS_OF_TILE,
    CARDS,
    CHURCH,
    CHURCH_TILE,
    COVERED,
    FIRST_SPECIAL,
    FREE,
    LAID,
    NEUTRAL_TILES,
    PILE_NUMBERS,
    SERVED,
    SHAPES,
    SITE_CARD,
    SPECIALS,
    SWALLOWED,
    TILES,
    TOWNS,
)
from gildehuis.games.flandern.building import open_added, site_action, town_action
from gildehuis.games.flandern.moves import CHOOSE_CARD, INFLUENCES
from gildehuis.games.flandern.state import (
    CATHEDRAL,
    CHOOSE,
    GOLDEN_SITE,
    GOLDEN_TOWN,
    INFLUENCE_GUILD,
    MASTER,
    NO_CARD,
    NO_GUILD,
    NO_TOWN,
    NOBODY,
    OVER,
    PILE_SITE,
    PILE_TOWN,
    SITE,
    TOWN,
    FlandernState,
    border,
    start,
)
from gildehuis.games.flandern.view import ASKED


def imagine(setup: Setup, position: Position, rng: Rng) -> FlandernState:
    state = start(setup, Chance(str(rng.below(1 << 30))))
    _set_board(state, position)
    _set_stock(state, position)
    for seat, row in enumerate(position["seats"]):
        state.hand[seat] = _cards(row["hand"])
        state.open[seat] = _cards(row["open"])
        state.influence[seat] = row["influence"]
        state.influenced[seat] = ARMS.index(row["influenced"]) if row["influenced"] else NO_GUILD
    state.asking = ASKED.index(position["asking"])
    state.turn = NOBODY if position["turn"] is None else position["turn"]
    card = position["card"]
    state.town = NO_TOWN if card["town"] is None else TOWNS.index(card["town"])
    state.guild = NO_GUILD if card["guild"] is None else ARMS.index(card["guild"])
    state.round = position["round"]
    state.end = position["end"] or ""
    state.points = [position["points"][guild] for guild in ARMS[:CHURCH]]
    if position["golden"] is not None:
        _draw_golden(state, position["golden"], rng)
        _draw_choices(state, position, rng)
    else:
        _draw_pile(state, position["pile"], rng)
    state.choices = _choices(state)
    return state


def _cards(names: list[str]) -> int:
    bits = 0
    for name in names:
        bits |= 1 << CARDS.index(name)
    return bits


# ---- what is open


def _set_board(state: FlandernState, position: Position) -> None:
    numbers = state.board.numbers
    for town, row in enumerate(position["towns"]):
        first = town * state.board.slots
        laid: list[int] = []
        for space in row["spaces"]:
            slot = first + numbers[space["space"]]
            if numbers[space["space"]] >= state.board.printed:
                open_added(state, slot, SHAPES.index(space["shape"]))
            if space["state"] == "laid":
                _set_district(state, slot, space)
                laid.append(slot)
            elif space["state"] == "swallowed":
                state.tile[slot] = SWALLOWED
                laid.append(slot)
            elif space["state"] == "covered":
                state.tile[slot] = COVERED
        _settle_town(state, town, laid, row["scored"])


def _set_district(state: FlandernState, slot: int, space: dict[str, Any]) -> None:
    arms = ARMS.index(space["guild"])
    tile = min(arms * 2, CHURCH_TILE)
    if space["special"] is not None:
        tile = FIRST_SPECIAL + SPECIALS.index(space["special"])
    elif space["masters"] and slot % state.board.slots:
        tile += 1
    state.tile[slot] = LAID + tile
    state.site[slot] = not space["finished"]
    if space["site"]:
        state.sites.append(slot)
    state.figures[slot] = space["figures"]
    state.cathedral[slot] = space["cathedral"]


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
            counts = position["stock"][guild][shape]
            state.stock[arms * 6 + s] = counts["plain"]
            if arms != CHURCH:
                state.stock[arms * 6 + 3 + s] = counts["master"]
    for letter in position["specials"]:
        special = state.board.specials[SPECIALS.index(letter)]
        state.stock[special.tile * 3 + special.host] = 1
    state.tiles = [0, 0, 0]
    for item, count in enumerate(state.stock):
        if count:
            state.tiles[item % 3] |= 1 << item // 3
    state.cathedrals = position["pieces"]["cathedrals"]
    state.masters = position["pieces"]["guild_masters"]


# ---- what is hidden


def _draw_golden(state: FlandernState, golden: dict[str, Any], rng: Rng) -> None:
    """The golden cards nobody has seen, pile A before pile B, in any order that can be."""
    state.starter = golden["starter"]
    state.order = list(golden["order"])
    state.acting = golden["acted"]
    state.golden = [CARDS.index(row["card"]) for row in golden["drawn"]]
    for row in golden["drawn"]:
        if row["to"] == "removed":
            state.golden_removed |= 1 << CARDS.index(row["card"])
    unseen = _unseen(state)
    state.golden_card = NO_CARD
    if golden["face_down"]:
        top = unseen[0] if unseen[0] else unseen[1]
        if golden["card"] is not None:
            card = CARDS.index(golden["card"])
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


def _draw_choices(state: FlandernState, position: Position, rng: Rng) -> None:
    """What others have chosen in secret may be any of their choices (F12)."""
    for seat, row in enumerate(position["seats"]):
        if row["choice"] is not None:
            card = CARDS.index(row["choice"]["card"])
            state.chosen[seat] = card * INFLUENCES + row["choice"]["influence"]
        elif row["has_chosen"]:
            able = rounds.choices(state, seat)
            state.chosen[seat] = able[rng.below(len(able))] - CHOOSE_CARD


def _draw_pile(state: FlandernState, pile: dict[str, Any], rng: Rng) -> None:
    state.pile = [PILE_NUMBERS[card] for card in pile["cards"]]
    rng.shuffle(state.pile)
    state.discards = [PILE_NUMBERS[card] for card in pile["discards"]]
    state.removed = [PILE_NUMBERS[card] for card in pile["removed"]]
    state.pile_card = NO_CARD if pile["card"] is None else PILE_NUMBERS[pile["card"]]
    state.own_done = pile["own_done"]
    state.pile_done = pile["pile_done"]
    state.laid_now = pile["built"]
    state.idle = pile["idle"]


# ---- what can be decided


def _choices(state: FlandernState) -> list[int]:
    """The moves of the seat at turn, found again from the position."""
    asking = state.asking
    if asking in (CHOOSE, OVER):
        return []
    if asking == CATHEDRAL:
        return rounds.cathedral_targets(state)
    if asking == MASTER:
        return rounds.master_targets(state, state.turn)
    if asking == INFLUENCE_GUILD:
        return duel.guild_choices()
    served = NEUTRAL_TILES if state.guild < 0 else SERVED[state.guild]
    if asking in (TOWN, GOLDEN_TOWN, PILE_TOWN):
        return town_action(state, state.town, served)
    if asking in (SITE, GOLDEN_SITE, PILE_SITE):
        return site_action(state, served)
    return duel.action_choices(state)
