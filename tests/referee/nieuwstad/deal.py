"""The blue deal: a proposal, its shares and its answers (N16-N18)."""

from dataclasses import dataclass
from functools import cache
from itertools import combinations

from tests.referee.nieuwstad.edition import Cell, Kind
from tests.referee.nieuwstad.questions import Part, ask, ask_if_choice, move, numbers
from tests.referee.nieuwstad.table import Player, Table

Price = tuple[int, int]  # florins, wood
Bounds = tuple[int, int, int, int]  # florins from … to, wood from … to
MOST_PROPOSALS = 3


@dataclass
class Bid:
    """What one payer can give, and what has been fixed so far."""

    florins: int
    wood: int  # a plank counts 2
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
        return low_f, high_f, low_w, high_w


@cache
def can_be_shared(payers: tuple[Bounds, ...], florins: int, wood: int) -> bool:
    """Can these pay exactly that, each at least 1 florin or wood (N17)?"""
    if not payers:
        return florins == 0 and wood == 0
    low_f, high_f, low_w, high_w = payers[0]
    return any(
        f + w >= 1 and can_be_shared(payers[1:], florins - f, wood - w)
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


def bid(player: Player) -> Bid:
    """All a player could give."""
    return Bid(player.florins, player.goods["wood"] + 2 * player.goods["planks"])


def partner_sets(table: Table, builder: int) -> list[tuple[int, ...]]:
    """Sets of other seats, rising; the empty one only by the table's option (N20)."""
    others = sorted(table.others(builder))
    least = 0 if table.blue_alone else 1
    return [some for size in range(least, len(others) + 1) for some in combinations(others, size)]


def deal_with(table: Table, builder: int, partners: tuple[int, ...], price: Price) -> bool:
    """Is there a complete deal with just these partners?"""
    payers = tuple(bid(table.players[seat]).bounds() for seat in (builder, *partners))
    return can_be_shared(payers, *price)


def willing(table: Table, builder: int, price: Price) -> list[tuple[int, ...]]:
    """The sets of partners with whom a deal exists."""
    return [some for some in partner_sets(table, builder) if deal_with(table, builder, some, price)]


def deal_possible(table: Table, builder: int, kind: Kind, units: int) -> bool:
    """Is there any deal for a blue building?"""
    prices = discounted((kind.florins, kind.wood), units)
    return any(willing(table, builder, price) for price in prices)


def propose(
    table: Table, builder: int, kind: Kind, place: tuple[Cell, int], units: int
) -> Part[bool]:
    """Q9 to Q12, and the building if all accept."""
    price = yield from _fix_discount(table, builder, kind, units)
    partners = yield from _fix_partners(table, builder, price)
    bids = yield from _fix_payments(table, builder, partners, price)
    points = yield from _fix_points(builder, partners, kind.points)
    for seat in partners:  # Q12
        answer = yield from ask(seat, [move("accept"), move("refuse")], {"accept", "refuse"}, "N17")
        if answer["type"] == "refuse":
            return False
    for seat, one in bids.items():
        _pay(table.players[seat], one.fixed_florins or 0, one.fixed_wood or 0)
    table.lay(kind, None, *place)
    table.move_magistrate(kind.poorters)
    for seat, share in points.items():
        table.players[seat].points += share
    return True


def _fix_discount(table: Table, builder: int, kind: Kind, units: int) -> Part[Price]:
    """Q9*."""
    full = (kind.florins, kind.wood)
    possible = [p for p in discounted(full, units) if willing(table, builder, p)]
    legal = [move("discount", florins=full[0] - f, wood=full[1] - w) for f, w in possible]
    answer = yield from ask_if_choice(builder, legal, "N17")
    return full[0] - answer["florins"], full[1] - answer["wood"]


def _fix_partners(table: Table, builder: int, price: Price) -> Part[list[int]]:
    """Q10*; the partners clockwise from the builder's left."""
    legal = [move("partners", seats=list(some)) for some in willing(table, builder, price)]
    answer = yield from ask_if_choice(builder, legal, "N17")
    return [seat for seat in table.others(builder) if seat in answer["seats"]]


def _fix_payments(
    table: Table, builder: int, partners: list[int], price: Price
) -> Part[dict[int, Bid]]:
    """Q11* for florins and wood; the builder pays what is left."""
    bids = {seat: bid(table.players[seat]) for seat in (builder, *partners)}

    def complete() -> bool:
        return can_be_shared(tuple(one.bounds() for one in bids.values()), *price)

    for what, total in zip(("florins", "wood"), price, strict=True):
        for seat in partners:
            legal = []
            for amount in numbers(total):
                _fix(bids[seat], what, amount)
                if amount <= getattr(bids[seat], what) and complete():
                    legal.append(move("share", seat=seat, what=what, amount=amount))
            answer = yield from ask_if_choice(builder, legal, "N17")
            _fix(bids[seat], what, answer["amount"])
    bids[builder].fixed_florins = price[0] - sum(bids[s].fixed_florins or 0 for s in partners)
    bids[builder].fixed_wood = price[1] - sum(bids[s].fixed_wood or 0 for s in partners)
    return bids


def _fix(one: Bid, what: str, amount: int) -> None:
    if what == "florins":
        one.fixed_florins = amount
    else:
        one.fixed_wood = amount


def _fix_points(builder: int, partners: list[int], points: int) -> Part[dict[int, int]]:
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
