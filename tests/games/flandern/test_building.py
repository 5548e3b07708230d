"""Where a district may lie (F25–F29)."""

import pytest

from gildehuis.games.flandern.schema import Tiles
from tests.games.flandern.table import Table, build


@pytest.mark.rule("F25")
def test_only_on_a_free_space() -> None:
    table = Table(4).lay("gent", "XN", "grey").ask(0, "town:gent")
    assert table.rule(0, build("gent", "XN", "blue")) == "F25"
    assert table.rule(0, build("gent", "C", "blue")) == "F25"
    assert table.rule(0, build("gent", "ZN+1", "blue")) == "F25"
    assert table.rule(0, build("gent", "nowhere", "blue")) == "F25"
    assert table.rule(0, build("gent", "XE", "blue")) == "legal"


@pytest.mark.rule("F25")
def test_the_stock_of_the_spaces_shape_is_used() -> None:
    table = Table(4).lay("gent", "XN", "grey").empty_stock("blue", "XY").ask(0, "town:gent")
    assert {move.space for move in table.layings(guild="blue")} == {"ZN"}


@pytest.mark.rule("F26")
def test_a_long_side_must_border_something_laid() -> None:
    table = Table(4).ask(0, "town:gent")
    assert {move.space for move in table.layings(guild="blue")} == {"XN", "XE", "XS", "XW"}
    assert table.rule(0, build("gent", "ZN", "blue")) == "F26"
    assert table.rule(0, build("gent", "YNE", "blue")) == "F26"  # a short side of the centre


@pytest.mark.rule("F26")
def test_a_building_site_is_enough() -> None:
    table = Table(4).lay("gent", "XN", "grey", site=True).ask(0, "town:gent")
    spaces = {move.space for move in table.layings(guild="blue")}
    assert spaces == {"XE", "XS", "XW", "ZN", "YNE", "YNW"}


@pytest.mark.rule("F27")
@pytest.mark.parametrize("guild", ["blue", "grey", "church"])
def test_same_arms_never_border(guild: str) -> None:
    table = Table(4).lay("gent", "XN", guild).ask(0, "town:gent")
    for space in ("ZN", "YNE", "YNW"):
        assert table.rule(0, build("gent", space, guild)) == "F27"
    assert table.rule(0, build("gent", "XS", guild)) == "legal"


@pytest.mark.rule("F27")
def test_short_sides_count() -> None:
    table = Table(4).lay("brugge", "XN", "grey").ask(0, "town:brugge")
    assert table.rule(0, build("brugge", "YNE", "blue")) == "F27"  # the blue centre
    assert table.rule(0, build("brugge", "ZN", "blue")) == "legal"


@pytest.mark.rule("F27")
def test_other_arms_may_border() -> None:
    table = Table(4).lay("gent", "XN", "red").ask(0, "town:gent")
    assert table.rule(0, build("gent", "ZN", "blue")) == "legal"


# ---- specials


def _with_neighbours() -> Table:
    """Ghent with its four inner quarters built, so that everything can be reached."""
    inner = {"XN": "blue", "XE": "grey", "XS": "red", "XW": "green"}
    return Table(4).lay_all("gent", inner)


@pytest.mark.rule("F28")
@pytest.mark.parametrize(
    ("special", "host", "added"),
    [
        ("A", "ZN", {"ZN+1": "Z"}),
        ("B", "YSE", {"YSE+1": "X"}),
        ("C", "ZW", {"ZW+1": "Y", "ZW+2": "Y"}),
    ],
)
@pytest.mark.parametrize("kind", ["build", "set_up"])
def test_specials_add_spaces_at_once(
    special: str, host: str, added: dict[str, str], kind: str
) -> None:
    table = _with_neighbours().ask(0, "town:gent" if kind == "build" else "site")
    free = table.town("gent").free
    table.play(0, build("gent", host, "church", special=special, kind=kind))
    shapes = {name: table.space("gent", name).shape for name in added}
    assert shapes == added
    assert table.town("gent").free == free - 1 + len(added)


