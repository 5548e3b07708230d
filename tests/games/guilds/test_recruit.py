"""Phase 2: offers, passes, takes, and what new members may do (G11–G19)."""

import pytest

from gildehuis.games.guilds.schema_events import HadToTake, Returned
from tests.games.guilds.table import PASS, STOP, Table, offer, take

SIX = ["N2", "K1", "S2", "A4", "K2", "M3"]


@pytest.mark.rule("G11")
def test_turns_go_round_from_the_first_player() -> None:
    table = Table(4, first=2)
    seats = []
    for _ in range(4):
        seats.append(table.turn)
        least = table.zone("Z1").least[table.turn]
        assert least is not None
        table.play(offer("Z1", least))
        table.play(table.legal("offer")[0])
    assert seats == [2, 3, 0, 1]


@pytest.mark.rule("G11", "G15")
def test_all_passing_in_a_row_ends_the_phase_and_any_offer_starts_the_count_anew() -> None:
    table = Table(3)
    table.play(PASS, PASS, offer("Z1", 1), offer("Z2", 1))
    assert (table.asked, table.turn) == ("recruit", 0)  # who passed may act again
    table.play(PASS, PASS)
    assert (table.asked, table.turn) == ("recruit", 2)
    table.play(PASS)
    assert table.asked == "forced_take"


@pytest.mark.rule("G11")
def test_the_phase_ends_at_once_when_no_character_is_left() -> None:
    table = Table(2, florins=[10, 10])
    table.play(offer("Z1", 1), offer("Z3", 1), PASS)
    table.play(take("W1"), PASS, take("W2"), PASS, offer("Z5", 1), PASS)
    assert table.view().phase == "recruit"
    table.play(take("W3"))
    assert table.view().phase == "exchange"


@pytest.mark.rule("G12")
def test_gold_cannot_be_changed_without_an_alchemist() -> None:
    table = Table(2, gold=[5, 5])
    assert table.legal("transmute") == []
    assert table.refused({"type": "transmute", "gold": 1}) == "G12"


@pytest.mark.rule("G13")
def test_an_offer_is_in_two_zones_and_leads_in_both() -> None:
    table = Table(4, characters=SIX)
    table.play(offer("Z1", 4))
    assert (table.asked, table.turn) == ("second_zone", 0)
    assert table.legal("stop") == []
    assert table.refused(STOP) == "G13"
    assert table.refused(offer("Z1", 1)) == "G13"  # another zone than the first
    table.play(offer("Z2", 3))
    assert table.zone("Z1").tents == [4, 0, 0, 0]
    assert table.seat(0).florins == 3
    assert table.turn == 1


@pytest.mark.rule("G13")
@pytest.mark.parametrize(
    "move",
    [
        offer("Z1", 4),  # a tie is not enough
        offer("Z1", 0),
        offer("Z3", -1),
        offer("Z3", 11),  # more than the hand
        offer("Z3", 10),  # nothing left for a second zone
        offer("Z7", 1),
        offer("z1", 5),
    ],
)
def test_offers_that_do_not_lead_or_cannot_be_paid(move: dict[str, object]) -> None:
    table = Table(4, characters=SIX)
    table.play(offer("Z1", 4), offer("Z2", 3))
    assert table.refused(move) == "G13"


@pytest.mark.rule("G13", "G64")
def test_a_first_offer_must_leave_enough_for_the_cheapest_other_zone() -> None:
    table = Table(4, characters=SIX, florins=[3])
    adds = [(m["zone"], m["add"]) for m in table.legal("offer")]
    assert adds == [(f"Z{n}", add) for n in range(1, 7) for add in (1, 2)]
    table = Table(4, characters=SIX, florins=[1])  # not even 1 and 1
    assert table.legal() == [PASS]


@pytest.mark.rule("G13")
def test_raising_a_zone_one_leads_needs_one_florin_only() -> None:
    table = Table(2)
    table.play(offer("Z1", 3), offer("Z3", 3), PASS)
    assert table.zone("Z1").least == [1, 4]
    table.play(offer("Z1", 1), offer("Z3", 1))
    assert table.zone("Z1").tents == [4, 0]


