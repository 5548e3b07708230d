"""Phase 1: income, Beggar, draw, Diviner (G9, G10, G40, G43, G48)."""

import pytest

from gildehuis.games.guilds.schema import IncomeNow, Protected
from tests.games.guilds.table import DECLINE, FIRST, PASS, Table


def divine(room: str) -> dict[str, object]:
    return {"type": "divine", "room": room}


@pytest.mark.rule("G9")
def test_income_is_the_sum_of_hall_characters_and_active_rooms() -> None:
    table = Table(2, guilds={0: ["K1", "A4", "N4"]}, edition=FIRST)  # +3, −1, 1 gold
    table.lay(0, "s27", "B2", 2)  # Counting Room +2
    table.lay(0, "s29", "C2", 0)  # Strongroom, not connected: nothing
    table.next_round()
    assert table.seat(0).income == IncomeNow(florins=14, gold=1, value=17)
    assert (table.seat(0).florins, table.seat(0).gold) == (14, 1)


@pytest.mark.rule("G9")
def test_an_active_room_pays_gold() -> None:
    table = Table(2, edition=FIRST)
    table.lay(0, "s29", "A1", 1)  # its door east, to the hall
    table.next_round()
    assert table.seat(0).gold == 1


@pytest.mark.rule("G9")
def test_florin_income_is_never_below_zero() -> None:
    table = Table(2, guilds={0: ["A4", "N7"]})
    cards = table.edition.characters
    assert [cards[table.edition.number_of[card]].florins for card in ("A4", "N7")] == [-1, -1]
    assert table.seat(0).income.florins == 8


@pytest.mark.rule("G9", "G38")
def test_abilities_of_a_round_are_refreshed_those_of_a_game_are_not() -> None:
    table = Table(2, guilds={0: ["M1", "M4"]}, gold=[1])
    table.play({"type": "transmute", "gold": 1})
    table.state.used |= 1 << table.edition.number_of["M4"]  # the Wallbender, spent
    table.next_round()
    used = {member.character: member.used for member in table.seat(0).guild}
    assert used == {"M1": False, "M4": True}


@pytest.mark.rule("G48")
def test_the_beggar_takes_a_florin_of_everybody_with_a_higher_income() -> None:
    guilds = {0: ["S2"], 1: ["K1"], 2: ["N4"], 3: ["A4"]}  # incomes 11, 13, 10 + 3, 9
    table = Table(4, guilds=guilds).next_round()
    assert [table.seat(seat).income.value for seat in range(4)] == [11, 13, 13, 9]
    assert [table.seat(seat).florins for seat in range(4)] == [13, 12, 9, 9]


@pytest.mark.rule("G48")
def test_an_equal_income_gives_nothing() -> None:
    table = Table(2, guilds={0: ["S2"], 1: ["W3"]}).next_round()
    assert [table.seat(seat).florins for seat in range(2)] == [11, 11]


@pytest.mark.rule("G40", "G48")
def test_the_guard_hound_keeps_the_beggar_away() -> None:
    table = Table(2, guilds={0: ["S2"], 1: ["K1", "A1"]}).next_round()
    assert [table.seat(seat).florins for seat in range(2)] == [11, 14]
    assert table.seat(1).protected == Protected(characters=False, money=True)


@pytest.mark.rule("G10")
def test_rooms_and_characters_are_laid_open_each_round() -> None:
    table = Table(2, characters=["W1", "W2", "W3", "M1"], rooms=["s05", "s06", "l03", "l04"])
    assert table.display() == ["s05", "s06", "l03", "l04"]
    table.next_round()
    assert table.zone("Z1").characters == ["M1"]
    assert len(table.display()) == 4
    assert set(table.view().gone.rooms) == {"s05", "s06", "l03", "l04"}
    assert set(table.view().gone.characters) == {"W1", "W2", "W3"}


@pytest.mark.rule("G43", "G10")
def test_the_diviner_replaces_a_room_by_the_next_of_its_size() -> None:
    rooms = ["s01", "s02", "s03", "s04", "s05", "l01", "l02", "l03", "l04", "l05"]
    table = Table(2, guilds={1: ["M3"]}, rooms=rooms).next_round()
    assert (table.asked, table.turn) == ("divining", 1)
    assert table.display() == ["s03", "s04", "l03", "l04"]
    assert table.refused(divine("s01")) == "G43"
    assert table.refused(divine("nothing")) == "G43"
    table.play(divine("s04"))
    assert table.display() == ["s03", "s05", "l03", "l04"]
    assert "s04" in table.view().gone.rooms
    assert table.asked == "recruit"
    assert table.refused(divine("l03"), 1) == "G61"  # once a round


@pytest.mark.rule("G43")
def test_reserved_rooms_can_be_divined_and_an_empty_stack_replaces_nothing() -> None:
    table = Table(2, guilds={0: ["M3"]}, rooms=["l01", "l02"]).until("reserving")
    table.play({"type": "reserve", "room": "l01"})
    table.state.large_drawn = 18
    table.next_round()
    assert table.display()[0] == "l01"
    table.play(divine("l01"))
    assert "l01" not in table.display()
    assert len(table.display()) == 2


@pytest.mark.rule("G43", "G61")
def test_divining_may_be_declined_and_is_not_asked_without_a_display() -> None:
    table = Table(2, guilds={0: ["M3"]}).next_round()
    before = table.display()
    assert table.refused(PASS) == "G61"
    table.play(DECLINE)
    assert table.display() == before
    table.state.small_drawn = 35
    table.state.large_drawn = 18
    table.next_round()
    assert table.display() == []
    assert table.asked == "recruit"
