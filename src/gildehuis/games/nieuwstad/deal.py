"""The blue deal (N16–N18): discount, partners, shares, answers."""

from collections.abc import Callable
from typing import Final

from gildehuis.core.state import Question, ask, tell
from gildehuis.games.nieuwstad import moves
from gildehuis.games.nieuwstad.ids import BUILDINGS, GOOD_COUNT, PLANKS, TOWN, WOOD
from gildehuis.games.nieuwstad.schema import Accept, Discount, Partners, Refuse, Share
from gildehuis.games.nieuwstad.schema_events import (
    Accepted,
    BuiltTogether,
    Contributed,
    Offered,
    Proposed,
    Refused,
)
from gildehuis.games.nieuwstad.state import NieuwstadState, raised
from gildehuis.games.nieuwstad.town import lay_building, move_magistrate

FLORINS, WOODS, POINTS = range(3)  # what is shared, in the order in which it is
_ALL_SHARED = 3


# ---- is there a deal?


def units(state: NieuwstadState) -> int:
    """The privilege of the seat at turn: the chooser's alone."""
    return state.privilege if state.turn == 0 else 0


def wood_power(state: NieuwstadState, seat: int) -> int:
    """What a seat can pay in wood, a plank counting 2."""
    return state.goods[seat * GOOD_COUNT + WOOD] + 2 * state.goods[seat * GOOD_COUNT + PLANKS]


def exists(state: NieuwstadState, builder: int, partners: int, florins: int, wood: int) -> bool:
    """Can builder and partners pay this price, each of them at least 1?"""
    payers = partners | 1 << builder
    need = florins_left = wood_left = only_florins = only_wood = 0
    for seat in range(state.players):
        if payers >> seat & 1:
            has_florins = state.florins[seat]
            has_wood = wood_power(state, seat)
            need += 1
            florins_left += has_florins
            wood_left += has_wood
            if not has_wood:
                if not has_florins:
                    return False
                only_florins += 1
            elif not has_florins:
                only_wood += 1
    return (
        florins <= florins_left
        and wood <= wood_left
        and only_florins <= florins
        and only_wood <= wood
        and need <= florins + wood
    )


def partner_sets(state: NieuwstadState, builder: int, florins: int, wood: int) -> list[int]:
    """The sets of other seats, as bits, with whom a deal exists; alone only as a variant (N20)."""
    found: list[int] = []
    alone = state.setup.options.get("blue_alone", False)
    for partners in range(1 << state.players):
        if partners >> builder & 1 or (partners == 0 and not alone):
            continue
        if exists(state, builder, partners, florins, wood):
            found.append(partners)
    return found


def possible(state: NieuwstadState, builder: int, kind: int) -> bool:
    """Is there any deal about this building?"""
    florins = state.kit.florins[kind]
    wood = state.kit.wood[kind]
    all_florins = all_wood = 0
    for seat in range(state.players):
        all_florins += state.florins[seat]
        all_wood += wood_power(state, seat)
    if max(0, florins - all_florins) + max(0, wood - all_wood) > units(state):
        return False
    return bool(discounts(state, builder, florins, wood))


def discounts(state: NieuwstadState, builder: int, florins: int, wood: int) -> list[int]:
    """All mixes of exactly the privilege that leave a deal (N18), as Q9's moves."""
    off = min(units(state), florins + wood)
    found: list[int] = []
    for florins_off in range(off + 1):
        wood_off = off - florins_off
        if florins_off > florins or wood_off > wood:
            continue
        if partner_sets(state, builder, florins - florins_off, wood - wood_off):
            found.append(moves.DISCOUNT + florins_off * 3 + wood_off)
    return found


# ---- the questions, in their order


def begin(state: NieuwstadState) -> None:
    """Q9, asked only if two mixes are possible."""
    kind = state.kind
    florins, wood = state.kit.florins[kind], state.kit.wood[kind]
    state.deal_florins, state.deal_wood = florins, wood
    state.deal_partners = 0
    state.deal_shares = [0] * 12
    state.deal_step = 0
    found = discount_moves(state)
    if len(found) == 1:
        _settle_discount(state, found[0])
    else:
        ask(state, DISCOUNT, state.seat, found)


def discount_moves(state: NieuwstadState) -> list[int]:
    """Q9."""
    return discounts(state, state.seat, state.deal_florins, state.deal_wood)


