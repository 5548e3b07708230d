"""The worked examples of the specification, move by move."""

import pytest

from gildehuis.games.guilds.phase_build import place_left
from gildehuis.games.guilds.schema_events import Activated, HadToTake
from tests.games.guilds.table import FIRST, PASS, STOP, Table, buy, offer, place, take

RED, BLUE, GREEN, YELLOW = range(4)


@pytest.mark.rule("G11", "G13", "G14", "G16", "G17", "G18", "G20", "G61")
def test_auction_of_four_players() -> None:
    table = Table(4, characters=["N2", "K1", "S2", "A4", "K2", "M3"])
    table.play(offer("Z1", 4), offer("Z2", 3))  # Red
    table.play(offer("Z2", 4), offer("Z5", 2))  # Blue
    table.play(offer("Z1", 5), offer("Z4", 3))  # Green
    table.play(offer("Z5", 3), offer("Z6", 2))  # Yellow
    table.play(offer("Z1", 2), offer("Z3", 1))  # Red
    table.play(take("K1"))  # Blue
    assert table.turn == GREEN
    assert table.seat(GREEN).florins == 2
    assert table.legal("offer") == []  # Z4 would cost 1, any other zone 2 or more
    table.play(take("A4"))
    table.play(take("K2"))  # Yellow
    table.play(take("N2"))  # Red: now two zones remain
    assert table.turn == BLUE
    table.play(offer("Z6", 3))  # 1 florin cannot lead Z3: the turn is over
    assert table.turn == GREEN
    table.play(PASS)
    table.play(offer("Z6", 2))
    assert (table.asked, table.turn) == ("second_zone", YELLOW)  # 3 florins could lead Z3
    table.play(STOP)
    assert table.turn == RED
    table.play(PASS)
    assert table.turn == GREEN  # Blue's pass is forced and not written
    table.play(PASS)
    table.play(take("M3"))
    assert table.turn == RED
    table.play(PASS)
    assert table.turn == GREEN
    events = table.play(PASS, PASS)  # Green and Yellow; then Red must take the Beggar
    assert [told.character for told in table.told(events, HadToTake)] == ["S2"]
    assert [table.guild(seat) for seat in range(4)] == [["N2", "S2"], ["K1"], ["A4"], ["K2", "M3"]]
    assert [table.seat(seat).florins for seat in range(4)] == [3, 6, 7, 3]
    assert table.view().phase == "exchange"


@pytest.mark.rule("G24", "G25", "G26", "G27", "G63")
def test_building_a_chain_around_the_hall() -> None:
    table = Table(4, rooms=["s24", "s30", "s03", "s16", "s13"], gold=[20], edition=FIRST)
    table.until("build")
    table.play(buy("s24"), place("B2", 0))
    assert table.active(0) == ["s24"]
    table.until("build", 0)
    table.play(buy("s30"))
    assert "C2" not in table.values("place", "cell")  # three doors
    table.play(place("A1", 0))
    assert table.active(0) == ["s24", "s30"]
    assert table.seat(0).windows == 1  # its south door
    table.until("build", 0)
    table.play(buy("s03"), place("C2", 0))  # wall to wall with the hall
    assert table.active(0) == ["s24", "s30"]
    table.until("build", 0)
    table.play(buy("s16"), place("C3", 2))
    assert table.active(0) == ["s24", "s30"]
    table.until("build", 0)
    events = table.play(buy("s13"), place("B3", 1))  # closes the chain
    assert table.active(0) == ["s24", "s30", "s03", "s16", "s13"]
    assert table.told(events, Activated)[0].rooms == ["s03", "s16"]


@pytest.mark.rule("G18", "G20", "G61", "G64")
@pytest.mark.parametrize(
    ("rules", "red", "florins"), [(2, [], [10, 4, 5]), (1, ["K1"], [7, 4, 5])], ids=["2", "1"]
)
def test_forced_takes_of_three_players(rules: int, red: list[str], florins: list[int]) -> None:
    table = Table(3, characters=["N2", "K1", "S2", "A4", "M3"], rules=rules)
    table.play(offer("Z1", 3), offer("Z2", 2))  # Red
    table.play(offer("Z1", 4), offer("Z4", 2))  # Blue
    table.play(offer("Z2", 3), offer("Z5", 2))  # Green
    table.play(PASS, PASS, PASS)
    assert (table.asked, table.turn) == ("forced_take", BLUE)
    assert table.refused(take("A4")) == "G18"  # of another zone
    table.play(take("N2"))
    assert table.match.log[-1]["choices"] == 2
    assert [table.guild(seat) for seat in range(3)] == [red, ["N2", "A4"], ["S2", "M3"]]
    assert [table.seat(seat).florins for seat in range(3)] == florins
    assert table.view().phase == "exchange"
    left = [card for zone in table.view().zones for card in zone.characters]
    assert left == ([] if red else ["K1"])


