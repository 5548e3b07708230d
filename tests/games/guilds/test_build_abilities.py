"""Abilities of building: Engineer, Mason, Wallbender, Architect, Surveyor (G41, G44, G53, G54)."""

import pytest

from gildehuis.games.guilds.schema import BentRoom, Spot
from tests.games.guilds.table import DECLINE, FIRST, PASS, Table, buy, place


def bend(edge: str) -> dict[str, object]:
    return {"type": "bend", "edge": edge}


def survey(room: str) -> dict[str, object]:
    return {"type": "survey", "room": room}


def builder(card: str, *rooms: str, gold: int = 20) -> Table:
    """A build turn of seat 0 with this character in its guild."""
    return Table(2, rooms=rooms, gold=[gold], guilds={0: [card]}, edition=FIRST).until("build")


@pytest.mark.rule("G41")
@pytest.mark.parametrize(("card", "cheaper", "same"), [("K2", "s24", "l09"), ("W7", "l09", "s24")])
def test_mason_and_engineer_save_a_gold_on_rooms_of_their_size(
    card: str, cheaper: str, same: str
) -> None:
    table = builder(card, "s24", "s22", "l09", "l10")
    costs = {offer.room: offer.costs for offer in table.view().display}
    assert costs[cheaper] == [1, 2]
    assert costs[same] == [2, 2]
    table.play(buy(cheaper), table_place(table, cheaper))
    assert table.seat(0).gold == 19


def table_place(table: Table, room: str) -> dict[str, object]:
    return place("B2", 0) if room == "s24" else place("D1", 3)


@pytest.mark.rule("G41")
def test_only_the_first_room_of_the_round_is_cheaper() -> None:
    table = builder("K2", "s24", "s05", "l01")
    table.play(buy("s24"), place("B2", 0))
    table.until("build", 0)
    assert {o.room: o.costs[0] for o in table.view().display}["s05"] == 2
    table.next_round().until("build", 0)
    assert table.seat(0).guild[0].used is False


@pytest.mark.rule("G41")
def test_a_room_of_one_gold_costs_one_and_does_not_use_it_up() -> None:
    table = builder("K2", "s22", "s24")
    table.play(buy("s22"), place("B2", 0))
    assert table.seat(0).gold == 19
    assert not table.seat(0).guild[0].used
    table.until("build", 0)
    table.play(buy("s24"), place("B3", 0))
    assert table.seat(0).gold == 18


@pytest.mark.rule("G41", "G22")
def test_what_is_cheaper_can_be_bought_with_less() -> None:
    table = builder("K2", "s24", "s05", gold=1)
    assert table.values("buy", "room") == ["s05", "s24"]
    table = builder("W1", "s24", "s05", gold=1)
    assert table.refused(buy("s24")) == "G22"


@pytest.mark.rule("G44")
def test_the_wallbender_changes_one_edge_for_good() -> None:
    table = builder("M4", "s24", "s22")
    table.play(buy("s24"))
    assert table.values("bend", "edge") == ["E", "N", "S", "W"]
    table.play(bend("E"))
    assert table.asked == "placing"
    assert table.in_hand().doors == ["N", "E", "S"]
    assert table.refused(bend("W")) == "G38"  # once a game
    table.play(place("B2", 0))
    assert table.seat(0).rooms[0].cells[0].doors == ["N", "E", "S"]
    assert table.view().bent == BentRoom("s24", ["N", "E", "S"])


@pytest.mark.rule("G44")
def test_edges_that_do_not_exist_and_bending_without_the_wallbender() -> None:
    table = builder("M4", "s24", "l10")
    table.play(buy("s24"))
    assert table.refused(bend("aN")) == "G44"  # an edge of large rooms
    assert table.refused(bend("")) == "G44"
    table = builder("W1", "s24", "l10")
    table.play(buy("s24"))
    assert table.legal("bend") == []
    assert table.refused(bend("E")) == "G44"


@pytest.mark.rule("G44", "G23")
def test_a_room_that_fits_only_bent_may_be_bought_and_must_then_be_bent() -> None:
    for card, fits in (("M4", True), ("W1", False)):
        table = builder(card, "s24", "s30")
        table.lay(0, "s04", "B2", 2)  # dead ends at the hall's doors
        table.lay(0, "s11", "A1", 1)
        table.lay(0, "s32", "D1", 3)
        assert (table.refused(buy("s30")) is None) is fits  # C2 has walls on two sides
        if fits:
            table.play(buy("s30"))
            assert table.legal("place") == []
            assert table.values("bend", "edge") == ["N", "S"]
            table.play(bend("S"))
            assert table.values("place", "cell") == ["C2"]


