"""The named moves and chance entries of a Flandern record and the engine's ints."""

from typing import Any, Final

from gildehuis.core.form import Check, Forms, boolean, either, nothing, text, word
from gildehuis.core.game import Named, Setup
from gildehuis.games.flandern.board import (
    ACTION_CARDS,
    ARMS,
    ARMS_OF_TILE,
    CARDS,
    CHURCH,
    CHURCH_TILE,
    FIRST_SPECIAL,
    GREY,
    PILE_NUMBERS,
    SPECIALS,
    TILES,
    TOWNS,
    Board,
    pile_name,
)
from gildehuis.games.flandern.edition import edition_of

# Moves without a place come first, so that their numbers do not depend on the board.
DRAW_CARD: Final = 0
PLAY_CARD: Final = 1  # + card
TAKE_GUILD: Final = PLAY_CARD + ACTION_CARDS  # + arms
CHOOSE_CARD: Final = TAKE_GUILD + GREY  # + card × INFLUENCES + influence
INFLUENCES: Final = 32  # no edition has more influence cards: 28 golden ones and three
FINISH: Final = CHOOSE_CARD + ACTION_CARDS * INFLUENCES  # + slot; the rest moves up with the board


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


# ---- the form of moves


def _count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


_TOWN, _ARMS = word(*TOWNS), word(*ARMS)
_CARD: Final = word(*CARDS[:ACTION_CARDS])
_PLACE: Final = (("town", _TOWN), ("space", text))
_LAYING: tuple[tuple[str, Check], ...] = (
    *_PLACE,
    ("guild", _ARMS),
    ("master", boolean),
    ("special", either(word(*SPECIALS), nothing)),
)
FORMS: Forms = {
    "choose": (("card", _CARD), ("influence", _count)),
    "build": _LAYING,
    "set_up": _LAYING,
    "finish": _PLACE,
    "cathedral": _PLACE,
    "master": _PLACE,
    "influence_guild": (("guild", _ARMS),),
    "play_card": (("card", _CARD),),
    "draw_card": (),
}

# ---- ints to names


def name(setup: Setup, move: int) -> Named:
    """The named move of an engine int."""
    board = edition_of(setup).board
    if move >= build_first(board):
        kind = "set_up" if move >= set_up_first(board) else "build"
        slot, tile = divmod((move - build_first(board)) % (TILES * board.size), TILES)
        return {"type": kind, **place(board, slot), **name_tile(tile)}
    if move >= FINISH:
        kind = ("finish", "cathedral", "master")[(move - FINISH) // board.size]
        return {"type": kind, **place(board, (move - FINISH) % board.size)}
    if move >= CHOOSE_CARD:
        card, influence = divmod(move - CHOOSE_CARD, INFLUENCES)
        return {"type": "choose", "card": CARDS[card], "influence": influence}
    if move >= TAKE_GUILD:
        return {"type": "influence_guild", "guild": ARMS[move - TAKE_GUILD]}
    if move >= PLAY_CARD:
        return {"type": "play_card", "card": CARDS[move - PLAY_CARD]}
    return {"type": "draw_card"}


def place(board: Board, slot: int) -> Named:
    """Town and space of a slot."""
    town, space = divmod(slot, board.slots)
    return {"town": TOWNS[town], "space": board.names[space]}


def name_tile(tile: int) -> Named:
    """A tile as a laying names it."""
    special = SPECIALS[tile - FIRST_SPECIAL] if tile >= FIRST_SPECIAL else None
    master = tile < CHURCH_TILE and tile % 2 == 1
    return {"guild": ARMS[ARMS_OF_TILE[tile]], "master": master, "special": special}


# ---- names to ints


def number(setup: Setup, named: Named) -> int | None:
    """The engine int of a well-formed move; None if there is no such move in any position."""
    match named["type"]:
        case "draw_card":
            return DRAW_CARD
        case "play_card":
            return PLAY_CARD + CARDS.index(named["card"])
        case "influence_guild":
            arms = ARMS.index(named["guild"])
            return TAKE_GUILD + arms if arms < GREY else None
        case "choose":
            influence: int = named["influence"]
            card = CARDS.index(named["card"])
            return CHOOSE_CARD + card * INFLUENCES + influence if influence < INFLUENCES else None
    board = edition_of(setup).board
    slot = slot_of(board, named)
    if slot is None:
        return None
    match named["type"]:
        case "finish":
            return FINISH + slot
        case "cathedral":
            return cathedral_first(board) + slot
        case "master":
            return master_first(board) + slot
    tile = number_tile(named)
    if tile is None:
        return None
    first = build_first(board) if named["type"] == "build" else set_up_first(board)
    return first + slot * TILES + tile


def slot_of(board: Board, named: Named) -> int | None:
    """Where on the board a move takes place; None if no space has that name."""
    space = board.numbers.get(named["space"])
    return None if space is None else TOWNS.index(named["town"]) * board.slots + space


def number_tile(named: Named) -> int | None:
    """The tile that a laying names; None if there is no such tile."""
    arms = ARMS.index(named["guild"])
    if arms < CHURCH:
        return arms * 2 + named["master"] if named["special"] is None else None
    if named["master"]:
        return None
    special = named["special"]
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
