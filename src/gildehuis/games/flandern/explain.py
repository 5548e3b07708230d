"""Why a move of Flandern is refused: the first rule that applies, in the specification's order."""

from typing import Any, Final

from gildehuis.core.form import well_formed
from gildehuis.core.game import Named
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
    SPECIALS,
    TOWNS,
)
from gildehuis.games.flandern.moves import FORMS, number_tile, slot_of
from gildehuis.games.flandern.state import (
    CATHEDRAL,
    CHOOSE,
    GOLDEN_SITE,
    GOLDEN_TOWN,
    INFLUENCE_GUILD,
    MASTER,
    OVER,
    OWN_CARD,
    PILE_CARD,
    PILE_SITE,
    PILE_TOWN,
    SITE,
    TOWN,
    TURN,
    FlandernState,
)

END_RULES: Final = {
    "board_full": "F37",
    "golden_empty": "F37",
    "no_space": "F45",
    "influenced_only": "F45",
    "standstill": "F46",
}
DECISION_RULES: Final = {
    CHOOSE: "F12",
    TOWN: "F17",
    SITE: "F18",
    GOLDEN_TOWN: "F20",
    GOLDEN_SITE: "F20",
    CATHEDRAL: "F21",
    MASTER: "F22",
    INFLUENCE_GUILD: "F40",
    TURN: "F42",
    OWN_CARD: "F42",
    PILE_CARD: "F42",
    PILE_TOWN: "F17",
    PILE_SITE: "F18",
}
_TYPES: Final = {
    CHOOSE: ("choose",),
    TOWN: ("build", "finish"),
    SITE: ("set_up",),
    GOLDEN_TOWN: ("build", "finish"),
    GOLDEN_SITE: ("set_up",),
    CATHEDRAL: ("cathedral",),
    MASTER: ("master",),
    INFLUENCE_GUILD: ("influence_guild",),
    TURN: ("play_card", "draw_card"),
    OWN_CARD: ("play_card", "draw_card"),
    PILE_CARD: ("play_card", "draw_card"),
    PILE_TOWN: ("build", "finish"),
    PILE_SITE: ("set_up",),
}


def explain(state: FlandernState, seat: int, named: Any) -> Refusal:
    if not well_formed(named, FORMS):
        return Refusal(None, "refusal-form")
    if state.asking == OVER:
        return _refuse(END_RULES[state.end], "over")
    if not _is_asked(state, seat):
        return _not_asked(state)
    rule = DECISION_RULES[state.asking]
    kind = named["type"]
    if kind not in _TYPES[state.asking]:
        return _refuse(rule, "type")
    if kind == "choose":
        return _refuse(rule, "choose")
    if kind == "influence_guild":
        return _refuse(rule, "guild")
    if kind in ("play_card", "draw_card"):
        return _broken_by_card(state, kind)
    return _broken_on_board(state, named, rule)


def _refuse(rule: str, why: str, **words: str | int) -> Refusal:
    return Refusal(rule, f"refusal-{rule}-{why}" if why else f"refusal-{rule}", words)


def _is_asked(state: FlandernState, seat: int) -> bool:
    if state.asking == CHOOSE:
        return 0 <= seat < state.players and state.chosen[seat] < 0
    return seat == state.turn


def _not_asked(state: FlandernState) -> Refusal:
    if state.asking == CHOOSE:
        return _refuse("F12", "chosen")
    if state.asking == INFLUENCE_GUILD:
        return _refuse("F40", "seat", seat=state.turn)
    if state.players == 2:
        return _refuse("F42", "seat", seat=state.turn)
    if state.asking in (TOWN, SITE):
        return _refuse("F13", "seat", seat=state.turn)
    return _refuse("F15", "seat", seat=state.turn)


def _broken_by_card(state: FlandernState, kind: str) -> Refusal:
    if kind == "draw_card":
        if state.pile_done:
            return _refuse("F42", "drawn")
        return _refuse("F43", "empty")
    return _refuse("F42", "played" if state.own_done else "hand")


def _broken_on_board(state: FlandernState, named: Named, rule: str) -> Refusal:
    """For all moves that name a town and a space."""
    town = TOWNS.index(named["town"])
    slot = slot_of(state.board, named)
    where = {"town": named["town"], "space": named["space"]}
    if state.tile[town * state.board.slots] == ABSENT:
        return _refuse("F10", "", **where)
    if state.town >= 0 and town != state.town:
        return _refuse(rule, "town", card=f"town:{TOWNS[state.town]}", **where)
    if state.scored >> town & 1:
        return _refuse("F35", "", **where)
    arms = _arms_at(state, slot) if named["type"] == "finish" else None
    if "guild" in named:
        arms = ARMS.index(named["guild"])
    if arms is not None and arms not in (state.guild, GREY, CHURCH):
        pile = state.asking in (PILE_TOWN, PILE_SITE)
        return _refuse("F42" if pile else rule, "arms", guild=ARMS[arms], **where)
    if named["type"] == "finish":
        return _refuse(rule, "finish", **where)
    if named["type"] == "cathedral":
        return _refuse("F21", "target", **where)
    if named["type"] == "master":
        return _refuse("F22", "target", **where)
    return _broken_by_laying(state, named, slot, where)


def _arms_at(state: FlandernState, slot: int | None) -> int | None:
    """The arms of the district laid there, if any."""
    if slot is None or state.tile[slot] < LAID:
        return None
    return ARMS_OF_TILE[state.tile[slot] - LAID]


def _broken_by_laying(
    state: FlandernState, named: Named, slot: int | None, where: dict[str, str | int]
) -> Refusal:
    """The rules of the building site itself (F24–F30)."""
    if slot is None or state.tile[slot] not in (FREE, COVERED):
        return _refuse("F25", "", **where)
    if state.tile[slot] == COVERED:
        return _refuse("F30", "", **where)
    if named["special"] is not None and not _special_fits(state, named, slot):
        return _refuse("F28", "", special=named["special"], **where)
    tile = number_tile(named)
    if tile is None or not state.stock[tile * 3 + state.shape[slot]]:
        return _refuse("F24", "", guild=named["guild"], **where)
    if not state.reach[slot] >> tile & 1:
        return _refuse("F26", "", **where)
    return _refuse("F27", "", guild=named["guild"], **where)


def _special_fits(state: FlandernState, named: Named, slot: int) -> bool:
    """A church district without a master, on a printed space of its host's shape (F28)."""
    tile = number_tile(named)
    if tile is None or tile < FIRST_SPECIAL:
        return False
    board = state.board
    space = slot % board.slots
    n = SPECIALS.index(named["special"])
    if space >= board.printed or state.shape[slot] != board.specials[n].host:
        return False
    first = slot - space
    return all(state.tile[first + other] == FREE for other in board.swallows[space][n])


def fault(state: FlandernState, what: str) -> str | None:
    """The rule that a record breaks where its bookkeeping is wrong."""
    if what == "choices" and state.asking != OVER:
        return DECISION_RULES[state.asking]
    if what in ("scores", "winners"):
        return "F39"
    if what == "chance":
        return "F9" if state.players > 2 else "F43"  # the first entry is checked by F41 itself
    if what == "end" and state.end:
        return END_RULES[state.end]
    return "F37" if state.players > 2 else "F45"
