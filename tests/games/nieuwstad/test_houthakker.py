"""Houthakker (N9–N11)."""

import pytest

from tests.games.nieuwstad.table import Table


def found(table: Table, x: int, y: int) -> int:
    """How much wood lies under a tile."""
    slot = table.state.kit.board.slot_at(x, y)
    assert slot is not None
    return (3, 4, 2)[table.state.forest[slot]]


@pytest.mark.rule("N9")
def test_the_chooser_gets_one_wood_more() -> None:
    table = Table()
    wood = [found(table, 0, 0), found(table, 1, 0)]
    table.role("houthakker").play("clear", slot=[0, 0]).play("clear", slot=[1, 0])
    assert table.goods(0)["wood"] == wood[0] + 1
    assert table.goods(1)["wood"] == wood[1]


@pytest.mark.rule("N9")
def test_a_tile_can_be_taken_once() -> None:
    table = Table().role("houthakker").play("clear", slot=[0, 0])
    assert table.refused("clear", slot=[0, 0]) == "N9"
    assert table.refused("clear", slot=[3, 2]) == "N9"  # the Market
    assert table.refused("clear", slot=[99, 0]) == "N9"


@pytest.mark.rule("N6", "N9")
def test_a_tile_may_be_refused() -> None:
    table = Table().role("houthakker").play("pass")
    assert table.seat == 1
    assert table.goods(0) == {"wood": 1}  # the privilege comes all the same


@pytest.mark.rule("N10")
def test_outskirts_and_the_tiles_beside_the_market_are_reachable() -> None:
    table = Table().role("houthakker")
    slots = table.values("clear", "slot")
    assert [0, 0] in slots
    assert [3, 1] in slots  # north of the Market
    assert [1, 1] not in slots  # inside the city, in the wood
    assert table.refused("clear", slot=[1, 1]) == "N10"
    assert len(slots) == 17


@pytest.mark.rule("N10")
@pytest.mark.parametrize("cleared", [(1, 0), (0, 1)])
def test_cleared_outskirts_make_a_city_tile_reachable(cleared: tuple[int, int]) -> None:
    table = Table().clear(cleared).role("houthakker")
    assert [1, 1] in table.values("clear", "slot")


@pytest.mark.rule("N10")
def test_corners_do_not_border() -> None:
    table = Table().clear((0, 0)).role("houthakker")
    assert [1, 1] not in table.values("clear", "slot")


@pytest.mark.rule("N10")
def test_built_land_is_still_without_forest() -> None:
    table = Table().clear((1, 0)).lay("graanveld", (2, 0)).role("houthakker")
    assert [1, 1] in table.values("clear", "slot")


@pytest.mark.rule("N11")
def test_huts_pay_their_owners_also_without_a_tile() -> None:
    table = Table().clear((0, 0), (1, 0))
    table.lay("boshut", (0, 0), owner=1).lay("jachthut", (2, 0), owner=1).role("houthakker")
    table.play("pass")
    assert table.goods(1) == {"wood": 1, "game": 1}
    table.play("pass").play("pass").play("pass")
    assert table.goods(1) == {"wood": 1, "game": 1}  # once a phase
    assert table.goods(2) == {}


@pytest.mark.rule("N11")
def test_the_role_pays_even_when_no_tile_is_left() -> None:
    table = Table().clear().lay("boshut", (0, 0), owner=0).role("houthakker")
    assert table.goods(0) == {"wood": 2}
    assert (table.asked, table.seat) == ("role", 1)
