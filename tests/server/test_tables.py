"""Tables: set up, found, filled, started, left, played again."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.player import Player, Socket

Person = Callable[..., Player]


def two(person: Person, **more: Any) -> tuple[Player, Player, str]:
    """Anna and Bert at a table that has started."""
    anna, bert = person(), person("Bert")
    id_ = anna.table("me", "open", public=True, shuffle=False, **more)["id"]
    bert.ok("POST", f"/api/tables/{id_}/sit", seat=1)
    anna.ok("POST", f"/api/tables/{id_}/start")
    return anna, bert, id_


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"players": 5}, "bad-table"),
        ({"seats": [{"kind": "me"}]}, "bad-seats"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "bad-seats"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "run:reboot"}]}, "no-such-bot"),
        ({"options": {"magic": True}}, "bad-table"),
        ({"edition": "second"}, "bad-table"),
        ({"edition_source": "x = 1"}, "bad-table"),
        ({"clock": {"kind": "live", "move_s": 0}}, "bad-request"),
        ({"clock": {"kind": "live", "level": "run:reboot"}}, "no-such-bot"),
        ({"seats": "all"}, "bad-request"),
    ],
)
def test_tables_that_cannot_be(person: Person, body: dict[str, Any], key: str) -> None:
    right = {"game": "kardinal", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert person().refused("POST", "/api/tables", **(right | body)) == (400, key)


def test_the_lobby_lists_public_tables_that_wait(person: Person) -> None:
    anna, bert = person(), person("Bert")
    public = anna.table("me", "open", public=True)["id"]
    private = anna.table("me", "open")["id"]
    listed = {table["id"] for table in bert.ok("GET", "/api/tables")}
    assert public in listed
    assert private not in listed
    assert bert.refused("GET", f"/api/tables/{private}") == (404, "no-such-table")
    assert bert.refused("POST", f"/api/tables/{private}/sit", seat=1) == (404, "no-such-table")


def test_the_lobby_is_live(person: Person) -> None:
    anna, bert = person(), person("Bert")
    with bert.at("", path="/api/lobby/ws") as lobby:
        lobby.until("lobby")
        id_ = anna.table("me", "open", public=True)["id"]
        lobby.until(lambda m: id_ in [table["id"] for table in m["tables"]])
        anna.ok("POST", f"/api/tables/{id_}/leave")
        lobby.until(lambda m: id_ not in [table["id"] for table in m["tables"]])


def test_seats_are_taken_once(person: Person) -> None:
    anna, bert, carl = person(), person("Bert"), person("Carl")
    id_ = anna.table("me", "open", "open", public=True, shuffle=False)["id"]
    bert.ok("POST", f"/api/tables/{id_}/sit", seat=1)
    assert carl.refused("POST", f"/api/tables/{id_}/sit", seat=1) == (409, "seat-taken")
    assert carl.refused("POST", f"/api/tables/{id_}/sit", seat=7) == (404, "no-such-seat")
    moved = bert.ok("POST", f"/api/tables/{id_}/sit", seat=2)
    assert [seat["name"] for seat in moved["seats"]] == ["Anna", "", "Bert"]
    assert moved["you"] == 2


def test_the_host_arranges_the_seats(person: Person) -> None:
    anna, bert = person(), person("Bert")
    id_ = anna.table("me", "open", "open", public=True)["id"]
    bert.ok("POST", f"/api/tables/{id_}/sit", seat=1)
    assert bert.refused("POST", f"/api/tables/{id_}/seats/2", kind="bot") == (403, "host-only")
    anna.ok("POST", f"/api/tables/{id_}/seats/2", kind="bot", level="easy")
    told = anna.ok("POST", f"/api/tables/{id_}/seats/1", kind="open")
    assert [seat["kind"] for seat in told["seats"]] == ["person", "open", "bot"]
    assert anna.refused("POST", f"/api/tables/{id_}/seats/0", kind="open") == (409, "own-seat")
    assert anna.refused("POST", f"/api/tables/{id_}/start") == (409, "seats-open")


def test_it_starts_when_all_are_ready(person: Person) -> None:
    anna, bert = person(), person("Bert")
    id_ = anna.table("me", "open", public=True)["id"]
    bert.ok("POST", f"/api/tables/{id_}/sit", seat=1)
    assert anna.ok("POST", f"/api/tables/{id_}/ready", ready=True)["stage"] == "open"
    assert bert.ok("POST", f"/api/tables/{id_}/ready", ready=True)["stage"] == "playing"
    assert bert.refused("POST", f"/api/tables/{id_}/leave") == (409, "started")


def test_leaving_passes_the_host_on(person: Person) -> None:
    anna, bert = person(), person("Bert")
    id_ = anna.table("me", "open", public=True)["id"]
    bert.ok("POST", f"/api/tables/{id_}/sit", seat=1)
    anna.ok("POST", f"/api/tables/{id_}/leave")
    assert bert.ok("GET", f"/api/tables/{id_}")["host"] == bert.id
    assert bert.ok("POST", f"/api/tables/{id_}/leave")["stage"] == "abandoned"


def test_all_people_agree_to_abandon(person: Person) -> None:
    anna, bert, id_ = two(person)
    assert anna.ok("POST", f"/api/tables/{id_}/abandon")["abandon"] == [0]
    assert bert.ok("POST", f"/api/tables/{id_}/abandon")["stage"] == "abandoned"


def test_who_resigns_is_played_for_and_sees_what_spectators_see(person: Person) -> None:
    anna, bert, id_ = two(person)
    with anna.at(id_) as socket:
        socket.hello()
        told = anna.ok("POST", f"/api/tables/{id_}/resign")
        assert told["seats"][0]["resigned"]
        assert told["you"] is None
        assert socket.until("snapshot")["view"]["viewer"] is None
    with bert.at(id_) as socket:
        socket.hello()
        assert socket.wait_turn()  # a bot moved for Anna
    assert bert.ok("POST", f"/api/tables/{id_}/resign")["stage"] == "abandoned"


def test_a_match_of_three_goes_on_when_one_resigns(person: Person) -> None:
    anna, bert = person(), person("Bert")
    quick = {"kind": "none", "level": "easy"}  # plays for who resigns
    id_ = anna.table("me", "open", "easy", public=True, shuffle=False, clock=quick)["id"]
    bert.ok("POST", f"/api/tables/{id_}/sit", seat=1)
    anna.ok("POST", f"/api/tables/{id_}/start")
    with bert.at(id_) as socket:
        socket.hello()
        anna.ok("POST", f"/api/tables/{id_}/resign")
        assert socket.play_out()["scores"]
        movers = {m["seat"] for m in socket.heard if m["type"] == "update"}
    assert movers == {0, 1, 2}


def test_a_rematch_turns_the_seats(person: Person) -> None:
    anna, bert, id_ = two(person)
    assert anna.refused("POST", f"/api/tables/{id_}/rematch") == (409, "not-over")
    for player in (anna, bert):
        player.ok("POST", f"/api/tables/{id_}/abandon")
    again = anna.ok("POST", f"/api/tables/{id_}/rematch")
    assert [seat["name"] for seat in again["seats"]] == ["Bert", "Anna"]
    assert bert.ok("POST", f"/api/tables/{id_}/rematch")["id"] == again["id"]
    assert bert.ok("POST", f"/api/tables/{again['id']}/ready", ready=True)["stage"] == "playing"


def test_a_rematch_against_bots_starts_at_once(person: Person) -> None:
    anna = person()
    id_ = anna.table("me", "easy")["id"]
    anna.ok("POST", f"/api/tables/{id_}/resign")
    again = anna.ok("POST", f"/api/tables/{id_}/rematch")
    assert (again["stage"], again["seq"]) == ("playing", 0)
    assert [seat["resigned"] for seat in again["seats"]] == [False, False]


def test_an_invitation_grants_one_seat_once(person: Person) -> None:
    anna, bert, carl = person(), person("Bert"), person("Carl")
    id_ = anna.table("me", "open")["id"]
    given = anna.ok("POST", f"/api/tables/{id_}/invites", grants="seat", seat=1)
    assert given["path"] == f"/i/{given['code']}"
    assert bert.ok("POST", f"/api/invites/{given['code']}") == {"table": id_, "seat": 1}
    assert bert.ok("POST", f"/api/invites/{given['code']}") == {"table": id_, "seat": 1}
    assert carl.refused("POST", f"/api/invites/{given['code']}") == (404, "no-such-invite")
    assert carl.refused("GET", f"/api/tables/{id_}") == (404, "no-such-table")


def test_a_used_invitation_gives_no_second_seat(person: Person) -> None:
    anna = person()
    crowd = [person(name) for name in ("Bert", "Carl", "Dora", "Emil")]
    id_ = anna.table("me", "open", "open", "open")["id"]
    code = anna.ok("POST", f"/api/tables/{id_}/invites", grants="seat")["code"]
    with ThreadPoolExecutor(len(crowd)) as pool:  # all at once
        answers = list(pool.map(lambda p: p.call("POST", f"/api/invites/{code}"), crowd))
    assert sorted(answer.status_code for answer in answers) == [200, 404, 404, 404]
    seats = anna.ok("GET", f"/api/tables/{id_}")["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "person", "open", "open"]
    for somebody, used in zip(crowd, answers, strict=True):
        if used.status_code == 404:
            assert somebody.refused("POST", f"/api/tables/{id_}/sit", seat=2)[0] == 404


def test_an_invitation_can_be_taken_back(person: Person) -> None:
    anna, bert = person(), person("Bert")
    id_ = anna.table("me", "open")["id"]
    code = anna.ok("POST", f"/api/tables/{id_}/invites", grants="seat")["code"]
    anna.ok("DELETE", f"/api/tables/{id_}/invites/{code}")
    assert bert.refused("POST", f"/api/invites/{code}") == (404, "no-such-invite")
    assert anna.refused("DELETE", f"/api/tables/{id_}/invites/{code}") == (404, "no-such-invite")


def test_watching_by_invitation(person: Person) -> None:
    anna, bert = person(), person("Bert")
    id_ = anna.table("me", "easy")["id"]
    code = anna.ok("POST", f"/api/tables/{id_}/invites", grants="watch")["code"]
    assert bert.ok("POST", f"/api/invites/{code}") == {"table": id_, "seat": None}
    with bert.at(id_) as socket:
        assert socket.hello()["view"]["viewer"] is None


def test_who_was_invited_to_watch_cannot_sit(person: Person) -> None:
    anna, bert = person(), person("Bert")
    id_ = anna.table("me", "open")["id"]
    code = anna.ok("POST", f"/api/tables/{id_}/invites", grants="watch")["code"]
    bert.ok("POST", f"/api/invites/{code}")
    assert bert.refused("POST", f"/api/tables/{id_}/sit", seat=1) == (403, "no-seat-for-you")


def closed(socket: Socket) -> int:
    """The code a socket is closed with; whatever it is told before must be of no match."""
    while True:
        try:
            told = socket.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 0
        assert told.get("view") is None


def test_who_looked_at_a_public_table_does_not_watch_the_match(person: Person) -> None:
    anna, bert, carl = person(), person("Bert"), person("Carl")
    id_ = anna.table("me", "open", public=True)["id"]
    bert.ok("POST", f"/api/tables/{id_}/sit", seat=1)
    with bert.at(id_) as b, carl.at(id_) as c:
        b.hello()
        c.hello()
        anna.ok("POST", f"/api/tables/{id_}/start")
        b.until(lambda m: m["type"] == "snapshot" and m["view"] is not None)
        assert closed(c) == 1013
    with carl.at(id_) as c:
        assert closed(c) == 4404


def test_with_the_hosts_permission_he_does(person: Person) -> None:
    anna, bert, carl = person(), person("Bert"), person("Carl")
    id_ = anna.table("me", "open", public=True, spectators=True)["id"]
    bert.ok("POST", f"/api/tables/{id_}/sit", seat=1)
    with carl.at(id_) as c:
        c.hello()
        anna.ok("POST", f"/api/tables/{id_}/start")
        told = c.until(lambda m: m["type"] == "snapshot" and m["view"] is not None)
        assert told["view"]["viewer"] is None


def test_who_loses_his_seat_hears_no_more(person: Person) -> None:
    anna, bert = person(), person("Bert")
    id_ = anna.table("me", "open")["id"]
    code = anna.ok("POST", f"/api/tables/{id_}/invites", grants="seat")["code"]
    bert.ok("POST", f"/api/invites/{code}")
    with bert.at(id_) as b:
        b.hello()
        anna.ok("POST", f"/api/tables/{id_}/seats/1", kind="open")
        assert closed(b) == 1013
    with bert.at(id_) as b:
        assert closed(b) == 4404


def test_a_rematch_without_somebody_who_is_no_more_has_a_seat_open(person: Person) -> None:
    anna, bert, id_ = two(person)
    bert.ok("DELETE", "/api/me")
    anna.ok("POST", f"/api/tables/{id_}/resign")
    again = anna.ok("POST", f"/api/tables/{id_}/rematch")
    assert [seat["kind"] for seat in again["seats"]] == ["open", "person"]
    assert anna.refused("POST", f"/api/tables/{again['id']}/start") == (409, "seats-open")


def test_my_tables_say_whose_turn_it_is(person: Person) -> None:
    anna, bert, id_ = two(person)
    assert [t["your_turn"] for t in anna.ok("GET", "/api/my/tables")] == [True]
    assert [t["your_turn"] for t in bert.ok("GET", "/api/my/tables")] == [False]
    assert bert.ok("GET", "/api/my/tables")[0]["table"]["id"] == id_
