"""Houthakker, Boer and Rentmeester: what one seat does in these phases (N9-N11, N21, N22, N33)."""

from tests.referee.nieuwstad.ground import clear, reachable
from tests.referee.nieuwstad.questions import Part, ask, move
from tests.referee.nieuwstad.table import Table

FIELDS = {"graanveld": "grain", "weide": "cattle"}


def houthakker(table: Table, seat: int, units: int) -> Part[None]:
    """Privilege and huts by themselves, then Q6 if a tile is reachable."""
    goods = table.players[seat].goods
    goods["wood"] += units
    if table.owner("boshut") == seat:
        goods["wood"] += 1
    if table.owner("jachthut") == seat:
        goods["game"] += 1
    if reachable(table):
        yield from clear(table, seat, may_pass=True)


def boer(table: Table, seat: int, units: int) -> Part[None]:
    """Fields and boats produce (N21), then Q13 for each unit of the privilege."""
    goods = table.players[seat].goods
    laid, received = set(), set()
    filled = []
    for field in table.own(seat, *FIELDS):
        good = FIELDS[field.kind.id]
        if field.holds:
            goods[good] += field.holds
            field.holds = 0
            received.add(good)
        else:
            field.holds = 1
            filled.append(field)
            laid.add(good)
    boats = sum(boat.owner == seat for boat in table.boats)
    if boats:
        goods["fish"] += boats
        received.add("fish")
    produced = sorted(laid | received)
    for _ in range(units if produced else 0):
        legal = [move("extra", good=good) for good in produced]
        good = (yield from ask(seat, legal, {"extra"}, "N22"))["good"]
        if good in received:
            goods[good] += 1
        else:
            next(field for field in filled if FIELDS[field.kind.id] == good).holds += 1


def rentmeester(table: Table, seat: int, units: int) -> Part[None]:
    """Points for houses (N33); nobody is asked."""
    rent = len(table.own(seat, "huis")) + 2 * len(table.own(seat, "herenhuis"))
    table.players[seat].points += rent + units
    yield from ()