def _settle_discount(state: NieuwstadState, move: int) -> None:
    florins_off, wood_off = divmod(move - moves.DISCOUNT, 3)
    state.deal_florins -= florins_off
    state.deal_wood -= wood_off
    found = partner_moves(state)
    if len(found) == 1:
        _settle_partners(state, found[0])
    else:
        ask(state, PARTNERS, state.seat, found)


def partner_moves(state: NieuwstadState) -> list[int]:
    """Q10."""
    sets = partner_sets(state, state.seat, state.deal_florins, state.deal_wood)
    return [moves.PARTNERS + partners for partners in sets]


def _settle_partners(state: NieuwstadState, move: int) -> None:
    state.deal_partners = move - moves.PARTNERS
    state.deal_step = 1  # what × players + how far the seat sits from the builder
    _share_on(state)


def _answer_share(state: NieuwstadState, move: int) -> None:
    _settle_share(state, (move - state.kit.codes.share) % state.kit.codes.share_span)
    _share_on(state)


def sharing(state: NieuwstadState) -> tuple[int, int]:
    """What is being shared out, and the partner whose share it is."""
    what, distance = divmod(state.deal_step, state.players)
    builder = (state.chooser + state.turn) % state.players
    return what, (builder + distance) % state.players


def _share_on(state: NieuwstadState) -> None:
    """Q11 for the partners that are left, then Q12; a share with one legal value is taken."""
    while state.deal_step < _ALL_SHARED * state.players:
        _, seat = sharing(state)
        if state.deal_partners >> seat & 1:
            found = share_moves(state)
            if len(found) > 1:
                ask(state, SHARE, state.seat, found)
                return
            _settle_share(state, (found[0] - state.kit.codes.share) % state.kit.codes.share_span)
        else:
            state.deal_step += 1
    _settle_rest(state)
    _offer_on(state)


def share_moves(state: NieuwstadState) -> list[int]:
    """Every amount that occurs in a complete deal with what is fixed so far (N17)."""
    what, seat = sharing(state)
    codes = state.kit.codes
    base = codes.share + (seat * 3 + what) * codes.share_span
    total = (state.deal_florins, state.deal_wood, state.kit.points[state.kind])[what]
    shared = sum(state.deal_shares[what * 4 : what * 4 + 4])
    if what == POINTS:
        return [base + amount for amount in range(total - shared + 1)]
    has = state.florins[seat] if what == FLORINS else wood_power(state, seat)
    most = min(total - shared, has)
    return [base + amount for amount in range(most + 1) if _completes(state, amount)]


def _completes(state: NieuwstadState, amount: int) -> bool:
    """Can all that is left be paid if the share asked for is this?

    Open shares are only bounded by what a seat has; who has paid nothing yet still needs to.
    """
    what, _ = sharing(state)
    n = state.players
    builder = (state.chooser + state.turn) % n
    shares = state.deal_shares
    florins, wood = state.deal_florins, state.deal_wood
    florins_open = wood_open = need = only_florins = only_wood = 0
    for distance in range(n):
        seat = (builder + distance) % n
        if distance and not state.deal_partners >> seat & 1:
            continue
        paid = 0
        can_florins = can_wood = 0
        at = FLORINS * n + distance
        if distance and at <= state.deal_step:
            given = amount if at == state.deal_step else shares[FLORINS * 4 + seat]
            florins -= given
            paid += given
        else:
            can_florins = state.florins[seat]
        at = WOODS * n + distance
        if distance and at <= state.deal_step:
            given = amount if at == state.deal_step else shares[WOODS * 4 + seat]
            wood -= given
            paid += given
        else:
            can_wood = wood_power(state, seat)
        if what == WOODS and not distance:
            # The builder's florins are what the partners left over.
            can_florins = min(can_florins, state.deal_florins - sum(shares[0:4]))
        florins_open += can_florins
        wood_open += can_wood
        if not paid:
            need += 1
            if not can_wood:
                if not can_florins:
                    return False
                only_florins += 1
            elif not can_florins:
                only_wood += 1
    return (
        0 <= florins <= florins_open
        and 0 <= wood <= wood_open
        and only_florins <= florins
        and only_wood <= wood
        and need <= florins + wood
    )


def _settle_share(state: NieuwstadState, amount: int) -> None:
    what, seat = sharing(state)
    state.deal_shares = raised(state.deal_shares, what * 4 + seat, amount)
    state.deal_step += 1


