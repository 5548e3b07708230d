"""Why a move of Nieuwstad is refused: the first rule that applies, in the specification's order."""

from typing import Final

from gildehuis.core.refusal import Refusal
from gildehuis.games.nieuwstad import deal, role_bouwmeester, role_handelaar, rounds, terms, wishes
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
    WOOD_TRADE,
)
from gildehuis.games.nieuwstad.places import fits, touches, wrong_roads
from gildehuis.games.nieuwstad.schema import (
    Build,
    BuildTogether,
    Burgerwacht,
    Burn,
    BuyCards,
    BuyWood,
    Clear,
    Copy,
    Discount,
    Enter,
    Extra,
    Inkomstenbelasting,
    Join,
    Moves,
    Owner,
    Partners,
    Pay,
    Place,
    Play,
    PledgeFlorins,
    PledgeGoods,
    Process,
    Quarter,
    Role,
    Sell,
    Share,
    Start,
    Steal,
)
from gildehuis.games.nieuwstad.state import NieuwstadState

Why = tuple[str, str]  # rule, and what tells several reasons of one rule apart ("" for none)
_NO_DEAL: Final = ("N17", "deal")
_NO_SEAL: Final = ("N13", "seals")


# Kinds of move that can break one rule only.
_ONE_REASON: Final[dict[type[Moves], Why]] = {
    Start: ("N5", ""),
    Copy: ("N34", "copy"),
    Share: ("N17", "share"),
    Extra: ("N22", ""),
    BuyCards: ("N23", "buy"),
    Burn: ("N36", "burn"),
    Quarter: ("N37", "quarter"),
    Steal: ("N37", "steal"),
    Burgerwacht: ("N40", ""),
    Join: ("N38", ""),
    PledgeFlorins: ("N49", ""),
    PledgeGoods: ("N49", ""),
    Inkomstenbelasting: ("N42", ""),
}


def explain(state: NieuwstadState, seat: int, move: Moves | None) -> Refusal:
    if move is None:
        return _refuse("N52", "form")
    if state.asked is None:
        return _refuse("N52", "over")
    if seat not in state.asked.to_act(state):
        return _refuse("N52", "seat")
    unknown = isinstance(move, BuildTogether) and not state.together
    if unknown or not isinstance(move, state.asked.answers):
        return _refuse(state.asked.otherwise or "N52", "question")
    return _refuse(*_ONE_REASON.get(type(move)) or _broken(state, seat, move))


def _broken(state: NieuwstadState, seat: int, move: Moves) -> Why:
    match move:
        case Clear():
            return _clear(state, move)
        case Place():
            return _place(state, move)
        case Role():
            return _role(state, move)
        case Build():
            return _build(state, seat, move)
        case BuildTogether():
            return _build_together(state, seat, move)
        case Discount():
            return _discount(state, seat, move)
        case Partners():
            return _partners(state, seat, move)
        case Owner():
            return _owner(state, seat, move)
        case Pay():
            return _pay(state, seat, move)
        case Play():
            return _play(state, seat, move)
        case Enter():
            return _enter(state, seat, move)
        case Process():
            return _process(state, seat, move)
        case Sell():
            return _sell(state, seat, move)
        case BuyWood():
            return _buy_wood(state, seat)
    return "N52", "question"  # passing and the like are never refused where they belong


def _refuse(rule: str, reason: str = "") -> Refusal:
    """Stalls have their reasons in common, whichever rule describes them."""
    if reason.startswith("stall-"):
        return Refusal(rule, f"refusal-{reason}")
    return Refusal(rule, f"refusal-{rule}-{reason}" if reason else f"refusal-{rule}")


def _clear(state: NieuwstadState, move: Clear) -> Why:
    slot = state.kit.board.slot_at(*move.slot)
    return ("N9", "") if slot is None or not state.standing[slot] else ("N10", "")


def _place(state: NieuwstadState, move: Place) -> Why:
    board = state.kit.board
    shape = state.kit.shapes[state.kind]
    lay = shape.lays[move.turn % 4]
    x, y = move.cell
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


def _role(state: NieuwstadState, move: Role) -> Why:
    role = ROLES.index(move.role)
    if state.roles_by[role] >= 0:
        return "N6", ""
    return ("N34", "none") if rounds.in_play(state, role) else ("N8", "")


def _build(state: NieuwstadState, seat: int, move: Build) -> Why:
    kind = BUILDINGS.index(move.building)
    if not state.stock[kind]:
        return "N1", ""
    if state.kit.blue[kind]:
        return _proposal(state, kind)
    if not state.seals[seat]:
        return "N13", "seal"
    return "N12", "place" if role_bouwmeester.payable(state, seat, kind) else "pay"


