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
    COVERED,
    FIRST_SPECIAL,
    FREE,
    GUILD_NAMES,
    GUILDS,
    INFLUENCE_CARD,
    LAID,
    MASTERS_OF_TILE,
    NO_CARD,
    PLAIN_TILE,
    SHAPES,
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
_SHAPE: Final[tuple[Literal["X", "Y", "Z", "C"], ...]] = (*SHAPES, "C")
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
            guild=GUILD_NAMES[state.guild] if state.guild >= 0 else None,
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
        points=dict(zip(GUILD_NAMES, state.points, strict=True)),
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
    in_play = state.tile[town * state.board.slots] != ABSENT
    worth = value(state, town)
    return Town(
        town=TOWNS[town],
        in_play=in_play,
        scored=in_play and bool(state.scored >> town & 1),
        value=worth,
        free=len(state.free[town]),
        guilds=_standings(state, town, worth),
        spaces=_spaces(state, town),
    )


def _standings(state: FlandernState, town: int, worth: int) -> list[Standing]:
    """The guilds of a town by rank, with what they would get if it were scored now."""
    standing = standings(state, town)
    points = shares(worth, standing)
    rows = [
        Standing(
            guild=GUILD_NAMES[guild],
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


def _spaces(state: FlandernState, town: int) -> list[Space]:
    """The spaces of a town and what is on them."""
    board = state.board
    first = town * board.slots
    here = slice(first, first + board.slots)
    rows = zip(
        *(range(board.slots), board.names, state.tile[here], state.shape[here]),
        *(state.site[here], state.figures[here], state.cathedral[here]),
        strict=True,
    )
    sites = state.sites
    centre_masters = board.centre_masters[town]
    found: list[Space] = []
    for place, name, laid, shape, unfinished, figures, cathedral in rows:
        tile = laid - LAID
        if tile >= 0:
            district = District(
                name,
                _SHAPE[shape],
                "laid",
                ARMS[ARMS_OF_TILE[tile]],
                MASTERS_OF_TILE[tile] if place else centre_masters,
                SPECIALS[tile - FIRST_SPECIAL] if tile >= FIRST_SPECIAL else None,
                not unfinished,
                first + place in sites,
                figures,
                bool(cathedral),
            )
            found.append(district)
        elif laid != ABSENT:
            found.append(Space(name, _SHAPE[shape], _NOT_LAID[laid]))
    return found


def _stock(state: FlandernState, arms: int) -> dict[Shape, Tiles]:
    stock = state.stock
    first = PLAIN_TILE[arms] * 3
    return {
        shape: (
            Tiles(plain=stock[first + s], master=0, two=0)
            if arms == CHURCH
            else Tiles(stock[first + s], stock[first + 3 + s], stock[first + 6 + s])
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
        guild=GUILD_NAMES[seat],
        influenced=GUILD_NAMES[influenced] if influenced >= 0 else None,
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
        drawn=[_seen(state, n) for n in range(known)],
    )


def _seen(state: FlandernState, drawn: int) -> SeenCard:
    """A golden card that all have seen, and where it went (F11, F15)."""
    card = state.golden[drawn]
    if card == INFLUENCE_CARD:
        return SeenCard(CARDS[card], "hand")
    return SeenCard(CARDS[card], "removed" if state.golden_removed >> drawn & 1 else "discards")


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
