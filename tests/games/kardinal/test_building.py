"""Where a building may stand: material, setup and the seven regulations (K1–K15)."""

import pytest

from gildehuis.games.kardinal.board import COLOURS, NAVE, SHAPES, TOWER_OF_DOM, place_of
from tests.games.kardinal.town import DECLINE, KEEP, Piece, Town, build, cardinal_to, stone


@pytest.mark.rule("K1")
def test_the_dom_is_a_tower_and_a_house_with_six_places_around() -> None:
    town = Town()
    assert place_of(TOWER_OF_DOM) == [0, 0]
    assert place_of(NAVE) == [1, 0]
    assert len(town.state.edge) == 6
    assert not town.may_build("house", "red", (2, 0))  # beside the nave, a house
    assert not town.may_build("tower", "red", (-1, 0))  # beside the Dom's tower
    assert town.may_build("tower", "red", (2, 0))


@pytest.mark.rule("K1", "K6", "K38")
@pytest.mark.parametrize(("players", "count"), [(4, 15), (3, 30), (2, 30)])
def test_first_turn_offers_three_houses_three_towers_nine_courts_a_colour(
    players: int, count: int
) -> None:
    town = Town(players)
    assert len(town.builds()) == count
    assert sorted(town.builds("house", "red")) == [[[-1, 0]], [[0, -1]], [[0, 1]]]
    assert sorted(town.builds("tower", "red")) == [[[1, -1]], [[1, 1]], [[2, 0]]]
    assert len(town.builds("court", "red")) == 9


@pytest.mark.rule("K2")
def test_two_of_each_shape_in_each_colour() -> None:
    assert Town().state.stock == [2] * 12
    assert (len(SHAPES), len(COLOURS)) == (3, 4)
    used_up = Town(stock={("house", "red"): 0})
    assert used_up.builds("house", "red") == []
    assert used_up.refused(build("house", "red", (0, 1))) == "K2"


@pytest.mark.rule("K2")
@pytest.mark.parametrize(
    "move",
    [
        build("house", "red", (-1, 0), (0, 1)),
        build("tower", "red", (1, 1), (2, 1)),
        build("court", "red", (1, 1)),
        build("court", "red", (1, 1), (3, 1)),
        build("court", "red", (1, 1), (2, 2)),
    ],
)
def test_a_building_of_the_wrong_size_is_refused(move: dict[str, object]) -> None:
    assert Town().refused(move) == "K2"


@pytest.mark.rule("K3")
def test_twelve_open_stones_of_each_colour_and_no_limit_to_the_plane() -> None:
    town = Town()
    assert town.state.supply == [12] * 4
    x = 2
    shapes = ["tower", "house", "court"] * 8  # a chain to the east as long as 24 buildings can be
    for number, shape in enumerate(shapes):
        colour = COLOURS[number % 4]
        squares = [(x, 0), (x + 1, 0)] if shape == "court" else [(x, 0)]
        town.state.seat = number % 4
        town = _again(town, shape, colour, squares)
        x += len(squares)
    assert x == 2 + 8 * 4


def _again(town: Town, shape: str, colour: str, squares: list[tuple[int, int]]) -> Town:
    """The same town with one more piece, laid whatever the regulations say."""
    pieces = [
        (b.shape, b.colour, [(x, y) for x, y in b.squares])
        for b in town.match.game.view(town.state, None).buildings
    ]
    return Town(pieces=[*pieces, (shape, colour, squares)])


@pytest.mark.rule("K4")
def test_everybody_builds_only_his_own_colour() -> None:
    for seat, colour in enumerate(COLOURS):
        town = Town(turn=seat)
        assert {move["colour"] for move in town.match.legal(seat)} == {colour}
    assert Town().refused(build("house", "blue", (0, 1))) == "K4"
    assert Town().state.cardinal == -1
    assert Town().state.seat == 0


@pytest.mark.rule("K5")
def test_turns_go_round_and_nobody_moves_out_of_turn() -> None:
    town = Town()
    assert town.refused(build("house", "blue", (0, 1)), seat=1) == "K5"
    town.build("house", "red", (0, 1))
    town.play(stone("red"))
    town.play(cardinal_to(-1, 0))
    assert town.match.to_act() == [1]
    town.build("tower", "blue", (1, 1))
    town.play(KEEP)
    assert town.match.to_act() == [2]
    assert town.refused(build("house", "red", (-1, 0)), seat=0) == "K5"


@pytest.mark.rule("K5")
def test_one_building_a_turn() -> None:
    town = Town(pieces=[("house", "red", [(0, 1)])], cardinal=(-1, 0), phase="cardinal")
    town.state.built.append(town.state.built[0])  # no longer the first building of the match
    assert town.refused(build("tower", "red", (2, 0))) == "K5"
    assert town.refused(DECLINE) == "K5"


@pytest.mark.rule("K6")
def test_a_building_shares_an_edge_with_the_town() -> None:
    town = Town()
    assert town.may_build("house", "red", (0, 1))
    assert town.refused(build("house", "red", (-1, 1))) == "K6"  # only a corner
    assert town.refused(build("house", "red", (9, 9))) == "K6"
    assert town.refused(build("house", "red", (10**9, 0))) == "K6"
    assert town.refused(build("house", "red", (0, 0))) == "K6"  # the Dom itself


@pytest.mark.rule("K7")
def test_a_court_may_lie_either_way() -> None:
    town = Town()
    assert town.may_build("court", "red", (1, 1), (2, 1))
    assert town.may_build("court", "red", (1, 1), (1, 2))
    assert town.may_build("court", "red", (0, 1), (1, 1))


