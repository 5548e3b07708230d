"""The edition file: what is shipped, what is refused and where, and other numbers and names."""

import re

import pytest

from gildehuis.core.playout import random_match
from gildehuis.core.refusal import BadInput
from gildehuis.core.setup import settle
from gildehuis.core.verify import verify
from gildehuis.games.nieuwstad import GAME
from gildehuis.games.nieuwstad.edition import read

SOURCE = GAME.shipped_source("reconstructed")


def changed(pattern: str, by: str) -> str:
    """The shipped file with one place changed."""
    text, count = re.subn(pattern, by, SOURCE, count=1, flags=re.MULTILINE)
    assert count == 1, pattern
    return text


def complaint(pattern: str, by: str) -> str:
    with pytest.raises(BadInput) as caught:
        read(changed(pattern, by), "own.toml")
    assert caught.value.where.startswith("own.toml, line ")
    return str(caught.value)


@pytest.mark.rule("N1", "N2", "N3")
@pytest.mark.parametrize(
    ("pattern", "by", "key"),
    [
        (r"^www  = \{ all = 16", "www  = { all = 15", "forest"),
        (r"two = 10 ", "two = 11 ", "forest"),
        (
            r"^huis        = \{ name = \"Huis\",        count = \[4, 8\]",
            'huis = { name = "Huis", count = [4, 9]',
            "buildings",
        ),
        (r"count = \[3, 5\]", "count = [2, 5]", "buildings"),
        (
            r'^schilderij            = \{ name = "Schilderij",            marks = \["-"\]',
            'schilderij = { name = "S", marks = []',
            "cards.wishes",
        ),
        (
            r'^zwarte_dood           = \{ name = "Zwarte Dood",           marks = \["-"\]',
            'zwarte_dood = { name = "Z", marks = ["-", "4"]',
            "cards.events",
        ),
        (r"^printed_boats = 2", "printed_boats = 3", "buildings.boot"),
    ],
)
def test_totals_are_checked(pattern: str, by: str, key: str) -> None:
    assert f"{key}:" in complaint(pattern, by)


@pytest.mark.parametrize(
    ("pattern", "by", "reason"),
    [
        (r"^\. \. a a a a M M b b b b \. \.$", ". . a a a M M b b b b b . .", "Market"),
        (r"^\. \. a a a a M M b b b b \. \.$", ". . a a a a a b b b b b . .", "Market"),
        (
            r"^\. \. a a a a a b b b b b \. \.$",
            ". . a a a a a b b b b . . .",
            "across the city line",
        ),
        (r"^\. \. a a a a a b b b b b \. \.$", ". . a a a a a b b b b x . .", "no kind of cell"),
        (r"^\. \. a a a a a b b b b b \. \.$", ". . a a a a a b b b b b .", "different length"),
        (r"^players = \[3, 4\]", "players = [3]", "none for 4"),
        (r"^players = \[3, 4\]", "players = [3, 5]", "5 players"),
        (r"^players = \[3, 4\]", 'players = ["3", [4]]', "players"),
        (r"^shore_row = 7", "shore_row = 8", "beyond the map"),
        (r'^sides = "ZKZK"', 'sides = "ZKZ"', "ZKZ"),
        (r'^sides = "ZKZK"', 'sides = "ZKZG"', "ZKZG"),
    ],
)
def test_boards_are_checked(pattern: str, by: str, reason: str) -> None:
    assert reason in complaint(pattern, by)


@pytest.mark.parametrize(
    ("pattern", "by", "reason"),
    [
        (r'edges = "ZKKZ"', 'edges = "ZKKX"', "no road"),
        (r'edges = "ZKKZ"', 'edges = ""', "edges"),
        (r'edges = "ZKKZ"', 'edges = "GKKZ"', "edges"),
        (r'edges = "GZKZ"', 'edges = "ZGKZ"', "green long side"),
        (r'where = "gate"', 'where = "wall"', "does not exist"),
        (r'where = "lake"', 'where = "any"', "boot"),
        (r'class = "green"', 'class = "pink"', "does not exist"),
        (r'class = "red" ', 'class = "plain" ', "red"),
        (r'class = "stall"', 'class = "blue"', "stall"),
        (r"florins = 2, wood = 3", "florins = -2, wood = 3", "florins"),
        (r"florins = 2, wood = 3", 'florins = "two", wood = 3', "florins"),
        (r"size = \[2, 1\]", "size = [9, 1]", "size"),
        (r"size = \[2, 1\]", "size = [2]", "size"),
        (r"^kerk        = ", "cerk        = ", "no such key"),
        (r"points = 2, size", "point = 2, size", "points"),
    ],
)
def test_buildings_are_checked(pattern: str, by: str, reason: str) -> None:
    assert reason in complaint(pattern, by)


