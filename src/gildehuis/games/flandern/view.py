"""What a seat or a spectator may know of a match of Flandern: an allow-list."""

from typing import Any, Final

from gildehuis.core.game import Position
from gildehuis.games.flandern.board import (
    ABSENT,
    ARMS,
    ARMS_OF_TILE,
    CARDS,
    CATHEDRAL_CARD,
    CENTRE,
    CHURCH,
    CHURCH_TILE,
    COVERED,
    FIRST_SPECIAL,
    FREE,
    GUILDS,
    INFLUENCE_CARD,
    LAID,
    MASTER_CARD,
    SHAPES,
    SITE_CARD,
    SPECIALS,
    SWALLOWED,
    TOWNS,
    pile_name,
)
from gildehuis.games.flandern.building import sites_left
from gildehuis.games.flandern.duel import STANDSTILL
from gildehuis.games.flandern.moves import INFLUENCES
from gildehuis.games.flandern.score import (
    MASTERS_WEIGH,
    influence_bonus,
    seat_points,
    shares,
    standings,
    value,
)
from gildehuis.games.flandern.state import (
    CATHEDRAL,
    CHOOSE,
    GOLDEN_SITE,
    MASTER,
    NO_CARD,
    OVER,
    PILE_SITE,
    SITE,
    FlandernState,
)
from gildehuis.games.flandern.tell import card_names

ASKED: Final = (
    "choose",
    "town",
    "site",
    "golden_town",
    "golden_site",
    "cathedral",
    "master",
    "influence_guild",
    "turn",
    "own_card",
    "pile_card",
    "pile_town",
    "pile_site",
    "over",
)


def view(state: FlandernState, viewer: int | None) -> Position:
    return {
        "asking": ASKED[state.asking],
        "turn": state.turn if state.turn >= 0 else None,
        "round": state.round,
        "card": {
            "card": _card(state),
            "town": TOWNS[state.town] if state.town >= 0 else None,
            "guild": ARMS[state.guild] if state.guild >= 0 else None,
        },
        "end": state.end or None,
        "towns": [_town(state, town) for town in range(len(TOWNS))],
        "stock": {guild: _stock(state, arms) for arms, guild in enumerate(ARMS)},
        "specials": _specials_left(state),
        "pieces": {
            "building_sites": sites_left(state),
            "cathedrals": state.cathedrals,
            "guild_masters": state.masters,
        },
        "points": dict(zip(ARMS, state.points, strict=False)),
        "free_spaces": sum(len(slots) for slots in state.free),
        "seats": [_seat(state, seat, viewer) for seat in range(state.players)],
        "golden": _golden(state, viewer) if state.players > 2 else None,
        "pile": _pile(state) if state.players == 2 else None,
    }


def _card(state: FlandernState) -> str | None:
    """The card being carried out."""
    if state.town >= 0:
        return CARDS[state.town]
    cards = {
        SITE: SITE_CARD,
        GOLDEN_SITE: SITE_CARD,
        PILE_SITE: SITE_CARD,
        CATHEDRAL: CATHEDRAL_CARD,
        MASTER: MASTER_CARD,
    }
    card = cards.get(state.asking)
    return None if card is None else CARDS[card]


# ---- the board


def _town(state: FlandernState, town: int) -> dict[str, Any]:
    first = town * state.board.slots
    in_play = state.tile[first] != ABSENT
    return {
        "town": TOWNS[town],
        "in_play": in_play,
        "scored": in_play and bool(state.scored >> town & 1),
        "value": value(state, town),
        "free": len(state.free[town]),
        "guilds": _standing(state, town),
        "spaces": [
            _space(state, slot)
            for slot in range(first, first + state.board.slots)
            if state.tile[slot] != ABSENT
        ],
    }


def _standing(state: FlandernState, town: int) -> list[dict[str, Any]]:
    """The guilds of a town by rank, with what they would get if it were scored now."""
    standing = standings(state, town)
    points = shares(value(state, town), standing)
    rows = []
    for guild in range(GUILDS):
        if standing[guild]:
            row = {
                "guild": ARMS[guild],
                "districts": standing[guild] // MASTERS_WEIGH,
                "masters": standing[guild] % MASTERS_WEIGH,
                "rank": sum(other >= standing[guild] for other in standing),
                "points": points[guild],
            }
            rows.append(row)
    rows.sort(key=_by_rank)
    return rows


def _by_rank(row: dict[str, Any]) -> int:
    rank: int = row["rank"]
    return rank