def _settle_rest(state: NieuwstadState) -> None:
    """The builder pays and gets what is left."""
    builder = (state.chooser + state.turn) % state.players
    totals = (state.deal_florins, state.deal_wood, state.kit.points[state.kind])
    for what in range(_ALL_SHARED):
        rest = totals[what] - sum(state.deal_shares[what * 4 : what * 4 + 4])
        state.deal_shares = raised(state.deal_shares, what * 4 + builder, rest)
    tell(
        state,
        Proposed,
        seat=builder,
        building=BUILDINGS[state.kind],
        cell=state.kit.board.place_of(state.place >> 2),
        turn=state.place & 3,
        partners=partners(state),
    )
    _tell_shares(state, Offered, builder)


def partners(state: NieuwstadState) -> list[int]:
    return [seat for seat in range(state.players) if state.deal_partners >> seat & 1]


def _tell_shares(
    state: NieuwstadState, event: Callable[..., Offered | Contributed], builder: int
) -> None:
    """A line for each who pays, in the order of the seats."""
    shares = state.deal_shares
    for seat in range(state.players):
        if state.deal_partners >> seat & 1 or seat == builder:
            tell(
                state,
                event,
                seat=seat,
                florins=shares[FLORINS * 4 + seat],
                wood=shares[WOODS * 4 + seat],
                points=shares[POINTS * 4 + seat],
            )


def _offer_on(state: NieuwstadState) -> None:
    """Q12 to the next partner; when there is none left the deal is agreed, and building goes on."""
    while state.deal_step < 4 * state.players:
        distance = state.deal_step % state.players
        seat = ((state.chooser + state.turn) + distance) % state.players
        if distance and state.deal_partners >> seat & 1:
            ask(state, ANSWER, seat, answer_moves(state))
            return
        state.deal_step += 1
    state.asked = None


def answer_moves(state: NieuwstadState) -> list[int]:
    """Q12: once the terms are settled, both."""
    return _BOTH if state.deal_step >= _ALL_SHARED * state.players else []


_BOTH = [moves.ACCEPT, moves.REFUSE]


def _answer_offer(state: NieuwstadState, move: int) -> None:
    if move == moves.ACCEPT:
        tell(state, Accepted, seat=state.seat)
        state.deal_step += 1
        _offer_on(state)
    else:
        tell(state, Refused, seat=state.seat)
        state.kind = -1  # the builder is asked again
        state.place = -1
        state.asked = None


# ---- and when all have accepted


def wood_payment(state: NieuwstadState, seat: int, amount: int) -> tuple[int, int]:
    """Wood and planks for a share: the fewest planks (N18)."""
    own = state.goods[seat * GOOD_COUNT + WOOD]
    planks = 0 if amount <= own else (amount - own + 1) // 2
    return max(0, amount - 2 * planks), planks


def carry_out(state: NieuwstadState, builder: int) -> None:
    """All pay, the building is laid, the magistrate moves, the points are given."""
    for seat in range(state.players):
        florins = state.deal_shares[FLORINS * 4 + seat]
        wood, planks = wood_payment(state, seat, state.deal_shares[WOODS * 4 + seat])
        state.florins[seat] -= florins
        state.goods[seat * GOOD_COUNT + WOOD] -= wood
        state.goods[seat * GOOD_COUNT + PLANKS] -= planks
        state.points[seat] += state.deal_shares[POINTS * 4 + seat]
    lay_building(state, state.kind, state.place, TOWN)
    moved = move_magistrate(state, state.kit.poorters[state.kind])
    tell(
        state,
        BuiltTogether,
        seat=builder,
        building=BUILDINGS[state.kind],
        cell=state.kit.board.place_of(state.place >> 2),
        turn=state.place & 3,
        partners=partners(state),
        poorters=moved,
    )
    _tell_shares(state, Contributed, builder)


DISCOUNT: Final[Question[NieuwstadState]] = Question(
    "discount", discount_moves, _settle_discount, (Discount,), "N52"
)
PARTNERS: Final[Question[NieuwstadState]] = Question(
    "partners", partner_moves, _settle_partners, (Partners,), "N52"
)
SHARE: Final[Question[NieuwstadState]] = Question(
    "share", share_moves, _answer_share, (Share,), "N52"
)
ANSWER: Final[Question[NieuwstadState]] = Question(
    "answer", answer_moves, _answer_offer, (Accept, Refuse), "N52"
)
