"""The blue deal (N16–N18, N20)."""

import pytest

from tests.games.nieuwstad.table import Table


def proposing(name: str = "wachttoren", players: int = 4, rules: int = 2) -> Table:
    """Everybody has 3 florins and 3 wood; seat 0 has named building and place."""
    table = Table(players, rules=rules).clear((0, 0), (1, 0))
    for seat in range(players):
        table.give(seat, florins=3, wood=3)
    table.role("bouwmeester").play("build", building=name)
    return table.place(0, 0)


def without_privilege(table: Table) -> Table:
    return table.play("discount", florins=1, wood=0)


@pytest.mark.rule("N16", "N17")
def test_a_blue_building_is_paid_together_and_belongs_to_the_town() -> None:
    table = without_privilege(proposing()).play("partners", seats=[2])
    assert (table.asked, table.seat) == ("share", 0)
    table.play("share", seat=2, what="florins", amount=2)
    table.play("share", seat=2, what="wood", amount=1)
    table.play("share", seat=2, what="points", amount=3)
    assert (table.asked, table.seat) == ("answer", 2)
    table.play("accept")
    assert table.state.florins == [3, 3, 1, 3]  # 2 florins after the discount, all his
    assert [table.goods(seat)["wood"] for seat in (0, 2)] == [1, 2]
    assert (table.state.points, table.state.poorters) == ([1, 0, 3, 0], 6)
    assert table.match.game.view(table.state, None).buildings[0].owner is None
    assert table.state.seals == [7, 7, 7, 7]


@pytest.mark.rule("N16")
def test_it_costs_one_player_his_build_and_helpers_may_still_build() -> None:
    table = without_privilege(proposing()).play("partners", seats=[1])
    table.play("share", seat=1, what="florins", amount=0)
    table.play("share", seat=1, what="wood", amount=1)
    table.play("share", seat=1, what="points", amount=0).play("accept")
    assert (table.asked, table.seat) == ("build", 1)
    assert "boot" not in table.values("build", "building")  # 2 wood are left to him
    assert "graanveld" in table.values("build", "building")


@pytest.mark.rule("N16", "N20")
@pytest.mark.parametrize(("alone", "sets"), [(False, [[1]]), (True, [[], [1]])])
def test_alone_only_as_a_variant_of_two_players(alone: bool, sets: list[list[int]]) -> None:
    table = Table(2, {"blue_alone": True} if alone else {}).clear((0, 0))
    table.give(0, florins=9, wood=9).give(1, florins=1, wood=1).role("bouwmeester")
    table.play("build", building="wachttoren").place(0, 0).play("discount", florins=1, wood=0)
    if alone:
        assert table.values("partners", "seats") == sets
        table.play("partners", seats=[])
        assert (table.state.points, table.seat) == ([4, 0], 1)
    else:
        assert table.asked == "share"  # the only possible partner is taken


@pytest.mark.rule("N17")
def test_by_rules_1_everybody_in_a_deal_pays_at_least_one() -> None:
    table = without_privilege(proposing(rules=1)).play("partners", seats=[1, 2, 3])
    assert table.values("share", "amount") == [0, 1, 2]
    table.play("share", seat=1, what="florins", amount=2)
    # No florins are left for the other three, so each of them pays one of the 3 wood.
    assert table.state.deal_shares[4:7] == [0, 0, 1]
    assert table.legal("share")[0] == {"type": "share", "seat": 1, "what": "points", "amount": 0}


@pytest.mark.rule("N17")
def test_every_partner_pays_at_least_one() -> None:
    table = without_privilege(proposing()).play("partners", seats=[1, 2, 3])
    table.play("share", seat=1, what="florins", amount=2)
    # No florins are left: seats 2 and 3 pay one of the 3 wood each, the third is anybody's.
    assert table.values("share", "amount") == [0, 1]
    table.play("share", seat=1, what="wood", amount=1)
    assert table.state.deal_shares[4:8] == [0, 1, 1, 1]


@pytest.mark.rule("N17")
def test_a_share_that_leaves_no_complete_deal_is_refused() -> None:
    table = without_privilege(proposing()).play("partners", seats=[1, 2])
    assert table.refused("share", seat=1, what="florins", amount=3) == "N17"
    assert table.refused("share", seat=2, what="florins", amount=1) == "N17"  # not asked yet
    assert table.refused("share", seat=1, what="wood", amount=1) == "N17"
    assert table.refused("share", seat=1, what="florins", amount=-1) == "N17"