def _space(state: FlandernState, slot: int) -> dict[str, Any]:
    """A space and what is on it."""
    board = state.board
    laid = state.tile[slot]
    shape = state.shape[slot]
    space: dict[str, Any] = {
        "space": board.names[slot % board.slots],
        "shape": "C" if shape == CENTRE else SHAPES[shape],
    }
    if laid < LAID:
        space["state"] = {FREE: "free", COVERED: "covered", SWALLOWED: "swallowed"}[laid]
        return space
    tile = laid - LAID
    town, place = divmod(slot, board.slots)
    printed = tile & 1 if tile < CHURCH_TILE else 0
    space["state"] = "laid"
    space["guild"] = ARMS[ARMS_OF_TILE[tile]]
    space["masters"] = printed if place else board.centre_masters[town]
    space["special"] = SPECIALS[tile - FIRST_SPECIAL] if tile >= FIRST_SPECIAL else None
    space["finished"] = not state.site[slot]
    space["site"] = slot in state.sites
    space["figures"] = state.figures[slot]
    space["cathedral"] = bool(state.cathedral[slot])
    return space


def _stock(state: FlandernState, arms: int) -> dict[str, dict[str, int]]:
    tile = arms * 2
    return {
        shape: {
            "plain": state.stock[tile * 3 + s],
            "master": 0 if arms == CHURCH else state.stock[(tile + 1) * 3 + s],
        }
        for s, shape in enumerate(SHAPES)
    }


def _specials_left(state: FlandernState) -> list[str]:
    return [
        letter
        for n, letter in enumerate(SPECIALS)
        if state.stock[(FIRST_SPECIAL + n) * 3 + state.board.specials[n].host]
    ]


# ---- the players


def _seat(state: FlandernState, seat: int, viewer: int | None) -> dict[str, Any]:
    """A seat's cards are known to all: what is not open is in hand. Only a choice is secret."""
    influenced = state.influenced[seat]
    points = seat_points(state, seat)
    return {
        "guild": ARMS[seat],
        "influenced": ARMS[influenced] if influenced >= 0 else None,
        "points": points,
        "score": points + (influence_bonus(state, seat) if state.asking == OVER else 0),
        "hand": card_names(state.hand[seat]),
        "open": card_names(state.open[seat]),
        "influence": state.influence[seat],
        "has_chosen": state.chosen[seat] >= 0,
        "choice": _choice(state, seat, viewer),
    }


def _choice(state: FlandernState, seat: int, viewer: int | None) -> dict[str, Any] | None:
    """What a seat has chosen this round: secret until all have (F12)."""
    chosen = state.chosen[seat]
    if chosen < 0 or (state.asking == CHOOSE and seat != viewer):
        return None
    return {"card": CARDS[chosen // INFLUENCES], "influence": chosen % INFLUENCES}


# ---- the cards


def _golden(state: FlandernState, viewer: int | None) -> dict[str, Any]:
    """The golden pile; only the starting player knows the card that lies face down."""
    face_down = state.golden_card != NO_CARD
    card = CARDS[state.golden_card] if face_down and viewer == state.starter else None
    known = state.golden_at - 1 if face_down else state.golden_at
    return {
        "starter": state.starter,
        "order": state.order[:],
        "acted": state.acting if state.order else 0,
        "left": len(state.golden) - state.golden_at,
        "face_down": face_down,
        "card": card,
        "drawn": [_drawn(state, state.golden[n]) for n in range(known)],
    }


def _drawn(state: FlandernState, card: int) -> dict[str, str]:
    """A golden card that all have seen, and where it went (F11, F15)."""
    if card == INFLUENCE_CARD:
        went = "hand"
    else:
        gone = card < SITE_CARD and state.golden_removed >> card & 1
        went = "removed" if gone else "discards"
    return {"card": CARDS[card], "to": went}


def _pile(state: FlandernState) -> dict[str, Any]:
    """The pile of two players: all know which cards are in it, nobody in which order."""
    return {
        "left": len(state.pile),
        "cards": [pile_name(card) for card in sorted(state.pile)],
        "discards": [pile_name(card) for card in state.discards],
        "removed": [pile_name(card) for card in state.removed],
        "card": pile_name(state.pile_card) if state.pile_card != NO_CARD else None,
        "own_done": state.own_done,
        "pile_done": state.pile_done,
        "built": state.laid_now,
        "idle": state.idle,
        "standstill": STANDSTILL,
    }
