"""A deal: a proposal, its shares and its answers, for blue and joint builds (N16-N18, N20)."""

from dataclasses import dataclass
from functools import cache
from itertools import combinations

from tests.referee.nieuwstad.edition import Kind
from tests.referee.nieuwstad.questions import Move, Part, ask, ask_if_choice, move, numbers
from tests.referee.nieuwstad.table import Place, Player, Table

Price = tuple[int, int]  # florins, wood
Partners = tuple[int, ...]
Bounds = tuple[int, int, int, int, int]  # florins from … to, wood from … to, both at least
MOST_PROPOSALS = 3


@dataclass
class Bid:
    """What one payer can give, and what has been fixed so far."""

    florins: int
    wood: int  # a plank counts 2
    least: int  # florins and wood together
    fixed_florins: int | None = None
    fixed_wood: int | None = None

    def bounds(self) -> Bounds:
        """The amounts still possible for him alone."""
        low_f, high_f = (0, self.florins)
        if self.fixed_florins is not None:
            low_f = high_f = self.fixed_florins
        low_w, high_w = (0, self.wood)
        if self.fixed_wood is not None:
            low_w = high_w = self.fixed_wood
        return low_f, high_f, low_w, high_w, self.least


@cache
def can_be_shared(payers: tuple[Bounds, ...], florins: int, wood: int) -> bool:
    """Can these pay exactly that, each at least as much as he must (N17)?"""
    if not payers:
        return florins == 0 and wood == 0
    low_f, high_f, low_w, high_w, least = payers[0]
    return any(
        f + w >= least and can_be_shared(payers[1:], florins - f, wood - w)
        for f in range(low_f, min(high_f, florins) + 1)
        for w in range(low_w, min(high_w, wood) + 1)
    )


def discounted(price: Price, units: int) -> list[Price]:
    """Prices after the privilege: all its units come off, in any mix (N18)."""
    florins, wood = price
    off = min(units, florins + wood)
    return [
        (florins - f, wood - (off - f)) for f in numbers(off) if f <= florins and off - f <= wood
    ]


def bids(table: Table, builder: int, partners: Partners) -> dict[int, Bid]:
    """All that the parties could give, the builder first."""
    # N17: a builder with two or more partners may pay nothing; by rules 1 he never may
    excused = table.rules > 1 and len(partners) > 1
    least = {builder: 0} if excused else {}
    return {seat: _bid(table.players[seat], least.get(seat, 1)) for seat in (builder, *partners)}


def _bid(player: Player, least: int) -> Bid:
    return Bid(player.florins, player.goods["wood"] + 2 * player.goods["planks"], least)


def partner_sets(table: Table, builder: int, kind: Kind) -> list[Partners]:
    """Sets of other seats, rising; the empty one for blue only, by the table's option (N20)."""
    others = sorted(table.others(builder))
    least = 0 if table.blue_alone and kind.blue else 1
    return [some for size in range(least, len(others) + 1) for some in combinations(others, size)]


def complete(table: Table, builder: int, kind: Kind, price: Price) -> list[Partners]:
    """The sets of partners with whom this price can be paid, seals apart."""
    return [
        some
        for some in partner_sets(table, builder, kind)
        if can_be_shared(tuple(one.bounds() for one in bids(table, builder, some).values()), *price)
    ]


def can_own(table: Table, builder: int, kind: Kind, partners: Partners) -> bool:
    """A joint build needs a light seal of the builder or a partner; a blue one none (N13, N20)."""
    return kind.blue or any(table.players[seat].seals for seat in (builder, *partners))


def no_deal(table: Table, builder: int, kind: Kind, prices: list[Price]) -> str | None:
    """Why there is no deal at any of these prices; None if there is one."""
    found = [some for price in prices for some in complete(table, builder, kind, price)]
    if not found:
        return "N17"
    return None if any(can_own(table, builder, kind, some) for some in found) else "N13"


