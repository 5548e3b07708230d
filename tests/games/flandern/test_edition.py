"""The edition file: what is read and what is refused, and how."""

import pytest

from gildehuis.core.refusal import BadInput
from gildehuis.games.flandern import GAME
from gildehuis.games.flandern.edition import FlandernEdition
from gildehuis.games.flandern.edition_show import tables
from gildehuis.games.flandern.geometry import turned

SOURCE = GAME.shipped_source("reconstructed-2")
BLUE_X = "[tiles.blue]\nX = { plain = 3, master = 2 }"
CHURCH_X = "[tiles.church]\nX = { plain = 3, master = 0 }"
XN = "[[-2, 3], [2, 3], [2, 7], [-2, 7]]"
ADDED = "[[-2, 9], [2, 9], [3, 10], [2, 11], [-2, 11], [-3, 10]]"  # by A


def _altered(*changes: tuple[str, str]) -> str:
    source = SOURCE
    for old, new in changes:
        assert old in source, old
        source = source.replace(old, new, 1)
    return source


def _complaint(source: str) -> BadInput:
    with pytest.raises(BadInput) as caught:
        GAME.edition(source, "mine.toml")
    return caught.value


def _line(text: str, source: str = SOURCE) -> int:
    return source[: source.index(text)].count("\n") + 1


@pytest.mark.rule("F3", "F4", "F6", "F7")
@pytest.mark.parametrize("name", GAME.editions)
def test_a_shipped_edition_is_in_order(name: str) -> None:
    edition = GAME.shipped_edition(name)
    assert isinstance(edition, FlandernEdition)
    assert edition.name == name
    assert edition.board.printed == 13
    assert edition.most_influence == 9


@pytest.mark.rule("F2", "F3")
@pytest.mark.parametrize(
    ("change", "key"),
    [
        (("building_sites = 10", "building_sites = 9"), "pieces.building_sites"),
        (("cathedrals = 4", "cathedrals = 5"), "pieces.cathedrals"),
        (("guild_masters = 4", "guild_masters = 3"), "pieces.guild_masters"),
        (("X = 3, Y = 3, Z = 3", "X = 3, Y = 3, Z = 4"), "pieces.covers"),
        ((BLUE_X, BLUE_X.replace("3", "4")), "tiles.blue"),
        (("[tiles.church]\nX = { plain = 3", "[tiles.church]\nX = { plain = 2"), "tiles.church"),
        ((BLUE_X, BLUE_X.replace("2 }", "2, two = 1 }")), "tiles.blue"),
        (("cathedral = 3", "cathedral = 4"), "golden"),
    ],
)
def test_a_broken_total_is_refused(change: tuple[str, str], key: str) -> None:
    complaint = _complaint(_altered(change))
    assert complaint.what.startswith(f"{key}: ")
    assert complaint.where.startswith("mine.toml, line ")
    assert "F3" in complaint.right


@pytest.mark.rule("F1", "F5", "F28")
@pytest.mark.parametrize(
    ("change", "key"),
    [
        (('game = "flandern"', 'game = "guilds"'), "game"),
        (('name = "reconstructed-2"', 'name = "My own!"'), "name"),
        (('name = "gent"', 'name = "antwerpen"'), "towns.1.name"),
        (('centre = "yellow"', 'centre = "blue"'), "towns.1.centre"),
        (('centre = "yellow"', 'centre = "grey"'), "towns.1.centre"),
        (('centre = "church"', 'centre = "red"'), "towns.5.centre"),
        (('centre = "church"\nmasters = 0', 'centre = "church"\nmasters = 1'), "towns.5.masters"),
        (('"town:gent" = 1', '"town:antwerpen" = 1'), "golden.A.town:antwerpen"),
        (('"town:gent" = 1\n"town:ieper" = 1\nsite = 3', '"town:gent" = 3\nsite = 2'), "golden"),
        (("[golden.B]", "[golden.C]"), "golden.C"),
        (('host = "Z"', 'host = "Q"'), "specials.A.host"),
        (('adds = ["Z"]', 'adds = ["C"]'), "specials.A.adds"),
        (("[specials.D]", "[specials.E]"), "specials.E"),
        (("[tiles.grey]", "[tiles.purple]"), "tiles.purple"),
        (('drawn_on = "ZN"', 'drawn_on = "YNE"'), "specials.A.drawn_on"),
        (('swallows = ["Z"]', 'swallows = ["Y"]'), "specials.D.swallows"),
        (('{ id = "XN", shape = "X"', '{ id = "XN", shape = "W"'), "town.spaces.1.shape"),
        (('{ id = "XE"', '{ id = "XN"'), "town.spaces.2.id"),
        (("masters = 2", 'masters = "two"'), "towns.0.masters"),
        (("masters = 2", "masters = true"), "towns.0.masters"),
        (("masters = 2", "masters = -1"), "towns.0.masters"),
        (("masters = 2", "wrong = 2"), "towns.0.wrong"),
        (("[pieces]", "[other]"), "other"),
        ((CHURCH_X, CHURCH_X.replace("0 }", "1 }")), "tiles.church.X.master"),
        ((CHURCH_X, CHURCH_X.replace("0 }", "0, two = 1 }")), "tiles.church.X.two"),
        ((BLUE_X, BLUE_X.replace("2 }", "2, three = 1 }")), "tiles.blue.X.three"),
        ((BLUE_X, BLUE_X.replace("2 }", "2, two = -1 }")), "tiles.blue.X.two"),
    ],
)
def test_what_does_not_exist_is_refused(change: tuple[str, str], key: str) -> None:
    assert _complaint(_altered(change)).what.startswith(f"{key}: ")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (('["C", "XN"], ', '["C", "XQ"], '), "no space 'XQ'"),
        (('["C", "XN"], ', '["C", "C"], '), "['C', 'C']"),
        (('["C", "XN"], ', '["C", "XN"], ["XN", "C"], '), "paired twice"),
        (('["ZN", "YNE"], ', '["ZN", "YNE"], ["C", "XN"], '), "paired twice"),
        (('["C", "XN"], ', '["C", "XN"], ["C", "ZN"], '), "share no side"),
        (('["C", "XN"], ', ""), "share a side nobody lists"),
        ((XN, "[[-2, 3], [2, 3]]"), "is no polygon"),
        ((XN, "[[-2, 3], [2, 7], [2, 3], [-2, 7]]"), "polygon"),
        ((XN, '[[-2, 3], [2, 3], "x", [2, 7]]'), "polygon"),
        ((XN, "[[-2, 1], [2, 1], [2, 7], [-2, 7]]"), "lie over"),
        ((f"new = [{ADDED}]", "new = []"), "has 0 polygons"),
        ((ADDED, "[[-3, 9.5], [3, 9.5], [2, 11]]"), "shares no side"),
    ],
)
def test_the_drawing_must_be_sound(change: tuple[str, str], reason: str) -> None:
    assert reason in _complaint(_altered(change)).what


