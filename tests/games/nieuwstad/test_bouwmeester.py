"""Bouwmeester (N12–N15, N18, N19, N41, N53)."""

import pytest

from tests.games.nieuwstad.table import Table


def partly_cleared(florins: int = 9, wood: int = 9, **goods: int) -> Table:
    """Seat 0 is rich, unless said otherwise, and the forest is gone in some places."""
    table = Table().clear((3, 1), (4, 1), (2, 2), (0, 1), (4, 0), (5, 1), (6, 1))
    return table.give(0, florins=florins, wood=wood, **goods)


def about_to_place(name: str, *laid: tuple[str, tuple[int, int]]) -> Table:
    """Seat 0 is about to lay that building; others stand already."""
    table = partly_cleared()
    for other, cell in laid:
        table.lay(other, cell, owner=1)
    return table.role("bouwmeester").play("build", building=name)


@pytest.mark.rule("N12")
def test_building_costs_florins_and_wood_and_brings_points_and_poorters() -> None:
    table = about_to_place("huis").place(6, 3, 2)
    table.play("pay", florins=1, wood=3, planks=0, huizenbouw=False)
    assert (table.state.florins[0], table.goods(0)) == (8, {"wood": 6})
    assert (table.state.points[0], table.state.poorters, table.state.seals[0]) == (2, 10, 6)
    assert table.seat == 1  # one building a turn


@pytest.mark.rule("N12")
def test_what_cannot_be_paid_or_placed_cannot_be_chosen() -> None:
    poor = partly_cleared(florins=1, wood=2).role("bouwmeester")
    assert poor.refused("build", building="huis") == "N12"
    no_place = Table().give(0, florins=9, wood=9).role("bouwmeester")
    assert no_place.values("build", "building") == ["boot"]
    assert no_place.refused("build", building="graanveld") == "N12"


@pytest.mark.rule("N12")
def test_the_privilege_is_the_choosers_alone() -> None:
    table = partly_cleared(florins=1, wood=2).give(1, florins=1, wood=2).role("bouwmeester")
    assert "boot" in table.values("build", "building")
    table.play("pass")
    assert "boot" not in table.values("build", "building")


@pytest.mark.rule("N12", "N1")
def test_a_boot_seals_the_next_printed_boat_while_there_are_any() -> None:
    table = partly_cleared().role("bouwmeester").play("build", building="boot")
    table.play("pay", florins=1, wood=2, planks=0, huizenbouw=False)
    assert table.state.boats == [0]
    table.give(1, florins=9, wood=9).play("build", building="boot")
    table.give(2, florins=9, wood=9)
    assert table.refused("build", building="boot") == "N1"  # the loose ones are not for sale


@pytest.mark.rule("N13")
def test_without_a_light_seal_nobody_builds_but_blue() -> None:
    table = partly_cleared().give(1, florins=9, wood=9)
    table.state.seals = [0, 7, 7, 7]
    table.refresh().role("bouwmeester")
    assert table.refused("build", building="huis") == "N13"
    assert set(table.values("build", "building")) == {
        "kerk",
        "stadhuis",
        "gevangenis",
        "hospitium",
        "wachttoren",
    }


@pytest.mark.rule("N13")
def test_buildings_lie_on_cleared_empty_cells() -> None:
    table = about_to_place("huis")
    assert table.refused("place", cell=[0, 0], turn=0) == "N13"  # forest
    assert table.refused("place", cell=[6, 4], turn=0) == "N13"  # the Market
    assert table.refused("place", cell=[13, 3], turn=0) == "N13"  # over the edge
    assert table.refused("place", cell=[-1, 3], turn=0) == "N13"
    table.lay("huis", (6, 3), 2)
    assert table.refused("place", cell=[6, 3], turn=2) == "N13"  # never overlap


@pytest.mark.rule("N14")
def test_in_the_city_a_building_borders_something() -> None:
    table = about_to_place("huis")
    assert table.refused("place", cell=[8, 2], turn=0) == "N14"
    assert table.may_place(6, 3, 2)  # beside the Market, sand to sand


