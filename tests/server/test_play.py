"""Play over a socket: moves are judged, stored, acknowledged once, and told to each seat."""

import random
from collections.abc import Callable
from typing import Any

from tests.server.player import Player

Person = Callable[..., Player]


def test_a_whole_match_against_bots(person: Person) -> None:
    anna = person()
    table = anna.table("me", "easy", "easy")
    assert table["stage"] == "playing"
    with anna.at(table["id"]) as socket:
        socket.hello()
        result = socket.play_out(random.Random(1))
    assert len(result["scores"]) == 3
    assert anna.ok("GET", f"/api/tables/{table['id']}")["stage"] == "finished"


def test_two_people_see_each_others_moves(person: Person) -> None:
    anna, bert = person(), person("Bert")
    table = anna.table("me", "open", public=True, shuffle=False)
    bert.ok("POST", f"/api/tables/{table['id']}/sit", seat=1)
    with anna.at(table["id"]) as a, bert.at(table["id"]) as b:
        assert a.hello()["view"] is None
        b.hello()
        anna.ok("POST", f"/api/tables/{table['id']}/start")
        a.until("snapshot")
        b.until("snapshot")
        assert a.move()["seq"] == 1
        told = b.until("update")
        assert told["seat"] == 0
        assert told["events"][0]["type"] == "built"


def test_a_move_sent_again_is_recognised(person: Person) -> None:
    anna = person()
    id_ = anna.table("me", "open", public=True, shuffle=False)["id"]
    bert = person("Bert")
    bert.ok("POST", f"/api/tables/{id_}/sit", seat=1)
    anna.ok("POST", f"/api/tables/{id_}/start")
    with anna.at(id_) as socket:
        socket.hello()
        assert socket.view is not None
        named = socket.view["legal"][0]
        assert socket.move(named) == {"type": "ack", "id": 1, "seq": 1}
    with anna.at(id_) as socket:
        assert socket.hello()["seq"] == 1
        socket.send(type="move", id=1, seq=0, move=named)
        assert socket.until("ack") == {"type": "ack", "id": 1, "seq": 1}
        assert anna.ok("GET", f"/api/tables/{id_}")["seq"] == 1


def test_a_move_on_an_old_position_is_not_made(person: Person) -> None:
    anna = person()
    id_ = anna.table("me", "open", public=True, shuffle=False)["id"]
    person("Bert").ok("POST", f"/api/tables/{id_}/sit", seat=1)
    anna.ok("POST", f"/api/tables/{id_}/start")
    with anna.at(id_) as socket:
        socket.hello()
        assert socket.move()["type"] == "ack"
        socket.until("update")
        assert socket.my_turn()  # the first building's stone
        assert socket.move(seq=0)["error"] == "stale"
        assert socket.until("snapshot")["seq"] == 1


def test_refusals_name_the_rule(person: Person) -> None:
    anna = person()
    id_ = anna.table("me", "open", public=True, shuffle=False)["id"]
    bert = person("Bert")
    bert.ok("POST", f"/api/tables/{id_}/sit", seat=1)
    anna.ok("POST", f"/api/tables/{id_}/start")
    with anna.at(id_) as a, bert.at(id_) as b:
        a.hello()
        b.hello()
        strange: list[Any] = [None, 7, [], {"type": "fly"}, {"type": "decline"}, {"type": ["x"]}]
        for nonsense in strange:
            a.send(type="move", id=1, seq=0, move=nonsense)
            refused = a.until("refused")
            assert refused["rule"].startswith("K")
            assert refused["reason"].startswith("refusal-")
        b.send(type="move", id=1, seq=0, move=a.view and a.view["legal"][0])
        assert b.until("refused")["rule"] == "K5"


def test_only_seats_move(person: Person) -> None:
    anna, carl = person(), person("Carl")
    id_ = anna.table("me", "open", public=True, spectators=True)["id"]
    person("Bert").ok("POST", f"/api/tables/{id_}/sit", seat=1)
    anna.ok("POST", f"/api/tables/{id_}/start")
    with carl.at(id_) as socket:
        snapshot = socket.hello()
        assert snapshot["view"]["viewer"] is None
        assert snapshot["view"]["legal"] == []
        assert socket.move({"type": "decline"})["error"] == "not-seated"


def test_chat_and_mute(person: Person) -> None:
    anna, bert = person(), person("Bert")
    id_ = anna.table("me", "open", public=True)["id"]
    bert.ok("POST", f"/api/tables/{id_}/sit", seat=1)
    with anna.at(id_) as a, bert.at(id_) as b:
        a.hello()
        b.hello()
        b.send(type="chat", id=1, text="Hello <b>")
        said = a.until("chat")
        assert (said["from"], said["name"], said["text"]) == (bert.id, "Bert", "Hello <b>")
        a.send(type="mute", id=1, person=bert.id, muted=True)
        assert a.until("snapshot")["chat"] == []
        b.send(type="chat", id=2, text="again")
        b.until("ack")
        a.send(type="ping")
        assert a.until(lambda m: m["type"] in ("chat", "pong"))["type"] == "pong"
    with bert.at(id_) as b:
        assert [line["text"] for line in b.hello()["chat"]] == ["Hello <b>", "again"]


def test_a_spectator_can_be_muted_too_and_heard_again(person: Person) -> None:
    anna, carl = person(), person("Carl")
    id_ = anna.table("me", "open", public=True, spectators=True)["id"]
    with anna.at(id_) as a, carl.at(id_) as c:
        a.hello()
        c.hello()
        c.send(type="chat", id=1, text="buy my things")
        a.until("chat")
        a.send(type="mute", id=1, person=carl.id, muted=True)
        assert a.until("snapshot")["chat"] == []
        a.send(type="mute", id=2, person=carl.id, muted=False)
        assert [line["text"] for line in a.until("snapshot")["chat"]] == ["buy my things"]


def test_presence(person: Person) -> None:
    anna, bert = person(), person("Bert")
    id_ = anna.table("me", "open", public=True, shuffle=False)["id"]
    bert.ok("POST", f"/api/tables/{id_}/sit", seat=1)
    with anna.at(id_) as a:
        assert not a.hello()["table"]["seats"][1]["online"]
        with bert.at(id_) as b:
            b.hello()
            a.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["online"])
        a.until(lambda m: m["type"] == "table" and not m["table"]["seats"][1]["online"])
