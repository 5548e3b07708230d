"""Building together (N20), the builder who pays nothing (N17), paying behind cards (N52)."""

import pytest

from gildehuis.bots.naming import make
from gildehuis.core.drawing import plain
from gildehuis.core.refusal import BadInput
from gildehuis.core.schema import asdict
from gildehuis.core.secrecy import look
from gildehuis.core.setup import settle
from gildehuis.games.nieuwstad import GAME
from gildehuis.words import LANGUAGES, speech
from tests.games.nieuwstad.table import Table

by_either_version = pytest.mark.parametrize("rules", [1, 2])


def together(players: int = 4, **options: bool) -> Table:
    """Everybody has 3 florins and 3 wood; the chooser passes, so seat 1 builds unprivileged."""
    table = Table(players, {"together": True, **options}).clear((0, 0), (1, 0), (2, 0))
    for seat in range(players):
        table.give(seat, florins=3, wood=3)
    return table.role("bouwmeester").play("pass")


def shared(table: Table, **amounts: dict[int, int]) -> Table:
    """Answer Q11: what of each is whose, 0 where nothing is said."""
    while table.asked == "share":
        move = table.legal("share")[0]
        amount = amounts.get(move["what"], {}).get(move["seat"], 0)
        table.play("share", seat=move["seat"], what=move["what"], amount=amount)
    return table


# ---- the option


@pytest.mark.rule("N20")
def test_everything_that_is_not_blue_may_be_proposed() -> None:
    offered = together().values("build_together", "building")
    assert {"huis", "boot", "graanveld", "herenhuis", "bakkerij", "kantoor"} <= set(offered)
    assert together().refused("build_together", building="wachttoren") == "N20"


@pytest.mark.rule("N20", "N52")
def test_not_without_the_option() -> None:
    table = Table().clear((0, 0)).role("bouwmeester")
    assert table.legal("build_together") == []
    assert table.refused("build_together", building="huis") == "N52"


@pytest.mark.rule("N20")
def test_rules_1_know_no_such_option() -> None:
    with pytest.raises(BadInput, match="together"):
        settle(GAME, 4, {"together": True}, rules=1)
    assert settle(GAME, 4, {"together": True}).options == {"together": True}


@pytest.mark.rule("N20")
def test_a_joint_build_is_never_alone_even_beside_blue_alone() -> None:
    table = together(2, blue_alone=True)
    table.play("build_together", building="huis").place(0, 0)
    assert table.asked == "owner"  # the one possible partner was taken
    table = together(2, blue_alone=True)
    table.play("build", building="wachttoren").place(0, 0)
    assert table.values("partners", "seats") == [[], [0]]


# ---- the deal and its owner


@pytest.mark.rule("N20")
def test_a_joint_build_owned_by_a_partner() -> None:
    table = together().play("build_together", building="bakkerij").place(0, 0)
    table.play("partners", seats=[2, 3])
    assert table.values("owner", "seat") == [1, 2, 3]
    table.play("owner", seat=3)
    shared(table, florins={2: 1, 3: 2}, wood={3: 2}, points={2: 2})
    proposed = [GAME.view(table.state, viewer).deal for viewer in (None, 0)]
    assert all(deal is not None and deal.owner == 3 for deal in proposed)
    table.play("accept").play("accept")
    assert table.state.florins == [3, 3, 2, 1]
    assert [table.goods(seat)["wood"] for seat in range(4)] == [3, 2, 3, 1]
    assert table.state.points == [0, 1, 2, 0]  # as agreed, nothing by itself to the owner
    assert table.state.seals == [7, 7, 7, 6]
    position = GAME.view(table.state, None)
    assert [building.owner for building in position.buildings] == [3]
    assert position.stalls["bakkerij"].owner == 3
    assert position.seats[3].dark_seals == 3
    assert table.told("seal_laid") == [{"seat": 3, "building": "bakkerij"}]
    assert table.told("stall_opened") == [{"seat": 3, "stall": "bakkerij"}]
    assert position.poorters == 7
    assert (table.asked, table.seat) == ("build", 2)  # who helped may still build


@pytest.mark.rule("N20")
def test_a_boat_built_together() -> None:
    table = together().play("build_together", building="boot")
    table.play("partners", seats=[0]).play("owner", seat=0)
    shared(table, wood={0: 3}, points={0: 1}).play("accept")
    assert GAME.view(table.state, None).boats.sealed[0].owner == 0
    assert (table.state.seals, table.state.points) == ([6, 7, 7, 7], [1, 0, 0, 0])


@pytest.mark.rule("N20", "N13")
def test_the_owner_needs_a_light_seal_and_nobody_else() -> None:
    table = together()
    table.state.seals = [7, 0, 0, 7]
    table.refresh()
    assert table.refused("build", building="huis") == "N13"
    table.play("build_together", building="huis").place(0, 0)
    assert [2] not in table.values("partners", "seats")  # neither of the two has one
    assert table.refused("partners", seats=[2]) == "N13"
    assert table.refused("partners", seats=[1]) == "N17"
    table.play("partners", seats=[2, 3])
    assert table.asked == "share"  # only seat 3 can be the owner
    assert table.state.deal_owner == 3