def _proposal(state: NieuwstadState, kind: int) -> Why:
    if not fits(state, kind):
        return "N12", "place"
    return "N17", "proposals" if state.proposals >= role_bouwmeester.MOST_PROPOSALS else "deal"


def _build_together(state: NieuwstadState, seat: int, move: BuildTogether) -> Why:
    kind = BUILDINGS.index(move.building)
    if state.kit.blue[kind]:
        return "N20", "blue"
    if not state.stock[kind]:
        return "N1", ""
    why = _proposal(state, kind)
    return _NO_SEAL if why == _NO_DEAL and terms.payable(state, seat, kind) else why


def _discount(state: NieuwstadState, seat: int, move: Discount) -> Why:
    kind = state.kind
    if (move.florins, move.wood) in terms.discounts(state, kind):
        florins, wood = state.kit.florins[kind] - move.florins, state.kit.wood[kind] - move.wood
        if terms.paying_sets(state, seat, kind, florins, wood):
            return _NO_SEAL
    return "N17", "discount"


def _partners(state: NieuwstadState, seat: int, move: Partners) -> Why:
    florins, wood = state.deal_florins, state.deal_wood
    if any(not 0 <= partner < state.players for partner in move.seats):
        return "N17", "partners"
    named = sum(1 << partner for partner in set(move.seats))
    rising = move.seats == sorted(set(move.seats))
    paying = rising and named in terms.paying_sets(state, seat, state.kind, florins, wood)
    return _NO_SEAL if paying else ("N17", "partners")


def _owner(state: NieuwstadState, seat: int, move: Owner) -> Why:
    party = move.seat == seat or move.seat in deal.partners(state)
    return ("N13", "owner") if party else ("N20", "owner")


def _pay(state: NieuwstadState, seat: int, move: Pay) -> Why:
    if move.huizenbouw and not role_bouwmeester.has_house_card(state, seat, state.kind):
        return "N41", ""
    return "N18", ""


def _play(state: NieuwstadState, seat: int, move: Play) -> Why:
    card = CARDS.index(move.card)
    if card >= WISH_COUNT or not state.hands[seat * WISH_COUNT + card]:
        return "N23", "hand"
    own_rule = {BOTENBOUW: "N35", BRAND: "N36", CRIMINALITEIT: "N37", KENNIS_IS_MACHT: "N39"}
    if card not in wishes.IN_SCHOUT:
        return "N26", ""
    return own_rule.get(card, "N26"), "play"


def _enter(state: NieuwstadState, seat: int, move: Enter) -> Why:
    stall = STALLS.index(move.stall)
    if role_handelaar.is_open(state, seat, stall):
        return "N27", "again"
    owner = state.owner_of[STALL_BUILDING[stall]]
    return "N27", "florin" if owner >= 0 else "closed"


# By stall: which rule is about it.
_STALL_RULE = ("N28", "N28", "N28", "N30", "N29", "N30", "N31")


def _process(state: NieuwstadState, seat: int, move: Process) -> Why:
    stall = STALLS.index(move.stall)
    good = GOODS.index(move.good)
    if not role_handelaar.is_open(state, seat, stall):
        return "N27", "closed"
    rule = _STALL_RULE[stall]
    if state.kit.process[stall * GOOD_COUNT + good] < 0:
        return rule, "stall-process"
    return rule, "stall-limit" if state.goods[seat * GOOD_COUNT + good] else "stall-lacking"


def _sell(state: NieuwstadState, seat: int, move: Sell) -> Why:
    kit = state.kit
    stall = STALLS.index(move.stall)
    good = GOODS.index(move.good)
    if not role_handelaar.is_open(state, seat, stall):
        return "N27", "closed"
    rule = _STALL_RULE[stall]
    if kit.sell_points[stall * GOOD_COUNT + good] < 0:
        return rule, "stall-sell"
    along = kit.along[stall]
    has = seat * GOOD_COUNT
    if not state.goods[has + good] or (along >= 0 and not state.goods[has + along]):
        return rule, "stall-lacking"
    if kit.slots[stall]:
        slots = role_handelaar.open_slots(state, stall)
        if not slots:
            return rule, "stall-slots"
        if state.sold[stall] >= slots:
            return "N32", ""
    return "N28", "turn"


def _buy_wood(state: NieuwstadState, seat: int) -> Why:
    if not role_handelaar.is_open(state, seat, WOOD_TRADE):
        return "N27", "closed"
    price = state.kit.buy_price[WOOD_TRADE]
    return "N28", "turn" if state.florins[seat] >= price else "florin"
