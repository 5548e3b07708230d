"""How well everybody stands: an estimate of final points, for bots."""

from typing import Final

from mypy_extensions import i64

from gildehuis.games.flandern.board import (
    ARMS_OF_TILE,
    CHURCH,
    GUILDS,
    LAID,
    MASTERS_OF_TILE,
    PICK_UP,
    SERVED,
    SITE_CARD,
    TILES_OF_ARMS,
    TOWNS,
)
from gildehuis.games.flandern.building import sites_left
from gildehuis.games.flandern.duel import OWN_CARD, TURN
from gildehuis.games.flandern.moves import INFLUENCES
from gildehuis.games.flandern.rounds import CHOOSE, MASTER
from gildehuis.games.flandern.score import MOST_INFLUENCE, result, seat_points
from gildehuis.games.flandern.state import FlandernState

# Found by playing greedy players against each other; all in points or districts.
_SITE: Final = 0.6  # of a finished district: it still costs an action
_MASTER: Final = 0.22  # of a district: masters only break ties
_TIE: Final = 0.08  # tied guilds share the worst rank
_HAND: list[float] = [
    0.0,
    0.4,
    0.8,
    1.2,
    1.5,
    1.7,
    1.9,
    2.0,
    2.05,
]  # points for so many cards in hand
_CARDS: Final = bytes(hand.bit_count() for hand in range(2 << PICK_UP))  # in a hand as bits
_INFLUENCE: Final = 0.8  # points for an influence card early on
_NEUTRAL: Final = 0.3  # points for laying a district that is not one's own
_EARLY: Final = 0.35  # points for acting before others
_FILLED: Final = 0.8  # districts laid per player and round
_WORTH: Final = 1.15  # mean value of a district to come


class Ground:
    """The board as bytes, which compiled code reads much quicker than the position's bytearrays."""

    __slots__ = ("shape", "site", "tile")

    def __init__(self, state: FlandernState) -> None:
        self.tile = bytes(state.tile)
        self.shape = bytes(state.shape)
        self.site = bytes(state.site)


class Picture:
    """An unscored town as it promises to become."""

    __slots__ = ("presence", "room", "share", "spread", "strength", "value")

    def __init__(self) -> None:
        self.strength: list[float] = [0.0] * GUILDS
        self.presence: list[float] = [1.0] * GUILDS  # how likely a guild will be ranked at all
        self.share: list[float] = [0.0] * GUILDS  # points a guild may expect
        self.room: int = 0  # what some free space would take now, as tile bits
        self.value = 0.0
        self.spread = 0.0  # how much may still change, in districts


def estimate(state: FlandernState) -> list[float]:
    over = result(state)
    if over is not None:
        return [float(score) for score in over.scores]
    fill = _fill(state)
    ground = Ground(state)
    pictures = [
        None if state.scored >> town & 1 else _picture(state, town, ground, fill)
        for town in range(len(TOWNS))
    ]
    guilds = [0.0] * GUILDS
    for picture in pictures:
        if picture is not None:
            share = picture.share
            guilds = [guilds[guild] + share[guild] for guild in range(GUILDS)]
    totals = []
    for seat in range(state.players):
        total = seat_points(state, seat) + guilds[seat]
        if state.influenced[seat] >= 0:
            total += guilds[state.influenced[seat]]
        totals.append(total + _cards(state, seat, fill) + _pending(state, seat, pictures))
    return totals


def _fill(state: FlandernState) -> float:
    """Which part of the free spaces will probably be built on."""
    free = sum([len(slots) for slots in state.free])
    if state.players == 2 or not free:
        return 0.9
    rounds = len(state.golden) - state.golden_at + 0.5
    return min(0.95, rounds * state.players * _FILLED / free)


def _picture(state: FlandernState, town: int, ground: Ground, fill: float) -> Picture:
    """Strength of every guild in a town: districts, sites and masters."""
    picture = Picture()
    picture.room = _room(state, town, ground.shape)
    strength = picture.strength
    board = state.board
    tiles, sites = ground.tile, ground.site
    first: i64 = town * board.slots
    slot: i64
    for slot in range(first, first + board.slots):
        tile = tiles[slot] - LAID
        if tile < 0:
            continue
        arms = ARMS_OF_TILE[tile]
        weight = _SITE if sites[slot] else 1.0
        if arms == CHURCH:
            picture.value += weight * (2 + state.cathedral[slot])
        else:
            printed = board.centre_masters[town] if slot == first else MASTERS_OF_TILE[tile]
            strength[arms] += weight * (1.0 + _MASTER * (printed + state.figures[slot]))
            picture.value += weight
    coming = float(len(state.free[town])) * fill
    picture.value += coming * _WORTH
    picture.spread = 0.25 + 0.4 * coming**0.5
    for guild in range(GUILDS):
        if not strength[guild]:
            may_come = picture.room & TILES_OF_ARMS[guild]
            picture.presence[guild] = min(0.9, 0.09 * coming) if may_come else 0.0
    for guild in range(GUILDS):
        picture.share[guild] = _share(picture, guild, strength[guild])
    return picture


