"""Points, ties and the order at the end (G33–G37, G45, G55)."""

import pytest

from gildehuis.games.guilds.schema import Points
from gildehuis.games.guilds.score import goal_points
from tests.games.guilds.table import FIRST, Table


def name_faction(faction: str) -> dict[str, object]:
    return {"type": "name_faction", "faction": faction}


def name_cat(as_: str) -> dict[str, object]:
    return {"type": "name_cat", "as": as_}


NO_GOALS = ["g14", "g15", "g16", "g17", "g13"]


@pytest.mark.rule("G33")
def test_points_are_characters_active_rooms_and_goals() -> None:
    table = Table(2, goals=["g05", "g14", "g16", "g15"], guilds={0: ["N1", "N2"]}, edition=FIRST)
    table.lay(0, "s24", "B2", 0)
    table.lay(0, "s35", "C2", 0)  # inactive
    assert table.seat(0).points == Points(
        characters=9,
        rooms=4,
        half=0,
        goals=6,
        total=19,
    )


@pytest.mark.rule("G33", "G59")
def test_halves_are_rounded_down_once_at_the_end() -> None:
    table = Table(2, goals=NO_GOALS, guilds={0: ["N1", "N2", "A5"]}, edition=FIRST)
    table.lay(0, "s31", "B2", 1)  # Dormitory: ½ for each of three
    assert table.of_rooms(0) == 1.5
    assert table.total(0) == 5 + 4 + 1 + 1
    table.lay(0, "l18", "D1", 3)  # Servants' Wing: 2 and ½ for each of three
    assert table.of_rooms(0) == 5.0  # 1½ and 3½ make whole points together
    assert table.total(0) == 15 + table.seat(0).points.goals


@pytest.mark.rule("G33")
def test_down_is_to_the_next_lower_integer_below_zero_too() -> None:
    table = Table(
        2, goals=["g14", "g15", "g05", "g03"], guilds={0: ["W4", "S1", "S2"]}, edition=FIRST
    )
    table.lay(0, "s31", "B2", 1)
    assert table.of_characters(0) == -4
    assert table.total(0) == -3  # −4 + 1½ is −2½


@pytest.mark.rule("G34")
@pytest.mark.parametrize(
    ("counts", "second", "points"),
    [
        ([3, 1], 0, [6, 0]),
        ([3, 1], 3, [6, 3]),
        ([3, 3], 3, [6, 6]),
        ([0, 0], 3, [0, 0]),
        ([2, 1, 0], 0, [6, 0, 0]),  # no second place where it does not pay
        ([4, 2, 2, 1], 3, [6, 3, 3, 0]),
        ([4, 4, 2, 1], 3, [6, 6, 0, 0]),  # no second place behind two firsts
        ([4, 0, 0, 0], 3, [6, 0, 0, 0]),  # nothing for nothing
    ],
)
def test_places_on_a_goal(counts: list[int], second: int, points: list[int]) -> None:
    assert goal_points(counts, 6, second) == points


@pytest.mark.rule("G35")
@pytest.mark.parametrize(
    ("guilds", "winners"),
    [
        ({0: ["W6"], 1: ["N2"]}, [0]),  # 4 each: incomes 10 and 11
        ({0: ["K1"], 1: ["N2"]}, [1]),  # more points decide first
        ({0: ["M6", "W5"], 1: ["A1"]}, [0]),
    ],
)
def test_more_points_then_the_lowest_income(
    guilds: dict[int, list[str]], winners: list[int]
) -> None:
    table = Table(2, goals=["g14", "g15", "g16", "g17"], guilds=guilds).finish()
    result = table.match.result()
    assert result is not None
    assert result.winners == winners


@pytest.mark.rule("G35")
def test_equal_in_everything_shares_the_win() -> None:
    result = Table(2, goals=["g14", "g15", "g05", "g03"]).finish().match.result()
    assert result is not None
    assert result.winners == [0, 1]
    assert result.ranking == [1, 1]