@pytest.mark.rule("N20", "N13")
def test_owners_that_cannot_be() -> None:
    table = together()
    table.state.seals = [7, 7, 0, 7]
    table.refresh().play("build_together", building="huis").place(0, 0)
    table.play("partners", seats=[2, 3])
    assert table.values("owner", "seat") == [1, 3]
    assert table.refused("owner", seat=2) == "N13"
    assert table.refused("owner", seat=0) == "N20"
    assert table.refused("owner", seat=9) == "N20"


@pytest.mark.rule("N13", "N17", "N12", "N1")
def test_what_cannot_be_proposed() -> None:
    table = together()
    table.state.seals = [0, 0, 0, 0]
    assert table.refresh().refused("build_together", building="huis") == "N13"
    poor = together()
    for seat in (0, 2, 3):
        poor.give(seat, florins=0, wood=0)
    assert poor.refused("build_together", building="huis") == "N17"
    hemmed = Table(4, {"together": True}).role("bouwmeester")
    assert hemmed.refused("build_together", building="huis") == "N12"
    gone = together()
    gone.state.stock = [0] * len(gone.state.stock)
    assert gone.refresh().refused("build_together", building="huis") == "N1"


@pytest.mark.rule("N13", "N17")
def test_a_discount_that_leaves_deals_only_among_the_sealless() -> None:
    table = Table(3, {"together": True}).clear((0, 0))
    table.give(0, florins=1, wood=2).give(1, florins=0, wood=1).give(2, florins=2, wood=0)
    table.state.seals = [0, 0, 7]
    table.state.kennis = [1, 0, 0]  # two units
    table.refresh().role("bouwmeester").play("build_together", building="huis").place(0, 0)
    offs = [(move["florins"], move["wood"]) for move in table.legal("discount")]
    assert offs == [(0, 2), (1, 1)]
    # Without any florins to pay seat 2 is out of it, and seats 0 and 1 have no seal.
    assert table.refused("discount", florins=2, wood=0) == "N13"
    assert table.refused("discount", florins=1, wood=0) == "N17"


@pytest.mark.rule("N17", "N20")
def test_blue_and_joint_proposals_are_counted_together() -> None:
    table = together()
    for kind, name in (("build_together", "huis"), ("build", "wachttoren")):
        table.play(kind, building=name).place(0, 0).play("partners", seats=[2])
        if table.asked == "owner":
            table.play("owner", seat=1)
        shared(table, florins={2: 1}).play("refuse")
    table.play("build_together", building="boot").play("partners", seats=[2])
    shared(table.play("owner", seat=2), wood={2: 1}).play("refuse")
    assert table.legal("build_together") == []
    assert table.refused("build_together", building="huis") == "N17"
    assert table.refused("build", building="wachttoren") == "N17"
    assert "huis" in table.values("build", "building")  # alone he still may


@pytest.mark.rule("N20", "N41")
def test_huizenbouw_is_of_no_use_in_a_joint_build() -> None:
    table = together().hand(1, "huizenbouw")
    table.play("build_together", building="huis").place(0, 0).play("partners", seats=[2])
    table.play("owner", seat=1)
    assert (table.state.deal_florins, table.state.deal_wood) == (2, 3)
    shared(table, florins={2: 1}).play("accept")
    assert table.cards(1) == ["huizenbouw"]


@pytest.mark.rule("N20", "N18")
def test_the_privilege_lowers_the_price_of_a_joint_build() -> None:
    table = Table(2, {"together": True}).clear((0, 0))
    table.give(0, florins=3, wood=3).give(1, florins=3, wood=3).role("bouwmeester")
    table.play("build_together", building="huis").place(0, 0)
    offs = [(move["florins"], move["wood"]) for move in table.legal("discount")]
    assert offs == [(0, 1), (1, 0)]
    table.play("discount", florins=1, wood=0)
    assert (table.state.deal_florins, table.state.deal_wood) == (1, 3)


