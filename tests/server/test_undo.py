"""Taking moves back: by the rule of information, or by agreement."""

import time
from collections.abc import Callable
from typing import Any

import pytest

from gildehuis.table import undoing
from tests.server.player import Player, Socket
from tests.server.running import Running
from tests.server.test_tables import two

Person = Callable[..., Player]


def ask(socket: Socket, id_: int = 90) -> dict[str, Any]:
    """Ask to take back: the answer to it."""
    socket.send(type="undo", id=id_, ask=True)
    return socket.until(lambda m: m.get("id") == id_)


def answer(socket: Socket, agree: bool, id_: int = 91) -> dict[str, Any]:
    socket.send(type="answer-undo", id=id_, agree=agree)
    return socket.until(lambda m: m.get("id") == id_)


def asked(socket: Socket) -> dict[str, Any]:
    """What is asked, once it is told."""
    while socket.table["undo_request"] is None:
        socket.hear()
    request: dict[str, Any] = socket.table["undo_request"]
    return request


def both_move(a: Socket, b: Socket) -> None:
    """Anna's whole turn and Bert's first decision."""
    a.hello()
    b.hello()
    while not b.my_turn():
        before = a.seq
        assert a.move()["type"] == "ack"
        for socket in (a, b):
            while socket.seq == before:
                socket.hear()
    before = b.seq
    assert b.move()["type"] == "ack"
    for socket in (a, b):
        while socket.seq == before:
            socket.hear()


def test_undo(person: Person) -> None:
    anna, bert, id_ = two(person)
    with anna.at(id_) as a, bert.at(id_) as b:
        start = a.hello()
        b.hello()
        a.move()
        assert a.until("update")["undo"]
        assert not b.until("update")["undo"]
        b.send(type="undo", id=1)
        assert b.until("error")["error"] == "no-undo"
        a.send(type="undo", id=2)
        a.until("ack")
        back = a.until("snapshot")
        assert back["seq"] == 0
        assert back["view"] == start["view"]
        assert b.until("snapshot")["seq"] == 0
        assert a.move()["seq"] == 1


def test_what_others_have_answered_is_taken_back_when_they_agree(person: Person) -> None:
    anna, bert, id_ = two(person)
    with anna.at(id_) as a, bert.at(id_) as b:
        both_move(a, b)
        seq = a.seq
        a.send(type="undo", id=80)
        assert a.until("error")["error"] == "no-undo"
        assert ask(a)["type"] == "ack"
        request = asked(b)
        assert (request["seat"], request["back"], request["agreed"]) == (0, 2, [0])
        assert answer(b, True)["seq"] == seq - 2
        for socket in (a, b):
            assert socket.until("snapshot")["seq"] == seq - 2
            assert socket.table["undo_request"] is None
        assert a.my_turn()
        assert a.move()["seq"] == seq - 1
    with anna.at(id_) as again:
        assert again.hello()["seq"] == seq - 1


def test_a_refusal_holds_until_somebody_moves(person: Person) -> None:
    anna, bert, id_ = two(person)
    with anna.at(id_) as a, bert.at(id_) as b:
        both_move(a, b)
        seq = a.seq
        ask(a)
        asked(b)
        assert ask(a, 95)["error"] == "undo-asked"
        assert answer(b, False)["type"] == "ack"
        a.until(lambda m: m["type"] == "table" and m["table"]["undo_request"] is None)
        assert a.seq == seq
        assert ask(a)["error"] == "undo-refused"
        assert answer(b, True)["error"] == "no-undo-asked"
        mover = a if a.my_turn() else b
        assert mover.move()["type"] == "ack"
        while a.seq == seq:
            a.hear()
        assert ask(a)["type"] == "ack"


def test_who_plays_on_has_refused(person: Person) -> None:
    anna, bert, id_ = two(person)
    with anna.at(id_) as a, bert.at(id_) as b:
        both_move(a, b)
        ask(a)
        asked(b)
        mover = a if a.my_turn() else b
        assert mover.move()["type"] == "ack"
        assert a.until("update")["table"]["undo_request"] is None


def test_a_request_can_be_withdrawn_and_lapses(
    server: Running, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bert, id_ = two(person)
    with anna.at(id_) as a, bert.at(id_) as b:
        both_move(a, b)
        assert ask(a)["type"] == "ack"
        asked(b)
        assert answer(a, False)["type"] == "ack"
        b.until(lambda m: m["type"] == "table" and m["table"]["undo_request"] is None)
        monkeypatch.setitem(undoing.PATIENCE, "none", 50)
        assert ask(a)["type"] == "ack"
        asked(b)
        b.until(lambda m: m["type"] == "table" and m["table"]["undo_request"] is None)
        assert answer(b, True)["error"] == "no-undo-asked"


def test_bots_agree_at_once(person: Person) -> None:
    anna = person()
    id_ = anna.table("me", "easy", "easy", shuffle=False)["id"]
    with anna.at(id_) as a:
        a.hello()
        assert ask(a)["error"] == "no-move-yet"
        while a.my_turn():
            before = a.seq
            a.move()
            while a.seq == before:
                a.hear()
        assert a.wait_turn()  # both bots have moved
        seq = a.seq
        assert ask(a)["seq"] <= seq - 3
        assert a.until("snapshot")["seq"] <= seq - 3
        assert a.my_turn()
        assert a.move()["type"] == "ack"


def test_bots_wait_for_the_answer(server: Running, person: Person) -> None:
    anna, bert = person(), person("Bert")
    id_ = anna.table("me", "easy", "open", public=True, shuffle=False)["id"]
    bert.ok("POST", f"/api/tables/{id_}/sit", seat=2)
    anna.ok("POST", f"/api/tables/{id_}/start")
    room = server.services.hall.rooms[id_]
    with anna.at(id_) as a, bert.at(id_) as b:
        a.hello()
        b.hello()
        while a.my_turn():
            before = a.seq
            a.move()
            while a.seq == before:
                a.hear()
        while 1 not in {m["seat"] for m in a.heard if m["type"] == "update"}:
            a.hear()  # the bot begins its turn of several decisions
        assert ask(a)["type"] == "ack"
        asked(b)
        seq = room.table.standing.seq
        for task in list(room.thinking.values()):
            while not task.done():
                time.sleep(0.01)
        assert (room.table.standing.seq, room.thinking) == (seq, {})
        assert answer(b, True)["type"] == "ack"
        assert a.until("snapshot")["seq"] < seq
        assert a.my_turn()
