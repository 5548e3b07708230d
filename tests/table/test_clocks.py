"""Thinking time: what a move costs, when time is over, and that a pause costs nobody anything."""

from gildehuis.table import clocks, leaving, overtime
from gildehuis.table.model import Clock, Doc, Seat, UndoRequest
from tests.table.keeping import ANNA, BERT, NOW, opened, person, played

LIVE = Clock("live", move_s=10, bank_s=60, level="easy")


def doc(clock: Clock) -> Doc:
    seats = [Seat("person", "A", "a"), Seat("person", "B", "b")]
    return Doc("kardinal", 2, "a", seats, "seed", 0, clock=clock)


def test_only_what_goes_beyond_the_time_per_move_comes_out_of_the_bank() -> None:
    table = doc(Clock("live", move_s=10, bank_s=60))
    clocks.start(table, [0], 1000)
    clocks.turn(table, [1], 9000, mover=0)
    assert table.seats[0].bank_ms == 60_000
    clocks.turn(table, [0], 34_000, mover=1)
    assert table.seats[1].bank_ms == 45_000
    assert clocks.expired(table, [0], 34_000 + 70_000 - 1) == []
    assert clocks.expired(table, [0], 34_000 + 70_000) == [0]


def test_a_pause_of_the_house_costs_nobody_time() -> None:
    table = doc(Clock("live", move_s=10, bank_s=60))
    clocks.start(table, [0], 0)
    assert clocks.resume(table, [0], 3_600_000)
    assert clocks.expired(table, [0], 3_600_000 + 69_999) == []
    slow = doc(Clock("days", days=1))
    clocks.start(slow, [0], 0)
    assert not clocks.resume(slow, [0], 3_600_000)
    assert clocks.resume(slow, [0], 2 * 86_400_000)
    assert clocks.expired(slow, [0], 2 * 86_400_000 + clocks.SPARED - 1) == []


def test_secret_choices_at_once_have_their_own_clocks() -> None:
    table = doc(Clock("live", move_s=10, bank_s=60))
    clocks.start(table, [0, 1], 0)
    clocks.turn(table, [1], 30_000, mover=0)
    assert (table.seats[0].bank_ms, table.seats[1].since) == (40_000, 0)


def test_the_next_alarm_is_the_first_deadline_or_the_end_of_a_request() -> None:
    table = doc(LIVE)
    clocks.start(table, [0, 1], 1000)
    table.seats[1].bank_ms = 5000
    assert clocks.next_alarm(table, [0, 1]) == 1000 + 10_000 + 5000
    assert clocks.next_alarm(table, [0]) == 1000 + 10_000 + 60_000
    table.undo = UndoRequest(0, 1, [0], 7777)
    assert clocks.next_alarm(table, [0, 1]) == 7777
    assert clocks.next_alarm(doc(Clock()), [0, 1]) is None


def test_a_bot_is_due_at_once_and_the_clocks_of_others_still_run() -> None:
    kept = opened(person(ANNA), Seat("bot", "easy", bot="easy"), person(BERT), game="flandern")
    assert kept.table.standing.due == 0
    assert kept.table.standing.bots == [1]
    kept = opened(
        person(ANNA), Seat("bot", "easy", bot="easy"), person(BERT), game="flandern", clock=LIVE
    )
    assert (kept.table.standing.due, kept.table.standing.alarm) == (0, NOW + 70_000)
    assert played(ANNA, BERT).table.standing.due is None


def test_who_is_late_is_played_for_until_he_comes_back() -> None:
    kept = played(ANNA, BERT, clock=LIVE)
    late = kept.table.standing.alarm
    assert late == NOW + 70_000
    assert overtime.time_is_over(kept.table, late - 1) is None
    change = kept.do(overtime.time_is_over(kept.table, late))
    seat = change.doc.seats[0]
    assert (seat.away, seat.bot, seat.bank_ms) == (True, "easy", 0)
    assert change.standing.bots == [0]
    assert change.standing.alarm is None
    change = kept.do(leaving.take_back_seat(kept.table, ANNA, late + 5))
    assert change.standing.bots == []
    assert change.standing.alarm == late + 5 + 10_000  # the bank is empty
    assert leaving.take_back_seat(kept.table, ANNA, late + 6) is None


def test_a_pause_of_the_house_is_spared_at_a_table() -> None:
    kept = played(ANNA, BERT, clock=LIVE)
    change = kept.do(overtime.spare(kept.table, NOW + clocks.DAY))
    assert change.standing.alarm == NOW + clocks.DAY + 70_000
    assert overtime.spare(played(ANNA, BERT).table, NOW) is None