def test_a_complaint_names_file_line_key_and_reason() -> None:
    complaint = _complaint(_altered(("guild_masters = 4", "guild_masters = 3")))
    assert complaint.where == f"mine.toml, line {_line('guild_masters = 4')}"
    assert str(complaint) == f"{complaint.where}: pieces.guild_masters: is 3 (F3 has 4)"


def test_what_is_not_toml_or_not_complete_is_refused() -> None:
    assert "not TOML" in _complaint("game = ").what
    assert _complaint('game = "flandern"\n').what == "name: is missing"


def test_an_altered_edition_needs_a_new_name() -> None:
    altered = _altered((BLUE_X, BLUE_X.replace("3", "2").replace("master = 2", "master = 3")))
    with pytest.raises(BadInput, match="belongs to the shipped edition"):
        GAME.own_edition(altered, "mine.toml")
    renamed = altered.replace('name = "reconstructed-2"', 'name = "mine"')
    assert GAME.own_edition(renamed, "mine.toml").name == "mine"
    assert GAME.own_edition(SOURCE, "copy.toml").name == "reconstructed-2"
    windows = SOURCE.replace("\n", "\r\n")
    assert GAME.own_edition(windows, "copy.toml").name == "reconstructed-2"


def test_tables_show_every_part_of_an_edition() -> None:
    edition = GAME.edition(SOURCE, "x")
    shown = {title: (headers, rows) for title, headers, rows in tables(edition)}
    assert list(shown) == [
        "pieces",
        "towns",
        "tiles (plain + master + two)",
        "golden",
        "town",
        "specials",
    ]
    for headers, rows in shown.values():
        assert rows
        assert all(len(row) == len(headers) for row in rows)
    assert ["gent", "yellow", "2"] in shown["towns"][1]
    assert ["D", "X", "Z", ""] in shown["specials"][1]
    assert ["YNE", "Y", "XN XE", "C ZN ZE"] in shown["town"][1]


def test_specials_are_drawn_turned_with_their_host() -> None:
    edition = GAME.edition(SOURCE, "x")
    spaces = edition.polygons
    drawn_on, tile, new = edition.special_polygons["A"]
    assert tile == spaces[drawn_on]
    assert set(turned(tile, spaces[drawn_on], spaces["ZE"])) == set(spaces["ZE"])
    assert turned(new[0], spaces[drawn_on], spaces["ZS"])[0] == (2.0, -9.0)
    drawn_on, tile, new = edition.special_polygons["B"]
    assert turned(new[0], spaces[drawn_on], spaces["YSW"])[0] == (-7.914, -5.086)


# ---- the drawing shows the sides that are listed, whole


@pytest.mark.rule("F26", "F27")
@pytest.mark.parametrize(
    ("change", "key", "reason"),
    [
        # a corner more on a side: the spaces touch as before, but not side by whole side
        (
            ("[[-2, 3], [2, 3], [3, 2]", "[[-2, 3], [0, 3], [2, 3], [3, 2]"),
            "town.long.0",
            "C and XN",
        ),
        ((XN, "[[-2, 3], [2, 3], [2, 7], [0, 7], [-2, 7]]"), "town.long.4", "XN and ZN"),
        ((ADDED, ADDED.replace("[2, 9]", "[1, 9]")), "specials.A.new.0", "A and the space"),
    ],
)
def test_a_side_is_a_whole_one_of_both(change: tuple[str, str], key: str, reason: str) -> None:
    complaint = _complaint(_altered(change))
    assert complaint.what.startswith(f"{key}: ")
    assert reason in complaint.what


def test_a_long_side_is_longer_than_every_short_one() -> None:
    moved = (('["C", "YNE"], ', ""), ('["C", "XN"], ', '["C", "XN"], ["C", "YNE"], '))
    complaint = _complaint(_altered(*moved))
    assert "the long side of C and YNE is 1.414" in complaint.what
    assert complaint.right.startswith("longer than every short one")


def test_the_first_editions_drawing_is_exempt_but_no_other_like_it() -> None:
    first = GAME.shipped_source("reconstructed")
    renamed = first.replace('name = "reconstructed"', 'name = "mine"').replace("YNE", "Q1")
    assert GAME.own_edition(renamed, "mine.toml").name == "mine"  # tables are played on it
    altered = first.replace("[2, 8], [-2, 8]", "[2, 8.5], [-2, 8.5]", 1)
    assert "share no whole side" in _complaint(altered).what
