"""The position of Flandern: flat and quick to clone."""

from typing import Final

from gildehuis.core.chance import Chance
from gildehuis.core.game import Setup, State
from gildehuis.games.flandern.board import (
    ALL_TILES,
    CENTRE_TILE,
    CHURCH,
    FREE,
    FULL_HAND,
    GUILDS,
    INFLUENCE_EACH,
    LAID,
    TILES,
    TILES_OF_ARMS,
    TOWNS,
    Board,
)
from gildehuis.games.flandern.edition import FlandernEdition, edition_of

# What is asked: of all who have not chosen yet (CHOOSE), else of the seat at turn.
CHOOSE: Final = 0  # F12
TOWN: Final = 1  # F17: action of a silver town card
SITE: Final = 2  # F18
GOLDEN_TOWN: Final = 3  # F20
GOLDEN_SITE: Final = 4
CATHEDRAL: Final = 5  # F21
MASTER: Final = 6  # F22
INFLUENCE_GUILD: Final = 7  # F40
TURN: Final = 8  # F42: own card or pile card first
OWN_CARD: Final = 9
PILE_CARD: Final = 10
PILE_TOWN: Final = 11
PILE_SITE: Final = 12
OVER: Final = 13

NO_TOWN: Final = -1
NO_CARD: Final = -1
NO_GUILD: Final = -1
NOBODY: Final = -1


class FlandernState(State):
    """Where everything lies, who holds what and what is asked."""

    __slots__ = (
        "acting",
        "asking",
        "board",
        "cathedral",
        "cathedrals",
        "choices",
        "chosen",
        "discards",
        "end",
        "figures",
        "fits",
        "free",
        "golden",
        "golden_at",
        "golden_card",
        "golden_removed",
        "guild",
        "hand",
        "idle",
        "influence",
        "influenced",
        "laid_now",
        "masters",
        "open",
        "order",
        "own_done",
        "pile",
        "pile_card",
        "pile_done",
        "players",
        "points",
        "reach",
        "removed",
        "round",
        "scored",
        "shape",
        "site",
        "sites",
        "starter",
        "stock",
        "tile",
        "tiles",
        "town",
        "turn",
    )

    players: int
    board: Board  # the edition's tables
    # ---- whose turn, what is asked
    asking: int
    turn: int  # the seat asked, where it is one
    town: int  # of the card being carried out
    guild: int  # that counts as "own" for it
    choices: list[int]  # the legal moves of the seat at turn; replaced as a whole, never changed
    round: int  # of 3–4 players; of two: the turn
    end: str
    # ---- the board, by town × slots + slot
    tile: bytearray  # ABSENT … LAID + tile
    shape: bytearray
    site: bytearray  # 1 unfinished
    cathedral: bytearray  # 1 has one
    figures: bytearray  # guild-master figures
    # What may be laid, as tile bits: by F27 and the specials' hosts (F28), and by F26.
    fits: list[int]
    reach: list[int]
    free: list[list[int]]  # by town, rising; each list is replaced as a whole, never changed
    scored: int  # towns, as bits; those out of the game too
    # ---- the stock
    stock: list[int]  # by tile × 3 + shape
    tiles: list[int]  # by shape: what the stock still holds, as tile bits
    sites: list[int]  # slots with a building-site piece, rising
    cathedrals: int
    masters: int
    # ---- the players
    points: list[int]  # by guild, on the scoring track
    hand: list[int]  # action cards as bits
    open: list[int]  # action cards lying open, as bits
    # ---- three and four players
    influence: list[int]
    starter: int
    chosen: list[int]  # card × INFLUENCES + influence until the round's end, -1: not yet
    order: list[int]  # of play this round (F13); replaced as a whole
    acting: int  # how many of them have acted
    golden: list[int]  # as shuffled; never changed
    golden_at: int  # how many of it are drawn
    golden_card: int  # face down before the starting player
    golden_removed: int  # golden town cards that went out by F11, as bits
    # ---- two players
    influenced: list[int]  # the guild under each player's influence
    pile: list[int]  # the top is its end
    discards: list[int]
    removed: list[int]  # pile cards of scored towns
    pile_card: int  # being carried out
    own_done: bool
    pile_done: bool
    laid_now: bool  # something was laid or finished in this turn (F46)
    idle: int  # turns in a row without


def start(setup: Setup, chance: Chance) -> FlandernState:
    """The centres lie in their towns, everything else is in stock (F8, F10, F40)."""
    state = _blank(setup, chance, edition_of(setup))
    if setup.players == 3:
        _leave_out(state, 3)
    if setup.players == 2:
        state.influence = [0, 0]
        state.cathedrals = state.masters = 0
    for item, count in enumerate(state.stock):
        if count:
            state.tiles[item % 3] |= 1 << item // 3
    for town in range(len(TOWNS)):
        if not state.scored >> town & 1:
            _found(state, town)
    return state