def propose(table: Table, builder: int, kind: Kind, place: Place | None, units: int) -> Part[bool]:
    """Q9 to Q12, and the building if all accept."""
    price = yield from _fix_discount(table, builder, kind, units)
    partners = yield from _fix_partners(table, builder, kind, price)
    owner = None if kind.blue else (yield from _fix_owner(table, builder, partners))
    paid = yield from _fix_payments(table, builder, partners, price)
    points = yield from _fix_points(builder, partners, kind.points)
    for seat in partners:  # Q12
        answer = yield from ask(seat, [move("accept"), move("refuse")], {"accept", "refuse"}, "N17")
        if answer["type"] == "refuse":
            return False
    for seat, one in paid.items():
        _pay(table.players[seat], one.fixed_florins or 0, one.fixed_wood or 0)
    table.build(kind, owner, place)
    table.move_magistrate(kind.poorters)
    for seat, share in points.items():
        table.players[seat].points += share
    return True


def _fix_discount(table: Table, builder: int, kind: Kind, units: int) -> Part[Price]:
    """Q9*."""
    florins, wood = kind.florins, kind.wood
    prices = discounted((florins, wood), units)

    def left(answer: Move) -> Price:
        return florins - answer["florins"], wood - answer["wood"]

    def rule(answer: Move) -> str:
        price = left(answer)
        return (no_deal(table, builder, kind, [price]) if price in prices else None) or "N17"

    legal = [
        move("discount", florins=florins - f, wood=wood - w)
        for f, w in prices
        if no_deal(table, builder, kind, [(f, w)]) is None
    ]
    return left((yield from ask_if_choice(builder, legal, rule)))


def _fix_partners(table: Table, builder: int, kind: Kind, price: Price) -> Part[Partners]:
    """Q10*; the partners clockwise from the builder's left."""
    paying = complete(table, builder, kind, price)

    def rule(answer: Move) -> str:
        return "N13" if tuple(answer["seats"]) in paying else "N17"

    legal = [
        move("partners", seats=list(some)) for some in paying if can_own(table, builder, kind, some)
    ]
    seats = (yield from ask_if_choice(builder, legal, rule))["seats"]
    return tuple(seat for seat in table.others(builder) if seat in seats)


def _fix_owner(table: Table, builder: int, partners: Partners) -> Part[int]:
    """Q10b*: who lays his light seal on a joint build (N20)."""
    parties = (builder, *partners)
    legal = [move("owner", seat=seat) for seat in parties if table.players[seat].seals]
    answer = yield from ask_if_choice(
        builder, legal, lambda refused: "N13" if refused["seat"] in parties else "N20"
    )
    owner: int = answer["seat"]
    return owner


def _fix_payments(
    table: Table, builder: int, partners: Partners, price: Price
) -> Part[dict[int, Bid]]:
    """Q11* for florins and wood; the builder pays what is left."""
    paid = bids(table, builder, partners)

    def possible() -> bool:
        return can_be_shared(tuple(one.bounds() for one in paid.values()), *price)

    for what, total in zip(("florins", "wood"), price, strict=True):
        for seat in partners:
            legal = []
            for amount in numbers(total):
                _fix(paid[seat], what, amount)
                if amount <= getattr(paid[seat], what) and possible():
                    legal.append(move("share", seat=seat, what=what, amount=amount))
            answer = yield from ask_if_choice(builder, legal, "N17")
            _fix(paid[seat], what, answer["amount"])
    paid[builder].fixed_florins = price[0] - sum(paid[s].fixed_florins or 0 for s in partners)
    paid[builder].fixed_wood = price[1] - sum(paid[s].fixed_wood or 0 for s in partners)
    return paid


def _fix(one: Bid, what: str, amount: int) -> None:
    if what == "florins":
        one.fixed_florins = amount
    else:
        one.fixed_wood = amount


def _fix_points(builder: int, partners: Partners, points: int) -> Part[dict[int, int]]:
    """Q11* for points: whole numbers from 0, the builder gets the rest."""
    left = points
    shares: dict[int, int] = {}
    for seat in partners:
        legal = [move("share", seat=seat, what="points", amount=a) for a in numbers(left)]
        answer = yield from ask_if_choice(builder, legal, "N17")
        shares[seat] = answer["amount"]
        left -= answer["amount"]
    return shares | {builder: left}


def _pay(player: Player, florins: int, wood: int) -> None:
    """Nobody chooses his planks: the fewest that do (N18)."""
    planks = max(0, -((player.goods["wood"] - wood) // 2))
    player.florins -= florins
    player.goods["planks"] -= planks
    player.goods["wood"] -= max(0, wood - 2 * planks)
