"""The quick ways checked against slow and obvious ones: places, deals, payments."""

from itertools import combinations, product

import pytest

from gildehuis.core.chance import Chance
from gildehuis.core.rng import Rng
from gildehuis.core.setup import settle
from gildehuis.games.nieuwstad import GAME, terms
from gildehuis.games.nieuwstad.ids import BOOT, BUILDINGS, KINDS
from gildehuis.games.nieuwstad.places import places
from gildehuis.games.nieuwstad.state import NieuwstadState
from tests.games.nieuwstad.table import Table

Cell = tuple[int, int]
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


class SlowTown:
    """The town cell by cell: who stands where, with which road on which side."""

    def __init__(self, state: NieuwstadState) -> None:
        self.state = state
        board = state.kit.board
        self.zone = {(x, y): s for y, row in enumerate(board.rows) for x, s in enumerate(row)}
        self.roads: dict[tuple[Cell, int], int] = {}
        self.built: set[Cell] = set()
        market = [cell for cell, sign in self.zone.items() if sign == "M"]
        self._stand(market, state.kit.market)
        for kind, place in zip(state.kinds, state.cells, strict=True):
            lay = state.kit.shapes[kind].lays[place & 3]
            x, y = board.place_of(place >> 2)
            cells = self._cells(x, y, lay.width, lay.height)
            self._stand(cells, lay.edges if self.zone[cells[0]] != "." else [])
        self.cleared = {
            (2 * slot[0] + dx, 2 * slot[1] + dy)
            for number in range(board.slot_count)
            if not state.standing[number]
            for slot in [board.slot_place(number)]
            for dx, dy in product((0, 1), repeat=2)
        }

    def _cells(self, x: int, y: int, width: int, height: int) -> list[Cell]:
        return [(x + dx, y + dy) for dy in range(height) for dx in range(width)]

    def _stand(self, cells: list[Cell], edges: list[int]) -> None:
        self.built |= set(cells)
        for x, y in cells:
            for side, (dx, dy) in enumerate(SIDES):
                if edges and (x + dx, y + dy) not in cells:
                    self.roads[(x, y), side] = edges[side]

    def places(self, kind: int) -> set[int]:
        board = self.state.kit.board
        found: dict[tuple[Cell, int, int, tuple[int, ...]], int] = {}
        for turn, (x, y) in product(range(4), self.zone):
            lay = self.state.kit.shapes[kind].lays[turn]
            cells = self._cells(x, y, lay.width, lay.height)
            if self._legal(kind, cells, lay.edges):
                outside = self.zone[x, y] == "."
                look = ((x, y), lay.width, lay.height, () if outside else tuple(lay.edges))
                found.setdefault(look, (y * board.pitch + x) * 4 + turn)
        return set(found.values())

    def _legal(self, kind: int, cells: list[Cell], edges: list[int]) -> bool:
        if any(cell not in self.cleared or cell in self.built for cell in cells):
            return False
        outside = {self.zone[cell] == "." for cell in cells}
        if len(outside) > 1:
            return False
        building = BUILDINGS[kind]
        if outside == {True}:
            return building != "stadspoort"
        if building in ("graanveld", "weide", "jachthut", "boshut"):
            return False
        return self._fits_city(cells, edges)

    def _fits_city(self, cells: list[Cell], edges: list[int]) -> bool:
        touches = False
        for x, y in cells:
            for side, (dx, dy) in enumerate(SIDES):
                beside = (x + dx, y + dy)
                if beside in cells:
                    continue
                if edges[side] == 2 and self.zone.get(beside) != ".":
                    return False
                touches |= beside in self.built
                road = self.roads.get((beside, side ^ 2))
                if road is not None and road != edges[side]:
                    return False
        return touches


