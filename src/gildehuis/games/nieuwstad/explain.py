"""Why a move of Nieuwstad is refused: the first rule that applies, in the specification's order."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gildehuis.core.form import well_formed
from gildehuis.core.game import Named
from gildehuis.core.refusal import Refusal
from gildehuis.games.nieuwstad import bouwmeester, handelaar, rounds, rules, wishes
from gildehuis.games.nieuwstad.course import ASKED, OVER
from gildehuis.games.nieuwstad.ids import (
    BOTENBOUW,
    BRAND,
    BUILDINGS,
    CARDS,
    CRIMINALITEIT,
    GOOD_COUNT,
    GOODS,
    KENNIS_IS_MACHT,
    ROLES,
    STALL_BUILDING,
    STALLS,
    WISH_COUNT,
)
from gildehuis.games.nieuwstad.moves import FORMS
from gildehuis.games.nieuwstad.places import fits, touches, wrong_roads
from gildehuis.games.nieuwstad.state import NieuwstadState

# The kinds of move in each row of the table of questions.
_ROWS: dict[str, tuple[str, ...]] = {
    "opening_tile": ("clear",),
    "opening_building": ("start",),
    "place": ("place",),
    "role": ("role",),
    "copy": ("copy",),
    "tile": ("clear", "pass"),
    "build": ("build", "pass"),
    "pay": ("pay",),
    "discount": ("discount",),
    "partners": ("partners",),
    "share": ("share",),
    "answer": ("accept", "refuse"),
    "extra": ("extra",),
    "buy_cards": ("buy_cards",),
    "play": ("play", "done"),
    "burn": ("burn",),
    "quarter": ("quarter",),
    "guard": ("burgerwacht", "pass"),
    "steal": ("steal",),
    "join": ("join", "pass"),
    "pledge_florins": ("pledge_florins",),
    "pledge_goods": ("pledge_goods",),
    "trade": ("enter", "process", "sell", "buy_wood", "done"),
    "tax": ("inkomstenbelasting", "pass"),
}

Why = tuple[str, str]  # rule, and what tells several reasons of one rule apart ("" for none)


@dataclass(frozen=True)
class Attempt:
    """A well-formed move of the right kind by the right seat."""

    state: NieuwstadState
    seat: int
    named: Named


# Kinds of move that can break one rule only.
_ONE_REASON: dict[str, Why] = {
    "start": ("N5", ""),
    "copy": ("N34", "copy"),
    "discount": ("N17", "discount"),
    "partners": ("N17", "partners"),
    "share": ("N17", "share"),
    "extra": ("N22", ""),
    "buy_cards": ("N23", "buy"),
    "burn": ("N36", "burn"),
    "quarter": ("N37", "quarter"),
    "steal": ("N37", "steal"),
    "burgerwacht": ("N40", ""),
    "join": ("N38", ""),
    "pledge_florins": ("N49", ""),
    "pledge_goods": ("N49", ""),
    "inkomstenbelasting": ("N42", ""),
}


def explain(state: NieuwstadState, seat: int, named: Any) -> Refusal:
    if not well_formed(named, FORMS):
        return _refuse("N52", "form")
    if state.step == OVER:
        return _refuse("N52", "over")
    if seat not in rules.to_act(state):
        return _refuse("N52", "seat")
    if named["type"] not in _ROWS[ASKED[state.asked]]:
        return _refuse("N52", "question")
    kind = named["type"]
    if kind in _ONE_REASON:
        return _refuse(*_ONE_REASON[kind])
    if kind in _SEVERAL:
        return _refuse(*_SEVERAL[kind](Attempt(state, seat, named)))
    return _refuse("N52", "question")  # passing and the like are never refused where they belong


def _refuse(rule: str, reason: str = "") -> Refusal:
    """Stalls have their reasons in common, whichever rule describes them."""
    if reason.startswith("stall-"):
        return Refusal(rule, f"refusal-{reason}")
    return Refusal(rule, f"refusal-{rule}-{reason}" if reason else f"refusal-{rule}")


def _clear(attempt: Attempt) -> Why:
    state, named = attempt.state, attempt.named
    slot = state.kit.board.slot_at(*named["slot"])
    return ("N9", "") if slot is None or not state.standing[slot] else ("N10", "")


def _place(attempt: Attempt) -> Why:
    state, named = attempt.state, attempt.named
    board = state.kit.board
    shape = state.kit.shapes[state.kind]
    lay = shape.lays[named["turn"] % 4]
    x, y = named["cell"]
    cell = board.cell_at(x, y)
    if cell is None or board.cell_at(x + lay.width - 1, y + lay.height - 1) is None:
        return "N13", "ground"
    mask = lay.footprint << cell
    if mask & ~state.free:
        return "N13", "ground"
    if mask & board.city and mask & board.outskirts:
        return "N14", "line"
    if mask & board.city:
        if not touches(state, lay, cell):
            return "N14", "border"
        if lay.edges and wrong_roads(state, lay) >> cell & 1:
            return "N14", "road"
        if not shape.city:
            return "N15", "outskirts"
        if lay.green >= 0:
            beyond = board.beyond[lay.green]
            if any(not beyond >> (cell + offset) & 1 for offset in lay.sides[lay.green]):
                return "N15", "gate"
    elif not shape.outskirts:
        return "N15", "gate"
    return "N53", ""


def _role(attempt: Attempt) -> Why:
    state, named = attempt.state, attempt.named
    role = ROLES.index(named["role"])
    if state.roles_by[role] >= 0:
        return "N6", ""
    return ("N34", "none") if rounds.in_play(state, role) else ("N8", "")


def _build(attempt: Attempt) -> Why:
    state, seat, named = attempt.state, attempt.seat, attempt.named
    kind = BUILDINGS.index(named["building"])
    if not state.stock[kind]:
        return "N1", ""
    if state.kit.blue[kind]:
        if not fits(state, kind):
            return "N12", "place"
        return "N17", "proposals" if state.proposals >= bouwmeester.MOST_PROPOSALS else "deal"
    if not state.seals[seat]:
        return "N13", "seal"
    return "N12", "place" if bouwmeester.payable(state, seat, kind) else "pay"


def _pay(attempt: Attempt) -> Why:
    state, seat, named = attempt.state, attempt.seat, attempt.named
    if named["huizenbouw"] and not bouwmeester.has_house_card(state, seat, state.kind):
        return "N41", ""
    return "N18", ""


def _play(attempt: Attempt) -> Why:
    state, seat, named = attempt.state, attempt.seat, attempt.named
    card = CARDS.index(named["card"])
    if card >= WISH_COUNT or not state.hands[seat * WISH_COUNT + card]:
        return "N23", "hand"
    own_rule = {BOTENBOUW: "N35", BRAND: "N36", CRIMINALITEIT: "N37", KENNIS_IS_MACHT: "N39"}
    if card not in wishes.IN_SCHOUT:
        return "N26", ""
    return own_rule.get(card, "N26"), "play"


def _enter(attempt: Attempt) -> Why:
    state, seat, named = attempt.state, attempt.seat, attempt.named
    stall = STALLS.index(named["stall"])
    if handelaar.is_open(state, seat, stall):
        return "N27", "again"
    owner = state.owner_of[STALL_BUILDING[stall]]
    return "N27", "florin" if owner >= 0 else "closed"


# By stall: which rule is about it.
_STALL_RULE = ("N28", "N28", "N28", "N30", "N29", "N30", "N31")


def _process(attempt: Attempt) -> Why:
    state, seat, named = attempt.state, attempt.seat, attempt.named
    stall = STALLS.index(named["stall"])
    good = GOODS.index(named["good"])
    if not handelaar.is_open(state, seat, stall):
        return "N27", "closed"
    rule = _STALL_RULE[stall]
    if state.kit.process[stall * GOOD_COUNT + good] < 0:
        return rule, "stall-process"
    return rule, "stall-limit" if state.goods[seat * GOOD_COUNT + good] else "stall-lacking"


def _sell(attempt: Attempt) -> Why:
    state, seat, named = attempt.state, attempt.seat, attempt.named
    kit = state.kit
    stall = STALLS.index(named["stall"])
    good = GOODS.index(named["good"])
    if not handelaar.is_open(state, seat, stall):
        return "N27", "closed"
    rule = _STALL_RULE[stall]
    if kit.sell_points[stall * GOOD_COUNT + good] < 0:
        return rule, "stall-sell"
    along = kit.along[stall]
    has = seat * GOOD_COUNT
    if not state.goods[has + good] or (along >= 0 and not state.goods[has + along]):
        return rule, "stall-lacking"
    if kit.slots[stall]:
        slots = handelaar.open_slots(state, stall)
        if not slots:
            return rule, "stall-slots"
        if state.sold[stall] >= slots:
            return "N32", ""
    return "N28", "turn"


def _buy_wood(attempt: Attempt) -> Why:
    state, seat = attempt.state, attempt.seat
    if not handelaar.is_open(state, seat, STALLS.index("houthandel")):
        return "N27", "closed"
    price = state.kit.buy_price[STALLS.index("houthandel")]
    return "N28", "turn" if state.florins[seat] >= price else "florin"


_SEVERAL: dict[str, Callable[[Attempt], Why]] = {
    "clear": _clear,
    "place": _place,
    "role": _role,
    "build": _build,
    "pay": _pay,
    "play": _play,
    "enter": _enter,
    "process": _process,
    "sell": _sell,
    "buy_wood": _buy_wood,
}