@pytest.mark.rule("F28")
def test_d_lies_on_its_x_and_swallows_the_z_outside() -> None:
    table = Table(4).ask(0, "town:gent")
    table.play(0, build("gent", "XE", "church", special="D"))
    assert table.space("gent", "ZE").state == "swallowed"
    assert table.town("gent").free == 10
    table.ask(0, "town:gent")
    assert table.rule(0, build("gent", "ZE", "grey")) == "F25"
    assert table.rule(0, build("gent", "YNE", "grey")) == "legal"  # a long side of D


@pytest.mark.rule("F28")
def test_d_needs_its_z_free() -> None:
    table = Table(4).lay("gent", "ZN", "blue").ask(0, "town:gent")
    assert table.rule(0, build("gent", "XN", "church", special="D")) == "F28"
    assert table.rule(0, build("gent", "XS", "church", special="D")) == "legal"


@pytest.mark.rule("F28", "F27")
def test_d_borders_all_that_its_two_spaces_border() -> None:
    table = Table(4).lay("gent", "YNE", "church").ask(0, "town:gent")
    assert table.rule(0, build("gent", "XN", "church", special="D")) == "F27"
    table = Table(4).lay("gent", "XN", "church D").lay("gent", "XE", "blue").ask(0, "town:gent")
    assert table.rule(0, build("gent", "YNE", "church")) == "F27"
    assert table.rule(0, build("gent", "YNW", "church")) == "F27"
    assert table.rule(0, build("gent", "YSE", "church")) == "legal"


@pytest.mark.rule("F28")
@pytest.mark.parametrize(
    ("space", "guild", "master", "special"),
    [
        ("ZN", "church", False, "B"),  # wrong host
        ("XN", "church", False, "A"),
        ("ZN", "grey", False, "A"),  # other arms
        ("ZN", "church", True, "A"),  # with a master
    ],
)
def test_specials_are_church_districts_on_their_host(
    space: str, guild: str, master: bool, special: str
) -> None:
    table = Table(4).lay("gent", "XE", "blue").ask(0, "town:gent")
    assert table.rule(0, build("gent", space, guild, master, special)) == "F28"


@pytest.mark.rule("F28")
def test_the_host_must_be_a_printed_space() -> None:
    table = _with_neighbours().lay("gent", "ZN", "church A").ask(0, "town:gent")
    assert table.layings(space="ZN+1", guild="church") == []
    assert table.rule(0, build("gent", "ZN+1", "church", special="C")) == "F28"


@pytest.mark.rule("F28")
def test_an_added_space_borders_its_special_and_nothing_else() -> None:
    table = _with_neighbours().lay("gent", "ZW", "church C").ask(2, "town:gent")
    assert table.rule(2, build("gent", "ZW+1", "church")) == "F27"
    assert table.rule(2, build("gent", "ZW+1", "green")) == "legal"  # green lies at XW, not here
    table.play(2, build("gent", "ZW+1", "green")).ask(2, "town:gent")
    assert table.rule(2, build("gent", "ZW+2", "green")) == "legal"  # the two do not border


@pytest.mark.rule("F28", "F32")
def test_a_special_counts_as_a_church_district() -> None:
    table = Table(4)
    before = table.town("gent").value
    table.lay("gent", "XN", "church D")
    assert table.town("gent").value == before + 2
    assert "church" not in {str(row.guild) for row in table.town("gent").guilds}


@pytest.mark.rule("F29")
def test_a_tile_with_and_without_master_are_two_choices() -> None:
    table = Table(4).ask(0, "town:gent")
    found = table.layings(space="XN", guild="blue")
    assert [move.master for move in found] == [False, True]
    assert len(table.layings(space="XN", guild="church")) == 2  # a plain one and D
    table.play(0, build("gent", "XN", "blue", master=True))
    assert table.view().stock["blue"]["X"] == Tiles(plain=3, master=1, two=0)
    assert table.district("gent", "XN").masters == 1
