"""Handelaar (N27–N32)."""

import pytest

from tests.games.nieuwstad.table import Table

STALLS = {
    "houthandel": (0, 0),
    "houtzagerij": (2, 0),
    "bakkerij": (4, 0),
    "slagerij": (6, 0),
    "visboer": (8, 0),
    "herberg": (10, 0),
}


def market(*stalls: str, owner: int = 0, poorters: int = 5) -> Table:
    """These stalls stand and belong to a seat; seat 0 is about to choose."""
    table = Table().clear().poorters(poorters).give(0, florins=0)
    for stall in stalls:
        table.lay(stall, STALLS[stall], owner=owner)
    return table


@pytest.mark.rule("N27")
def test_the_privilege_is_a_florin_and_who_can_do_nothing_is_passed_over() -> None:
    table = market().role("handelaar")
    assert table.state.florins[0] == 1
    assert table.asked == "role"


@pytest.mark.rule("N27")
def test_others_stalls_cost_a_florin_once() -> None:
    table = market("bakkerij", owner=1).give(0, grain=2).role("handelaar")
    assert table.refused("process", stall="bakkerij", good="grain") == "N27"
    table.play("enter", stall="bakkerij")
    assert table.state.florins[:2] == [0, 3]
    table.play("process", stall="bakkerij", good="grain")
    table.play("process", stall="bakkerij", good="grain")
    assert table.goods(0) == {"bread": 2}
    assert table.state.florins[1] == 3


@pytest.mark.rule("N27")
def test_what_cannot_be_entered() -> None:
    table = market("bakkerij", owner=1).lay("visboer", (8, 0), owner=0).give(0, grain=1, fish=1)
    table.role("handelaar")
    assert table.refused("enter", stall="markt") == "N27"
    assert table.refused("enter", stall="visboer") == "N27"  # his own
    assert table.refused("enter", stall="slagerij") == "N27"  # does not stand
    table.play("enter", stall="bakkerij")
    assert table.refused("enter", stall="bakkerij") == "N27"
    broke = market("bakkerij", "visboer", owner=1).give(0, grain=1).role("handelaar")
    broke.play("enter", stall="visboer")
    assert broke.refused("enter", stall="bakkerij") == "N27"  # no florin left


@pytest.mark.rule("N28")
def test_the_market_buys_raw_food_at_a_florin() -> None:
    table = market().give(0, grain=2, cattle=1, game=1, fish=1, wood=1).role("handelaar")
    assert table.values("sell", "good") == ["grain", "cattle", "game"]
    table.play("sell", stall="markt", good="grain").play("sell", stall="markt", good="game")
    assert table.state.florins[0] == 3
    assert table.refused("sell", stall="markt", good="fish") == "N28"
    assert table.refused("sell", stall="markt", good="game") == "N28"  # no longer has any


@pytest.mark.rule("N28")
def test_wood_is_bought_and_sold_but_not_in_circles() -> None:
    table = market("houthandel").give(0, florins=1, wood=2, grain=1).role("handelaar")
    table.play("buy_wood")
    assert (table.state.florins[0], table.goods(0)["wood"]) == (1, 3)
    assert table.refused("sell", stall="houthandel", good="wood") == "N28"
    table.play("sell", stall="markt", good="grain").play("sell", stall="houthandel", good="wood")
    assert (table.state.florins[0], table.goods(0)["wood"]) == (3, 2)
    assert table.refused("buy_wood") == "N28"
    assert table.refused("sell", stall="houthandel", good="planks") == "N28"


@pytest.mark.rule("N28", "N27")
def test_wood_is_bought_only_with_a_florin_where_it_is_sold() -> None:
    table = market("houthandel", owner=1).give(0, grain=1).role("handelaar")
    assert table.refused("buy_wood") == "N27"
    table.play("enter", stall="houthandel")
    assert table.refused("buy_wood") == "N28"


@pytest.mark.rule("N28")
def test_two_wood_a_phase_become_planks() -> None:
    table = market("houtzagerij").give(0, wood=3, grain=1).role("handelaar")
    table.play("process", stall="houtzagerij", good="wood")
    table.play("process", stall="houtzagerij", good="wood")
    assert table.goods(0) == {"wood": 1, "planks": 2, "grain": 1}
    assert table.refused("process", stall="houtzagerij", good="wood") == "N28"
    assert table.refused("process", stall="markt", good="grain") == "N28"


