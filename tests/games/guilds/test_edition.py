"""Edition files: what is refused and how it is said, and that other numbers and names work."""

import re

import pytest

from gildehuis.core.drawing import plain
from gildehuis.core.playout import random_match
from gildehuis.core.record import decode, encode
from gildehuis.core.refusal import BadInput
from gildehuis.core.rng import Rng
from gildehuis.core.setup import settle
from gildehuis.core.verify import verify
from gildehuis.games.guilds import GAME
from gildehuis.games.guilds.edition import GuildsEdition
from gildehuis.games.guilds.edition_tables import tables
from gildehuis.words import speech
from tests.games.guilds.table import Table, buy

SOURCE = GAME.shipped_source("reconstructed")


def altered(old: str, new: str, count: int = 1) -> str:
    """The shipped file with one thing changed, under another name."""
    assert old in SOURCE, old
    source = SOURCE.replace('edition = "reconstructed"', 'edition = "altered"')
    return source.replace(old, new, count)


def without(section: str) -> str:
    """The shipped file without one table."""
    found = re.search(rf"^\[{re.escape(section)}\].*?(?=^\[|^#)", SOURCE, re.M | re.S)
    assert found, section
    return SOURCE.replace(found[0], "")


@pytest.mark.rule("G1", "G5", "G38")
@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        (without("characters.W1"), "characters: 47 characters (48"),
        (without("small_rooms.s01"), "small_rooms: 34 rooms (35"),
        (without("large_rooms.l01"), "large_rooms: 17 rooms (18"),
        (without("goals.g01"), "goals: 17 goals (18"),
        (altered('"craftsman", "animal"]', '"craftsman"]'), "factions: 6 factions (7"),
        (altered("Z3 = 1, Z5 = 1", "Z3 = 1, Z5 = 2"), "plaza.2: 4 characters (3"),
        (altered("Z1 = 2, Z2 = 1, Z4 = 1", "Z1 = 2, Z2 = 0, Z4 = 1"), "plaza.3x5: 4 characters"),
        (altered("Z3 = 1, Z5 = 1 }", "Z3 = 1, Z7 = 1 }"), "plaza.2.Z7: no such key"),
        (altered('effect = "drake"', 'effect = "dove"'), '"dove" belongs to A3 too'),
        (altered('effect = "drake"', 'effect = "dragon"'), "no effect 'dragon'"),
        (altered('effect = "end_sym_mage"', 'effect = "end_sym_cook"'), "no faction 'cook'"),
        (altered('effect = "r_types"', 'effect = "r_towers"'), "no effect 'r_towers'"),
        (altered('effect = "r_sym_mage"', 'effect = "r_sym_cook"'), "no faction 'cook'"),
        (altered('measure = "women"', 'measure = "men"'), "goals.g08.measure: no measure 'men'"),
        (altered('"symbol:mage"', '"symbol:cook"'), "no faction 'cook'"),
        (altered('"rooms:garden"', '"rooms:tower"'), "no room type 'tower'"),
        (altered('factions = ["warrior"]', 'factions = ["cook"]'), "no faction 'cook'"),
        (altered('["warrior", "noble"]', '["noble", "noble"]'), "W6.factions: is"),
        (altered('people = "orc"', 'people = "ogre"'), "no people 'ogre'"),
        (altered('sex = "man"', 'sex = "boy"'), "characters.W1.sex: is 'boy'"),
        (altered('class = "always"', 'class = "often"'), "W2.class: is 'often'"),
        (altered('type = "service"', 'type = "tower"'), "s01.type: no room type 'tower'"),
        (altered("price = 1", "price = 0"), "s01.price: is 0"),
        (altered("price = 1", 'price = "1"'), "s01.price: is '1'"),
        (altered("pp = 2", "pp = true"), "W1.pp: is True"),
        (altered("pp = 2\n", ""), "W1.pp: is missing"),
        (altered("florins = 2", "florin = 2"), "W1.florin: no such key"),
        (altered("gold = 1", "gold = -1"), "gold: is -1"),
        (altered('doors = ["N", "S"]', 'doors = ["N", "X"]'), "s01.doors: no edge 'X'"),
        (altered('doors = ["N", "S"]', 'doors = ["N", "N"]'), "s01.doors: edge 'N' stands twice"),
        (altered('doors = ["N", "S"]', "doors = []"), "s01.doors: is empty"),
        (altered('doors = ["aN", "bE", "aS"]', 'doors = ["N"]'), "l01.doors: no edge 'N'"),
        (altered('name = "Guardroom"', 'name = ""'), "s01.name: is empty"),
        (altered("[large_rooms.l01]", "[large_rooms.s01]"), "large_rooms.s01: is a small room too"),
        (altered('cells = ["B1", "C1"]', 'cells = ["B1", "D1"]'), "hall.cells: is no tile"),
        (altered('cells = ["B1", "C1"]', 'cells = ["B1", "C9"]'), "hall.cells: no cell 'C9'"),
        (altered('"C1E"]', '"B1E"]'), "'B1E' is inside the hall"),
        (altered('"C1E"]', '"C1X"]'), "no edge 'C1X' of the hall"),
        (altered('"C1E"]', '"A1E"]'), "no edge 'A1E' of the hall"),
        (altered('"C1E"]', "7]"), "no edge 7 of the hall"),
        (altered('doors = ["B1W", "B1N", "C1E"]', 'doors = ["B1S"]'), "no door opens to the plot"),
        (altered('columns = "ABCD"', 'columns = "ABDC"'), "plot.columns: is 'ABDC'"),
        (altered("rows = 5", "rows = 77"), "plot.rows: is 77"),
        (altered("cat = 2", "cat = 7"), "round_track.cat: is 7"),
        (altered("cat = 2", "cat = 3"), "the cat is reached in round 9"),
        (altered('game = "guilds"', 'game = "chess"'), 'game: is "chess"'),
        (SOURCE + "[", "not TOML"),
        (altered('"goblin"]', '"human"]'), "peoples: a word stands twice"),
        (altered('"goblin"]', '"woman"]'), '"woman" is no people'),
        (altered('"garden", "quarters"', '"lawn", "quarters"'), "garden"),
        (altered("[plot]", "[garage]\nsize = 1\n[plot]"), "garage: no such key"),
    ],
)
def test_a_wrong_file_is_refused_with_key_and_reason(source: str, complaint: str) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.edition(source, "mine.toml")
    assert complaint in str(refused.value)
    assert str(refused.value).startswith("mine.toml")