@pytest.mark.rule("G14")
def test_with_two_open_zones_one_is_enough_and_two_are_allowed() -> None:
    table = Table(2)
    table.play(offer("Z1", 1), offer("Z3", 1), PASS, take("W1"))
    table.play(offer("Z3", 2))  # two zones are open now
    assert table.asked == "second_zone"
    assert table.legal("stop") == [STOP]
    assert {move["zone"] for move in table.legal("offer")} == {"Z5"}
    table.play(STOP)
    assert table.turn == 0


@pytest.mark.rule("G14")
def test_zones_are_counted_not_cards() -> None:
    table = Table(3)  # five cards in four zones
    table.play(offer("Z2", 1), offer("Z4", 1), PASS, PASS, take("W3"), PASS, PASS)
    table.play(take("W4"), PASS, PASS)
    assert sum(len(zone.characters) for zone in table.view().zones) == 3
    table.play(offer("Z1", 8))  # all he has: Z1 with two cards and Z5: two zones
    assert table.turn == 1


@pytest.mark.rule("G16")
def test_taking_costs_the_florins_on_that_tent() -> None:
    table = Table(4, characters=SIX)
    table.play(offer("Z1", 4), offer("Z2", 3), PASS, PASS, PASS)
    assert table.values("take", "character") == ["K1", "N2"]
    table.play(take("N2"))
    assert table.guild(0) == ["N2"]
    assert table.zone("Z1").tents == [0, 0, 0, 0]
    assert table.seat(0).florins == 3


@pytest.mark.rule("G16")
@pytest.mark.parametrize("card", ["N2", "S2", "W7", "", "no such card"])
def test_only_where_the_own_offer_is_highest(card: str) -> None:
    table = Table(4, characters=SIX)
    table.play(offer("Z1", 4), offer("Z2", 3))
    table.play(offer("Z2", 4), offer("Z4", 1))
    assert table.turn == 2
    assert table.refused(take(card)) == "G16"


@pytest.mark.rule("G16", "G17")
def test_of_two_characters_one_is_chosen_and_the_next_highest_leads() -> None:
    table = Table(3)
    table.play(offer("Z1", 1), offer("Z2", 1), offer("Z1", 2), offer("Z4", 1), PASS, PASS)
    assert table.values("take", "character") == ["W1", "W2", "W4"]
    table.play(take("W2"))
    zone = table.zone("Z1")
    assert zone.characters == ["W1"]
    assert zone.tents == [1, 0, 0]
    assert zone.leader == 0
    table.play(PASS)
    assert take("W1") in table.legal()


@pytest.mark.rule("G17", "G20")
def test_florins_of_the_beaten_stay_in_an_emptied_zone_until_the_exchange() -> None:
    table = Table(2)
    table.play(offer("Z1", 1), offer("Z3", 1), offer("Z1", 2), offer("Z5", 1), PASS, take("W1"))
    assert table.zone("Z1").tents == [1, 0]
    assert table.zone("Z1").leader == 0
    assert take("W1") not in table.legal()
    table.until("buying")
    assert table.zone("Z1").tents == [0, 0]


@pytest.mark.rule("G18")
def test_offers_not_beaten_are_binding() -> None:
    table = Table(2)
    table.play(offer("Z1", 5), offer("Z3", 2), PASS, PASS)
    assert table.guild(0) == ["W1", "W2"]  # single cards are taken without a question
    assert table.seat(0).florins == 3
    assert table.zone("Z5").characters == ["W3"]  # without an offer it stays


