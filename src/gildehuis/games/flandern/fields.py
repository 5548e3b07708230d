"""The fields of a Flandern position, each declared once; _state.py is written from it."""

from gildehuis.core.fields import Shared
from gildehuis.core.state import Setup
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

setup: Setup


class FlandernState:
    """Where everything lies, who holds what and what is asked."""

    # At the start nothing is laid, everything is in stock and all cards are in hand.
    edition = edition_of(setup)
    players: int = setup.players
    board: Board = edition.board  # the edition's tables
    # ---- the card being carried out
    town: int = NO_TOWN  # that it is for
    guild: int = NO_GUILD  # that counts as "own" for it
    round: int = 0  # of 3–4 players; of two: the turn
    end: str = ""
    # ---- the board, by town × slots + slot
    tile: bytearray = bytearray(board.size)  # ABSENT … LAID + tile
    shape: bytearray = board.shapes * len(TOWNS)
    site: bytearray = bytearray(board.size)  # 1 unfinished
    cathedral: bytearray = bytearray(board.size)  # 1 has one
    figures: bytearray = bytearray(board.size)  # guild-master figures
    # What may be laid, as tile bits: by F27 and the specials' hosts (F28), and by F26.
    fits: list[int] = [ALL_TILES] * board.size
    reach: list[int] = [0] * board.size
    free: list[Shared[list[int]]] = [[] for _ in TOWNS]  # by town, rising
    scored: int = 0  # towns, as bits; those out of the game too
    # ---- the stock
    stock: list[int] = edition.tiles[:]  # by tile × 3 + shape
    tiles: list[int] = [0, 0, 0]  # by shape: what the stock still holds, as tile bits
    sites: list[int] = []  # slots with a building-site piece, rising
    cathedrals: int = edition.pieces["cathedrals"]
    masters: int = edition.pieces["guild_masters"]
    # ---- the players
    points: list[int] = [0] * GUILDS  # by guild, on the scoring track
    hand: list[int] = [FULL_HAND] * players  # action cards as bits
    open: list[int] = [0] * players  # action cards lying open, as bits
    # ---- three and four players
    influence: list[int] = [INFLUENCE_EACH] * players
    starter: int = 0
    chosen: list[int] = [NOT_CHOSEN] * players  # card × INFLUENCES + influence
    order: Shared[list[int]] = []  # of play this round (F13)
    acting: int = 0  # how many of them have acted
    golden: Shared[list[int]] = []  # as shuffled
    golden_at: int = 0  # how many of it are drawn
    golden_card: int = NO_CARD  # face down before the starting player
    golden_removed: int = 0  # which of those drawn went out by F11, as bits
    # ---- two players
    influenced: list[int] = [NO_GUILD] * players  # the guild under each player's influence
    pile: list[int] = []  # the top is its end
    discards: list[int] = []
    removed: list[int] = []  # pile cards of scored towns
    pile_card: int = NO_CARD  # being carried out
    own_done: bool = False
    pile_done: bool = False
    laid_now: bool = False  # something was laid or finished in this turn (F46)
    idle: int = 0  # turns in a row without
