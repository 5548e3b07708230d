"""The fields of a Flandern position, each declared once. Written by `make generate` from fields.py; edit that."""

from gildehuis.core.chance import Chance
from gildehuis.core.state import Setup, State
from gildehuis.games.flandern.board import (
    ALL_TILES,
    FULL_HAND,
    GUILDS,
    INFLUENCE_EACH,
    NO_CARD,
    NO_GUILD,
    NO_TOWN,
    NOT_CHOSEN,
    TOWNS,
    Board,
)
from gildehuis.games.flandern.edition import edition_of


class FlandernState(State):
    """Where everything lies, who holds what and what is asked."""

    # fmt: off
    __slots__ = (
        "acting", "board", "cathedral", "cathedrals", "chosen", "discards", "end", "figures",
        "fits", "free", "golden", "golden_at", "golden_card", "golden_removed", "guild", "hand",
        "idle", "influence", "influenced", "laid_now", "masters", "open", "order", "own_done",
        "pile", "pile_card", "pile_done", "players", "points", "reach", "removed", "round",
        "scored", "shape", "site", "sites", "starter", "stock", "tile", "tiles", "town",
    )
    # fmt: on

    # At the start nothing is laid, everything is in stock and all cards are in hand.
    players: int
    board: Board  # the edition's tables
    # ---- the card being carried out
    town: int  # that it is for
    guild: int  # that counts as "own" for it
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
    free: list[list[int]]  # by town, rising
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
    chosen: list[int]  # card × INFLUENCES + influence
    order: list[int]  # of play this round (F13)
    acting: int  # how many of them have acted
    golden: list[int]  # as shuffled
    golden_at: int  # how many of it are drawn
    golden_card: int  # face down before the starting player
    golden_removed: int  # which of those drawn went out by F11, as bits
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

    def clone(self) -> "FlandernState":
        twin = FlandernState(self.setup, self.chance.clone())
        twin.players = self.players
        twin.board = self.board
        twin.town = self.town
        twin.guild = self.guild
        twin.round = self.round
        twin.end = self.end
        twin.tile = self.tile[:]
        twin.shape = self.shape[:]
        twin.site = self.site[:]
        twin.cathedral = self.cathedral[:]
        twin.figures = self.figures[:]
        twin.fits = self.fits[:]
        twin.reach = self.reach[:]
        twin.free = self.free[:]
        twin.scored = self.scored
        twin.stock = self.stock[:]
        twin.tiles = self.tiles[:]
        twin.sites = self.sites[:]
        twin.cathedrals = self.cathedrals
        twin.masters = self.masters
        twin.points = self.points[:]
        twin.hand = self.hand[:]
        twin.open = self.open[:]
        twin.influence = self.influence[:]
        twin.starter = self.starter
        twin.chosen = self.chosen[:]
        twin.order = self.order
        twin.acting = self.acting
        twin.golden = self.golden
        twin.golden_at = self.golden_at
        twin.golden_card = self.golden_card
        twin.golden_removed = self.golden_removed
        twin.influenced = self.influenced[:]
        twin.pile = self.pile[:]
        twin.discards = self.discards[:]
        twin.removed = self.removed[:]
        twin.pile_card = self.pile_card
        twin.own_done = self.own_done
        twin.pile_done = self.pile_done
        twin.laid_now = self.laid_now
        twin.idle = self.idle
        twin.asked, twin.seat, twin.choices = self.asked, self.seat, self.choices
        return twin


def blank(setup: Setup, chance: Chance) -> FlandernState:
    """The position before anything happened."""
    state = FlandernState(setup, chance)
    edition = edition_of(setup)
    players = state.players = setup.players
    board = state.board = edition.board
    state.town = NO_TOWN
    state.guild = NO_GUILD
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
    state.chosen = [NOT_CHOSEN] * players
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
