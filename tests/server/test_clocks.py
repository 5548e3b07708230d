"""Time: clocks run, expire to a bot, and a seat can be taken back."""

from collections.abc import Callable

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
