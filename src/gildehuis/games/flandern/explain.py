"""Why a move of Flandern is refused: the first rule that applies, in the specification's order."""

from typing import Final

from gildehuis.core.refusal import Refusal
from gildehuis.games.flandern.board import (
    ABSENT,
    ARMS,
    ARMS_OF_TILE,
    CHURCH,
    COVERED,
    FIRST_SPECIAL,
    FREE,
    GREY,
    LAID,
    NO_CARD,
    SPECIALS,
    TOWNS,
)
from gildehuis.games.flandern.duel import INFLUENCE_GUILD
from gildehuis.games.flandern.moves import number_tile, slot_of
from gildehuis.games.flandern.rounds import CHOOSE, SITE, TOWN
from gildehuis.games.flandern.schema import (
    Cathedral,
    Choose,
    DrawCard,
    Finish,
    InfluenceGuild,
    Laying,
    Moves,
    OnBoard,
    PlayCard,
)
from gildehuis.games.flandern.state import FlandernState

END_RULES: Final = {
    "board_full": "F37",
    "golden_empty": "F37",
    "no_space": "F45",
    "influenced_only": "F45",
    "standstill": "F46",
}


def explain(state: FlandernState, seat: int, move: Moves | None) -> Refusal:
    if move is None:
        return Refusal(None, "refusal-form")
    if state.asked is None:
        return _refuse(END_RULES[state.end], "over")
    if seat not in state.asked.to_act(state):
        return _not_asked(state)
    rule = decision_rule(state)
    if not isinstance(move, state.asked.answers):
        return _refuse(rule, "type")
    match move:
        case Choose():
            return _refuse(rule, "choose")
        case InfluenceGuild():
            return _refuse(rule, "guild")
        case DrawCard():
            return _refuse("F42", "drawn") if state.pile_done else _refuse("F43", "empty")
        case PlayCard():
            return _refuse("F42", "played" if state.own_done else "hand")
    return _broken_on_board(state, move, rule)


def decision_rule(state: FlandernState) -> str:
    """The rule of what is decided now."""
    assert state.asked is not None
    assert state.asked.otherwise is not None  # every question of Flandern has one
    return state.asked.otherwise


def _refuse(rule: str, why: str, **words: str | int) -> Refusal:
    return Refusal(rule, f"refusal-{rule}-{why}" if why else f"refusal-{rule}", words)


def _not_asked(state: FlandernState) -> Refusal:
    if state.asked is CHOOSE:
        return _refuse("F12", "chosen")
    if state.asked is INFLUENCE_GUILD:
        return _refuse("F40", "seat", seat=state.seat)
    if state.players == 2:
        return _refuse("F42", "seat", seat=state.seat)
    if state.asked is TOWN or state.asked is SITE:
        return _refuse("F13", "seat", seat=state.seat)
    return _refuse("F15", "seat", seat=state.seat)


def _broken_on_board(state: FlandernState, move: OnBoard, rule: str) -> Refusal:
    town = TOWNS.index(move.town)
    slot = slot_of(state.board, move)
    where: dict[str, str | int] = {"town": move.town, "space": move.space}
    if state.tile[town * state.board.slots] == ABSENT:
        return _refuse("F10", "", **where)
    if state.town >= 0 and town != state.town:
        return _refuse(rule, "town", card=f"town:{TOWNS[state.town]}", **where)
    if state.scored >> town & 1:
        return _refuse("F35", "", **where)
    arms = _arms_at(state, slot) if isinstance(move, Finish) else None
    if isinstance(move, Laying):
        arms = ARMS.index(move.guild)
    if arms is not None and arms not in (state.guild, GREY, CHURCH):
        from_pile = state.pile_card != NO_CARD
        return _refuse("F42" if from_pile else rule, "arms", guild=ARMS[arms], **where)
    if isinstance(move, Finish):
        return _refuse(rule, "finish", **where)
    if isinstance(move, Laying):
        return _broken_by_laying(state, move, slot, where)
    return _refuse("F21" if isinstance(move, Cathedral) else "F22", "target", **where)


def _arms_at(state: FlandernState, slot: int | None) -> int | None:
    """The arms of the district laid there, if any."""
    if slot is None or state.tile[slot] < LAID:
        return None
    return ARMS_OF_TILE[state.tile[slot] - LAID]


def _broken_by_laying(
    state: FlandernState, laying: Laying, slot: int | None, where: dict[str, str | int]
) -> Refusal:
    """The rules of the building site itself (F24–F30)."""
    if slot is None or state.tile[slot] not in (FREE, COVERED):
        return _refuse("F25", "", **where)
    if state.tile[slot] == COVERED:
        return _refuse("F30", "", **where)
    if laying.special is not None and not _special_fits(state, laying, slot):
        return _refuse("F28", "", special=laying.special, **where)
    tile = number_tile(laying)
    if tile is None or not state.stock[tile * 3 + state.shape[slot]]:
        return _refuse("F24", "", guild=laying.guild, **where)
    if not state.reach[slot] >> tile & 1:
        return _refuse("F26", "", **where)
    return _refuse("F27", "", guild=laying.guild, **where)


def _special_fits(state: FlandernState, laying: Laying, slot: int) -> bool:
    """A church district without a master, on a printed space of its host's shape (F28)."""
    tile = number_tile(laying)
    if tile is None or tile < FIRST_SPECIAL:
        return False
    board = state.board
    space = slot % board.slots
    n = SPECIALS.index(laying.special)
    if space >= board.printed or state.shape[slot] != board.specials[n].host:
        return False
    first = slot - space
    return all(state.tile[first + other] == FREE for other in board.swallows[space][n])


def record_rule(state: FlandernState, what: str) -> str:
    """The rule that a record breaks where its bookkeeping is wrong."""
    if what == "choices" and state.asked is not None:
        return decision_rule(state)
    if what in ("scores", "winners"):
        return "F39"
    if what == "chance":
        return "F9" if state.players > 2 else "F43"  # the first entry is checked by F41 itself
    if what == "end" and state.end:
        return END_RULES[state.end]
    return "F37" if state.players > 2 else "F45"