@pytest.mark.rule("N14")
def test_touching_roads_have_the_same_colour() -> None:
    table = about_to_place("huis")
    assert not table.may_place(6, 3, 0)  # its S edge is cobble, the Market's N side is sand
    assert table.refused("place", cell=[6, 3], turn=0) == "N14"
    beside_sand = about_to_place("huis", ("houthandel", (8, 3)))
    assert beside_sand.may_place(6, 3, 2)  # its E edge is sand
    beside_cobble = about_to_place("huis", ("houtzagerij", (8, 3)))
    assert beside_cobble.refused("place", cell=[6, 3], turn=2) == "N14"


@pytest.mark.rule("N14")
def test_in_the_outskirts_neither_neighbours_nor_roads_matter() -> None:
    table = about_to_place("huis")
    assert table.may_place(8, 0, 0)
    table.lay("huis", (8, 1), 0)
    assert table.may_place(8, 0, 0)


@pytest.mark.rule("N14")
def test_no_building_lies_across_the_city_line() -> None:
    table = about_to_place("huis")
    assert table.refused("place", cell=[8, 1], turn=1) == "N14"
    assert table.refused("place", cell=[11, 2], turn=0) == "N14"


@pytest.mark.rule("N14")
def test_a_neighbour_across_the_line_is_a_neighbour_whatever_its_roads() -> None:
    table = about_to_place("huis")
    assert not table.may_place(8, 2, 0)
    table.lay("houtzagerij", (8, 1), owner=1)  # cobble all round, but in the outskirts
    assert table.may_place(8, 2, 0)  # sand to the north


@pytest.mark.rule("N15")
@pytest.mark.parametrize(
    ("name", "y"), [("graanveld", 2), ("weide", 2), ("jachthut", 3), ("boshut", 3)]
)
def test_green_buildings_and_fields_stay_outside(name: str, y: int) -> None:
    table = about_to_place(name, ("bakkerij", (6, 3)))
    assert table.may_place(8, 0)
    assert table.refused("place", cell=[8, y], turn=0) == "N15"


@pytest.mark.rule("N15")
def test_the_gate_stands_in_the_city_along_the_outskirts() -> None:
    table = about_to_place("stadspoort", ("houtzagerij", (8, 3)))  # cobble all round
    assert table.may_place(8, 2, 0)  # green to the north, cobble to the south
    assert table.refused("place", cell=[8, 0], turn=0) == "N15"  # in the outskirts
    beside_sand = about_to_place("stadspoort", ("houtzagerij", (8, 3)), ("houthandel", (10, 3)))
    assert beside_sand.refused("place", cell=[10, 2], turn=0) == "N14"
    inside = about_to_place("stadspoort", ("boshut", (8, 1)))
    assert inside.refused("place", cell=[8, 2], turn=2) == "N15"  # green to the south


@pytest.mark.rule("N15")
def test_a_building_across_the_line_is_enough_for_the_gate() -> None:
    nothing = partly_cleared().role("bouwmeester")
    assert "stadspoort" not in nothing.values("build", "building")
    assert about_to_place("stadspoort", ("boshut", (8, 1))).may_place(8, 2, 0)


@pytest.mark.rule("N53")
def test_of_equal_turns_only_the_lowest_is_legal() -> None:
    table = about_to_place("huis")
    assert table.may_place(8, 0, 0)
    assert table.refused("place", cell=[8, 0], turn=2) == "N53"  # no roads outside
    gable = about_to_place("bakkerij")  # Z K Z K: the same after two turns, in the city too
    assert gable.may_place(6, 3, 0)
    assert gable.refused("place", cell=[6, 3], turn=2) == "N53"
    assert gable.refused("place", cell=[6, 3], turn=4) == "N53"


@pytest.mark.rule("N53")
def test_a_turn_makes_the_west_edge_the_north_edge() -> None:
    shape = Table().state.kit.shapes[0]  # Huis: Z K K Z
    assert [lay.edges for lay in shape.lays] == [
        [0, 1, 1, 0],
        [0, 0, 1, 1],
        [1, 0, 0, 1],
        [1, 1, 0, 0],
    ]
    assert [(lay.width, lay.height) for lay in shape.lays] == [(2, 1), (1, 2), (2, 1), (1, 2)]


