"""Events, and the joint payment that wards them off (N45-N49)."""

from collections import Counter
from itertools import product

from tests.referee.nieuwstad.questions import Part, ask, move, numbers
from tests.referee.nieuwstad.table import FOOD, HOUSES, Player, Table

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
    """Q21 and Q22: two circuits of pledges, laid aside until nothing is missing (N49)."""
    if sum(player.florins for player in table.players) < florins:
        return False
    if sum(player.goods[good] for player in table.players for good in FOOD) < food:
        return False
    pledged: list[tuple[Player, Counter[str]]] = []
    for seat in table.clockwise(drawer) * 2:
        player = table.players[seat]
        if player.florins and florins:
            legal = [
                move("pledge_florins", amount=a) for a in numbers(min(player.florins, florins))
            ]
            answer = yield from ask(seat, legal, {"pledge_florins"}, "N49")
            player.florins -= answer["amount"]
            florins -= answer["amount"]
            pledged.append((player, Counter(florins=answer["amount"])))
        rest = {good: player.goods[good] for good in FOOD}
        if any(rest.values()) and food:
            answer = yield from ask(seat, _food_pledges(rest, food), {"pledge_goods"}, "N49")
            given = Counter({good: answer[good] for good in FOOD})
            player.goods.subtract(given)
            food -= given.total()
            pledged.append((player, given))
        if not florins and not food:
            return True
    for player, pledge in pledged:
        player.florins += pledge.pop("florins", 0)
        player.goods.update(pledge)
    return False


def _food_pledges(rest: dict[str, int], lacking: int) -> list[dict[str, int | str]]:
    """All numbers up to what he has, together at most what is missing."""
    amounts = product(*(numbers(min(rest[good], lacking)) for good in FOOD))
    return [
        move("pledge_goods", **dict(zip(FOOD, some, strict=True)))
        for some in amounts
        if sum(some) <= lacking
    ]
