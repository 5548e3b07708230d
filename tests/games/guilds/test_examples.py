"""The two worked examples of the specification, move by move."""

import pytest

from gildehuis.games.guilds.schema_events import Activated, HadToTake
from tests.games.guilds.table import PASS, STOP, Table, buy, offer, place, take

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
    table = Table(4, rooms=["s24", "s30", "s03", "s16", "s13"], gold=[20]).until("build")
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
