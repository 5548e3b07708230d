"""Phase 4: buying and laying rooms (G22–G27, G63)."""

import pytest

from tests.games.guilds.table import FIRST, PASS, Table, buy, place


def builder(*rooms: str, gold: int = 20, players: int = 2) -> Table:
    """The first build turn of seat 0, with these rooms on display."""
    return Table(players, rooms=rooms, gold=[gold], edition=FIRST).until("build")


@pytest.mark.rule("G22")
def test_a_room_costs_its_gold() -> None:
    table = builder("s22", "s05", "l01", "l10", gold=3)
    assert table.values("buy", "room") == ["l01", "s05", "s22"]
    assert table.refused(buy("l10")) == "G22"  # 4 gold
    assert table.refused(buy("s35")) == "G22"  # not on display
    assert table.refused(buy("")) == "G22"
    table.play(buy("l01"))
    assert table.seat(0).gold == 0
    assert table.display() == ["s22", "s05", "l10"]


@pytest.mark.rule("G22")
def test_one_room_a_turn_and_a_pass_is_not_final() -> None:
    table = Table(2, rooms=["s22", "s25", "l01", "l10"], gold=[5, 5], edition=FIRST).until("build")
    table.play(PASS)
    assert table.turn == 1
    table.play(buy("s22"), place("B2", 0))
    assert table.turn == 0
    table.play(buy("s25"), place("B2", 0))
    assert table.turn == 1
    table.play(PASS, PASS)
    assert table.view().phase != "build"


@pytest.mark.rule("G22")
def test_building_ends_at_once_when_no_room_is_left() -> None:
    table = builder("s22", "s25")
    table.state.display = [table.edition.number_of_room["s22"]]
    table.recount()
    table.play(buy("s22"), place("B2", 0))
    assert table.view().phase != "build"


@pytest.mark.rule("G23")
def test_a_bought_room_is_placed_at_once_on_free_space() -> None:
    table = builder("s22", "l10")
    table.play(buy("s22"))
    assert table.asked == "placing"
    assert table.in_hand().room == "s22"
    assert table.refused(PASS) == "G61"
    for cell in ("B1", "C1"):
        assert table.refused(place(cell, 0)) == "G23"
    for cell in ("E1", "A6", "A0", "", "b2"):
        assert table.refused(place(cell, 0)) == "G23"


@pytest.mark.rule("G23")
def test_a_large_room_needs_both_cells() -> None:
    table = builder("s22", "l10")
    table.play(buy("l10"))
    assert table.refused(place("A1", 0)) == "G23"  # B1 is the hall
    assert table.refused(place("D1", 0)) == "G23"  # beyond the plot
    assert table.refused(place("D5", 1)) == "G23"
    table.play(place("D1", 1))
    assert [cell.cell for cell in table.seat(0).rooms[0].cells] == ["D1", "D2"]
    assert table.seat(0).free == 16


@pytest.mark.rule("G23")
def test_a_room_that_fits_nowhere_cannot_be_bought() -> None:
    table = builder("s22", "s35", "l17")
    for room, cell, turn in (("s11", "A1", 1), ("s32", "B2", 2), ("s04", "D1", 3)):
        table.lay(0, room, cell, turn)  # dead ends at all three doors of the hall
    assert table.refused(buy("s22")) == "G23"  # four doors
    assert buy("s35") in table.legal()  # still wall to wall with the hall, at C2


@pytest.mark.rule("G24")
def test_walls_meet_walls_and_doors_meet_doors() -> None:
    table = builder("s24", "s01")  # doors north and south
    table.play(buy("s24"))
    assert table.refused(place("A5", 0)) == "G24"  # touches nothing
    assert table.refused(place("B2", 1)) == "G24"  # a wall against the hall's door
    assert table.refused(place("A1", 0)) == "G24"
    assert table.legal() == [place("A1", 1), place("D1", 1), place("B2", 0), place("C2", 1)]


@pytest.mark.rule("G24")
def test_every_shared_edge_must_match() -> None:
    table = builder("s22", "s25")
    table.lay(0, "s24", "B2", 0)  # walls east and west
    table.play(buy("s22"))
    cells = table.values("place", "cell")
    assert cells == ["A1", "B3", "D1"]
    assert table.refused(place("A2", 0)) == "G24"  # a door against the pond's wall


@pytest.mark.rule("G25")
def test_doors_on_the_border_are_windows_of_active_rooms() -> None:
    table = builder("s22", "s25")
    table.lay(0, "s22", "A1", 0)  # west and south to the border, north to an empty cell
    assert table.seat(0).windows == 2
    table.lay(0, "s25", "A2", 0)
    assert table.seat(0).windows == 3
    table.lay(1, "s35", "C2", 0)  # inactive
    assert table.seat(1).windows == 0  # and the hall has none