@pytest.mark.rule("N17")
def test_nobody_pays_more_than_he_has() -> None:
    table = proposing()
    table.give(1, florins=1, wood=0, planks=1)
    table.play("discount", florins=1, wood=0).play("partners", seats=[1])
    assert table.values("share", "amount") == [0, 1]
    table.play("share", seat=1, what="florins", amount=1)
    assert table.values("share", "amount") == [0, 1, 2]  # a plank counts 2 wood


@pytest.mark.rule("N17")
def test_only_partners_with_whom_a_deal_exists() -> None:
    table = proposing().give(3, florins=0, wood=0)
    table.play("discount", florins=0, wood=1)
    assert table.values("partners", "seats") == [[1], [2], [1, 2]]
    assert table.refused("partners", seats=[3]) == "N17"
    assert table.refused("partners", seats=[]) == "N17"
    assert table.refused("partners", seats=[0, 1]) == "N17"
    assert table.refused("partners", seats=[2, 1]) == "N17"


@pytest.mark.rule("N17")
def test_the_first_refusal_cancels_and_he_may_go_on() -> None:
    table = without_privilege(proposing()).play("partners", seats=[1, 2])
    while table.asked == "share":
        table.match.play(0, table.legal("share")[0])
    assert table.seat == 1
    table.play("refuse")
    assert (table.asked, table.seat) == ("build", 0)
    assert table.state.florins == [3, 3, 3, 3]
    assert table.state.kinds == []
    assert "huis" in table.values("build", "building")


@pytest.mark.rule("N17")
def test_three_proposals_a_turn() -> None:
    table = proposing()
    for round_ in range(3):
        if round_:
            table.play("build", building="wachttoren").place(0, 0)
        without_privilege(table).play("partners", seats=[1])
        while table.asked == "share":
            table.match.play(0, table.legal("share")[0])
        table.play("refuse")
    assert "wachttoren" not in table.values("build", "building")
    assert table.refused("build", building="wachttoren") == "N17"
    table.play("pass")
    assert "wachttoren" in table.values("build", "building")  # the next player's own three


@pytest.mark.rule("N17")
def test_without_any_possible_deal_a_blue_building_cannot_be_chosen() -> None:
    table = Table().clear((0, 0)).give(0, florins=9, wood=9)
    for seat in (1, 2, 3):
        table.give(seat, florins=0, wood=0)
    table.role("bouwmeester")
    assert table.refused("build", building="kerk") == "N17"
    hemmed = Table().give(0, florins=9, wood=9).give(1, florins=9, wood=9).role("bouwmeester")
    assert hemmed.refused("build", building="kerk") == "N12"


@pytest.mark.rule("N17", "N18")
def test_the_whole_privilege_comes_off() -> None:
    table = proposing()
    offs = [(m["florins"], m["wood"]) for m in table.legal("discount")]
    assert offs == [(0, 1), (1, 0)]
    assert table.refused("discount", florins=0, wood=0) == "N17"
    assert table.refused("discount", florins=1, wood=1) == "N17"


@pytest.mark.rule("N18")
def test_in_a_deal_the_fewest_planks_are_paid() -> None:
    table = proposing().give(1, florins=0, wood=1, planks=3)
    table.play("discount", florins=1, wood=0).play("partners", seats=[1])
    table.play("share", seat=1, what="wood", amount=3)
    table.play("share", seat=1, what="points", amount=0).play("accept")
    assert table.goods(1) == {"planks": 2}  # 3 wood: one plank and one wood


@pytest.mark.rule("N17", "N52")
def test_what_has_one_legal_value_is_not_asked_but_the_partner_is() -> None:
    table = Table(2).clear((0, 0)).give(0, florins=0, wood=4).give(1, florins=3, wood=0)
    table.role("bouwmeester").play("pass")
    table.play("build", building="gevangenis").place(0, 0)
    assert table.legal("share")[0] == {"type": "share", "seat": 0, "what": "points", "amount": 0}
    table.play("share", seat=0, what="points", amount=4)
    assert (table.asked, table.seat) == ("answer", 0)
    table.play("accept")
    assert (table.state.florins, table.goods(0), table.state.points) == ([0, 0], {}, [4, 0])