@pytest.mark.rule("N29")
def test_the_butcher() -> None:
    table = market("slagerij", poorters=20).give(0, cattle=1, game=2, grain=1).role("handelaar")
    assert table.refused("sell", stall="slagerij", good="meat") == "N29"
    assert table.refused("process", stall="slagerij", good="grain") == "N29"
    table.play("process", stall="slagerij", good="cattle")
    table.play("process", stall="slagerij", good="game")
    table.play("sell", stall="slagerij", good="meat")
    table.play("sell", stall="slagerij", good="game_meat")
    assert (table.state.points[0], table.state.florins[0]) == (3, 4)


@pytest.mark.rule("N29", "N30", "N31")
@pytest.mark.parametrize(
    ("stall", "slots"),
    [
        ("slagerij", {19: 0, 20: 2, 30: 3, 40: 5, 50: 6, 90: 6}),
        ("bakkerij", {9: 0, 10: 1, 20: 3, 30: 4, 40: 5, 50: 6}),
        ("visboer", {9: 0, 10: 2, 20: 3, 30: 4, 40: 5, 50: 6}),
        ("herberg", {29: 0, 30: 1, 40: 2, 50: 3, 60: 4}),
    ],
)
def test_slots_open_with_the_number_of_poorters(stall: str, slots: dict[int, int]) -> None:
    for poorters, count in slots.items():
        table = market(stall, poorters=poorters)
        assert table.match.game.view(table.state, None).stalls[stall].open == count


@pytest.mark.rule("N30")
def test_bakery_and_fishmonger() -> None:
    table = market("bakkerij", "visboer", poorters=10).give(0, grain=1, fish=1).role("handelaar")
    assert table.refused("sell", stall="bakkerij", good="bread") == "N30"
    table.play("process", stall="bakkerij", good="grain")
    table.play("process", stall="visboer", good="fish")
    table.play("sell", stall="bakkerij", good="bread")
    assert (table.state.points[0], table.state.florins[0]) == (2, 2)
    table.play("sell", stall="visboer", good="smoked_fish")
    assert (table.state.points[0], table.state.florins[0]) == (3, 3)


@pytest.mark.rule("N30")
def test_too_few_poorters_buy_nothing() -> None:
    table = market("bakkerij", poorters=9).give(0, bread=1, grain=1).role("handelaar")
    assert table.refused("sell", stall="bakkerij", good="bread") == "N30"


@pytest.mark.rule("N31")
@pytest.mark.parametrize(
    ("good", "points", "florins"), [("meat", 5, 6), ("game_meat", 3, 4), ("smoked_fish", 3, 4)]
)
def test_a_pasty_is_bread_with_something(good: str, points: int, florins: int) -> None:
    table = market("herberg", poorters=30).give(0, bread=1, grain=1, **{good: 1})
    table.role("handelaar").play("sell", stall="herberg", good=good)
    assert (table.state.points[0], table.state.florins[0]) == (points, florins + 1)
    assert table.goods(0) == {"grain": 1}


@pytest.mark.rule("N31")
def test_no_pasty_without_bread() -> None:
    table = market("herberg", poorters=30).give(0, meat=1, grain=1).role("handelaar")
    assert table.refused("sell", stall="herberg", good="meat") == "N31"
    assert table.refused("sell", stall="herberg", good="bread") == "N31"


@pytest.mark.rule("N32")
def test_slots_are_shared_in_the_phase_and_cleared_afterwards() -> None:
    table = market("bakkerij", poorters=10).give(0, bread=2, grain=1).give(1, bread=1, grain=1)
    table.role("handelaar").play("sell", stall="bakkerij", good="bread")
    assert table.refused("sell", stall="bakkerij", good="bread") == "N32"
    table.play("done").play("enter", stall="bakkerij")
    assert table.refused("sell", stall="bakkerij", good="bread") == "N32"
    table.play("done")
    while table.asked == "trade":
        table.play("done")
    assert table.state.sold == [0] * 7
