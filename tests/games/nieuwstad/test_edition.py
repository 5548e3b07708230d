"""The edition file: what is shipped, what is refused and where, and other numbers and names."""

import re

import pytest

from gildehuis.core.chance import Chance
from gildehuis.core.playout import random_match
from gildehuis.core.refusal import BadInput
from gildehuis.core.setup import settle
from gildehuis.core.verify import verify
from gildehuis.games.nieuwstad import GAME
from gildehuis.games.nieuwstad.edition import read
from gildehuis.games.nieuwstad.ids import BOTENBOUW, GRAANVELD
from gildehuis.games.nieuwstad.places import places
from gildehuis.games.nieuwstad.town import clear_slot, lay_building

SOURCE = GAME.shipped_source("reconstructed-2")


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
        (r"^loose_boats = 2", "loose_boats = 1", "boards.large.loose_boats"),
        (r"^loose_boats = 2", "loose_boats = 3", "boards.large.loose_boats"),
        (r"^loose_boats = 0", "loose_boats = 3", "boards.small.loose_boats"),
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
        (r'edges = "ZKKZ"', 'edges = "GKKZ"', "edges"),
        (r'edges = "GZKZ"', 'edges = "ZGKZ"', "green long side"),
        (r'edges = "GZKZ"', 'edges = ""', "green long side"),
        (r'where = "gate"', 'where = "wall"', "does not exist"),
        (r'where = "gate"', 'where = "any"', "gate (N15)"),
        (r'where = "outskirts", class = "green"', 'where = "any", class = "green"', "green (N15)"),
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
        (r"^rules = 2", "rules = 3", "version"),
        (r'^name = "reconstructed-2"', 'name = ""', "empty"),
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
    assert GAME.own_edition(SOURCE, "copy.toml").name == "reconstructed-2"


OTHER = (
    SOURCE.replace('name = "reconstructed-2"', 'name = "other"')
    .replace('name = "Kerk"', 'name = "Kathedraal"')
    .replace(
        "florins = 5, wood = 6, poorters =  3, points = 7",
        "florins = 9, wood = 12, poorters =  3, points = 15",
    )
    .replace("loose_boats = 0 ", "loose_boats = 1 ")
    .replace('where = "outskirts", class = "red"', 'where = "any",       class = "red"')
    .replace('where = "outskirts", class = "green"', 'where = "any",       class = "plain"', 1)
    .replace('edges = "ZKKZ"', 'edges = ""    ')
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
    assert position.board.loose_boats == (1 if players == 2 else 2)


@pytest.mark.rule("N1", "N3")
def test_both_shipped_editions_can_be_played_by_either_rules() -> None:
    assert GAME.editions == ("reconstructed-2", "reconstructed")
    assert settle(GAME, 2).edition == GAME.shipped_edition("reconstructed-2")
    for name, boats, decks in (("reconstructed-2", 0, 0), ("reconstructed", 2, 2)):
        for rules in (1, 2):
            setup = settle(GAME, 2, {}, name, rules)
            match = random_match(GAME, setup, "both")
            assert verify(GAME, setup, match.record()).ok
            assert match.state.kit.board.loose_boats == boats
            assert match.state.kit.deck.count(BOTENBOUW) == decks
            assert len(match.state.kit.deck) == 26


@pytest.mark.rule("N14", "N15")
def test_a_field_may_stand_in_the_city_if_the_edition_says_so() -> None:
    """In OTHER the Graanveld is at home anywhere, and it has no roads that could clash."""
    setup = settle(GAME, 4, {}, GAME.own_edition(OTHER, "other.toml"))
    state = GAME.new(setup, Chance("field"))
    for slot in range(state.kit.board.slot_count):
        if state.standing[slot]:
            clear_slot(state, slot)
    laid = [state.kit.board.place_of(place >> 2) for place in places(state, GRAANVELD)]
    assert [6, 2] in laid  # against the Market, whose roads it need not match
    assert [2, 2] not in laid  # in the city, but it touches nothing
    assert [1, 2] not in laid  # across the city line
    assert [0, 0] in laid
    in_city = state.kit.board.cell_at(6, 2)
    assert in_city is not None
    lay_building(state, GRAANVELD, in_city * 4, 0)
    assert state.bad_roads[4:6] == GAME.new(setup, Chance("field")).bad_roads[4:6]  # none new
    assert [4, 2] in [state.kit.board.place_of(p >> 2) for p in places(state, GRAANVELD)]


@pytest.mark.rule("N1", "N19", "N29", "N30", "N31")
def test_an_edition_can_be_shown() -> None:
    tables = GAME.edition_tables(GAME.own_edition(OTHER, "other.toml"))
    assert [title for title, _, _ in tables] == ["Boards", "Buildings", "Stalls", "Cards"]
    for _, headers, rows in tables:
        assert all(len(row) == len(headers) for row in rows)
    buildings = dict(zip([row[0] for row in tables[1][2]], tables[1][2], strict=True))
    assert buildings["Kathedraal"][2:4] == [9, 12]
