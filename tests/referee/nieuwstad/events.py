"""Events, and the joint payment that wards them off (N45-N49)."""

from collections import Counter
from itertools import product

from tests.referee.nieuwstad.questions import Part, ask, move, numbers
from tests.referee.nieuwstad.table import FOOD, HOUSES, Table

PLAGUE_FLORINS = 5
PLAGUE_FOOD = 3


def happen(table: Table, drawer: int, event: str) -> Part[None]:
    """An event is carried out; it has no effect once the Kerk stands (N48)."""
    if table.stands("kerk"):
        return
    houses = sum(b.in_city for b in table.buildings if b.kind.id in HOUSES)
    if event == "grote_geboortegolf":
        table.move_magistrate(2 * houses)
    elif event == "kleine_geboortegolf":
        table.move_magistrate(houses)
    elif event == "kruistocht":
        table.move_magistrate(-10)
    elif event == "zwarte_dood":
        yield from _zwarte_dood(table, drawer)
    elif event == "vikingen":
        yield from _vikingen(table, drawer)


def _zwarte_dood(table: Table, drawer: int) -> Part[None]:
    """A point per own city building, and half the Poorters (N46)."""
    if table.stands("hospitium"):
        return
    if (yield from _paid_together(table, drawer, PLAGUE_FLORINS, PLAGUE_FOOD)):
        return
    for seat, player in enumerate(table.players):
        player.lose_points(sum(b.in_city for b in table.buildings if b.owner == seat))
    table.move_magistrate(-(table.poorters // 2))


def _vikingen(table: Table, drawer: int) -> Part[None]:
    """All boats, and 3 Poorters per city building at the water (N47)."""
    hit = len(table.boats) + len(table.at_water())
    if table.stands("wachttoren") or not hit:
        return
    if (yield from _paid_together(table, drawer, hit, 0)):
        return
    for boat in table.boats:
        table.players[boat.owner].seals += 1
        if boat.loose:
            table.loose_boats += 1
        else:
            table.supply["boot"] += 1
    table.boats = []
    table.move_magistrate(-3 * len(table.at_water()))


def _paid_together(table: Table, drawer: int, florins: int, food: int) -> Part[bool]:
    """Q21 and Q22: two circuits of pledges, paid as soon as nothing is missing (N49)."""
    if sum(player.florins for player in table.players) < florins:
        return False
    if sum(player.goods[good] for player in table.players for good in FOOD) < food:
        return False
    pledged_florins: Counter[int] = Counter()
    pledged_food: dict[int, Counter[str]] = {seat: Counter() for seat in table.clockwise(drawer)}
    for seat in table.clockwise(drawer) * 2:
        player, mine = table.players[seat], pledged_food[seat]
        left = player.florins - pledged_florins[seat]
        missing = florins - pledged_florins.total()
        if left and missing:
            legal = [move("pledge_florins", amount=a) for a in numbers(min(left, missing))]
            answer = yield from ask(seat, legal, {"pledge_florins"}, "N49")
            pledged_florins[seat] += answer["amount"]
        rest = {good: player.goods[good] - mine[good] for good in FOOD}
        lacking = food - sum(pledge.total() for pledge in pledged_food.values())
        if any(rest.values()) and lacking:
            answer = yield from ask(seat, _food_pledges(rest, lacking), {"pledge_goods"}, "N49")
            mine.update({good: answer[good] for good in FOOD})
        given = sum(pledge.total() for pledge in pledged_food.values())
        if pledged_florins.total() == florins and given == food:
            _pay(table, pledged_florins, pledged_food)
            return True
    return False


def _food_pledges(rest: dict[str, int], lacking: int) -> list[dict[str, int | str]]:
    """All numbers up to what he has, together at most what is missing."""
    amounts = product(*(numbers(min(rest[good], lacking)) for good in FOOD))
    return [
        move("pledge_goods", **dict(zip(FOOD, some, strict=True)))
        for some in amounts
        if sum(some) <= lacking
    ]


def _pay(table: Table, florins: Counter[int], food: dict[int, Counter[str]]) -> None:
    for seat, player in enumerate(table.players):
        player.florins -= florins[seat]
        player.goods.subtract(food[seat])
