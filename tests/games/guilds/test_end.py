"""Phase 5 and the end of a match (G28–G32, G50, G52, G57, G66, G67)."""

import pytest

from gildehuis.games.guilds.schema_events import Discarded
from tests.games.guilds.table import CLAIM, DECLINE, PASS, Table


def reserve(room: str) -> dict[str, object]:
    return {"type": "reserve", "room": room}


@pytest.mark.rule("G28")
def test_a_florin_keeps_a_room_for_the_next_round() -> None:
    table = Table(2, rooms=["s01", "s02", "l01", "l02"]).until("reserving")
    assert table.turn == 0
    table.play(reserve("l01"))
    assert (table.turn, table.seat(0).florins) == (1, 9)
    assert table.refused(reserve("l01")) == "G28"  # one florin per room
    assert table.refused(reserve("s35")) == "G28"  # not on display
    table.play(reserve("s02"))
    table.next_round()
    assert table.display()[:2] == ["s02", "l01"]
    assert len(table.display()) == 6  # on top of the next draw
    assert not any(offer.reserved for offer in table.view().display)
    table.next_round()
    assert "l01" not in table.display()  # must be reserved anew


@pytest.mark.rule("G28", "G61")
def test_reserving_costs_a_florin() -> None:
    table = Table(2, florins=[1, 0]).until("reserving")
    table.play(reserve(table.display()[0]))
    assert table.view().round == 2  # nobody has a florin left: forced passes


@pytest.mark.rule("G28")
def test_reserving_goes_on_until_all_pass_in_a_row() -> None:
    table = Table(2, rooms=["s01", "s02", "l01", "l02"]).until("reserving")
    table.play(PASS, reserve("s01"), reserve("s02"), PASS)
    assert (table.asked, table.turn) == ("reserving", 0)
    table.play(PASS)
    assert table.view().round == 2


@pytest.mark.rule("G28")
def test_without_a_florin_in_hand_there_is_no_reservation() -> None:
    table = Table(2).until("reserving")
    table.state.hand[0] = 0
    assert table.refused(reserve("nothing")) == "G28"
    table.recount()
    assert table.refused(reserve(table.display()[0])) == "G28"


@pytest.mark.rule("G50")
def test_the_smugglers_first_reservation_is_free() -> None:
    table = Table(2, guilds={0: ["S4"]}, florins=[0, 0]).until("reserving")
    assert table.turn == 0
    table.play(reserve(table.display()[0]))
    assert table.seat(0).florins == 12  # the next round's income, nothing kept or owed
    table = Table(2, guilds={0: ["S4"]}, florins=[1, 0]).until("reserving")
    table.play(reserve(table.display()[0]))
    assert table.seat(0).florins == 1
    table.play(reserve(table.display()[1]))
    assert table.view().round == 2


@pytest.mark.rule("G29")
def test_what_is_left_over_leaves_the_game() -> None:
    table = Table(2, characters=["W1", "W2", "W3"], rooms=["s01", "s02", "l01", "l02"])
    table.until("reserving")
    events = table.play(reserve("s01"), PASS, PASS)
    told = table.told(events, Discarded)[0]
    assert told == Discarded(["s02", "l01", "l02"], ["W1", "W2", "W3"])
    assert table.view().gone.rooms == ["s02", "l01", "l02"]


@pytest.mark.rule("G30")
@pytest.mark.parametrize(
    ("florins", "gold", "first", "marker"),
    [
        ([3, 4, 2, 1], [9, 0, 0, 0], 0, 1),  # most florins
        ([4, 2, 4, 1], [1, 9, 2, 0], 0, 2),  # tied: gold among the tied
        ([4, 2, 4, 1], [2, 9, 2, 0], 0, 1),  # tied still: the left neighbour, tied or not
        ([4, 4, 4, 4], [0, 0, 0, 0], 3, 0),
    ],
)
def test_who_gets_the_marker(florins: list[int], gold: list[int], first: int, marker: int) -> None:
    table = Table(4, first=first, florins=florins, gold=[0] * 4).until("reserving")
    table.money(gold=gold)
    table.next_round()
    assert table.view().first == marker
    assert table.turn == marker


@pytest.mark.rule("G52")
def test_the_herald_claims_the_marker_before_it_is_awarded() -> None:
    table = Table(2, guilds={1: ["N5"]}, florins=[9, 0]).until("herald")
    assert table.turn == 1
    assert table.view().display == []  # after the discards
    table.play(CLAIM)
    assert table.view().first == 1
    assert table.view().round == 2


@pytest.mark.rule("G52")
def test_without_the_claim_florins_decide() -> None:
    table = Table(2, guilds={1: ["N5"]}, florins=[9, 0]).until("herald")
    table.play(DECLINE)
    assert table.view().first == 0


@pytest.mark.rule("G31")
def test_florins_are_lost_and_gold_is_kept() -> None:
    table = Table(2, gold=[2, 0]).next_round()
    assert [table.seat(seat).florins for seat in range(2)] == [10, 10]
    assert [table.seat(seat).gold for seat in range(2)] == [2, 0]
    assert table.view().round == 2


@pytest.mark.rule("G57")
@pytest.mark.parametrize(("left", "kept"), [(9, 4), (4, 4), (2, 2)])
def test_the_drake_keeps_up_to_four_florins(left: int, kept: int) -> None:
    table = Table(2, guilds={0: ["A6"]}, florins=[left, 3]).next_round()
    assert table.seat(0).florins == 10 + kept
    assert table.seat(1).florins == 10


@pytest.mark.rule("G57", "G30")
def test_all_florins_of_the_drakes_owner_count_for_the_marker() -> None:
    table = Table(2, guilds={1: ["A6"]}, florins=[5, 9]).next_round()
    assert table.view().first == 1


@pytest.mark.rule("G32", "G66")
def test_the_match_ends_after_the_last_round_without_its_fifth_phase() -> None:
    table = Table(4, guilds={0: ["N5"]})
    asked = set()
    table.state.round = 6
    while table.asked != "over":
        asked.add(table.asked)
        table.play({"type": "exchange", "gold": 0} if table.asked == "buying" else PASS)
    assert asked == {"recruit", "buying"}  # no reservation, no Herald
    result = table.match.result()
    assert result is not None
    assert result.end == "rounds"


@pytest.mark.rule("G32", "G66")
def test_by_rules_1_the_match_ends_early_when_no_plot_has_a_free_cell() -> None:
    table = Table(2, rules=1)
    table.fill(0)
    table.next_round()  # one plot alone does not end it
    assert table.state.round == 2
    table.fill(1)
    while table.asked != "over":
        table.play({"type": "exchange", "gold": 0} if table.asked == "buying" else PASS)
    result = table.match.result()
    assert result is not None
    assert result.end == "full"
    assert table.state.round == 2


@pytest.mark.rule("G66")
def test_full_plots_in_the_last_round_end_by_rounds() -> None:
    table = Table(2, rules=1)
    table.fill(0)
    table.fill(1)
    table.finish()
    result = table.match.result()
    assert result is not None
    assert result.end == "rounds"