@pytest.mark.rule("N13", "N14", "N15", "N53")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_places_of_all_buildings(players: int) -> None:
    rng = Rng(players)
    setup = settle(GAME, players)
    state = GAME.new(setup, Chance(f"places {players}"))
    checked = 0
    while checked < 12:
        seats = GAME.to_act(state)
        if not seats:
            break
        moves = GAME.legal(state, seats[0])
        GAME.play(state, seats[0], moves[rng.below(len(moves))])
        if rng.below(25) == 0:
            slow = SlowTown(state)
            for kind in range(KINDS):
                if kind != BOOT:
                    assert set(places(state, kind)) == slow.places(kind)
            checked += 1
    assert checked > 5


Terms = tuple[tuple[int, ...], tuple[int, ...]]  # florins and wood, the builder first


def all_deals(
    state: NieuwstadState, builder: int, partners: list[int], f: int, w: int
) -> set[Terms]:
    """Every way to share a price, tried out one by one; who must pay does."""
    seats = [builder, *partners]
    has_f = [state.florins[seat] for seat in seats]
    has_w = [terms.wood_power(state, seat) for seat in seats]
    first = 1 if state.setup.rules > 1 and len(partners) > 1 else 0  # of those who must
    found = set()
    for florins in product(*[range(min(f, n) + 1) for n in has_f]):
        if sum(florins) != f:
            continue
        for wood in product(*[range(min(w, n) + 1) for n in has_w]):
            paid = [a + b for a, b in zip(florins, wood, strict=True)]
            if sum(wood) == w and all(paid[first:]):
                found.add((florins, wood))
    return found


@pytest.mark.rule("N17", "N18")
@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("seed", range(40))
def test_partners_and_shares_of_all_deals(seed: int, rules: int) -> None:
    rng = Rng(seed)
    table = Table(rules=rules).clear((0, 0))
    for seat in range(4):
        table.give(seat, florins=rng.below(4), wood=rng.below(4), planks=rng.below(2))
    table.role("bouwmeester").play("pass")  # seat 1 builds, without privilege
    price = {"gevangenis": (3, 4), "wachttoren": (3, 3), "kerk": (5, 6)}
    sets = {
        name: [
            list(p)
            for n in (1, 2, 3)
            for p in combinations((0, 2, 3), n)
            if all_deals(table.state, 1, list(p), f, w)
        ]
        for name, (f, w) in price.items()
    }
    offered = table.values("build", "building")
    assert {name for name in price if sets[name]} == {name for name in price if name in offered}
    for name, (f, w) in price.items():
        if not sets[name]:
            continue
        found = terms.partner_sets(table.state, 1, BUILDINGS.index(name), f, w)
        named = [[seat for seat in range(4) if bits >> seat & 1] for bits in found]
        assert sorted(named) == sorted(sets[name])
    for name in [name for name in price if sets[name]][:1]:
        _follow(table, name, price[name], rng)


def _follow(table: Table, name: str, price: tuple[int, int], rng: Rng) -> None:
    """At every share the offer is what occurs in a deal with the values fixed so far."""
    table.play("build", building=name).place(0, 0)
    if table.asked == "partners":
        sets = table.values("partners", "seats")
        table.play("partners", seats=sets[rng.below(len(sets))])
    bits = table.state.deal_partners
    partners = [seat for seat in (2, 3, 0) if bits >> seat & 1]  # clockwise from the builder
    deals = all_deals(table.state, 1, partners, *price)
    fixed: dict[tuple[str, int], int] = {}
    while table.asked == "share" and table.legal()[0]["what"] != "points":
        move = table.legal()[0]
        what, at = move["what"], partners.index(move["seat"]) + 1
        row = 0 if what == "florins" else 1
        deals = _matching(deals, fixed)
        amounts = sorted({paid[row][at] for paid in deals})
        assert table.values("share", "amount") == amounts
        chosen = amounts[rng.below(len(amounts))]
        fixed[what, at] = chosen
        table.play("share", seat=move["seat"], what=what, amount=chosen)


def _matching(deals: set[Terms], fixed: dict[tuple[str, int], int]) -> set[Terms]:
    return {
        paid
        for paid in deals
        if all(
            paid[0 if what == "florins" else 1][at] == amount
            for (what, at), amount in fixed.items()
        )
    }