@pytest.mark.rule("K7")
def test_buildings_stay_where_they_are() -> None:
    town = Town(pieces=[("house", "red", [(0, 1)])], turn=1)
    assert town.refused(build("tower", "blue", (0, 1))) == "K6"
    assert "move" not in {move["type"] for move in town.match.legal(1)}


@pytest.mark.rule("K8")
def test_not_on_the_square_of_the_cardinal() -> None:
    free = Town(pieces=[("house", "red", [(0, 1)])], turn=1)
    assert free.may_build("tower", "blue", (1, 1))
    watched = Town(pieces=[("house", "red", [(0, 1)])], turn=1, cardinal=(1, 1))
    assert not watched.may_build("tower", "blue", (1, 1))
    assert watched.refused(build("tower", "blue", (1, 1))) == "K8"
    assert watched.refused(build("court", "blue", (1, 1), (2, 1))) == "K8"
    assert not any([1, 1] in squares for squares in watched.builds())


@pytest.mark.rule("K9")
def test_a_tower_needs_a_house_beside_it() -> None:
    town = Town(pieces=[("house", "red", [(-1, 0)]), ("court", "blue", [(0, 1), (1, 1)])], turn=2)
    assert town.may_build("tower", "green", (-2, 0))
    assert town.may_build("tower", "green", (2, 0))  # the nave is a house
    assert town.refused(build("tower", "green", (0, 2))) == "K9"


@pytest.mark.rule("K10")
def test_a_court_needs_a_house_beside_it() -> None:
    town = Town(pieces=[("tower", "red", [(2, 0)])], turn=1)
    assert town.may_build("court", "blue", (1, 1), (2, 1))
    assert town.refused(build("court", "blue", (3, 0), (4, 0))) == "K10"


@pytest.mark.rule("K11")
def test_equal_shapes_never_border() -> None:
    town = Town(pieces=[("house", "red", [(0, 1)]), ("tower", "blue", [(2, 0)])], turn=2)
    assert town.refused(build("house", "green", (0, 2))) == "K11"
    assert town.refused(build("house", "green", (1, -1))) == "K11"  # the nave
    courts = Town(pieces=[("court", "red", [(1, 1), (2, 1)]), ("tower", "blue", [(2, 0)])], turn=2)
    assert courts.refused(build("court", "green", (0, 1), (0, 2))) == "K10"
    assert courts.refused(build("court", "green", (1, 2), (1, 3))) == "K10"
    assert courts.may_build("court", "green", (1, -1), (2, -1))


@pytest.mark.rule("K11")
def test_a_tower_may_not_touch_the_tower_of_the_dom() -> None:
    town = Town(pieces=[("house", "red", [(-1, 1)]), ("court", "blue", [(1, 1), (2, 1)])], turn=2)
    assert town.refused(build("tower", "green", (0, 1))) == "K11"


@pytest.mark.rule("K12")
def test_equal_colours_never_border() -> None:
    town = Town(pieces=[("house", "red", [(0, 1)]), ("tower", "blue", [(2, 0)])])
    assert town.refused(build("court", "red", (1, 1), (1, 2))) == "K12"
    assert town.may_build("court", "red", (1, -2), (1, -1))  # beside the colourless Dom


@pytest.mark.rule("K13")
def test_the_next_building_has_another_shape() -> None:
    town = Town(pieces=[("house", "red", [(0, 1)])], turn=1)
    assert town.builds("house") == []
    assert town.refused(build("house", "blue", (0, -1))) == "K13"
    assert town.builds("tower")
    assert town.builds("court")


@pytest.mark.rule("K13", "K14")
def test_the_first_building_is_free_of_both() -> None:
    town = Town()
    assert {move["shape"] for move in town.match.legal(0)} == set(SHAPES)


@pytest.mark.rule("K13")
def test_a_passed_turn_does_not_lift_the_regulation() -> None:
    blocked = {(shape, "blue"): 0 for shape in SHAPES}
    pieces: list[Piece] = [("house", "red", [(0, 1)]), ("tower", "red", [(2, 0)])]
    town = Town(pieces=pieces, stock=blocked, cardinal=(-1, 0), phase="cardinal")
    town.play(KEEP)
    assert town.match.to_act() == [2]  # blue has nothing left and is passed over
    assert town.builds("tower") == []
    assert town.builds("house")


@pytest.mark.rule("K14")
def test_the_next_building_has_another_colour() -> None:
    town = Town(2, pieces=[("house", "red", [(0, 1)])])
    assert town.builds("tower", "red") == []
    assert town.refused(build("tower", "red", (2, 0))) == "K14"
    assert town.may_build("tower", "green", (2, 0))


@pytest.mark.rule("K15")
def test_who_can_build_must() -> None:
    assert Town().refused(DECLINE) == "K15"
    assert Town(2).refused(DECLINE) == "K15"


@pytest.mark.rule("K15")
def test_who_cannot_build_is_passed_over_without_being_asked() -> None:
    nothing = {(shape, "blue"): 0 for shape in SHAPES}
    red_house: Piece = ("house", "red", [(0, 1)])
    town = Town(pieces=[red_house], cardinal=(-1, 0), phase="cardinal", stock=nothing)
    town.play(cardinal_to(2, 0))
    assert town.match.to_act() == [2]
    assert [event.type for event in town.state.events or []] == ["cardinal_moved", "passed_over"]
