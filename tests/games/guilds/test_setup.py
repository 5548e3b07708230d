"""Material and setup (G1–G8), chance and options (G65, G66)."""

import pytest

from gildehuis.core.match import Match
from gildehuis.core.refusal import BadInput
from gildehuis.core.setup import settle
from gildehuis.games.guilds import GAME
from gildehuis.games.guilds.schema import Stacks
from tests.games.guilds.table import FIRST, Table, buy, place


@pytest.mark.rule("G1")
def test_the_box() -> None:
    edition = Table().edition
    assert len(edition.characters) == 48
    assert len(edition.factions) == 7
    assert [room.size for room in edition.rooms].count(0) == 35
    assert [room.size for room in edition.rooms].count(1) == 18
    assert len(edition.goals) == 18


@pytest.mark.rule("G1")
def test_all_is_open_but_the_order_of_the_stacks() -> None:
    table = Table(4, guilds={1: ["W1"]}, gold=[0, 3])
    for viewer in (None, 0, 1, 2, 3):
        assert GAME.view(table.state, viewer) == table.view()
    assert table.view().stacks == Stacks(characters=41, small_rooms=30, large_rooms=15)
    assert table.seat(1).gold == 3


@pytest.mark.rule("G2", "G8")
@pytest.mark.parametrize(
    ("edition", "opens", "wall", "street", "free"),
    [
        ("reconstructed-2", ["A2", "B3", "C1"], "A1", ["A1", "B1", "C1"], 13),
        ("reconstructed-2", ["A2", "B3", "C1"], "C2", ["A1", "B1", "C1"], 13),
        (FIRST, ["A1", "B2", "D1"], "C2", ["A1", "B1", "C1", "D1"], 18),
    ],
)
def test_the_hall_lies_by_the_street_with_doors_to_three_cells_and_walls(
    edition: str, opens: list[str], wall: str, street: list[str], free: int
) -> None:
    table = Table(2, rooms=["s22", "s01"], gold=[9, 9], edition=edition).until("build")
    table.play(buy("s22"))  # four doors: fits only where a door of the hall opens
    assert table.values("place", "cell") == opens
    assert table.refused(place(wall, 0)) == "G24"
    assert table.edition.plot.cells[: len(street)] == street
    assert table.seat(0).free == free


@pytest.mark.rule("G8", "G9")
def test_nobody_starts_with_money_and_the_hall_pays_ten_florins() -> None:
    table = Table(3)
    assert [(seat.florins, seat.gold) for seat in table.view().seats] == [(10, 0)] * 3
    assert table.total(0) == 0


@pytest.mark.rule("G3")
@pytest.mark.parametrize(("players", "goals"), [(2, 4), (3, 5), (4, 5)])
def test_goals_in_play(players: int, goals: int) -> None:
    assert len(Table(players).view().goals) == goals


@pytest.mark.rule("G4", "G65")
def test_chance_comes_first_and_in_order() -> None:
    match = Match.start(GAME, settle(GAME, 3), "chance")
    assert [entry["chance"] for entry in match.log] == [
        "goals",
        "characters",
        "small_rooms",
        "large_rooms",
        "first_player",
    ]
    assert [len(entry["value"]) for entry in match.log[:4]] == [5, 48, 35, 18]
    first = match.log[4]["value"]
    assert match.to_act() == [first]
    assert GAME.view(match.state, None).first == first


@pytest.mark.rule("G4")
def test_every_seat_can_be_first() -> None:
    firsts = {Match.start(GAME, settle(GAME, 3), f"first {n}").log[4]["value"] for n in range(30)}
    assert firsts == {0, 1, 2}


@pytest.mark.rule("G5", "G6")
@pytest.mark.parametrize(
    ("players", "options", "zones", "small", "large", "rounds"),
    [
        (2, {}, {"Z1": 1, "Z3": 1, "Z5": 1}, 2, 2, 8),
        (3, {}, {"Z1": 2, "Z2": 1, "Z4": 1, "Z5": 1}, 4, 2, 6),
        (3, {"characters": 6}, {"Z1": 2, "Z2": 1, "Z4": 2, "Z5": 1}, 4, 2, 6),
        (4, {}, {"Z1": 1, "Z2": 1, "Z3": 1, "Z4": 1, "Z5": 1, "Z6": 1}, 5, 3, 6),
    ],
)
def test_what_is_drawn_each_round(
    players: int,
    options: dict[str, int],
    zones: dict[str, int],
    small: int,
    large: int,
    rounds: int,
) -> None:
    table = Table(players, options=options)
    view = table.view()
    dealt = {zone.zone: len(zone.characters) for zone in view.zones}
    assert {zone: count for zone, count in dealt.items() if count} == zones
    assert [offer.size for offer in view.display].count("small") == small
    assert [offer.size for offer in view.display].count("large") == large
    assert view.rounds == rounds


@pytest.mark.rule("G6")
def test_characters_are_dealt_zone_by_zone() -> None:
    table = Table(3, characters=["W1", "W2", "W3", "W4", "W5"])
    assert table.zone("Z1").characters == ["W1", "W2"]
    assert table.zone("Z2").characters == ["W3"]
    assert table.zone("Z5").characters == ["W5"]


@pytest.mark.rule("G5")
def test_a_stack_that_runs_short_gives_what_it_has() -> None:
    table = Table(2)
    table.state.small_drawn = 34
    table.next_round()
    assert [offer.size for offer in table.view().display].count("small") == 1
    table.next_round()
    assert [offer.size for offer in table.view().display].count("small") == 0
    assert table.view().stacks.small_rooms == 0


@pytest.mark.rule("G7")
@pytest.mark.parametrize(("edition", "sixth", "cat"), [("reconstructed-2", 1, 3), (FIRST, 6, 2)])
def test_two_players_turn_the_marker_to_the_cat_after_round_five(
    edition: str, sixth: int, cat: int
) -> None:
    table = Table(2, edition=edition)
    seen = []
    for _ in range(8):
        seen.append((table.view().field, table.view().side))
        if table.state.round < 8:
            table.next_round()
    assert seen[0] == (1, "dove")
    assert [side for _, side in seen] == ["dove"] * 5 + ["cat"] * 3
    assert seen[5] == (sixth, "cat")  # on five fields it is back on the dove
    assert seen[7] == (cat, "cat")  # the cat on the cat's field: the last round
    assert table.finish().asked == "over"


@pytest.mark.rule("G66")
@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {"characters": 6}), (4, {"characters": 6}), (3, {"characters": 7}), (3, {"rooms": 1})],
)
def test_six_characters_are_an_option_of_three_players_only(
    players: int, options: dict[str, int]
) -> None:
    with pytest.raises(BadInput):
        settle(GAME, players, options)


@pytest.mark.rule("G66")
def test_only_what_differs_from_the_default_is_written() -> None:
    assert settle(GAME, 3, {"characters": 5}).options == {}
    assert settle(GAME, 3, {"characters": 6}).options == {"characters": 6}
