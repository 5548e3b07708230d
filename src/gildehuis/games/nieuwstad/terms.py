"""Which deals there are (N17, N18, N20): who can pay a price together, and what completes it."""

from typing import Final

from gildehuis.games.nieuwstad import moves
from gildehuis.games.nieuwstad.ids import BOOT, GOOD_COUNT, PLANKS, WOOD
from gildehuis.games.nieuwstad.state import NieuwstadState

FLORINS, WOODS, POINTS = range(3)  # what is shared, in the order in which it is
ALL_SHARED: Final = 3


def units(state: NieuwstadState) -> int:
    """The privilege of the seat at turn: the chooser's alone."""
    return state.privilege if state.turn == 0 else 0


def wood_power(state: NieuwstadState, seat: int) -> int:
    """What a seat can pay in wood, a plank counting 2."""
    return state.goods[seat * GOOD_COUNT + WOOD] + 2 * state.goods[seat * GOOD_COUNT + PLANKS]


def on_the_table(state: NieuwstadState) -> bool:
    """Is a deal about the building in hand being made, its place being chosen?"""
    kind = state.kind
    if kind < 0 or (state.place < 0 and kind != BOOT):
        return False
    return state.joint or state.kit.blue[kind]


# ---- partners and price


def excused(state: NieuwstadState, partners: int) -> bool:
    """By rules 2 a builder with two or more partners need not pay; by rules 1 he must (N17)."""
    return state.rules2 and partners & (partners - 1) != 0


def exists(state: NieuwstadState, builder: int, partners: int, florins: int, wood: int) -> bool:
    """Can builder and partners pay this price, each who must at least 1?"""
    payers = partners | 1 << builder
    free = builder if excused(state, partners) else -1
    need = florins_left = wood_left = only_florins = only_wood = 0
    for seat in range(state.players):
        if payers >> seat & 1:
            has_florins = state.florins[seat]
            has_wood = wood_power(state, seat)
            florins_left += has_florins
            wood_left += has_wood
            if seat == free:
                continue
            need += 1
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


def paying_sets(
    state: NieuwstadState, builder: int, kind: int, florins: int, wood: int
) -> list[int]:
    """The sets of other seats, as bits, that can pay it with him, whoever has a seal.

    None of them only for a blue building, as a variant (N20).
    """
    found: list[int] = []
    alone = state.blue_alone and state.kit.blue[kind]
    for partners in range(1 << state.players):
        if partners >> builder & 1 or (partners == 0 and not alone):
            continue
        if exists(state, builder, partners, florins, wood):
            found.append(partners)
    return found


def can_own(state: NieuwstadState, builder: int, kind: int, partners: int) -> bool:
    """A joint build needs a light seal of the builder or a partner (N20), a blue one none."""
    if state.kit.blue[kind]:
        return True
    parties = partners | 1 << builder
    return any(parties >> seat & 1 and state.seals[seat] for seat in range(state.players))


def partner_sets(
    state: NieuwstadState, builder: int, kind: int, florins: int, wood: int
) -> list[int]:
    """The sets of other seats, as bits, with whom a deal exists."""
    paying = paying_sets(state, builder, kind, florins, wood)
    return [partners for partners in paying if can_own(state, builder, kind, partners)]


def discounts(state: NieuwstadState, kind: int) -> list[tuple[int, int]]:
    """All mixes of exactly the privilege, in florins and wood (N18)."""
    florins, wood = state.kit.florins[kind], state.kit.wood[kind]
    off = min(units(state), florins + wood)
    return [(some, off - some) for some in range(off + 1) if some <= florins and off - some <= wood]


def discount_moves(state: NieuwstadState, builder: int, kind: int) -> list[int]:
    """Q9: the mixes that leave a deal."""
    florins, wood = state.kit.florins[kind], state.kit.wood[kind]
    return [
        moves.DISCOUNT + florins_off * 3 + wood_off
        for florins_off, wood_off in discounts(state, kind)
        if partner_sets(state, builder, kind, florins - florins_off, wood - wood_off)
    ]


def possible(state: NieuwstadState, builder: int, kind: int) -> bool:
    """Is there any deal about this building?"""
    return _within_reach(state, kind) and bool(discount_moves(state, builder, kind))


def payable(state: NieuwstadState, builder: int, kind: int) -> bool:
    """Is there one, if seals did not matter?"""
    florins, wood = state.kit.florins[kind], state.kit.wood[kind]
    return any(
        paying_sets(state, builder, kind, florins - florins_off, wood - wood_off)
        for florins_off, wood_off in discounts(state, kind)
    )


def _within_reach(state: NieuwstadState, kind: int) -> bool:
    """Could all seats together pay it? Quickly said, and mostly no."""
    all_florins = all_wood = 0
    for seat in range(state.players):
        all_florins += state.florins[seat]
        all_wood += wood_power(state, seat)
    lacking = max(0, state.kit.florins[kind] - all_florins)
    return lacking + max(0, state.kit.wood[kind] - all_wood) <= units(state)


# ---- shares


def sharing(state: NieuwstadState) -> tuple[int, int]:
    """What is being shared out, and the partner whose share it is."""
    what, distance = divmod(state.deal_step, state.players)
    builder = (state.chooser + state.turn) % state.players
    return what, (builder + distance) % state.players


def share_moves(state: NieuwstadState) -> list[int]:
    """Q11: every amount that occurs in a complete deal with what is fixed so far (N17)."""
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
    free = excused(state, state.deal_partners)
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
        if not paid and (distance or not free):
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