@pytest.mark.parametrize(
    ("pattern", "by", "reason"),
    [
        (r'process = \{ grain = "bread" \}', 'process = { grain = "cake" }', "no good"),
        (r'process = \{ grain = "bread" \}', 'process = { rye = "bread" }', "no good"),
        (r"sells = \{ bread = ", "sells = { cake = ", "no good"),
        (r'^with = "bread"', 'with = "wine"', "no good"),
        (r"^slots = \[30, 40, 50, 60\]", 'slots = [30, "x"]', "slots"),
        (r"^slots = \[30, 40, 50, 60\]", "slots = 30", "slots"),
        (r'process = \{ grain = "bread" \}', 'process = "bread"', "process"),
        (r"^sells = \{ bread = .*$", "sells = [1]", "sells"),
        (r"^buys = ", "slots = [1]\n# ", "buys"),
        (r"process_limit", "proces_limit", "no such key"),
        (r'marks = \["-", "4"\]', 'marks = ["-", "5"]', "no mark"),
        (r'marks = \["-", "4"\]', 'marks = ["-", ["4"]]', "no mark"),
        (r"^botenbouw ", "botebouw ", "no such key"),
        (r'^game = "nieuwstad"', 'game = "kardinal"', "another game"),
        (r"^rules = 1", "rules = 2", "version"),
        (r'^name = "reconstructed"', 'name = ""', "empty"),
        (r"^\[market\]", "[markt]", "no such key"),
    ],
)
def test_stalls_cards_and_the_head_are_checked(pattern: str, by: str, reason: str) -> None:
    assert reason in complaint(pattern, by)


def test_a_complaint_names_the_line() -> None:
    text = complaint(r"florins = 5, wood = 6", "florins = -5, wood = 6")
    line = next(n for n, row in enumerate(SOURCE.splitlines(), 1) if row.startswith("kerk"))
    assert f"line {line}" in text
    assert "buildings.kerk.florins" in text


def test_an_altered_edition_needs_a_new_name() -> None:
    with pytest.raises(BadInput, match="belongs to the shipped edition"):
        GAME.own_edition(changed("florins = 5, wood = 6", "florins = 4, wood = 6"), "own.toml")
    assert GAME.own_edition(SOURCE, "copy.toml").name == "reconstructed"


OTHER = (
    SOURCE.replace('name = "reconstructed"', 'name = "other"')
    .replace('name = "Kerk"', 'name = "Kathedraal"')
    .replace(
        "florins = 5, wood = 6, poorters =  3, points = 7",
        "florins = 9, wood = 12, poorters =  3, points = 15",
    )
    .replace("loose_boats = 2 ", "loose_boats = 3 ")
    .replace("slots = [30, 40, 50, 60]", "slots = [5, 6]")
    .replace("process_limit = 2", "process_limit = 1")
    .replace('sides = "ZKZK"', 'sides = "KKKK"')
)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_edition_with_other_numbers_plays_throughout(players: int) -> None:
    edition = GAME.own_edition(OTHER, "other.toml")
    setup = settle(GAME, players, {}, edition)
    match = random_match(GAME, setup, "other")
    record = match.record()
    assert record.edition == "other"
    assert verify(GAME, setup, record).ok
    position = GAME.view(match.state, None)
    assert position.supply["kerk"].points == 15
    assert position.boats.loose_left <= 3


@pytest.mark.rule("N1", "N19", "N29", "N30", "N31")
def test_an_edition_can_be_shown() -> None:
    tables = GAME.edition_tables(GAME.own_edition(OTHER, "other.toml"))
    assert [title for title, _, _ in tables] == ["Boards", "Buildings", "Stalls", "Cards"]
    for _, headers, rows in tables:
        assert all(len(row) == len(headers) for row in rows)
    buildings = dict(zip([row[0] for row in tables[1][2]], tables[1][2], strict=True))
    assert buildings["Kathedraal"][2:4] == [9, 12]
