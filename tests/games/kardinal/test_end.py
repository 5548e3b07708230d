"""End, score and the game for two and three (K24–K35)."""

import pytest

from gildehuis.games.kardinal.board import COLOURS, SHAPES
from gildehuis.games.kardinal.score import final_stones, own_at_dom, score
from tests.games.kardinal.town import DECLINE, KEEP, Piece, Town, build, stone

NOTHING = {(shape, colour): 0 for shape in SHAPES for colour in COLOURS}
RED_HOUSE: Piece = ("house", "red", [(0, 1)])
BLUE_TOWER: Piece = ("tower", "blue", [(2, 0)])


@pytest.mark.rule("K24", "K39")
def test_all_24_up_ends_at_once_without_asking_for_the_cardinal() -> None:
    town = Town(
        pieces=[RED_HOUSE], turn=1, cardinal=(-1, 0), stock=NOTHING | {("tower", "blue"): 1}
    )
    town.state.built.extend([town.state.built[0]] * 22)
    town.build("tower", "blue", (2, 0))
    assert town.match.to_act() == []
    result = town.match.result()
    assert result is not None
    assert result.end == "all_built"
    assert town.refused(KEEP) == "K24"


@pytest.mark.rule("K24", "K37")
def test_nobody_can_build_ends_after_the_cardinal() -> None:
    town = Town(
        pieces=[RED_HOUSE], turn=1, cardinal=(-1, 0), stock=NOTHING | {("tower", "blue"): 1}
    )
    town.build("tower", "blue", (2, 0))
    assert town.match.to_act() == [1]
    assert town.match.result() is None
    town.play(KEEP)
    result = town.match.result()
    assert result is not None
    assert result.end == "no_build"
    assert town.refused(build("house", "red", (-1, 0)), seat=2) == "K24"


@pytest.mark.rule("K24", "K8")
def test_the_cardinal_may_stand_on_the_last_place() -> None:
    one_court_left = NOTHING | {("tower", "blue"): 1, ("house", "green"): 1}
    open_town = Town(pieces=[RED_HOUSE], turn=1, cardinal=(-1, 0), stock=one_court_left)
    open_town.build("tower", "blue", (2, 0))
    places = [move["to"] for move in open_town.match.legal(1) if move["type"] == "move_cardinal"]
    assert [0, -1] in places
    open_town.play({"type": "move_cardinal", "to": [0, -1]})
    assert open_town.match.to_act() == [2]
    assert not open_town.may_build("house", "green", (0, -1))


@pytest.mark.rule("K25", "K26")
def test_leftover_stones_of_the_own_colour_and_the_best_colour_twice() -> None:
    town = Town()
    town.state.stones[0:4] = [1, 3, 0, 2]
    town.state.supply = [4, 9, 12, 10]
    assert final_stones(town.state, 0) == [5, 3, 0, 2]
    assert score(town.state, 0) == 10 + 5
    assert final_stones(town.state, 3)[3] == 10  # yellow's own


@pytest.mark.rule("K25")
def test_buildings_left_over_mean_nothing() -> None:
    town = Town()
    before = score(town.state, 0)
    town.state.stock = [0] * 12
    assert score(town.state, 0) == before


@pytest.mark.rule("K27")
def test_a_tie_goes_to_more_own_buildings_at_the_dom() -> None:
    town = Town(pieces=[RED_HOUSE, ("court", "red", [(0, -1), (1, -1)])], stock=NOTHING)
    town.state.supply = [0] * 4
    town.state.stones = [3, 0, 0, 0, 0, 3, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1]
    town.state.asked, town.state.end = None, "no_build"
    result = town.match.result()
    assert result is not None
    assert result.scores == [6, 6, 4, 2]
    assert own_at_dom(town.state, 0) == 2  # the court touches both halves and counts once
    assert (result.winners, result.ranking) == ([0], [1, 2, 3, 4])


