"""What a seat or a spectator may know of a match of Flandern: an allow-list."""

from operator import attrgetter
from typing import Final, Literal, cast

from gildehuis.core.schema import Move
from gildehuis.games.flandern.board import (
    ABSENT,
    ACTIONS,
    ARMS,
    ARMS_OF_TILE,
    CARDS,
    CHURCH,
    CHURCH_TILE,
    COVERED,
    FIRST_SPECIAL,
    FREE,
    GUILDS,
    INFLUENCE_CARD,
    LAID,
    NO_CARD,
    SHAPES,
    SITE_CARD,
    SPECIALS,
    SWALLOWED,
    TOWNS,
    card_names,
    pile_name,
)
from gildehuis.games.flandern.building import free_spaces, sites_left
from gildehuis.games.flandern.duel import STANDSTILL
from gildehuis.games.flandern.moves import INFLUENCES
from gildehuis.games.flandern.rounds import CHOOSE
from gildehuis.games.flandern.schema import (
    Cathedral,
    Choice,
    CurrentCard,
    District,
    Golden,
    Master,
    Pieces,
    Pile,
    Position,
    Seat,
    SeenCard,
    SetUp,
    Space,
    Standing,
    Tiles,
    Town,
)
from gildehuis.games.flandern.schema_words import Asked, Card, End, Shape, Special
from gildehuis.games.flandern.score import (
    MASTERS_WEIGH,
    influence_bonus,
    seat_points,
    shares,
    standings,
    value,
)
from gildehuis.games.flandern.state import FlandernState

_NOT_LAID: Final[dict[int, Literal["free", "covered", "swallowed"]]] = {
    FREE: "free",
    COVERED: "covered",
    SWALLOWED: "swallowed",
}
_SHAPES: Final[tuple[Literal["X", "Y", "Z", "C"], ...]] = (*SHAPES, "C")  # as CENTRE counts
_CARD_FOR: Final[dict[type[Move], Card]] = {  # those that are for any town
    SetUp: "site",
    Cathedral: "cathedral",
    Master: "master",
}


def view(state: FlandernState, viewer: int | None) -> Position:
    return Position(
        asking=cast("Asked", "over" if state.asked is None else state.asked.word),
        turn=state.seat if state.seat >= 0 else None,
        round=state.round,
        card=CurrentCard(
            card=_card(state),
            town=TOWNS[state.town] if state.town >= 0 else None,
            guild=ARMS[state.guild] if state.guild >= 0 else None,
        ),
        end=cast("End", state.end) if state.end else None,
        towns=[_town(state, town) for town in range(len(TOWNS))],
        stock={guild: _stock(state, arms) for arms, guild in enumerate(ARMS)},
        specials=_specials_left(state),
        pieces=Pieces(
            building_sites=sites_left(state),
            cathedrals=state.cathedrals,
            guild_masters=state.masters,
        ),
        points=dict(zip(ARMS, state.points, strict=False)),
        free_spaces=free_spaces(state),
        seats=[_seat(state, seat, viewer) for seat in range(state.players)],
        golden=_golden(state, viewer) if state.players > 2 else None,
        pile=_pile(state) if state.players == 2 else None,
    )


def _card(state: FlandernState) -> Card | None:
    """The card being carried out."""
    if state.town >= 0:
        return CARDS[state.town]
    return None if state.asked is None else _CARD_FOR.get(state.asked.answers[0])


# ---- the board


def _town(state: FlandernState, town: int) -> Town:
    names, first = state.board.names, town * state.board.slots
    in_play = state.tile[first] != ABSENT
    worth = value(state, town)
    return Town(
        town=TOWNS[town],
        in_play=in_play,
        scored=in_play and bool(state.scored >> town & 1),
        value=worth,
        free=len(state.free[town]),
        guilds=_standings(state, town, worth),
        spaces=[
            Space(names[slot - first], _SHAPES[state.shape[slot]], _NOT_LAID[state.tile[slot]])
            if state.tile[slot] < LAID
            else _district(state, slot)
            for slot in range(first, first + state.board.slots)
            if state.tile[slot] != ABSENT
        ],
    )


