"""The edition file: what is read, what is refused and how, and that another edition works."""

import pytest

from gildehuis.core.match import Match
from gildehuis.core.playout import random_match
from gildehuis.core.refusal import BadInput
from gildehuis.core.rng import Rng
from gildehuis.core.setup import settle
from gildehuis.core.verify import verify
from gildehuis.games.flandern import GAME
from gildehuis.games.flandern.edition import FlandernEdition, drawing, tables
from gildehuis.games.flandern.state import FlandernState
from gildehuis.words import speech
from tests.games.flandern.table import Table, build

SOURCE = GAME.shipped_source("reconstructed")
BLUE_X = "[tiles.blue]\nX = { plain = 3, master = 2 }"


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
def test_the_shipped_edition_is_in_order() -> None:
    edition = GAME.edition(SOURCE, "reconstructed.toml")
    assert edition.name == "reconstructed"
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
        (("[golden.B]\nsite = 2", "[golden.B]\nsite = 3"), "golden"),
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
        (('name = "reconstructed"', 'name = "My own!"'), "name"),
        (('name = "gent"', 'name = "antwerpen"'), "towns.1.name"),
        (('centre = "yellow"', 'centre = "blue"'), "towns.1.centre"),
        (('centre = "yellow"', 'centre = "grey"'), "towns.1.centre"),
        (('centre = "church"', 'centre = "red"'), "towns.5.centre"),
        (('centre = "church"\nmasters = 0', 'centre = "church"\nmasters = 1'), "towns.5.masters"),
        (('"town:gent" = 1', '"town:antwerpen" = 1'), "golden.A.town:antwerpen"),
        (('"town:gent" = 1\n"town:ieper" = 1', '"town:gent" = 2'), "golden"),
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
        (("[[-2, 3], [2, 3], [2, 6], [-2, 6]]", "[[-2, 3], [2, 3]]"), "is no polygon"),
        (("[[-2, 3], [2, 3], [2, 6], [-2, 6]]", "[[-2, 3], [2, 6], [2, 3], [-2, 6]]"), "polygon"),
        (("[[-2, 3], [2, 3], [2, 6], [-2, 6]]", '[[-2, 3], [2, 3], "x", [2, 6]]'), "polygon"),
        (("[[-2, 3], [2, 3], [2, 6], [-2, 6]]", "[[-2, 1], [2, 1], [2, 6], [-2, 6]]"), "lie over"),
        (("new = [[[-3, 8], [3, 8], [2, 10], [-2, 10]]]", "new = []"), "has 0 polygons"),
        (("[[-3, 8], [3, 8], [2, 10], [-2, 10]]", "[[-3, 9], [3, 9], [2, 11]]"), "shares no side"),
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
    renamed = altered.replace('name = "reconstructed"', 'name = "mine"')
    assert GAME.own_edition(renamed, "mine.toml").name == "mine"
    assert GAME.own_edition(SOURCE, "copy.toml").name == "reconstructed"
    windows = SOURCE.replace("\n", "\r\n")
    assert GAME.own_edition(windows, "copy.toml").name == "reconstructed"


def _mine() -> FlandernEdition:
    """Other centres, masters, tiles, golden cards and names of spaces."""
    source = _altered(
        ('name = "reconstructed"', 'name = "mine"'),
        ('centre = "blue"', 'centre = "swap"'),
        ('centre = "red"', 'centre = "blue"'),
        ('centre = "swap"', 'centre = "red"'),
        ('centre = "grey"\nmasters = 2', 'centre = "church"\nmasters = 0'),
        (BLUE_X, "[tiles.blue]\nX = { plain = 1, master = 6 }"),
        ("Y = { plain = 3, master = 2 }", "Y = { plain = 3, master = 0 }"),
        ("[golden.B]\nsite = 2\npickup = 2", "[golden.B]\nsite = 3\ninfluence = 5"),
        ("influence = 4", ""),
    )
    edition = GAME.own_edition(source.replace("YNE", "Q1"), "mine.toml")
    assert isinstance(edition, FlandernEdition)
    return edition


@pytest.mark.parametrize("players", [2, 3, 4])
def test_another_edition_works_throughout(players: int) -> None:
    setup = settle(GAME, players, edition=_mine())
    match: Match[FlandernState] = random_match(GAME, setup, "mine")
    record = match.record()
    assert record.edition == "mine"
    assert verify(GAME, setup, record).ok
    for viewer in (None, 0):
        seen = GAME.view(match.state, viewer)
        assert GAME.view(GAME.imagine(setup, viewer, seen, Rng(1)), viewer) == seen
    assert "Q1" in str(record.log)
    assert GAME.draw(setup, GAME.view(match.state, None), speech("nl", GAME).say)


@pytest.mark.rule("F10")
def test_another_edition_decides_which_town_is_out() -> None:
    table = Table(3, edition=_mine())
    out = [town.town for town in table.view().towns if not town.in_play]
    assert out == ["brugge"]  # red's town in that edition
    table.ask(0, "town:leuven")
    assert table.rule(0, build("leuven", "XN", "blue")) == "F27"


def test_tables_show_every_part_of_an_edition() -> None:
    edition = GAME.edition(SOURCE, "x")
    shown = {title: (headers, rows) for title, headers, rows in tables(edition)}
    assert list(shown) == [
        "pieces",
        "towns",
        "tiles (plain + master)",
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
    drawn = drawing(GAME.edition(SOURCE, "x"))
    assert set(drawn["specials"]["A"]) == {"ZN", "ZE", "ZS", "ZW"}
    assert drawn["specials"]["A"]["ZN"]["polygon"] == drawn["spaces"]["ZN"]
    assert set(drawn["specials"]["A"]["ZE"]["polygon"]) == set(drawn["spaces"]["ZE"])
    assert drawn["specials"]["A"]["ZS"]["new"][0][0] == (3.0, -8.0)
    assert drawn["specials"]["B"]["YSW"]["new"][0][0] == (-7.414, -4.586)