def _blank(setup: Setup, chance: Chance, edition: FlandernEdition) -> FlandernState:
    """Nothing is laid, everything is in stock, all cards are in hand."""
    players = setup.players
    board = edition.board
    state = FlandernState(setup, chance)
    state.players = players
    state.board = board
    state.asking = CHOOSE
    state.turn = NOBODY
    state.town = NO_TOWN
    state.guild = NO_GUILD
    state.choices = []
    state.round = 0
    state.end = ""
    state.tile = bytearray(board.size)
    state.shape = board.shapes * len(TOWNS)
    state.site = bytearray(board.size)
    state.cathedral = bytearray(board.size)
    state.figures = bytearray(board.size)
    state.fits = [ALL_TILES] * board.size
    state.reach = [0] * board.size
    state.free = [[] for _ in TOWNS]
    state.scored = 0
    state.stock = edition.tiles[:]
    state.tiles = [0, 0, 0]
    state.sites = []
    state.cathedrals = edition.pieces["cathedrals"]
    state.masters = edition.pieces["guild_masters"]
    state.points = [0] * GUILDS
    state.hand = [FULL_HAND] * players
    state.open = [0] * players
    state.influence = [INFLUENCE_EACH] * players
    state.starter = 0
    state.chosen = [-1] * players
    state.order = []
    state.acting = 0
    state.golden = []
    state.golden_at = 0
    state.golden_card = NO_CARD
    state.golden_removed = 0
    state.influenced = [NO_GUILD] * players
    state.pile = []
    state.discards = []
    state.removed = []
    state.pile_card = NO_CARD
    state.own_done = False
    state.pile_done = False
    state.laid_now = False
    state.idle = 0
    return state


def _leave_out(state: FlandernState, guild: int) -> None:
    """The fourth guild, its town and all cards of that town are out (F10)."""
    town = state.board.home(guild)
    state.scored |= 1 << town
    for tile in range(TILES):
        if TILES_OF_ARMS[guild] >> tile & 1:
            state.stock[tile * 3 : tile * 3 + 3] = [0, 0, 0]
    state.hand = [FULL_HAND & ~(1 << town)] * state.players


def _found(state: FlandernState, town: int) -> None:
    """Lay a town's centre; its printed spaces are free."""
    board = state.board
    first = town * board.slots
    state.free[town] = list(range(first + 1, first + board.printed))
    for slot in state.free[town]:
        state.tile[slot] = FREE
    arms = board.centres[town]
    state.tile[first] = LAID + CENTRE_TILE[arms]
    border(state, first, arms)


def border(state: FlandernState, slot: int, arms: int) -> None:
    """Tell the spaces around a slot what lies there now (F26, F27)."""
    board = state.board
    fits = state.fits
    reach = state.reach
    swallowers = board.swallowers
    barred = ~TILES_OF_ARMS[arms]
    for near in board.near[slot]:
        fits[near] &= barred
    if arms == CHURCH:  # D borders what its second space borders (F28)
        for near in board.near[slot]:
            for n, host in enumerate(swallowers[near]):
                fits[host] &= ~board.swallowing[near][n]
    for near in board.long[slot]:
        reach[near] = ALL_TILES
        for n, host in enumerate(swallowers[near]):
            reach[host] |= board.swallowing[near][n]


def clone(state: FlandernState) -> FlandernState:
    twin = FlandernState(state.setup, state.chance.clone())
    twin.board = state.board
    twin.players = state.players
    twin.asking = state.asking
    twin.turn = state.turn
    twin.town = state.town
    twin.guild = state.guild
    twin.choices = state.choices
    twin.round = state.round
    twin.end = state.end
    twin.tile = state.tile[:]
    twin.shape = state.shape[:]
    twin.site = state.site[:]
    twin.cathedral = state.cathedral[:]
    twin.figures = state.figures[:]
    twin.fits = state.fits[:]
    twin.reach = state.reach[:]
    twin.free = state.free[:]
    twin.scored = state.scored
    twin.stock = state.stock[:]
    twin.tiles = state.tiles[:]
    twin.sites = state.sites[:]
    twin.cathedrals = state.cathedrals
    twin.masters = state.masters
    twin.points = state.points[:]
    twin.hand = state.hand[:]
    twin.open = state.open[:]
    twin.influence = state.influence[:]
    twin.starter = state.starter
    twin.chosen = state.chosen[:]
    twin.order = state.order
    twin.acting = state.acting
    twin.golden = state.golden
    twin.golden_at = state.golden_at
    twin.golden_card = state.golden_card
    twin.golden_removed = state.golden_removed
    twin.influenced = state.influenced[:]
    twin.pile = state.pile[:]
    twin.discards = state.discards[:]
    twin.removed = state.removed[:]
    twin.pile_card = state.pile_card
    twin.own_done = state.own_done
    twin.pile_done = state.pile_done
    twin.laid_now = state.laid_now
    twin.idle = state.idle
    return twin