@pytest.mark.rule("N18")
def test_all_mixes_of_privilege_and_planks_are_offered() -> None:
    table = partly_cleared(planks=2).role("bouwmeester").play("build", building="huis")
    table.place(8, 0)
    paid = {(m["florins"], m["wood"], m["planks"]) for m in table.legal("pay")}
    assert paid == {(1, 3, 0), (1, 1, 1), (1, 0, 2), (2, 2, 0), (2, 0, 1)}
    assert table.refused("pay", florins=2, wood=3, planks=0, huizenbouw=False) == "N18"
    assert table.refused("pay", florins=1, wood=2, planks=1, huizenbouw=False) == "N18"
    assert table.refused("pay", florins=2, wood=0, planks=2, huizenbouw=False) == "N18"


@pytest.mark.rule("N18", "N39")
def test_two_units_of_privilege_in_any_mix() -> None:
    table = partly_cleared()
    table.state.kennis = [1, 0, 0, 0]
    table.role("bouwmeester").play("build", building="huis").place(8, 0)
    paid = {(m["florins"], m["wood"]) for m in table.legal("pay")}
    assert paid == {(0, 3), (1, 2), (2, 1)}


@pytest.mark.rule("N18", "N52")
def test_a_single_way_to_pay_is_taken_without_asking() -> None:
    table = partly_cleared(florins=1, wood=3).role("bouwmeester").play("build", building="huis")
    table.place(8, 0)
    assert (table.seat, table.state.florins[0], table.goods(0)) == (1, 0, {})


@pytest.mark.rule("N41", "N18")
def test_huizenbouw_takes_two_and_two_off_a_house() -> None:
    table = partly_cleared(florins=0, wood=1).hand(0, "huizenbouw").role("bouwmeester")
    assert table.values("build", "building") == ["huis", "jachthut", "boshut"]  # huts cost 1 and 1
    table.play("build", building="huis").place(8, 0)
    # All that is left to pay is 1 wood, less the privilege.
    table.play("pay", florins=0, wood=0, planks=0, huizenbouw=True)
    assert table.cards(0) == []
    assert table.goods(0) == {"wood": 1}
    assert table.state.discards == [6]


@pytest.mark.rule("N41")
def test_huizenbouw_is_for_houses_and_for_who_has_it() -> None:
    table = partly_cleared().hand(0, "huizenbouw").role("bouwmeester")
    table.play("build", building="bakkerij").place(8, 0)
    assert table.refused("pay", florins=1, wood=1, planks=0, huizenbouw=True) == "N41"
    none = partly_cleared().role("bouwmeester").play("build", building="huis").place(8, 0)
    assert none.refused("pay", florins=0, wood=0, planks=0, huizenbouw=True) == "N41"
    manor = partly_cleared().hand(0, "huizenbouw").role("bouwmeester")
    manor.play("build", building="herenhuis").place(8, 0)
    assert {m["huizenbouw"] for m in manor.legal("pay")} == {True, False}


@pytest.mark.rule("N19")
def test_a_stall_opens_with_its_building_wherever_it_stands() -> None:
    table = partly_cleared(florins=2, wood=2).role("bouwmeester")
    table.play("build", building="visboer").place(8, 0)
    stall = table.match.game.view(table.state, None).stalls["visboer"]
    assert (stall.stands, stall.owner) == (True, 0)
    assert table.told("stall_opened") == [{"seat": 0, "stall": "visboer"}]


@pytest.mark.rule("N19")
def test_dark_seals_do_not_limit() -> None:
    table = Table().clear()
    for x, name in enumerate(["houthandel", "houtzagerij", "bakkerij", "slagerij", "visboer"]):
        table.lay(name, (2 * x, 0), owner=0)
    seat = table.match.game.view(table.state, None).seats[0]
    assert seat.dark_seals == 0
    assert table.state.seals[0] == 2


@pytest.mark.rule("N18", "N36", "N47")
def test_what_came_back_can_be_bought_again() -> None:
    table = partly_cleared().lay("huis", (8, 0), owner=1).boat(1).boat(1)
    left = table.state.stock[0]
    table.deck("vikingen", "schilderij").give(0, florins=1).give(1, florins=0)
    table.give(2, florins=0).give(3, florins=0).hand(0, "brand").role("schout")
    table.play("buy_cards", number=1)
    assert table.state.stock[2] == 2
    table.play("play", card="brand").play("burn", cell=[8, 0])
    assert table.state.stock[0] == left + 1
