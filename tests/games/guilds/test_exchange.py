"""Phase 3: offers come back, Assassin, Cutpurse, gold (G20, G21, G39, G40, G47, G49, G51)."""

import pytest

from gildehuis.games.guilds.schema_events import LostMember
from tests.games.guilds.table import DECLINE, PASS, Table, exchange, offer


def assassinate(card: str) -> dict[str, object]:
    return {"type": "assassinate", "character": card}


def steal(victim: int, florins: int) -> dict[str, object]:
    return {"type": "steal", "victim": victim, "florins": florins}


@pytest.mark.rule("G20")
def test_florins_that_won_nothing_return() -> None:
    table = Table(2)
    table.play(offer("Z1", 2), offer("Z3", 2), offer("Z1", 3), offer("Z3", 3), PASS, PASS)
    assert table.view().phase == "exchange"
    assert [table.seat(seat).florins for seat in range(2)] == [10, 4]
    assert table.guild(1) == ["W1", "W2"]


@pytest.mark.rule("G21")
@pytest.mark.parametrize(("florins", "most"), [(5, 1), (9, 1), (10, 2), (24, 4)])
def test_five_florins_a_gold(florins: int, most: int) -> None:
    table = Table(2, florins=[florins, florins]).until("buying")
    assert table.values("exchange", "gold") == list(range(most + 1))
    assert table.refused(exchange(most + 1)) == "G21"
    assert table.refused(exchange(-1)) == "G21"
    table.play(exchange(most))
    assert (table.seat(0).gold, table.seat(0).florins) == (most, florins - 5 * most)


@pytest.mark.rule("G21", "G61")
def test_each_seat_buys_once_in_turn_order_if_it_can_pay() -> None:
    table = Table(4, first=2, florins=[10, 4, 10, 5]).until("buying")
    seats = []
    while table.asked == "buying":
        seats.append(table.turn)
        table.play(exchange(0))
    assert seats == [2, 3, 0]


@pytest.mark.rule("G51")
def test_the_forgers_first_gold_costs_three() -> None:
    table = Table(2, guilds={0: ["S5"]}, florins=[3, 3]).until("buying")
    assert table.turn == 0
    assert table.values("exchange", "gold") == [0, 1]
    table.play(exchange(1))
    assert (table.seat(0).gold, table.seat(0).florins) == (1, 0)
    assert table.asked != "buying"  # 3 florins are nothing for the other seat


@pytest.mark.rule("G51")
def test_the_forgers_next_gold_costs_five() -> None:
    table = Table(2, guilds={0: ["S5"]}, florins=[12, 0]).until("buying")
    assert table.values("exchange", "gold") == [0, 1, 2]
    table.play(exchange(2))
    assert table.seat(0).florins == 4


@pytest.mark.rule("G47")
def test_the_assassin_removes_a_character_of_three_points_or_less() -> None:
    table = Table(2, guilds={0: ["S1", "W1"], 1: ["W3", "N1", "K1"]}).until("assassin")
    assert table.turn == 0
    assert table.values("assassinate", "character") == ["K1", "W3"]
    assert table.refused(assassinate("N1")) == "G47"  # 5 points
    assert table.refused(assassinate("W1")) == "G47"  # the own guild
    assert table.refused(assassinate("W7")) == "G47"  # in no guild
    assert table.refused(assassinate("nobody")) == "G47"
    events = table.play(assassinate("K1"))
    assert table.guild(1) == ["W3", "N1"]
    assert table.told(events, LostMember) == [LostMember(seat=1, by=0, character="K1")]
    assert table.seat(1).income.florins == 11
    assert table.seat(0).guild[0].used


@pytest.mark.rule("G38", "G47")
def test_once_a_game_but_not_spent_by_declining() -> None:
    table = Table(2, guilds={0: ["S1"], 1: ["W3", "K1"]}).until("assassin")
    table.play(DECLINE)
    table.next_round().until("assassin")
    table.play(assassinate("K1"))
    table.next_round()
    with pytest.raises(AssertionError):
        table.until("assassin")


@pytest.mark.rule("G39")
def test_the_bodyguard_protects_the_whole_guild_and_himself() -> None:
    guilds = {0: ["S1"], 1: ["W2", "W3"], 2: ["K1"]}
    table = Table(3, guilds=guilds).until("assassin")
    assert table.values("assassinate", "character") == ["K1"]
    assert table.refused(assassinate("W3")) == "G39"
    assert table.refused(assassinate("W2")) == "G39"


@pytest.mark.rule("G39", "G61")
def test_without_a_victim_the_assassin_is_not_asked() -> None:
    table = Table(2, guilds={0: ["S1"], 1: ["W2", "W3"]})
    table.play(PASS, PASS)
    assert table.asked == "buying"


@pytest.mark.rule("G49")
def test_the_cutpurse_takes_one_or_two_florins() -> None:
    table = Table(3, guilds={0: ["S3"]}, florins=[5, 1, 9]).until("cutpurse")
    assert table.legal("steal") == [steal(1, 1), steal(2, 1), steal(2, 2)]
    for move in (steal(0, 1), steal(3, 1), steal(-1, 1), steal(1, 2), steal(2, 3), steal(2, 0)):
        assert table.refused(move) == "G49"
    table.play(steal(2, 2))
    assert [table.seat(seat).florins for seat in range(3)] == [7, 1, 7]


@pytest.mark.rule("G40", "G49")
def test_the_guard_hound_stops_the_cutpurse() -> None:
    table = Table(3, guilds={0: ["S3"], 1: ["A1"]}).until("cutpurse")
    assert table.values("steal", "victim") == [2]
    assert table.refused(steal(1, 1)) == "G40"


@pytest.mark.rule("G21")
def test_abilities_come_before_buying_and_the_assassin_before_the_cutpurse() -> None:
    table = Table(3, first=1, guilds={0: ["S1", "S3"], 1: ["W3"]}).until("assassin")
    asked = []
    while table.asked in ("assassin", "cutpurse", "buying"):
        asked.append((table.asked, table.turn))
        table.play(exchange(0) if table.asked == "buying" else DECLINE)
    assert asked == [("assassin", 0), ("cutpurse", 0), ("buying", 1), ("buying", 2), ("buying", 0)]


@pytest.mark.rule("G21", "G47")
def test_an_assassinated_cutpurse_steals_no_more() -> None:
    table = Table(2, first=0, guilds={0: ["S1"], 1: ["S3"]}).until("assassin")
    table.play(assassinate("S3"))
    assert table.asked == "buying"
