"""What the cards do (F17–F24)."""

import pytest

from gildehuis.games.flandern import GAME
from tests.games.flandern.table import Table, at, build, set_up


@pytest.mark.rule("F17")
def test_a_town_card_builds_own_grey_or_church_in_its_town() -> None:
    table = Table(4).ask(1, "town:leuven")
    moves = table.legal()
    assert {move.town for move in moves} == {"leuven"}
    assert {move.guild for move in moves} == {"yellow", "grey", "church"}
    table.play(1, build("leuven", "XN", "yellow"))
    space = table.district("leuven", "XN")
    assert (space.guild, space.finished) == ("yellow", True)


@pytest.mark.rule("F17")
def test_a_town_card_serves_no_other_town_and_no_other_guild() -> None:
    table = Table(4).ask(1, "town:leuven")
    assert table.rule(1, build("gent", "XN", "grey")) == "F17"
    assert table.rule(1, build("leuven", "XN", "blue")) == "F17"
    assert table.rule(1, set_up("leuven", "XN", "yellow")) == "F17"


@pytest.mark.rule("F17")
@pytest.mark.parametrize("guild", ["yellow", "grey", "church"])
def test_a_town_card_may_finish_a_site_instead(guild: str) -> None:
    table = Table(4).lay("leuven", "XN", guild, site=True)
    assert table.view().pieces.building_sites == 9
    table.ask(1, "town:leuven").play(1, at("finish", "leuven", "XN"))
    space = table.district("leuven", "XN")
    assert space.finished
    assert table.view().pieces.building_sites == 10


@pytest.mark.rule("F17")
def test_nobody_finishes_anothers_site_or_what_is_no_site() -> None:
    table = Table(4).lay("leuven", "XN", "blue", site=True).lay("leuven", "XE", "grey")
    table.ask(1, "town:leuven")
    assert table.rule(1, at("finish", "leuven", "XN")) == "F17"
    assert table.rule(1, at("finish", "leuven", "XE")) == "F17"
    assert table.rule(1, at("finish", "leuven", "XS")) == "F17"
    assert table.rule(1, at("finish", "gent", "XN")) == "F17"


@pytest.mark.rule("F18")
def test_a_site_card_sets_up_a_district_in_any_town() -> None:
    table = Table(4).ask(2, "site")
    assert {move.town for move in table.legal()} == {
        "brugge",
        "gent",
        "ieper",
        "leuven",
        "utrecht",
        "luik",
    }
    table.play(2, set_up("luik", "XE", "green"))
    space = table.district("luik", "XE")
    assert (space.guild, space.finished, space.site) == ("green", False, True)
    assert table.view().pieces.building_sites == 9


@pytest.mark.rule("F18")
def test_a_site_card_does_not_build_finish_or_serve_other_guilds() -> None:
    table = Table(4).lay("luik", "XN", "grey", site=True).ask(2, "site")
    assert table.rule(2, build("luik", "XE", "green")) == "F18"
    assert table.rule(2, at("finish", "luik", "XN")) == "F18"
    assert table.rule(2, set_up("luik", "XE", "red")) == "F18"


@pytest.mark.rule("F18")
def test_without_a_piece_in_stock_nothing_is_set_up() -> None:
    table = Table(4, golden=["pickup"] * 9)
    table.state.sites = list(range(10))
    table.choose("pickup", "pickup", "site", "pickup")
    assert table.told("impossible") == [{"seat": 2, "card": "site"}]


@pytest.mark.rule("F18", "F27")
def test_building_rules_apply_to_sites_too() -> None:
    table = Table(4).ask(0, "site")
    assert table.rule(0, set_up("brugge", "XN", "blue")) == "F27"
    assert table.rule(0, set_up("gent", "ZN", "blue")) == "F26"


@pytest.mark.rule("F19")
def test_pick_up_takes_back_all_open_cards_and_itself() -> None:
    table = Table(4, golden=["influence"] * 5)
    table.state.open[0] = 0b1001
    table.state.hand[0] &= ~0b1001
    table.choose("pickup", "pickup", "pickup", "pickup")
    assert table.view().seats[0].open == []
    assert len(table.view().seats[0].hand) == 8
    picked = table.told("picked_up")[0]
    assert picked == {"seat": 0, "cards": ["town:brugge", "town:leuven", "pickup"]}


@pytest.mark.rule("F19")
def test_pick_up_may_be_played_with_nothing_to_take() -> None:
    table = Table(4, golden=["influence"] * 5).choose("pickup", "pickup", "pickup", "pickup")
    assert len(table.view().seats[0].hand) == 8
    assert table.view().round == 2


@pytest.mark.rule("F20")
def test_golden_town_and_site_serve_grey_and_church_only() -> None:
    table = Table(4).ask(0, "town:gent", golden=True)
    assert {move.guild for move in table.legal()} == {"grey", "church"}
    assert table.rule(0, build("gent", "XN", "blue")) == "F20"
    assert table.rule(0, build("brugge", "XN", "grey")) == "F20"
    assert table.rule(0, set_up("gent", "XN", "grey")) == "F20"
    table = Table(4).ask(0, "site", golden=True)
    assert {move.guild for move in table.legal()} == {"grey", "church"}
    assert table.rule(0, set_up("gent", "XN", "blue")) == "F20"


