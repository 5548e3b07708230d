"""The named moves and chance entries of a Flandern record and the engine's ints."""

from typing import Any, Final

from gildehuis.core.state import Setup
from gildehuis.games.flandern.board import (
    ACTION_CARDS,
    ACTIONS,
    ARMS,
    ARMS_OF_TILE,
    CARDS,
    CHURCH,
    CHURCH_TILE,
    FIRST_SPECIAL,
    GREY,
    MASTERS_OF_TILE,
    PILE_NUMBERS,
    PLAIN_TILE,
    SPECIALS,
    TILES,
    TOWNS,
    Board,
    pile_name,
)
from gildehuis.games.flandern.edition import edition_of
from gildehuis.games.flandern.schema import (
    Build,
    Cathedral,
    Choose,
    DrawCard,
    Finish,
    InfluenceGuild,
    Laying,
    Master,
    Moves,
    OnBoard,
    PlayCard,
    SetUp,
)
from gildehuis.games.flandern.schema_words import Arms, Printed, SpaceName, Special, TownName

# Moves without a place come first, so that their numbers do not depend on the board.
DRAW_CARD: Final = 0
PLAY_CARD: Final = 1  # + card
TAKE_GUILD: Final = PLAY_CARD + ACTION_CARDS  # + arms
CHOOSE_CARD: Final = TAKE_GUILD + GREY  # + card × INFLUENCES + influence
INFLUENCES: Final = 32  # no edition has more influence cards: 28 golden ones and three
FINISH: Final = CHOOSE_CARD + ACTION_CARDS * INFLUENCES  # + slot; the rest moves up with the board

_PRINTED: Final[tuple[Printed, ...]] = (False, True, 2)  # by number


def cathedral_first(board: Board) -> int:
    """The first of the cathedral moves: + slot."""
    return FINISH + board.size


def master_first(board: Board) -> int:
    """The first of the master moves: + slot."""
    return FINISH + 2 * board.size


def build_first(board: Board) -> int:
    """The first of the build moves: + slot × TILES + tile."""
    return FINISH + 3 * board.size


def set_up_first(board: Board) -> int:
    """The first of the set_up moves: + slot × TILES + tile."""
    return FINISH + 3 * board.size + TILES * board.size


def bound(setup: Setup) -> int:
    board = edition_of(setup).board
    return FINISH + 3 * board.size + 2 * TILES * board.size


# ---- ints to names


def name(setup: Setup, move: int) -> Moves:
    """The named move of an engine int."""
    board = edition_of(setup).board
    if move >= build_first(board):
        slot, tile = divmod((move - build_first(board)) % (TILES * board.size), TILES)
        laying = SetUp if move >= set_up_first(board) else Build
        town, space = place(board, slot)
        guild, master, special = name_tile(tile)
        return laying(town, space, guild, master, special)
    if move >= FINISH:
        kind, slot = divmod(move - FINISH, board.size)
        town, space = place(board, slot)
        return (Finish, Cathedral, Master)[kind](town, space)
    if move >= CHOOSE_CARD:
        card, influence = divmod(move - CHOOSE_CARD, INFLUENCES)
        return Choose(ACTIONS[card], influence)
    if move >= TAKE_GUILD:
        return InfluenceGuild(ARMS[move - TAKE_GUILD])
    if move >= PLAY_CARD:
        return PlayCard(ACTIONS[move - PLAY_CARD])
    return DrawCard()


def place(board: Board, slot: int) -> tuple[TownName, SpaceName]:
    """Town and space of a slot."""
    town, space = divmod(slot, board.slots)
    return TOWNS[town], board.names[space]


def name_tile(tile: int) -> tuple[Arms, Printed, Special | None]:
    """A tile as a laying names it: arms, printed masters, special."""
    special = SPECIALS[tile - FIRST_SPECIAL] if tile >= FIRST_SPECIAL else None
    return ARMS[ARMS_OF_TILE[tile]], _PRINTED[MASTERS_OF_TILE[tile]], special


# ---- names to ints


def number(setup: Setup, move: Moves) -> int | None:
    """The engine int of a named move; None if there is no such move in any position."""
    board = edition_of(setup).board
    match move:  # what is done most comes first
        case Choose():
            first = CHOOSE_CARD + ACTIONS.index(move.card) * INFLUENCES
            return first + move.influence if move.influence < INFLUENCES else None
        case Build():
            return _number_laying(board, build_first(board), move)
        case SetUp():
            return _number_laying(board, set_up_first(board), move)
        case Finish():
            return _from(FINISH, slot_of(board, move))
        case Cathedral():
            return _from(cathedral_first(board), slot_of(board, move))
        case Master():
            return _from(master_first(board), slot_of(board, move))
        case PlayCard():
            return PLAY_CARD + ACTIONS.index(move.card)
        case DrawCard():
            return DRAW_CARD
        case InfluenceGuild():
            arms = ARMS.index(move.guild)
            return TAKE_GUILD + arms if arms < GREY else None


def _number_laying(board: Board, first: int, move: Laying) -> int | None:
    slot, tile = slot_of(board, move), number_tile(move)
    return None if slot is None or tile is None else first + slot * TILES + tile


def _from(first: int, slot: int | None) -> int | None:
    return None if slot is None else first + slot


def slot_of(board: Board, move: OnBoard) -> int | None:
    """Where on the board a move takes place; None if no space has that name."""
    space = board.numbers.get(move.space)
    return None if space is None else TOWNS.index(move.town) * board.slots + space


def number_tile(laying: Laying) -> int | None:
    """The tile that is laid; None if there is no such tile."""
    arms = ARMS.index(laying.guild)
    if arms < CHURCH:
        return PLAIN_TILE[arms] + laying.master if laying.special is None else None
    if laying.master:
        return None
    special = laying.special
    return CHURCH_TILE if special is None else FIRST_SPECIAL + SPECIALS.index(special)


# ---- chance


def name_chance(chance: str, value: Any) -> list[str]:
    """Cards in drawing order, as the record writes them."""
    if chance == "golden_pile":
        return [CARDS[card] for card in value]
    return [pile_name(card) for card in value]


def number_chance(chance: str, value: Any) -> list[int]:
    """Cards of a record as engine ints; ValueError if there is no such card."""
    if not isinstance(value, list) or any(not isinstance(card, str) for card in value):
        raise ValueError(chance)
    if chance == "golden_pile":
        return [CARDS.index(card) for card in value]
    if chance == "pile":
        return [PILE_NUMBERS[card] for card in value]
    raise ValueError(chance)