def test_a_complaint_names_the_line() -> None:
    source = altered('people = "orc"', 'people = "ogre"')
    line = source[: source.index('"ogre"')].count("\n") + 1
    with pytest.raises(BadInput, match=f"mine.toml, line {line}: "):
        GAME.edition(source, "mine.toml")


def test_every_faction_needs_a_character() -> None:
    source = SOURCE.replace('factions = ["animal"]', 'factions = ["mage"]')
    source = source.replace('["animal", "mage"]', '["noble", "mage"]')
    with pytest.raises(BadInput, match='"animal" has no character'):
        GAME.edition(source, "mine.toml")


def test_an_altered_edition_needs_a_name_of_its_own() -> None:
    with pytest.raises(BadInput, match="belongs to the shipped edition"):
        GAME.own_edition(SOURCE.replace("pp = 5", "pp = 4", 1), "mine.toml")
    assert GAME.own_edition(SOURCE, "mine.toml").name == "reconstructed"


def other_edition() -> GuildsEdition:
    """Other names, ids, numbers, peoples, a bigger plot, a hall elsewhere, other zones."""
    source = SOURCE.replace('edition = "reconstructed"', 'edition = "other"')
    source = source.replace("warrior", "soldier").replace('"human"', '"martian"')
    source = source.replace("[characters.W1]", "[characters.warden-of-the-gate]")
    source = source.replace("[small_rooms.s01]", "[small_rooms.guardroom]")
    source = source.replace("[goals.g01]", "[goals.army]")
    source = source.replace("florins = 10", "florins = 14").replace("rows = 5", "rows = 6")
    source = source.replace('columns = "ABCD"', 'columns = "ABCDE"')
    source = source.replace('cells = ["B1", "C1"]', 'cells = ["C2", "C1"]')
    source = source.replace('["B1W", "B1N", "C1E"]', '["C2N", "C2W", "C1E"]')
    source = source.replace("Z1 = 2, Z2 = 1, Z4 = 2, Z5 = 1", "Z2 = 3, Z6 = 3")
    source = source.replace('effect = "drake"\n', "").replace("price = 1", "price = 2")
    edition = GAME.own_edition(source, "other.toml")
    assert isinstance(edition, GuildsEdition)
    return edition


OTHER = other_edition()


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"characters": 6}), (4, {})])
def test_another_edition_works_throughout(players: int, options: dict[str, int]) -> None:
    setup = settle(GAME, players, options, OTHER)
    match = random_match(GAME, setup, "other")
    record = decode(encode(match.record()))
    assert record.edition == "other"
    assert verify(GAME, setup, record).ok
    assert "warden-of-the-gate" in record.log[1]["value"]
    position = GAME.view(match.state, None)
    again = GAME.imagine(setup, None, position, Rng(1))
    assert GAME.view(again, None) == position
    drawn = plain(GAME.draw(setup, position, speech("en", GAME).say))
    assert "name-" not in drawn


def test_other_numbers_count() -> None:
    table = Table(2, edition=OTHER, rooms=["s22"], gold=[9])
    assert table.seat(0).florins == 14
    table.until("build").play(buy("s22"))
    assert table.seat(0).gold == 7
    assert table.values("place", "cell") == ["B2", "C3", "D1"]


def test_show_tables_are_complete_and_even() -> None:
    shown = {title: (headers, rows) for title, headers, rows in tables(Table().edition)}
    assert [len(shown[title][1]) for title in ("Characters", "Rooms", "Goals")] == [48, 53, 18]
    for headers, rows in shown.values():
        assert all(len(row) == len(headers) for row in rows)
    assert GAME.edition_tables(OTHER)[0][2][0][0] == "warden-of-the-gate"
