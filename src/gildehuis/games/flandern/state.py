"""The position of Flandern: flat and quick to clone."""

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
(
    CHOOSE,  # F12
    TOWN,  # F17: action of a silver town card
    SITE,  # F18
    GOLDEN_TOWN,  # F20
    GOLDEN_SITE,
    CATHEDRAL,  # F21
    MASTER,  # F22
    INFLUENCE_GUILD,  # F40
    TURN,  # F42: own card or pile card first
    OWN_CARD,
    PILE_CARD,
    PILE_TOWN,
    PILE_SITE,
    OVER,
) = range(14)

NO_TOWN = NO_CARD = NO_GUILD = NOBODY = -1


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

    def __init__(self, setup: Setup, chance: Chance, edition: FlandernEdition) -> None:
        super().__init__(setup, chance)
        players = setup.players
        board = edition.board
        self.board: Board = board
        self.players: int = players
        # ---- whose turn, what is asked
        self.asking: int = CHOOSE
        self.turn: int = NOBODY  # the seat asked, where it is one
        self.town: int = NO_TOWN  # of the card being carried out
        self.guild: int = NO_GUILD  # that counts as "own" for it
        self.choices: list[int] = []  # the legal moves of the seat at turn
        self.round: int = 0  # of 3–4 players; of two: the turn
        self.end: str = ""
        # ---- the board, by town × slots + slot
        self.tile: bytearray = bytearray(board.size)  # ABSENT … LAID + tile
        self.shape: bytearray = board.shapes * len(TOWNS)
        self.site: bytearray = bytearray(board.size)  # 1 unfinished
        self.cathedral: bytearray = bytearray(board.size)  # 1 has one
        self.figures: bytearray = bytearray(board.size)  # guild-master figures
        # What may be laid, as tile bits: by F27 and the specials' hosts (F28), and by F26.
        self.fits: list[int] = [ALL_TILES] * board.size
        self.reach: list[int] = [0] * board.size
        # By town, rising; each list is replaced as a whole, never changed.
        self.free: list[list[int]] = [[] for _ in TOWNS]
        self.scored: int = 0  # towns, as bits; those out of the game too
        # ---- the stock
        self.stock: list[int] = edition.tiles[:]  # by tile × 3 + shape
        self.tiles: list[int] = [0, 0, 0]  # by shape: what the stock still holds, as tile bits
        self.sites: list[int] = []  # slots with a building-site piece
        self.cathedrals: int = edition.pieces["cathedrals"]
        self.masters: int = edition.pieces["guild_masters"]
        # ---- the players
        self.points: list[int] = [0] * GUILDS  # on the scoring track
        self.hand: list[int] = [FULL_HAND] * players  # action cards as bits
        self.open: list[int] = [0] * players  # action cards lying open, as bits
        # ---- three and four players
        self.influence: list[int] = [INFLUENCE_EACH] * players
        self.starter: int = 0
        self.chosen: list[int] = [-1] * players  # card × 32 + influence, until the round's end
        self.order: list[int] = []  # of play this round (F13)
        self.acting: int = 0  # how many of them have acted
        self.golden: list[int] = []  # as shuffled; never changed
        self.golden_at: int = 0  # how many of it are drawn
        self.golden_card: int = NO_CARD  # face down before the starting player
        self.golden_removed: int = 0  # golden town cards that went out by F11, as bits
        # ---- two players
        self.influenced: list[int] = [NO_GUILD] * players
        self.pile: list[int] = []  # the top is its end
        self.discards: list[int] = []
        self.removed: list[int] = []  # pile cards of scored towns
        self.pile_card: int = NO_CARD  # being carried out
        self.own_done: bool = False
        self.pile_done: bool = False
        self.laid_now: bool = False  # something was laid or finished in this turn (F46)
        self.idle: int = 0  # turns in a row without


def start(setup: Setup, chance: Chance) -> FlandernState:
    """The centres lie in their towns, everything else is in stock (F8, F10, F40)."""
    edition = edition_of(setup)
    state = FlandernState(setup, chance, edition)
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
    twin: FlandernState = FlandernState.__new__(FlandernState)
    twin.setup = state.setup
    twin.chance = state.chance.clone()
    twin.events = None
    twin.board = state.board
    twin.players = state.players
    twin.asking = state.asking
    twin.turn = state.turn
    twin.town = state.town
    twin.guild = state.guild
    twin.choices = state.choices  # replaced as a whole, never changed
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
    twin.order = state.order  # replaced as a whole
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