@pytest.mark.rule("N17", "N20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_shows_the_deal_on_the_table(language: str) -> None:
    say = speech(language, GAME).say
    table = together().play("build_together", building="bakkerij").place(0, 0)
    table.play("partners", seats=[2]).play("owner", seat=2)
    shared(table, florins={2: 1}, wood={2: 3}, points={2: 2})
    drawing = plain(GAME.draw(table.setup, GAME.view(table.state, 0), say)).splitlines()
    assert drawing[-4] == say("draw-deal", building="bakkerij", florins=3, wood=3, points=3)
    assert drawing[-3].strip() == say("draw-owner", seat=2)
    assert drawing[-2].strip() == say("draw-share", seat=1, florins=2, wood=0, points=1)
    assert drawing[-1].strip() == say("draw-share", seat=2, florins=1, wood=3, points=2)
    blue = together().play("build", building="wachttoren").place(0, 0).play("partners", seats=[2])
    assert say("draw-owner-town") in plain(GAME.draw(blue.setup, GAME.view(blue.state, 0), say))


# ---- who must pay


@pytest.mark.rule("N17")
def test_a_blue_building_in_which_the_builder_pays_nothing() -> None:
    table = Table().clear((0, 0)).give(0, florins=0, wood=0).give(3, florins=0, wood=0)
    table.give(1, florins=2, wood=2).give(2, florins=2, wood=2).role("bouwmeester")
    table.play("build", building="wachttoren").place(0, 0).play("discount", florins=1, wood=0)
    assert table.state.deal_partners == 0b110  # the only set with whom a deal exists
    shared(table, florins={1: 1, 2: 1}, wood={1: 2, 2: 1}, points={1: 1, 2: 1})
    table.play("accept").play("accept")
    assert table.state.florins == [0, 1, 1, 0]
    assert table.state.points == [2, 1, 1, 0]  # he gets what is left, though he paid nothing
    assert (table.asked, table.seat) == ("build", 1)  # it cost him his build


@pytest.mark.rule("N17")
@by_either_version
def test_a_builder_without_anything(rules: int) -> None:
    table = Table(rules=rules).clear((0, 0)).give(0, florins=0, wood=0)
    for seat in (1, 2, 3):
        table.give(seat, florins=3, wood=3)
    table.role("bouwmeester")
    if rules == 1:
        assert table.refused("build", building="wachttoren") == "N17"
        return
    table.play("build", building="wachttoren").place(0, 0).play("discount", florins=1, wood=0)
    assert table.values("partners", "seats") == [[1, 2], [1, 3], [2, 3], [1, 2, 3]]
    assert table.refused("partners", seats=[1]) == "N17"  # with one partner he must pay


@pytest.mark.rule("N17")
@by_either_version
def test_partners_can_take_the_whole_price_only_by_rules_2(rules: int) -> None:
    table = Table(rules=rules).clear((0, 0))
    for seat in range(4):
        table.give(seat, florins=3, wood=3)
    table.role("bouwmeester").play("build", building="wachttoren").place(0, 0)
    table.play("discount", florins=1, wood=0).play("partners", seats=[1, 2])
    table.play("share", seat=1, what="florins", amount=2)
    # No florins are left for the builder and seat 2, so by rules 1 each pays a wood.
    assert table.values("share", "amount") == ([0, 1] if rules == 1 else [0, 1, 2])
    table.play("share", seat=1, what="wood", amount=1)
    if rules == 1:  # of the last two wood the builder pays one, and seat 2 the other
        assert table.legal("share")[0]["what"] == "points"
    else:
        assert table.values("share", "amount") == [1, 2]


# ---- what a question tells


@pytest.mark.rule("N52")
@by_either_version
@pytest.mark.parametrize("hand", [[], ["schilderij"], ["huizenbouw"]])
def test_how_a_house_is_paid_is_asked_of_whoever_holds_a_card(rules: int, hand: list[str]) -> None:
    table = Table(rules=rules).clear((0, 0)).give(1, florins=2, wood=3).hand(1, *hand)
    table.role("bouwmeester").play("pass").play("build", building="huis").place(0, 0)
    two_ways = hand == ["huizenbouw"]
    if two_ways or (hand and rules == 2):
        assert (table.asked, table.seat) == ("pay", 1)
        assert len(table.legal("pay")) == (2 if two_ways else 1)
    else:
        assert (table.asked, table.seat) == ("build", 2)


@pytest.mark.rule("N52")
def test_other_buildings_are_paid_unasked_where_there_is_one_way() -> None:
    table = Table().clear((0, 0)).give(1, florins=2, wood=1).hand(1, "huizenbouw")
    table.role("bouwmeester").play("pass").play("build", building="graanveld").place(0, 0)
    assert (table.asked, table.seat) == ("build", 2)


# ---- bots


@pytest.mark.rule("N20")
@pytest.mark.parametrize(
    ("owner", "pays", "points", "answer"),
    [(2, 1, 2, "accept"), (1, 2, 0, "refuse")],
)
def test_a_bot_takes_the_deal_that_helps_it(
    owner: int, pays: int, points: int, answer: str
) -> None:
    table = together().play("build_together", building="huis").place(0, 0)
    table.play("partners", seats=[2]).play("owner", seat=owner)
    shared(table, florins={2: pays}, wood={2: pays}, points={2: points})
    bot = make("greedy", GAME, table.setup, 2, "deal")
    assert asdict(bot.choose(look(GAME, table.state, 2))) == {"type": answer}