@pytest.mark.rule("G44", "G23")
def test_a_change_that_leaves_no_place_is_refused() -> None:
    table = builder("M4", "s35", "s22")  # one door
    table.state.border[:] = [255] * len(table.state.border)
    cells = table.edition.plot.cells
    table.state.border[cells.index("A5")] = 0b0100  # one free cell, a door to its south
    table.state.tile[cells.index("A4")] = 1
    table.state.fits_small[0] = -1
    table.recount()
    table.play(buy("s35"))
    assert table.refused(bend("N")) == "G23"  # no door left at all
    assert table.values("bend", "edge") == ["E", "S", "W"]


@pytest.mark.rule("G44")
def test_large_rooms_have_six_edges() -> None:
    table = builder("M4", "l10", "s22")
    table.play(buy("l10"))
    assert set(table.values("bend", "edge")) <= {"aN", "bN", "bE", "bS", "aS", "aW"}
    table.play(bend("bN"))
    assert table.in_hand().doors == ["aN", "bN", "bE", "bS", "aW"]


@pytest.mark.rule("G53")
def test_the_architect_may_buy_a_second_room_in_the_same_turn() -> None:
    table = builder("K3", "s24", "s22", "l10")
    table.play(buy("s24"), place("B2", 0))
    assert (table.asked, table.turn) == ("second_room", 0)
    assert table.refused(PASS) == "G61"
    table.play(buy("s22"), place("B3", 0))
    assert table.seat(0).guild[0].used
    assert table.asked == "build"
    table.play(buy("l10"))
    table.play(table.legal("place")[0])
    assert table.asked != "second_room"  # once a round


@pytest.mark.rule("G53", "G38")
def test_declining_does_not_use_the_architect() -> None:
    table = builder("K3", "s24", "s22", "l10")
    table.play(buy("s24"), place("B2", 0), DECLINE)
    assert not table.seat(0).guild[0].used
    table.play(buy("s22"), place("B3", 0))
    assert table.asked == "second_room"


@pytest.mark.rule("G53", "G61")
def test_without_gold_for_another_room_the_architect_is_not_asked() -> None:
    table = builder("K3", "s24", "s22", gold=2)
    table.play(buy("s24"), place("B2", 0))
    assert table.asked != "second_room"


@pytest.mark.rule("G54")
def test_the_surveyor_lifts_a_room_and_the_turn_goes_on() -> None:
    table = builder("K7", "s22", "s25", "l10", gold=3)
    table.lay(0, "s24", "B2", 0)
    table.lay(0, "s35", "B3", 2)
    assert table.values("survey", "room") == ["s24", "s35"]
    for room in ("s22", "l10", "hall", "s01"):
        assert table.refused(survey(room)) == "G54"
    table.play(survey("s24"))
    assert table.asked == "placing"
    assert table.in_hand().lifted == Spot("B2", 0)
    assert place("B2", 0) in table.legal()  # the old place is allowed
    table.play(place("A1", 1))
    assert table.active(0) == ["s24"]  # what hung on it turned inactive
    assert (table.asked, table.turn) == ("build", 0)
    assert table.refused(survey("s35")) == "G38"
    assert buy("s22") in table.legal()


@pytest.mark.rule("G54")
def test_only_the_owner_of_the_surveyor_lifts_and_only_in_a_build_turn() -> None:
    table = builder("W1", "s22", "s25")
    table.lay(0, "s24", "B2", 0)
    assert table.refused(survey("s24")) == "G54"


@pytest.mark.rule("G54", "G53")
def test_a_lifted_room_is_no_purchase_for_the_architect() -> None:
    table = builder("K7", "s22", "s25")
    table.give(0, "K3")
    table.lay(0, "s24", "B2", 0)
    table.play(survey("s24"), place("B2", 0))
    assert table.asked == "build"
    table.play(buy("s22"), place("B3", 0))
    assert table.asked == "second_room"


@pytest.mark.rule("G54", "G44")
def test_a_lifted_room_may_be_bent() -> None:
    table = builder("K7", "s22", "s25")
    table.give(0, "M4")
    table.lay(0, "s24", "B2", 0)
    table.play(survey("s24"), bend("W"), place("B2", 0))
    assert table.seat(0).rooms[0].cells[0].doors == ["N", "S", "W"]


@pytest.mark.rule("G54", "G61", "G22")
def test_surveying_and_passing_counts_as_a_pass() -> None:
    table = Table(2, rooms=["s22", "s25"], guilds={0: ["K7"]}, edition=FIRST)
    table.lay(0, "s24", "B2", 0)
    table.until("build")
    table.play(survey("s24"), place("B2", 0))
    assert table.view().phase != "build"  # only passes were left