@pytest.mark.rule("G25")
def test_windows_of_a_large_room_on_both_its_cells() -> None:
    table = Table(2, edition=FIRST)
    table.lay(0, "l08", "A1", 3)  # upright at the west: a in the south
    doors = {c.cell: c.doors for c in table.seat(0).rooms[0].cells}
    assert doors == {"A1": ["E", "W"], "A2": ["N", "E", "W"]}
    assert table.active(0) == ["l08"]
    assert table.seat(0).windows == 2


@pytest.mark.rule("G26")
def test_a_room_must_be_joined_by_a_door() -> None:
    table = builder("s24", "s35")
    table.lay(0, "s24", "B2", 0)
    table.play(buy("s35"))  # one door
    assert table.refused(place("A2", 0)) == "G26"  # wall to wall with a room
    assert table.refused(place("A2", 3)) == "G26"
    assert place("C2", 0) in table.legal()  # wall to wall with the hall


@pytest.mark.rule("G26")
def test_the_door_may_lead_to_an_inactive_room() -> None:
    table = builder("s24", "s35")
    table.lay(0, "s03", "C2", 0)  # inactive, doors north and east
    table.play(buy("s24"), place("C3", 0))
    assert table.active(0) == []


@pytest.mark.rule("G27")
def test_an_inactive_room_gives_nothing_until_it_is_connected() -> None:
    table = Table(2, goals=["g12", "g17"], edition=FIRST)
    table.lay(0, "s15", "C2", 3)  # Audience Chamber, doors W N E
    seat = table.seat(0)
    assert (seat.points.rooms, seat.cells, seat.active_rooms) == (0, 0, 0)
    assert table.count("g17")[0] == 0
    assert seat.free == 17
    table.lay(0, "s22", "B2", 0)  # beside it, at the hall's door
    assert table.active(0) == ["s15", "s22"]
    assert table.seat(0).cells == 2
    assert table.count("g17")[0] == 1


@pytest.mark.rule("G27")
def test_the_cells_of_a_large_room_are_open_to_each_other() -> None:
    table = Table(2, edition=FIRST)
    table.lay(0, "l03", "B2", 1)  # Chapel upright: doors at its far ends
    assert table.active(0) == ["l03"]
    table.lay(0, "s35", "B4", 2)
    assert table.active(0) == ["l03", "s35"]


@pytest.mark.rule("G63")
@pytest.mark.parametrize("turn", [4, -1, 17, 10**20])
def test_turns_are_from_zero_to_three(turn: int) -> None:
    table = builder("s24", "s01")
    table.play(buy("s24"))
    assert table.refused(place("B2", turn)) == "G63"


@pytest.mark.rule("G63")
def test_of_equal_turns_only_the_smallest_is_a_move() -> None:
    table = builder("s24", "l05")
    table.play(buy("s24"))
    assert table.refused(place("B2", 2)) == "G63"
    table.play(place("B2", 0))
    table.until("build", 0)
    table.play(buy("l05"))  # the same after half a turn
    assert set(table.values("place", "turn")) <= {0, 1}
    assert table.refused(place("B3", 3)) == "G24"  # walls at its ends
    with_door = next(m for m in table.legal("place"))
    assert table.refused(place(with_door["cell"], with_door["turn"] + 2)) == "G63"


@pytest.mark.rule("G63")
@pytest.mark.parametrize(
    ("turn", "cell", "cells"),
    [
        (0, "A2", {"A2": "W", "B2": "E"}),
        (1, "B2", {"B3": "N", "B2": "S"}),
        (2, "A2", {"B2": "E", "A2": "W"}),
        (3, "B2", {"B2": "S", "B3": "N"}),
    ],
)
def test_how_a_large_room_turns(turn: int, cell: str, cells: dict[str, str]) -> None:
    table = Table(2, edition=FIRST)
    table.lay(0, "l03", cell, turn)  # doors bE and aW, at its ends
    laid = table.seat(0).rooms[0].cells
    assert {c.cell: c.doors for c in laid} == {k: [v] for k, v in cells.items()}


@pytest.mark.rule("G63")
@pytest.mark.parametrize(("turn", "door"), [(0, "N"), (1, "E"), (2, "S"), (3, "W")])
def test_a_door_goes_clockwise(turn: int, door: str) -> None:
    table = Table(2, edition=FIRST)
    table.lay(0, "s35", "A1", turn)
    assert table.seat(0).rooms[0].cells[0].doors == [door]


@pytest.mark.rule("G63")
def test_doors_of_a_large_room_stay_with_their_cell() -> None:
    table = Table(2, edition=FIRST)
    table.lay(0, "l01", "C3", 1)  # aN bE aS: upright, a in the north
    laid = {c.cell: c.doors for c in table.seat(0).rooms[0].cells}
    assert laid == {"C4": ["E", "W"], "C3": ["S"]}