def _standings(state: FlandernState, town: int, worth: int) -> list[Standing]:
    """The guilds of a town by rank, with what they would get if it were scored now."""
    standing = standings(state, town)
    points = shares(worth, standing)
    rows = [
        Standing(
            guild=ARMS[guild],
            districts=standing[guild] // MASTERS_WEIGH,
            masters=standing[guild] % MASTERS_WEIGH,
            rank=sum(other >= standing[guild] for other in standing),
            points=points[guild],
        )
        for guild in range(GUILDS)
        if standing[guild]
    ]
    rows.sort(key=attrgetter("rank"))
    return rows


def _district(state: FlandernState, slot: int) -> District:
    """A space and the tile on it."""
    board = state.board
    town, place = divmod(slot, board.slots)
    tile = state.tile[slot] - LAID
    printed = tile & 1 if tile < CHURCH_TILE else 0
    return District(
        space=board.names[place],
        shape=_SHAPES[state.shape[slot]],
        state="laid",
        guild=ARMS[ARMS_OF_TILE[tile]],
        masters=printed if place else board.centre_masters[town],
        special=SPECIALS[tile - FIRST_SPECIAL] if tile >= FIRST_SPECIAL else None,
        finished=not state.site[slot],
        site=slot in state.sites,
        figures=state.figures[slot],
        cathedral=bool(state.cathedral[slot]),
    )


def _stock(state: FlandernState, arms: int) -> dict[Shape, Tiles]:
    tile = arms * 2
    return {
        shape: Tiles(
            plain=state.stock[tile * 3 + s],
            master=0 if arms == CHURCH else state.stock[(tile + 1) * 3 + s],
        )
        for s, shape in enumerate(SHAPES)
    }


def _specials_left(state: FlandernState) -> list[Special]:
    return [
        letter
        for n, letter in enumerate(SPECIALS)
        if state.stock[(FIRST_SPECIAL + n) * 3 + state.board.specials[n].host]
    ]


# ---- the players


def _seat(state: FlandernState, seat: int, viewer: int | None) -> Seat:
    """Only a choice is secret."""
    influenced = state.influenced[seat]
    points = seat_points(state, seat)
    return Seat(
        guild=ARMS[seat],
        influenced=ARMS[influenced] if influenced >= 0 else None,
        points=points,
        score=points + (influence_bonus(state, seat) if state.asked is None else 0),
        hand=card_names(state.hand[seat]),
        open=card_names(state.open[seat]),
        influence=state.influence[seat],
        has_chosen=state.chosen[seat] >= 0,
        choice=_choice(state, seat, viewer),
    )


def _choice(state: FlandernState, seat: int, viewer: int | None) -> Choice | None:
    """What a seat has chosen this round: secret until all have (F12)."""
    chosen = state.chosen[seat]
    if chosen < 0 or (state.asked is CHOOSE and seat != viewer):
        return None
    return Choice(ACTIONS[chosen // INFLUENCES], chosen % INFLUENCES)


# ---- the cards


def _golden(state: FlandernState, viewer: int | None) -> Golden:
    """The golden pile; only the starting player knows the card that lies face down."""
    face_down = state.golden_card != NO_CARD
    known = state.golden_at - 1 if face_down else state.golden_at
    return Golden(
        starter=state.starter,
        order=state.order[:],
        acted=state.acting if state.order else 0,
        left=len(state.golden) - state.golden_at,
        face_down=face_down,
        card=CARDS[state.golden_card] if face_down and viewer == state.starter else None,
        drawn=[_seen(state, state.golden[n]) for n in range(known)],
    )


def _seen(state: FlandernState, card: int) -> SeenCard:
    """A golden card that all have seen, and where it went (F11, F15)."""
    if card == INFLUENCE_CARD:
        return SeenCard(CARDS[card], "hand")
    gone = card < SITE_CARD and state.golden_removed >> card & 1
    return SeenCard(CARDS[card], "removed" if gone else "discards")


def _pile(state: FlandernState) -> Pile:
    return Pile(
        left=len(state.pile),
        cards=[pile_name(card) for card in sorted(state.pile)],
        discards=[pile_name(card) for card in state.discards],
        removed=[pile_name(card) for card in state.removed],
        card=pile_name(state.pile_card) if state.pile_card != NO_CARD else None,
        own_done=state.own_done,
        pile_done=state.pile_done,
        built=state.laid_now,
        idle=state.idle,
        standstill=STANDSTILL,
    )