@pytest.mark.rule("G8", "G24", "G25", "G26", "G27", "G63")
def test_building_around_the_hall_of_the_second_edition() -> None:
    rooms = ["s24", "s22", "s30", "s16", "s03", "l03", "l16"]
    table = Table(4, rooms=rooms, gold=[30]).until("build")
    table.play(buy("s24"), place("B3", 0))
    assert table.active(0) == ["s24"]
    table.until("build", 0).play(buy("s30"))
    assert [m for m in table.legal() if m["cell"] == "C2"] == [place("C2", 0)]
    table.play(place("C2", 0))  # wall to wall with the hall
    assert table.active(0) == ["s24"]
    assert table.seat(0).windows == 0
    table.until("build", 0).play(buy("s22"))
    assert "C2" not in table.values("place", "cell")
    table = Table(4, rooms=rooms, gold=[30])
    table.lay(0, "s24", "B3", 0)
    table.lay(0, "s30", "C2", 0)
    table.until("build", 0).play(buy("s16"))
    assert [m for m in table.legal() if m["cell"] == "C1"] == [place("C1", 3)]
    table.play(place("C1", 3))  # joins the hall and the Guest Chamber
    assert table.active(0) == ["s24", "s30", "s16"]
    assert table.seat(0).windows == 1
    table.until("build", 0).play(buy("s03"), place("A1", 3))  # wall to wall with the hall
    assert table.active(0) == ["s24", "s30", "s16"]
    table.until("build", 0).play(buy("l03"))
    assert table.refused(place("A2", 1)) == "G24"  # its wall meets the hall's door
    table = Table(4, rooms=rooms, gold=[30])
    for room, cell, turn in (
        ("s24", "B3", 0),
        ("s30", "C2", 0),
        ("s16", "C1", 3),
        ("s03", "A1", 3),
    ):
        table.lay(0, room, cell, turn)
    table.until("build", 0).play(buy("l16"), place("A2", 1))
    assert len(table.active(0)) == 5
    assert (table.seat(0).cells, table.seat(0).windows) == (6, 3)


@pytest.mark.rule("G32")
def test_a_plot_with_empty_cells_but_no_place() -> None:
    table = Table(2)
    for room, cell, turn in (("s35", "C1", 3), ("s32", "A2", 1), ("s29", "B3", 2)):
        table.lay(0, room, cell, turn)  # at the hall's doors
    assert table.active(0) == ["s35", "s32", "s29"]
    table.lay(0, "s04", "A1", 3)  # wall to wall with the hall, the door to the border
    assert place_left(table.state, 0)  # C2
    table.lay(0, "s11", "C2", 1)
    assert table.active(0) == ["s35", "s32", "s29"]
    assert table.seat(0).free == 8
    assert not place_left(table.state, 0)
    assert place_left(Table(2, rules=1).state, 0)


# Plots on which nothing can be laid: by room, cell and turn.
CLOSED = [
    [("s03", "C1", 2), ("s01", "A2", 1), ("s29", "B3", 2), ("s05", "A1", 2), ("s11", "C2", 1)],
    [("s07", "C1", 2), ("s06", "A2", 1), ("s32", "B3", 2), ("s13", "A1", 2), ("s04", "C2", 1)],
]


@pytest.mark.rule("G32", "G66")
@pytest.mark.parametrize(("rules", "end"), [(2, "full"), (1, "rounds")])
def test_a_match_in_which_nobody_has_a_place_left(rules: int, end: str) -> None:
    table = Table(2, rules=rules)
    table.state.round = 5
    for seat, plot in enumerate(CLOSED):
        for room, cell, turn in plot:
            table.lay(seat, room, cell, turn)
        if seat == 0:
            idle(table)
            assert table.state.round == 6  # one plot alone does not end it
    idle(table)
    if rules == 1:
        assert table.state.round == 7  # eight cells are empty on either plot
        table.finish()
    result = table.match.result()
    assert result is not None
    assert result.end == end


def idle(table: Table) -> None:
    """Nobody does anything for a round."""
    now = table.state.round
    while table.asked != "over" and table.state.round == now:
        table.play({"type": "exchange", "gold": 0} if table.asked == "buying" else PASS)
