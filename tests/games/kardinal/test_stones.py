"""Stones and the Cardinal (K16–K23)."""

import pytest

from gildehuis.games.kardinal.rules import CARDINAL
from tests.games.kardinal.town import DECLINE, KEEP, Piece, Town, build, cardinal_to, stone

RED_HOUSE: Piece = ("house", "red", [(0, 1)])
BLUE_TOWER: Piece = ("tower", "blue", [(2, 0)])


@pytest.mark.rule("K16")
def test_one_stone_of_each_bordering_colour() -> None:
    town = Town(pieces=[RED_HOUSE, BLUE_TOWER], turn=2)
    town.build("court", "green", (1, 1), (2, 1))
    assert town.stones(2) == {"red": 1, "blue": 1}
    assert town.state.supply == [11, 11, 12, 12]


@pytest.mark.rule("K16")
def test_no_stone_from_an_empty_supply() -> None:
    town = Town(pieces=[RED_HOUSE, BLUE_TOWER], turn=2)
    town.state.supply[0] = 0
    town.build("court", "green", (1, 1), (2, 1))
    assert town.stones(2) == {"blue": 1}


@pytest.mark.rule("K16", "K29")
def test_own_other_colour_gives_its_stone_with_two_players() -> None:
    town = Town(2, pieces=[RED_HOUSE, BLUE_TOWER])
    town.build("court", "green", (1, 1), (1, 2))
    assert town.stones(0) == {"red": 1}


@pytest.mark.rule("K17")
def test_the_dom_gives_nothing() -> None:
    town = Town(pieces=[RED_HOUSE], turn=1)
    town.build("tower", "blue", (2, 0))
    assert town.stones(1) == {}


@pytest.mark.rule("K18")
def test_the_first_building_brings_a_stone_of_choice() -> None:
    town = Town()
    assert town.refused(stone("red")) == "K18"  # not before building
    town.build("house", "red", (0, 1))
    assert [move["colour"] for move in town.match.legal(0)] == ["red", "blue", "green", "yellow"]
    assert town.refused(cardinal_to(-1, 0)) == "K18"
    assert town.refused(DECLINE) == "K18"
    town.play(stone("red"))
    assert town.stones(0) == {"red": 1}
    assert town.state.supply[0] == 11


@pytest.mark.rule("K18")
def test_no_stone_of_choice_later() -> None:
    town = Town(pieces=[RED_HOUSE], turn=1, cardinal=(-1, 0))
    assert town.refused(stone("red")) == "K18"
    town.build("tower", "blue", (2, 0))
    assert town.state.asked is CARDINAL
    assert town.refused(stone("red")) == "K18"


@pytest.mark.rule("K19")
def test_a_court_along_both_halves_of_the_dom_meets_one_building() -> None:
    town = Town(2, pieces=[("tower", "red", [(2, 0)])], turn=1)
    town.build("court", "blue", (0, 1), (1, 1))
    assert town.stones(1) == {}
    assert town.match.game.view(town.state, None).seats[1].at_dom == 1


@pytest.mark.rule("K19")
def test_a_square_and_a_court_meet_in_one_edge_and_one_stone() -> None:
    town = Town(pieces=[("court", "red", [(1, 1), (2, 1)]), BLUE_TOWER], turn=2)
    town.build("house", "green", (0, 1))
    assert town.stones(2) == {"red": 1}


@pytest.mark.rule("K20")
def test_the_start_player_must_bring_the_cardinal_in() -> None:
    town = Town()
    town.build("house", "red", (0, 1))
    town.play(stone("blue"))
    assert town.refused(KEEP) == "K20"
    assert town.refused(build("tower", "red", (2, 0))) == "K20"
    assert town.refused(DECLINE) == "K20"
    assert len(town.match.legal(0)) == 7
    town.play(cardinal_to(0, 2))
    assert town.match.to_act() == [1]


@pytest.mark.rule("K21")
def test_the_cardinal_moves_only_after_building() -> None:
    town = Town(pieces=[RED_HOUSE], turn=1, cardinal=(-1, 0))
    assert town.refused(cardinal_to(1, 1)) == "K21"
    assert town.refused(KEEP) == "K21"
    town.build("tower", "blue", (2, 0))
    town.play(cardinal_to(1, 1))
    assert town.match.to_act() == [2]


@pytest.mark.rule("K22")
def test_he_stands_on_a_free_square_at_the_edge_of_the_town() -> None:
    town = Town(pieces=[RED_HOUSE], turn=1, cardinal=(-1, 0))
    town.build("tower", "blue", (2, 0))
    assert town.refused(cardinal_to(0, 1)) == "K22"  # a house
    assert town.refused(cardinal_to(0, 0)) == "K22"  # the Dom
    assert town.refused(cardinal_to(5, 5)) == "K22"
    assert town.refused(cardinal_to(10**9, 5)) == "K22"
    assert {"type": "move_cardinal", "to": [1, 1]} in town.match.legal(1)


@pytest.mark.rule("K23", "K38")
def test_staying_is_keeping() -> None:
    town = Town(pieces=[RED_HOUSE], turn=1, cardinal=(-1, 0))
    town.build("tower", "blue", (2, 0))
    assert town.refused(cardinal_to(-1, 0)) == "K23"
    assert KEEP in town.match.legal(1)
    assert len(town.match.legal(1)) == len(town.state.edge)
    town.play(KEEP)
    assert town.match.log[-1]["move"] == KEEP
