"""Abilities of the plaza: Alchemist, Dove, Almoner, Pilgrim (G42, G46, G56)."""

import pytest

from tests.games.guilds.table import PASS, STOP, Table, offer, take

TRANSMUTE_2 = {"type": "transmute", "gold": 2}


@pytest.mark.rule("G42", "G11")
def test_the_alchemist_turns_gold_into_florins_and_the_turn_goes_on() -> None:
    table = Table(2, guilds={0: ["M1"]}, gold=[3, 3])
    assert table.values("transmute", "gold") == [1, 2]
    table.play(TRANSMUTE_2)
    assert (table.seat(0).gold, table.seat(0).florins) == (1, 20)
    assert (table.asked, table.turn) == ("recruit", 0)
    assert table.refused({"type": "transmute", "gold": 1}) == "G38"  # once a round
    assert table.view().passes == 0


@pytest.mark.rule("G42")
@pytest.mark.parametrize(("held", "gold"), [(1, 2), (3, 3), (3, 0), (3, -1), (3, 10**30)])
def test_one_or_two_gold_and_no_more_than_there_is(held: int, gold: int) -> None:
    table = Table(2, guilds={0: ["M1"]}, gold=[held])
    assert table.refused({"type": "transmute", "gold": gold}) == "G42"


@pytest.mark.rule("G42", "G38")
def test_the_alchemist_is_fresh_again_next_round() -> None:
    table = Table(2, guilds={0: ["M1"]}, gold=[4])
    table.play({"type": "transmute", "gold": 1})
    table.next_round()
    while table.turn != 0:
        table.play(PASS)
    assert table.values("transmute", "gold") == [1, 2]


@pytest.mark.rule("G61", "G42")
def test_transmuting_and_passing_counts_as_a_pass() -> None:
    table = Table(2, guilds={0: ["M1"]}, gold=[1])
    table.play({"type": "transmute", "gold": 1}, PASS, PASS)
    assert table.view().phase == "exchange"


@pytest.mark.rule("G56")
def test_the_dove_lets_an_offer_be_in_one_zone() -> None:
    table = Table(4, guilds={0: ["A3"]})
    table.play(offer("Z1", 4))
    assert table.legal("stop") == [STOP]
    table.play(STOP)
    assert table.seat(0).guild[0].used
    table.play(PASS, PASS, PASS)
    table.play(offer("Z1", 1))
    assert table.legal("stop") == []  # used this round
    assert table.refused(STOP) == "G13"


@pytest.mark.rule("G56")
def test_the_dove_is_used_when_no_second_zone_can_follow() -> None:
    table = Table(4, guilds={0: ["A3"]})
    table.play(offer("Z1", 10))  # the whole hand
    assert table.turn == 1
    assert table.seat(0).guild[0].used


@pytest.mark.rule("G56")
def test_an_offer_in_two_zones_or_with_few_open_does_not_use_the_dove() -> None:
    table = Table(4, guilds={0: ["A3"]})
    table.play(offer("Z1", 1), offer("Z2", 1))
    assert not table.seat(0).guild[0].used
    table = Table(2, guilds={0: ["A3"]})
    table.play(offer("Z1", 1), offer("Z3", 1), PASS, take("W1"), PASS, offer("Z3", 1), STOP)
    assert not table.seat(0).guild[0].used


@pytest.mark.rule("G56", "G19")
def test_a_dove_that_has_just_joined_does_not_fly_yet() -> None:
    table = Table(4, characters=["A3"])
    table.play(offer("Z1", 1), offer("Z2", 1), PASS, PASS, PASS, take("A3"), PASS, PASS, PASS)
    table.play(offer("Z3", 1))
    assert table.refused(STOP) == "G13"


@pytest.mark.rule("G46")
@pytest.mark.parametrize(
    ("card", "gold", "florins"), [("P1", 1, 9 - 1), ("P4", 0, 9 - 1 + 3), ("W1", 0, 9 - 1)]
)
def test_gifts_on_joining_by_a_take(card: str, gold: int, florins: int) -> None:
    table = Table(2, characters=[card])
    table.play(offer("Z1", 1), offer("Z3", 1), PASS, take(card))
    assert (table.seat(0).gold, table.seat(0).florins) == (gold, florins)


@pytest.mark.rule("G46", "G18")
def test_gifts_on_joining_by_a_forced_take() -> None:
    table = Table(2, characters=["P1", "P4"])
    table.play(offer("Z1", 1), offer("Z3", 1), PASS, PASS)
    assert table.guild(0) == ["P1", "P4"]
    assert (table.seat(0).gold, table.seat(0).florins) == (1, 8 + 3)
