"""Value, ranks and ties of a town; what a scored town leaves behind (F31–F36)."""

import pytest

from gildehuis.games.flandern import GAME
from gildehuis.games.flandern.schema import Preview
from gildehuis.games.flandern.score import MASTERS_WEIGH, rank_points, score_town, shares
from tests.games.flandern.table import BUILT, Table, at, build, set_up

LUIK = 5


def _example() -> Table:
    """Worked example 2: Luik with a yellow site at ZN+1."""
    table = Table(4).lay_all("luik", BUILT).lay("luik", "ZN+1", "yellow", site=True)
    return table.figure("luik", "YSE").figure("luik", "ZS").cathedral("luik", "C")


@pytest.mark.rule("F32", "F33", "F34")
def test_worked_example_scoring_of_luik() -> None:
    town = _example().town("luik")
    assert town.value == 16
    ranked = {row.guild: (row.districts, row.masters, row.points) for row in town.guilds}
    assert ranked == {
        "blue": (3, 2, 16),
        "yellow": (2, 3, 8),
        "red": (2, 1, 0),
        "green": (2, 1, 0),
        "grey": (2, 1, 0),
    }
    assert [row.rank for row in town.guilds] == [1, 2, 5, 5, 5]


@pytest.mark.rule("F31", "F32", "F34")
def test_the_example_is_scored_in_step_6() -> None:
    table = _example().end_round()
    assert table.town("luik").scored
    assert table.points() == {"blue": 16, "yellow": 8, "green": 0, "red": 0, "grey": 0}
    assert [event["guild"] for event in table.told("guild_scored")][:2] == ["blue", "yellow"]


@pytest.mark.rule("F31")
def test_a_town_with_a_free_space_is_not_scored() -> None:
    table = Table(4).lay_all("luik", BUILT).end_round()  # ZN+1 is free
    assert not table.town("luik").scored
    assert table.points()["blue"] == 0


@pytest.mark.rule("F31")
def test_covered_spaces_do_not_keep_a_town_open() -> None:
    table = Table(4).lay_all("luik", BUILT)
    for guild in ("blue", "yellow", "green", "red", "grey"):
        table.empty_stock(guild, "Z")
    table.end_round()
    assert table.space("luik", "ZN+1").state == "covered"
    assert table.town("luik").scored


@pytest.mark.rule("F32")
def test_values_of_districts() -> None:
    table = Table(4)
    assert table.town("gent").value == 1  # the centre
    assert table.town("luik").value == 2
    assert table.lay("gent", "XN", "grey").town("gent").value == 2
    assert table.lay("gent", "XE", "church").town("gent").value == 4
    assert table.cathedral("gent", "XE").town("gent").value == 5
    assert table.lay("gent", "XS", "church", site=True).town("gent").value == 5
    assert table.lay("gent", "XW", "blue", site=True).town("gent").value == 5


@pytest.mark.rule("F33")
@pytest.mark.parametrize(("rank", "points"), [(1, 15), (2, 8), (3, 4), (4, 2), (5, 0)])
def test_points_of_ranks_with_half_the_value_rounded_up(rank: int, points: int) -> None:
    assert rank_points(rank, 15) == points


@pytest.mark.rule("F33")
def test_only_guilds_with_a_finished_district_are_ranked() -> None:
    table = Table(4).lay("gent", "XN", "blue", site=True).lay("gent", "XE", "church")
    assert [row.guild for row in table.town("gent").guilds] == ["yellow"]


@pytest.mark.rule("F33")
def test_grey_scores_too() -> None:
    table = Table(4).lay("utrecht", "XN", "blue")
    score_town(table.state, 4)
    assert table.points()["grey"] == 2
    assert table.points()["blue"] == 1


@pytest.mark.rule("F34")
def test_two_guilds_tied_on_ranks_1_and_2_both_get_half_the_value() -> None:
    tied = 3 * MASTERS_WEIGH + 1
    assert shares(15, [tied, tied, MASTERS_WEIGH, 0, 0]) == [8, 8, 4, 0, 0]


@pytest.mark.rule("F34")
def test_masters_on_finished_districts_break_ties() -> None:
    table = Table(4).lay("luik", "XN", "blue*").lay("luik", "XE", "red")
    points = {row.guild: row.points for row in table.town("luik").guilds}
    assert points == {"blue": 4, "red": 2}
    table.figure("luik", "XE").figure("luik", "XE")
    points = {row.guild: row.points for row in table.town("luik").guilds}
    assert points == {"blue": 2, "red": 4}


@pytest.mark.rule("F34")
def test_masters_on_building_sites_do_not_count() -> None:
    table = Table(4).lay("luik", "XN", "blue").lay("luik", "XE", "red")
    table.lay("luik", "XS", "blue*", site=True).figure("luik", "XS")
    ranked = {row.guild: (row.rank, row.masters) for row in table.town("luik").guilds}
    assert ranked == {"blue": (2, 0), "red": (2, 0)}


@pytest.mark.rule("F35")
def test_nothing_happens_in_a_scored_town() -> None:
    table = _example().lay("gent", "XN", "church").end_round().ask(0, "site")
    assert table.layings(town="luik") == []
    assert table.rule(0, set_up("luik", "XN", "grey")) == "F35"
    table.ask(0, "cathedral")
    assert table.rule(0, at("cathedral", "luik", "ZN")) == "F35"
    table.ask(0, "master")
    assert table.rule(0, at("master", "luik", "XN")) == "F35"
    table.ask(0, "town:gent")
    assert table.rule(0, build("luik", "XN", "grey")) == "F17"


@pytest.mark.rule("F35")
def test_site_pieces_return_and_the_district_stays_unfinished() -> None:
    table = _example()
    assert table.view().pieces.building_sites == 9
    table.end_round()
    assert table.view().pieces.building_sites == 10
    space = table.district("luik", "ZN+1")
    assert (space.finished, space.site) == (False, False)


@pytest.mark.rule("F35")
def test_cards_of_the_town_leave_hands_and_table() -> None:
    table = _example()
    table.state.open[1] = 1 << LUIK
    table.state.hand[1] &= ~(1 << LUIK)
    table.end_round()
    for seat in table.view().seats:
        assert "town:luik" not in seat.hand + seat.open
    assert len(table.legal(0)) == 7 * 4


@pytest.mark.rule("F36")
def test_towns_full_at_once_are_scored_in_the_order_of_towns() -> None:
    table = _example()
    full = {space: what.replace("yellow", "grey") for space, what in BUILT.items()}
    full["ZN"] = "red"
    table.empty_stock("blue", "").lay_all("gent", {**full, "YNW": "green", "YSE": "red"})
    table.end_round()
    assert [event["town"] for event in table.told("town_scored")] == ["gent", "luik"]


@pytest.mark.rule("F32", "F33")
def test_previews_show_what_a_move_changes() -> None:
    table = Table(4).ask(0, "town:luik")
    move = table.judge(0, build("luik", "XN", "blue"))
    shown = GAME.preview(table.state, 0, move)
    assert shown == Preview(value=1, points={"blue": 3}, free=11)
    move = table.judge(0, build("luik", "XN", "grey", master=True))
    assert GAME.preview(table.state, 0, move).points == {"grey": 3}