@pytest.mark.rule("G18")
@pytest.mark.parametrize(
    ("rules", "outbid", "left"), [(1, ["W1", "W3"], []), (2, ["W3"], ["W1"])], ids=["1", "2"]
)
def test_zones_in_order_and_by_rules_1_the_next_highest_too(
    rules: int, outbid: list[str], left: list[str]
) -> None:
    table = Table(3, rules=rules)
    table.play(offer("Z1", 1), offer("Z2", 1), offer("Z1", 2), offer("Z4", 1), PASS, PASS, PASS)
    assert (table.asked, table.turn) == ("forced_take", 1)
    assert table.values("take", "character") == ["W1", "W2"]
    assert table.refused(take("W4")) == "G18"
    assert table.refused(PASS) == "G61"
    table.play(take("W2"))
    assert table.guild(1) == ["W2", "W4"]
    assert table.guild(0) == outbid
    assert table.zone("Z1").characters == left


@pytest.mark.rule("G18", "G20")
def test_who_was_outbid_gets_his_florins_back_and_no_character() -> None:
    table = Table(3)
    table.play(offer("Z1", 4), offer("Z2", 1), offer("Z1", 5), offer("Z4", 1), PASS, PASS, PASS)
    events = table.play(take("W1"))
    assert [told.seat for told in table.told(events, HadToTake)] == [1, 0, 1]
    assert table.told(events, Returned) == [Returned(seat=0, florins=4)]
    assert table.guild(0) == ["W3"]
    assert [table.seat(seat).florins for seat in range(3)] == [9, 4, 10]
    assert table.zone("Z1").tents == [0, 0, 0]
    assert [card for zone in table.view().zones for card in zone.characters] == ["W2", "W5"]
    table.next_round()
    assert table.view().gone.characters == ["W2", "W5"]  # left beside the one taken, without offer


@pytest.mark.rule("G18", "G17")
def test_after_a_take_by_choice_the_next_highest_leads_and_must_take() -> None:
    table = Table(3)
    table.play(offer("Z1", 1), offer("Z2", 1), offer("Z1", 2), offer("Z4", 1), PASS, PASS)
    table.play(take("W2"), PASS, PASS, PASS)  # by G16; then all pass
    assert table.guild(1) == ["W2", "W4"]
    assert table.guild(0) == ["W1", "W3"]  # in Z1 he is the highest of those who are left


@pytest.mark.rule("G18")
def test_a_forced_take_of_two_zones_is_asked_in_the_order_of_zones() -> None:
    table = Table(3, options={"characters": 6})  # two in Z1, two in Z4
    table.play(offer("Z4", 1), offer("Z1", 1), PASS, PASS, PASS)
    assert (table.view().forced_zone, table.values("take", "character")) == ("Z1", ["W1", "W2"])
    table.play(take("W1"))
    assert (table.view().forced_zone, table.values("take", "character")) == ("Z4", ["W4", "W5"])
    assert table.refused(take("W2")) == "G18"  # Z1 is settled
    table.play(take("W5"))
    assert table.guild(0) == ["W1", "W5"]


@pytest.mark.rule("G19")
def test_a_new_members_income_comes_with_the_next_round_his_points_at_once() -> None:
    table = Table(2, characters=["K1", "W3", "N1"])
    table.play(offer("Z1", 1), offer("Z3", 1), PASS, take("K1"))
    assert table.seat(0).florins == 8
    assert table.seat(0).symbols["craftsman"] == 1
    assert table.of_characters(0) == 1
    table.next_round()
    assert table.seat(0).income.florins == 10 + 3 + 1  # the Shieldmaiden had to be taken
    assert table.seat(0).florins == 14


@pytest.mark.rule("G19")
def test_an_ability_waits_for_the_next_phase() -> None:
    table = Table(2, characters=["M1", "W3", "N1"], gold=[2, 0])
    table.play(offer("Z1", 1), offer("Z3", 1), PASS, take("M1"), PASS)
    assert table.legal("transmute") == []
    assert table.refused({"type": "transmute", "gold": 1}) == "G19"
    assert table.seat(0).guild[0].fresh
    table.next_round()
    while table.turn != 0:
        table.play(PASS)
    assert table.values("transmute", "gold") == [1, 2]
