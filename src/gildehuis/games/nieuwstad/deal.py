"""The deal, blue or joint (N16–N18, N20): discount, partners, owner, shares, answers."""

from collections.abc import Callable
from typing import Final

from gildehuis.core.state import Question, ask, tell
from gildehuis.games.nieuwstad import moves, terms
from gildehuis.games.nieuwstad.ids import BOOT, BUILDINGS, GOOD_COUNT, PLANKS, TOWN, WOOD
from gildehuis.games.nieuwstad.schema import Accept, Discount, Owner, Partners, Refuse, Share
from gildehuis.games.nieuwstad.schema_events import (
    Accepted,
    BuiltTogether,
    Contributed,
    Offered,
    OwnerNamed,
    Proposed,
    Refused,
    SealLaid,
)
from gildehuis.games.nieuwstad.state import NieuwstadState, raised
from gildehuis.games.nieuwstad.terms import (
    ALL_SHARED,
    FLORINS,
    POINTS,
    WOODS,
    partner_sets,
    share_moves,
    sharing,
)
from gildehuis.games.nieuwstad.town import lay_building, move_magistrate, seal_boat

# ---- the questions, in their order


def begin(state: NieuwstadState) -> None:
    """Q9, asked only if two mixes are possible. It is one of the three proposals of a turn."""
    kind = state.kind
    state.proposals += 1
    state.deal_florins, state.deal_wood = state.kit.florins[kind], state.kit.wood[kind]
    state.deal_partners = 0
    state.deal_owner = TOWN
    state.deal_shares = [0] * 12
    state.deal_step = 0
    found = discount_moves(state)
    if len(found) == 1:
        _settle_discount(state, found[0])
    else:
        ask(state, DISCOUNT, state.seat, found)


def discount_moves(state: NieuwstadState) -> list[int]:
    """Q9."""
    return terms.discount_moves(state, state.seat, state.kind)


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
    sets = partner_sets(state, state.seat, state.kind, state.deal_florins, state.deal_wood)
    return [moves.PARTNERS + partners for partners in sets]


def _settle_partners(state: NieuwstadState, move: int) -> None:
    state.deal_partners = move - moves.PARTNERS
    if not state.joint:
        _begin_shares(state)
        return
    found = owner_moves(state)
    if len(found) == 1:
        _settle_owner(state, found[0])
    else:
        ask(state, OWNER, state.seat, found)


def owner_moves(state: NieuwstadState) -> list[int]:
    """Q10b: the builder or a partner, with a light seal left (N20)."""
    parties = state.deal_partners | 1 << state.seat
    return [
        moves.OWNER + seat
        for seat in range(state.players)
        if parties >> seat & 1 and state.seals[seat]
    ]


def _settle_owner(state: NieuwstadState, move: int) -> None:
    state.deal_owner = move - moves.OWNER
    _begin_shares(state)


def _begin_shares(state: NieuwstadState) -> None:
    state.deal_step = 1  # what × players + how far the seat sits from the builder
    _share_on(state)


def _answer_share(state: NieuwstadState, move: int) -> None:
    _settle_share(state, (move - state.kit.codes.share) % state.kit.codes.share_span)
    _share_on(state)


def _share_on(state: NieuwstadState) -> None:
    """Q11 for the partners that are left, then Q12; a share with one legal value is taken."""
    while state.deal_step < ALL_SHARED * state.players:
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


def _settle_share(state: NieuwstadState, amount: int) -> None:
    what, seat = sharing(state)
    state.deal_shares = raised(state.deal_shares, what * 4 + seat, amount)
    state.deal_step += 1


def _settle_rest(state: NieuwstadState) -> None:
    """The builder pays and gets what is left."""
    builder = (state.chooser + state.turn) % state.players
    totals = (state.deal_florins, state.deal_wood, state.kit.points[state.kind])
    for what in range(ALL_SHARED):
        rest = totals[what] - sum(state.deal_shares[what * 4 : what * 4 + 4])
        state.deal_shares = raised(state.deal_shares, what * 4 + builder, rest)
    tell(
        state,
        Proposed,
        seat=builder,
        building=BUILDINGS[state.kind],
        cell=None if state.place < 0 else state.kit.board.place_of(state.place >> 2),
        turn=None if state.place < 0 else state.place & 3,
        partners=partners(state),
        joint=state.joint,
    )
    _tell_owner(state, OwnerNamed)
    _tell_shares(state, Offered, builder)


def partners(state: NieuwstadState) -> list[int]:
    return [seat for seat in range(state.players) if state.deal_partners >> seat & 1]


def _tell_owner(state: NieuwstadState, event: Callable[..., OwnerNamed | SealLaid]) -> None:
    if state.joint:
        tell(state, event, seat=state.deal_owner, building=BUILDINGS[state.kind])


def _tell_shares(
    state: NieuwstadState, event: Callable[..., Offered | Contributed], builder: int
) -> None:
    """A line for each in the deal, in the order of the seats."""
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
    return _BOTH if state.deal_step >= ALL_SHARED * state.players else []


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
        state.joint = False
        state.asked = None


# ---- and when all have accepted


def wood_payment(state: NieuwstadState, seat: int, amount: int) -> tuple[int, int]:
    """Wood and planks for a share: the fewest planks (N18)."""
    own = state.goods[seat * GOOD_COUNT + WOOD]
    planks = 0 if amount <= own else (amount - own + 1) // 2
    return max(0, amount - 2 * planks), planks


def carry_out(state: NieuwstadState, builder: int) -> None:
    """All pay, it is laid with the owner's seal, the magistrate moves, the points are given."""
    for seat in range(state.players):
        florins = state.deal_shares[FLORINS * 4 + seat]
        wood, planks = wood_payment(state, seat, state.deal_shares[WOODS * 4 + seat])
        state.florins[seat] -= florins
        state.goods[seat * GOOD_COUNT + WOOD] -= wood
        state.goods[seat * GOOD_COUNT + PLANKS] -= planks
        state.points[seat] += state.deal_shares[POINTS * 4 + seat]
    if state.kind == BOOT:
        seal_boat(state, state.deal_owner, 0)
    else:
        lay_building(state, state.kind, state.place, state.deal_owner)
    moved = move_magistrate(state, state.kit.poorters[state.kind])
    tell(
        state,
        BuiltTogether,
        seat=builder,
        building=BUILDINGS[state.kind],
        cell=None if state.place < 0 else state.kit.board.place_of(state.place >> 2),
        turn=None if state.place < 0 else state.place & 3,
        partners=partners(state),
        joint=state.joint,
        poorters=moved,
    )
    _tell_owner(state, SealLaid)
    _tell_shares(state, Contributed, builder)


DISCOUNT: Final[Question[NieuwstadState]] = Question(
    "discount", discount_moves, _settle_discount, (Discount,), "N52"
)
PARTNERS: Final[Question[NieuwstadState]] = Question(
    "partners", partner_moves, _settle_partners, (Partners,), "N52"
)
OWNER: Final[Question[NieuwstadState]] = Question(
    "owner", owner_moves, _settle_owner, (Owner,), "N52"
)
SHARE: Final[Question[NieuwstadState]] = Question(
    "share", share_moves, _answer_share, (Share,), "N52"
)
ANSWER: Final[Question[NieuwstadState]] = Question(
    "answer", answer_moves, _answer_offer, (Accept, Refuse), "N52"
)
