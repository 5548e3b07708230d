"""Events and the joint payment (N45–N49)."""

import pytest

from tests.games.nieuwstad.table import Table


def drawing(event: str, table: Table) -> Table:
    """Seat 0 buys a card and draws the event, then a wish; nobody else can buy."""
    table.deck(event, "schilderij")
    return table.role("schout").play("buy_cards", number=1)


def rich_town() -> Table:
    """Seat 0 and 1 have a Huis in the city, seat 2 one at the water, seat 3 one outside."""
    table = Table().clear().poorters(41).lay("huis", (6, 3), 2, owner=0)
    table.lay("herenhuis", (8, 4), owner=1).lay("huis", (4, 7), owner=2)
    table.lay("huis", (0, 0), owner=3)
    table.state.points = [3, 3, 0, 3]
    for seat in range(4):
        table.give(seat, florins=0)
    return table


@pytest.mark.rule("N45")
@pytest.mark.parametrize(
    ("event", "poorters"),
    [("kleine_geboortegolf", 44), ("grote_geboortegolf", 47), ("kruistocht", 31)],
)
def test_people_come_and_go(event: str, poorters: int) -> None:
    assert drawing(event, rich_town()).state.poorters == poorters  # three houses in the city


@pytest.mark.rule("N46")
def test_the_black_death_takes_points_and_half_the_people() -> None:
    table = drawing("zwarte_dood", rich_town())
    assert table.state.poorters == 21  # 41 less 20
    assert table.state.points == [2, 2, 0, 3]  # not below 0, not outside the city


@pytest.mark.rule("N46", "N49")
def test_one_alone_can_avert_the_black_death() -> None:
    table = drawing("zwarte_dood", rich_town().give(0, florins=6, fish=2, game=2))
    assert (table.asked, table.values("pledge_florins", "amount")) == (
        "pledge_florins",
        [0, 1, 2, 3, 4, 5],
    )
    table.play("pledge_florins", amount=5)
    assert table.asked == "pledge_goods"
    assert len(table.legal()) == 8  # up to 2 and 2, together at most 3
    table.play("pledge_goods", fish=1, grain=0, cattle=0, game=2)
    assert (table.state.poorters, table.state.points) == (41, [3, 3, 0, 3])
    assert (table.state.florins[0], table.goods(0)) == (1, {"fish": 1})
    assert table.cards(0) == ["schilderij"]


@pytest.mark.rule("N46")
def test_the_hospital_ends_the_black_death() -> None:
    table = drawing("zwarte_dood", rich_town().lay("hospitium", (8, 0), owner=None))
    assert table.state.poorters == 41


@pytest.mark.rule("N47")
def test_vikings_destroy_boats_and_frighten_people_at_the_water() -> None:
    table = rich_town().boat(1).boat(2, loose=True).lay("wachttoren", (9, 0), owner=None)
    assert drawing("vikingen", table).state.boats == [2, 5]  # watched
    table = rich_town().boat(1).boat(2, loose=True).lay("gevangenis", (6, 7), owner=None)
    seals = table.state.seals[:]
    drawing("vikingen", table)
    assert table.state.boats == []
    assert table.state.poorters == 41 - 2 * 3  # blue buildings count
    assert [table.state.seals[s] - seals[s] for s in range(4)] == [0, 1, 1, 0]
    assert (table.state.stock[2], table.state.loose_left) == (2, 2)


@pytest.mark.rule("N47", "N49")
def test_vikings_cost_a_florin_per_boat_and_building() -> None:
    table = drawing("vikingen", rich_town().boat(1).give(0, florins=3))
    assert table.values("pledge_florins", "amount") == [0, 1, 2]
    table.play("pledge_florins", amount=2)
    assert table.state.boats == [2]
    assert table.asked != "pledge_goods"


@pytest.mark.rule("N47")
def test_with_nothing_to_hit_nothing_happens() -> None:
    table = drawing("vikingen", Table().give(0, florins=9))
    assert table.told("event_harmless") == [{"card": "vikingen"}]


@pytest.mark.rule("N48")
@pytest.mark.parametrize("event", ["kruistocht", "zwarte_dood", "vikingen", "grote_geboortegolf"])
def test_under_the_church_events_do_nothing_and_are_replaced(event: str) -> None:
    table = drawing(event, rich_town().boat(1).lay("kerk", (8, 0), owner=None))
    assert (table.state.poorters, len(table.state.boats)) == (41, 1)
    assert table.cards(0) == ["schilderij"]


@pytest.mark.rule("N49")
def test_pledges_go_twice_round_and_return_if_it_is_not_enough() -> None:
    table = drawing("vikingen", rich_town().boat(1).boat(3).give(0, florins=3).give(2, florins=2))
    asked = []
    while table.asked == "pledge_florins":
        asked.append(table.seat)
        table.play("pledge_florins", amount=1 if len(asked) <= 2 else 0)
    assert asked == [0, 2, 0, 2]
    assert table.state.florins[:3] == [3, 0, 2]
    assert table.state.boats == []


@pytest.mark.rule("N49")
def test_a_second_circuit_may_add() -> None:
    table = drawing("vikingen", rich_town().boat(1).give(0, florins=1).give(2, florins=1))
    table.play("pledge_florins", amount=0).play("pledge_florins", amount=1)
    assert (table.seat, table.values("pledge_florins", "amount")) == (0, [0, 1])
    table.play("pledge_florins", amount=1)
    assert (len(table.state.boats), table.state.florins[0]) == (1, 0)


@pytest.mark.rule("N49")
def test_a_pledge_is_never_more_than_missing_or_owned() -> None:
    table = drawing("zwarte_dood", rich_town().give(0, florins=9, fish=1).give(1, grain=5))
    assert table.refused("pledge_florins", amount=6) == "N49"
    assert table.refused("pledge_florins", amount=-1) == "N49"
    table.play("pledge_florins", amount=5)
    assert table.refused("pledge_goods", fish=2, grain=0, cattle=0, game=0) == "N49"
    table.play("pledge_goods", fish=1, grain=0, cattle=0, game=0)
    assert table.seat == 1
    assert table.refused("pledge_goods", fish=0, grain=3, cattle=0, game=0) == "N49"


@pytest.mark.rule("N49")
def test_if_all_together_cannot_pay_nobody_is_asked() -> None:
    table = drawing("zwarte_dood", rich_town().give(0, florins=9, fish=2))
    assert table.state.poorters == 21
