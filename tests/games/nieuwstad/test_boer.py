"""Boer (N21, N22)."""

import pytest

from tests.games.nieuwstad.table import Table


def farm() -> Table:
    """Seat 0 owns two fields, a pasture and a boat; seat 1 a field."""
    table = Table().clear((0, 0), (1, 0), (2, 0), (3, 0))
    table.lay("graanveld", (0, 0)).lay("graanveld", (2, 0)).lay("weide", (4, 0)).boat(0)
    return table.lay("graanveld", (6, 0), owner=1)


@pytest.mark.rule("N21")
def test_empty_fields_are_filled_and_boats_fish() -> None:
    table = farm().role("boer")
    assert table.state.crops == [1, 1, 1, 0]
    assert table.goods(0) == {"fish": 1}
    table.play("extra", good="fish")
    assert table.state.crops == [1, 1, 1, 1]
    assert table.seat == 1  # nobody else is asked: the next role


@pytest.mark.rule("N21")
def test_what_lay_there_comes_in_and_the_field_stays_empty() -> None:
    table = farm()
    table.state.crops = [1, 2, 0, 0]
    table.role("boer")
    assert table.state.crops[:3] == [0, 0, 1]
    assert table.goods(0) == {"fish": 1, "grain": 3}


@pytest.mark.rule("N22")
def test_an_extra_grain_goes_where_grain_went() -> None:
    laid = farm().role("boer").play("extra", good="grain")
    assert laid.state.crops[:2] == [2, 1]  # onto the field built first
    table = farm()
    table.state.crops = [0, 1, 0, 0]
    table.role("boer").play("extra", good="grain")
    assert table.goods(0)["grain"] == 2  # received grain now, so into the goods
    assert table.state.crops[:2] == [1, 0]


@pytest.mark.rule("N22")
def test_only_kinds_produced_now() -> None:
    table = Table().clear((0, 0)).lay("weide", (0, 0)).role("boer")
    assert table.legal() == [{"type": "extra", "good": "cattle"}]
    assert table.refused("extra", good="fish") == "N22"
    assert table.refused("extra", good="wood") == "N22"


@pytest.mark.rule("N22", "N52")
def test_who_produces_nothing_is_not_asked() -> None:
    table = Table().role("boer")
    assert (table.asked, table.seat) == ("role", 1)


@pytest.mark.rule("N22", "N39")
def test_kennis_is_macht_gives_two_extras() -> None:
    table = farm()
    table.state.kennis = [1, 0, 0, 0]
    table.role("boer").play("extra", good="fish")
    assert table.asked == "extra"
    table.play("extra", good="cattle")
    assert table.goods(0) == {"fish": 2}
    assert table.state.crops[2] == 2
    assert table.asked == "role"