def _room(state: FlandernState, town: int, shape: bytes) -> int:
    """The tiles that some free space of the town would take now, as bits."""
    tiles, fits, reach = state.tiles, state.fits, state.reach
    room: i64 = 0
    slot: i64
    for slot in state.free[town]:
        there: i64 = fits[slot]
        there &= reach[slot]
        room |= there & tiles[shape[slot]]
    return room


def _share(picture: Picture, guild: int, strength: float) -> float:
    """The points a guild of that strength may expect of a town."""
    rank = 0.0
    strengths, presence_of, spread = picture.strength, picture.presence, picture.spread
    for other in range(GUILDS):
        if other != guild:
            lead = (strengths[other] - strength + _TIE) / spread
            ahead = 0.5 + 0.5 * lead / (1.0 + abs(lead))
            rank += ahead * presence_of[other]
    value = picture.value
    presence = 1.0 if strength else picture.presence[guild]
    if rank < 1.0:
        return presence * value * (1.0 - 0.5 * rank)
    if rank < 2.0:
        return presence * (value * 0.5 + (4.0 - value * 0.5) * (rank - 1.0))
    return presence * max(0.0, 8.0 - 2.0 * rank)


def _cards(state: FlandernState, seat: int, fill: float) -> float:
    """Playable cards save a round of picking up; influence is worth most when ahead at the end."""
    total = _HAND[_CARDS[state.hand[seat]]]
    held = state.influence[seat]
    if held:
        late = 1.0 - min(1.0, (len(state.golden) - state.golden_at) / 20)
        ahead = True
        for other in state.influence:
            if other > held:
                ahead = False
        total += held * _INFLUENCE * (1.0 - 0.6 * late) * min(1.0, fill + 0.2)
        total += MOST_INFLUENCE * late * (0.9 if ahead else 0.2)
    return total


# ---- cards that are not carried out yet


def _pending(state: FlandernState, seat: int, pictures: list[Picture | None]) -> float:
    """What the cards a seat has chosen, or will have to, may bring."""
    asked = state.asked
    if asked is CHOOSE:
        gains = _gains(state, seat, pictures)
        if state.chosen[seat] < 0:
            return _best_card(state, seat, gains)
        card, influence = divmod(state.chosen[seat], INFLUENCES)
        # Influence buys an earlier turn, and is gone.
        paid = influence * _INFLUENCE - _EARLY * min(influence, 2)
        return gains[card] - _cost(state, seat, card) - paid
    if state.seat != seat:
        if seat in state.order[state.acting :]:
            return _gains(state, seat, pictures)[state.chosen[seat] // INFLUENCES]
        return 0.0
    if asked is TURN or asked is OWN_CARD:
        return _best_card(state, seat, _gains(state, seat, pictures))
    guild = state.guild
    if guild >= 0 and asked is not MASTER and guild in (seat, state.influenced[seat]):
        gains = _gains(state, guild, pictures)
        return gains[SITE_CARD if state.town < 0 else state.town]
    return 0.0


def _best_card(state: FlandernState, seat: int, gains: list[float]) -> float:
    best = -9.0
    for card in range(PICK_UP + 1):
        if state.hand[seat] >> card & 1:
            best = max(best, gains[card] - _cost(state, seat, card))
    return best


def _cost(state: FlandernState, seat: int, card: int) -> float:
    """A card played is out of hand; pick-up comes back."""
    if card == PICK_UP:
        return 0.0
    held = _CARDS[state.hand[seat]]
    return _HAND[held] - _HAND[held - 1]


def _gains(state: FlandernState, guild: int, pictures: list[Picture | None]) -> list[float]:
    """By card: what one more district of a guild would bring where the card lets it build."""
    gains = [_town_gain(state, guild, town, pictures[town]) for town in range(len(TOWNS))]
    best = 0.0  # no town gain is less
    for gain in gains:
        best = max(best, gain)
    gains.append(best * _SITE if sites_left(state) else 0.0)
    if guild < state.players:
        held = _CARDS[state.hand[guild]]
        gains.append(_HAND[held + _CARDS[state.open[guild]]] - _HAND[held])
    return gains


def _town_gain(state: FlandernState, guild: int, town: int, picture: Picture | None) -> float:
    if picture is None:
        return 0.0
    strength = picture.strength[guild]
    if picture.room & TILES_OF_ARMS[guild]:
        more = strength + 1.0
    elif _has_site(state, town, guild):
        more = strength + 1.0 - _SITE
    else:
        return _NEUTRAL if picture.room & SERVED[guild] else 0.0
    return max(_NEUTRAL, _share(picture, guild, more) - picture.share[guild])


def _has_site(state: FlandernState, town: int, guild: int) -> bool:
    """Is a district of that guild under construction in the town?"""
    for slot in state.sites:
        if slot // state.board.slots == town and ARMS_OF_TILE[state.tile[slot] - LAID] == guild:
            return True
    return False