@pytest.mark.rule("G35")
def test_after_income_most_active_rooms_then_most_characters() -> None:
    table = Table(2, goals=["g14", "g15", "g03", "g02"], edition=FIRST)
    table.give(0, "W6")  # 4 points, no income
    table.lay(1, "s24", "B2", 0)  # 4 points, no income, a room
    result = table.finish().match.result()
    assert result is not None
    assert result.scores == [4, 4]
    assert result.winners == [1]  # most active rooms
    table = Table(2, goals=["g14", "g15", "g16", "g17"], edition=FIRST)
    table.give(0, "N1")  # 5 points, one character
    table.give(1, "N7")  # 6 − 1 points, incomes 10 + 1 − 1, two characters
    table.give(1, "S2")
    result = table.finish().match.result()
    assert result is not None
    assert result.scores == [5, 5]
    assert result.winners == [1]


@pytest.mark.rule("G36", "G45", "G55", "G61")
def test_choices_of_cards_come_in_turn_order_the_illusionist_before_the_cat() -> None:
    table = Table(2, goals=["g08"], first=1, guilds={0: ["A2", "M5"]}).finish()
    assert (table.asked, table.turn) == ("illusionist", 0)
    table.play(name_faction("mage"))
    assert (table.asked, table.turn) == ("cat", 0)
    table.play(name_cat("woman"))
    assert table.asked == "over"


@pytest.mark.rule("G36")
def test_the_first_player_of_the_final_round_chooses_first() -> None:
    table = Table(2, goals=["g08"], first=1, guilds={0: ["M5"], 1: ["A2"]}).finish()
    assert (table.asked, table.turn) == ("cat", 1)


@pytest.mark.rule("G36")
def test_money_left_over_scores_nothing() -> None:
    table = Table(2, goals=["g01", "g02", "g03", "g04"], gold=[9, 0], florins=[40, 0])
    assert table.total(0) == 0


@pytest.mark.rule("G37")
def test_symbols_of_characters_and_active_rooms() -> None:
    table = Table(2, guilds={0: ["W6", "S7"]}, edition=FIRST)
    table.lay(0, "s14", "B2", 0)  # Portrait Gallery, noble
    table.lay(0, "s01", "C2", 1)  # Guardroom, warrior, inactive
    symbols = table.seat(0).symbols
    assert (symbols["noble"], symbols["warrior"], symbols["shadow"]) == (3, 1, 1)


@pytest.mark.rule("G45", "G37")
def test_the_illusionist_adds_a_symbol_of_the_faction_named() -> None:
    table = Table(2, goals=["g01", "g14"], guilds={0: ["M5"]}).finish()
    assert table.values("name_faction", "faction") == sorted(table.edition.factions)
    assert table.refused({"type": "decline"}) == "G61"  # she must
    assert table.refused(name_faction("peasant")) == "G45"
    table.play(name_faction("warrior"))
    assert table.seat(0).symbols["warrior"] == 1
    assert table.view().faction_named == "warrior"
    assert table.view().goals[0].points == [6, 0]


@pytest.mark.rule("G45")
def test_her_own_factions_included() -> None:
    table = Table(2, goals=["g14", "g15"], guilds={0: ["M5"]}).finish()
    table.play(name_faction("mage"))
    assert table.seat(0).symbols["mage"] == 2


@pytest.mark.rule("G55")
@pytest.mark.parametrize(
    ("as_", "women", "peoples"), [("woman", 2, 1), ("orc", 1, 2), ("human", 1, 1)]
)
def test_the_cat_counts_as_a_woman_or_one_of_a_people(as_: str, women: int, peoples: int) -> None:
    table = Table(2, goals=["g08", "g09"], guilds={0: ["A2", "W3"]}).finish()
    assert table.values("name_cat", "as") == sorted(["woman", *table.edition.peoples])
    assert table.refused(name_cat("man")) == "G55"
    table.play(name_cat(as_))
    assert (table.count("g08")[0], table.count("g09")[0]) == (women, peoples)


@pytest.mark.rule("G55", "G61")
def test_the_cat_is_not_asked_when_no_goal_counts_women_or_peoples() -> None:
    table = Table(2, goals=["g01", "g02", "g03", "g04"], guilds={0: ["A2"]}).finish()
    assert table.asked == "over"