@pytest.mark.rule("K27")
def test_still_tied_is_shared() -> None:
    town = Town(stock=NOTHING)
    town.state.supply = [0] * 4
    town.state.stones = [0, 2, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    town.state.asked, town.state.end = None, "no_build"
    result = town.match.result()
    assert result is not None
    assert result.winners == [0, 1]


@pytest.mark.rule("K28")
def test_two_players_own_two_colours_each() -> None:
    first = Town(2)
    assert {move["colour"] for move in first.match.legal(0)} == {"red", "green"}
    assert first.refused(build("house", "blue", (0, 1))) == "K28"
    second = Town(2, turn=1)
    assert {move["colour"] for move in second.match.legal(1)} == {"blue", "yellow"}


@pytest.mark.rule("K29")
def test_building_beside_the_other_own_colour_is_allowed() -> None:
    town = Town(2, pieces=[RED_HOUSE, BLUE_TOWER])
    assert town.may_build("court", "green", (1, 1), (1, 2))
    assert town.refused(build("court", "red", (1, 1), (1, 2))) == "K12"


@pytest.mark.rule("K30")
def test_two_players_take_the_rest_of_both_colours_and_double_one() -> None:
    town = Town(2)
    town.state.supply = [5, 1, 4, 2]
    town.state.stones = [0, 2, 0, 0, 0, 0, 0, 0]
    assert final_stones(town.state, 0) == [5, 2, 4, 0]
    assert score(town.state, 0) == 11 + 5
    assert score(town.state, 1) == 3 + 2


@pytest.mark.rule("K31")
def test_three_players_may_build_the_fourth_colour_from_the_first_turn() -> None:
    town = Town(3)
    assert {move["colour"] for move in town.match.legal(0)} == {"red", "yellow"}
    assert town.refused(build("house", "blue", (0, 1))) == "K4"
    town.build("house", "yellow", (0, 1))
    assert town.state.stock[3] == 1
    assert Town(4).refused(build("house", "yellow", (0, 1))) == "K4"


@pytest.mark.rule("K32")
def test_the_fourth_colour_does_not_follow_itself() -> None:
    town = Town(3, pieces=[("house", "yellow", [(0, 1)])], turn=1)
    assert town.builds(colour="yellow") == []
    assert town.refused(build("tower", "yellow", (2, 0))) == "K32"
    assert town.may_build("tower", "blue", (2, 0))


@pytest.mark.rule("K33")
def test_who_has_no_own_building_left_may_decline() -> None:
    without_red = {(shape, "red"): 0 for shape in SHAPES}
    town = Town(3, pieces=[("house", "blue", [(0, 1)])], stock=without_red)
    assert DECLINE in town.match.legal(0)
    assert town.may_build("tower", "yellow", (2, 0))
    town.play(DECLINE)
    assert town.match.to_act() == [1]
    assert Town(3).refused(DECLINE) == "K33"


@pytest.mark.rule("K34")
def test_the_fourth_colour_gives_no_stones() -> None:
    town = Town(3, pieces=[("house", "yellow", [(0, 1)])], turn=1)
    town.build("court", "blue", (1, 1), (1, 2))
    assert town.stones(1) == {}
    assert town.state.supply == [12] * 4


@pytest.mark.rule("K34", "K18", "K38")
def test_the_first_stone_is_not_of_the_fourth_colour() -> None:
    town = Town(3)
    town.build("house", "yellow", (0, 1))
    assert len(town.match.legal(0)) == 3
    assert town.refused(stone("yellow")) == "K34"
    assert all(own_at_dom(town.state, seat) == 0 for seat in range(3))


@pytest.mark.rule("K35", "K39")
def test_all_declining_in_a_row_ends_the_match() -> None:
    only_yellow = NOTHING | {("tower", "yellow"): 1}
    town = Town(3, pieces=[RED_HOUSE], stock=only_yellow)
    for seat in (0, 1, 2):
        assert town.match.to_act() == [seat]
        town.play(DECLINE)
    result = town.match.result()
    assert result is not None
    assert result.end == "declined"
    assert town.refused(build("tower", "yellow", (2, 0))) == "K35"
