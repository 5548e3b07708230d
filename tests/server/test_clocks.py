"""Time: clocks run, expire to a bot, and a seat can be taken back."""

from collections.abc import Callable

from gildehuis.server.tables import clocks
from gildehuis.server.tables.model import Clock, Doc, Seat
from tests.server.player import Player
from tests.server.test_tables import two

Person = Callable[..., Player]
LIVE = {"kind": "live", "move_s": 1, "bank_s": 0, "level": "easy"}


def test_when_time_is_over_a_bot_plays_until_the_seat_is_taken_back(person: Person) -> None:
    anna, bert, id_ = two(person, clock=LIVE)
    with anna.at(id_) as a, bert.at(id_) as b:
        assert a.hello()["table"]["seats"][0]["clock"]["deadline"] is not None
        b.hello()
        b.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["away"])
        b.until("update")  # the bot moved
        a.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["away"])
        assert a.move({"type": "decline"})["error"] == "seat-away"
        told = anna.ok("POST", f"/api/tables/{id_}/take-back-seat")
        assert not told["seats"][0]["away"]


def test_who_is_away_is_not_asked_to_agree_to_abandon(person: Person) -> None:
    _, bert, id_ = two(person, clock=LIVE)
    with bert.at(id_) as b:
        b.hello()
        b.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["away"])
        assert bert.ok("POST", f"/api/tables/{id_}/abandon")["stage"] == "abandoned"


def test_days_have_a_deadline(person: Person) -> None:
    anna, _, id_ = two(person, clock={"kind": "days", "days": 2})
    table = anna.ok("GET", f"/api/tables/{id_}")
    assert table["seats"][0]["clock"]["deadline"] >= table["created"] + 2 * 86_400_000
    assert table["seats"][1]["clock"]["deadline"] is None


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
    assert clocks.expired(slow, [0], 2 * 86_400_000 + clocks.HOUR - 1) == []


def test_secret_choices_at_once_have_their_own_clocks() -> None:
    table = doc(Clock("live", move_s=10, bank_s=60))
    clocks.start(table, [0, 1], 0)
    clocks.turn(table, [1], 30_000, mover=0)
    assert (table.seats[0].bank_ms, table.seats[1].since) == (40_000, 0)
