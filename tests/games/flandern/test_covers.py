"""Covering spaces that can never be built on again (F30)."""

import pytest

from tests.games.flandern.table import Table, build

GUILDS = ("blue", "yellow", "green", "red", "grey", "church")


def _state(table: Table, town: str, space: str) -> str:
    return str(table.space(town, space).state)


def _only(table: Table, guild: str, shapes: str = "XYZ") -> Table:
    """Leave only this guild's districts of these shapes in stock."""
    for other in GUILDS:
        if other != guild:
            table.empty_stock(other, shapes)
    return table


def _no_specials(table: Table) -> Table:
    for letter in "ABCD":
        table.take_special(letter)
    return table


@pytest.mark.rule("F30")
def test_a_space_is_covered_when_no_arms_could_take_it() -> None:
    table = _no_specials(_only(Table(4), "blue", "Z")).lay("gent", "XN", "blue").cover()
    assert _state(table, "gent", "ZN") == "covered"  # only blue is left, and borders blue
    assert _state(table, "gent", "ZE") == "free"
    assert table.told("covered") == [{"town": "gent", "space": "ZN"}]


@pytest.mark.rule("F30")
def test_every_arms_in_play_count_whoever_may_lay_them() -> None:
    table = _no_specials(_only(Table(4), "red", "Z")).lay("gent", "XN", "blue").cover()
    assert _state(table, "gent", "ZN") == "free"


@pytest.mark.rule("F30")
def test_nothing_left_of_a_shape_covers_all_its_spaces() -> None:
    table = _no_specials(Table(4))
    for guild in GUILDS:
        table.empty_stock(guild, "Y")
    table.cover()
    assert _state(table, "luik", "YSE") == "covered"
    assert _state(table, "luik", "XN") == "free"
    assert table.view().free_spaces == 6 * 8  # covers are not limited to nine


@pytest.mark.rule("F30")
def test_a_special_could_take_its_host() -> None:
    table = Table(4)
    for guild in GUILDS:
        table.empty_stock(guild, "Y")
    table.cover()
    assert _state(table, "gent", "YNE") == "free"  # B is left
    table.take_special("B").cover()
    assert _state(table, "gent", "YNE") == "covered"


@pytest.mark.rule("F30")
def test_d_could_take_the_z_of_its_free_host() -> None:
    table = Table(4).take_special("A").take_special("C")
    for guild in GUILDS:
        table.empty_stock(guild, "Z")
    table.lay("gent", "XN", "blue").lay("gent", "YSE", "church").cover()
    assert _state(table, "gent", "ZW") == "free"
    assert _state(table, "gent", "ZN") == "covered"  # its host is built on
    assert _state(table, "gent", "ZE") == "covered"  # D would border the Church there
    table.take_special("D").cover()
    assert _state(table, "gent", "ZW") == "covered"


@pytest.mark.rule("F30")
def test_a_space_cut_off_is_covered_although_tiles_are_left() -> None:
    table = _no_specials(Table(4))
    for guild in GUILDS:
        table.empty_stock(guild, "X")
    table.cover()
    # No X can be built: all X are covered, then nothing lies or is free along the others.
    assert table.view().free_spaces == 0


@pytest.mark.rule("F30")
def test_a_space_beside_a_free_one_is_not_cut_off() -> None:
    table = Table(4).cover()
    assert table.view().free_spaces == 72
    assert table.told("covered") == []


@pytest.mark.rule("F30")
def test_a_covered_space_cannot_be_built_on() -> None:
    table = _no_specials(_only(Table(4), "blue", "Z")).lay("gent", "XN", "blue").cover()
    table.ask(0, "town:gent")
    assert table.rule(0, build("gent", "ZN", "blue")) == "F30"
    assert table.layings(space="ZN") == []


@pytest.mark.rule("F30")
def test_an_added_space_can_be_covered() -> None:
    table = Table(4).lay("gent", "XN", "grey").lay("gent", "ZN", "church A")
    for guild in GUILDS:
        if guild != "church":
            table.empty_stock(guild, "Z")
    table.cover()
    assert _state(table, "gent", "ZN+1") == "covered"
    assert _state(table, "gent", "ZS") == "free"