@pytest.mark.rule("F20")
def test_a_golden_town_card_finishes_only_grey_and_church_sites() -> None:
    table = Table(4).lay("gent", "XN", "blue", site=True).lay("gent", "XE", "church", site=True)
    table.ask(0, "town:gent", golden=True)
    assert table.rule(0, at("finish", "gent", "XN")) == "F20"
    assert table.rule(0, at("finish", "gent", "XS")) == "F20"
    assert table.rule(0, at("finish", "gent", "XE")) == "legal"


@pytest.mark.rule("F20")
def test_golden_pick_up_takes_the_silver_cards_of_the_starting_player() -> None:
    table = Table(4, golden=["pickup", "influence", "influence"])
    table.choose("town:gent", "town:luik", "pickup", "pickup")
    table.play(0, table.legal(0)[0])
    table.play(1, table.legal(1)[0])
    assert table.view().seats[0].open == []
    assert table.view().seats[1].open == ["town:luik"]


@pytest.mark.rule("F21")
def test_a_cathedral_goes_on_any_church_district_without_one() -> None:
    table = Table(4).lay("gent", "XN", "church", site=True).lay("gent", "XS", "church")
    table.cathedral("gent", "XS").lay("ieper", "ZN", "church A").ask(0, "cathedral")
    targets = [(move.town, move.space) for move in table.legal()]
    assert targets == [("gent", "XN"), ("ieper", "ZN"), ("luik", "C")]
    assert table.rule(0, at("cathedral", "gent", "XS")) == "F21"
    assert table.rule(0, at("cathedral", "gent", "C")) == "F21"
    assert table.rule(0, at("cathedral", "gent", "XE")) == "F21"
    assert table.rule(0, at("master", "gent", "XN")) == "F21"
    table.play(0, at("cathedral", "gent", "XN"))
    assert table.view().pieces.cathedrals == 2


@pytest.mark.rule("F22")
def test_a_master_goes_on_an_own_or_grey_district() -> None:
    table = Table(4).lay("gent", "XN", "blue", site=True).lay("gent", "XS", "grey")
    table.lay("gent", "XE", "red").figure("gent", "XS").ask(0, "master")
    targets = [(move.town, move.space) for move in table.legal()]
    assert targets == [("brugge", "C"), ("gent", "XN"), ("gent", "XS"), ("utrecht", "C")]
    assert table.rule(0, at("master", "gent", "XE")) == "F22"
    assert table.rule(0, at("master", "luik", "C")) == "F22"
    assert table.rule(0, at("cathedral", "luik", "C")) == "F22"
    table.play(0, at("master", "gent", "XS"))
    space = table.district("gent", "XS")
    assert space.figures == 2


@pytest.mark.rule("F23")
@pytest.mark.parametrize("card", ["cathedral", "master"])
def test_without_a_figure_left_the_card_does_nothing(card: str) -> None:
    table = Table(4, golden=[card, *["influence"] * 5])
    table.state.cathedrals = table.state.masters = 0
    table.choose("pickup", "pickup", "pickup", "pickup")
    assert table.told("impossible") == [{"seat": 0, "card": card}]
    assert table.view().round == 2


@pytest.mark.rule("F23", "F21")
def test_without_a_target_left_the_card_does_nothing() -> None:
    table = Table(4, golden=["cathedral", *["influence"] * 5]).cathedral("luik", "C")
    table.choose("pickup", "pickup", "pickup", "pickup")
    assert table.told("impossible") == [{"seat": 0, "card": "cathedral"}]


@pytest.mark.rule("F24")
def test_what_is_not_in_stock_cannot_be_laid() -> None:
    table = Table(4).empty_stock("blue", "X").ask(0, "town:gent")
    assert table.layings(guild="blue") == []
    assert table.rule(0, build("gent", "XN", "blue")) == "F24"
    assert table.rule(0, build("gent", "XN", "blue", master=True)) == "F24"
    assert table.rule(0, build("gent", "XN", "church", master=True)) == "F24"  # no such tile


@pytest.mark.rule("F24")
def test_a_special_that_is_gone_cannot_be_laid_again() -> None:
    table = Table(4).lay("gent", "XN", "grey").lay("ieper", "ZN", "church A").ask(0, "town:gent")
    assert table.rule(0, build("gent", "ZN", "church", special="A")) == "F24"
    assert table.rule(0, build("gent", "ZN", "church", special="C")) == "legal"


@pytest.mark.rule("F24")
def test_districts_are_never_removed() -> None:
    table = Table(4)
    laid = 6
    while GAME.to_act(table.state):
        seat = GAME.to_act(table.state)[0]
        moves = GAME.legal(table.state, seat)
        GAME.play(table.state, seat, moves[len(moves) // 2])
        now = sum(row.state == "laid" for t in table.view().towns for row in t.spaces)
        assert now >= laid
        laid = now
    assert laid > 6
