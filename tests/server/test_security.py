"""The threats of docs/security.md, one test each (see there for those tested elsewhere)."""

import json
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from websockets.exceptions import ConnectionClosed, InvalidStatus

from gildehuis.server.web.pages.client import Pages
from gildehuis.server.web.request_policy import BODY
from gildehuis.server.web.sockets.requests import LONGEST
from tests.server.player import Player, Socket
from tests.server.running import Running, in_thread
from tests.server.test_tables import two

Person = Callable[..., Player]


def test_pages_of_other_sites_cannot_act(server: Running, person: Person) -> None:
    anna = person()
    evil = {"Origin": "https://evil.example"}
    answer = anna.http.post("/api/tables", json={}, headers=evil)
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    own = {"Origin": server.url}
    assert anna.http.post("/api/guest", json={"name": "Anna"}, headers=own).status_code == 200


def test_a_form_cannot_act(server: Running, person: Person) -> None:
    cookies = dict(person().http.cookies)
    answer = httpx.post(f"{server.url}/api/logout", cookies=cookies)
    assert (answer.status_code, answer.json()["error"]) == (403, "no-header")


def test_sockets_of_other_sites_are_refused(person: Person) -> None:
    anna = person()
    id_ = anna.table("me", "open")["id"]
    with pytest.raises(InvalidStatus):
        Socket(anna, f"/api/tables/{id_}/ws", {"Origin": "https://evil.example"})


def test_every_answer_carries_the_headers(server: Running) -> None:
    for path in ("/", "/api/games", "/api/me", "/nothing/here", "/schema/openapi.json"):
        headers = httpx.get(server.url + path).headers
        assert "default-src 'none'" in headers["content-security-policy"], path
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


def test_a_forged_cookie_is_nobody(server: Running, person: Person) -> None:
    anna = person()
    right = anna.http.cookies["gildehuis"]
    forged = URLSafeSerializer("guess", salt="person").dumps([anna.id, 0])
    said, _, seal = right.rpartition(".")
    altered = f"{said}.{'A' if seal[0] != 'A' else 'B'}{seal[1:]}"  # its last letter has idle bits
    for cookie in (altered, forged, "", "x" * 5000, "[]"):
        answer = httpx.get(f"{server.url}/api/me", headers={"Cookie": f"gildehuis={cookie}"})
        assert answer.status_code == 401


def test_an_id_alone_opens_nothing(server: Running, person: Person) -> None:
    anna = person()
    id_ = anna.table("me", "easy")["id"]
    stranger, nobody = person("Carl"), person(None)
    for somebody in (stranger, nobody):
        assert somebody.refused("GET", f"/api/tables/{id_}") == (404, "no-such-table")
        assert somebody.refused("GET", f"/api/tables/{id_}/record")[0] == 404
    with stranger.at(id_) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_a_socket_without_a_cookie_is_closed(person: Person) -> None:
    nobody = person(None)
    with nobody.at("anything") as socket, pytest.raises(ConnectionClosed) as closed:
        socket.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


def test_the_seed_leaves_only_at_the_end(server: Running, person: Person) -> None:
    anna, bert, id_ = two(person)
    seed = server.house.hall.rooms[id_].table.doc.seed
    with anna.at(id_) as socket:
        socket.hello()
        socket.move()
        socket.until("update")
        told = json.dumps(socket.heard)
    for path in (f"/api/tables/{id_}", "/api/my/tables", "/api/tables"):
        told += anna.call("GET", path).text
    told += bert.call("GET", f"/api/tables/{id_}/record").text
    assert seed not in told


def test_too_long_a_message_closes_the_socket(person: Person) -> None:
    anna = person()
    id_ = anna.table("me", "open")["id"]
    with anna.at(id_) as socket:
        socket.hello()
        socket.send(type="chat", id=1, text="x" * 501)
        assert socket.until("error")["error"] == "bad-message"
        socket.send(type="chat", id=1, text="x" * LONGEST)
        with pytest.raises(ConnectionClosed):
            socket.until("never")


def test_too_long_a_body_is_refused(person: Person) -> None:
    answer = person().http.post("/api/guest", content=b'{"name":"' + b"x" * BODY + b'"}')
    assert answer.status_code == 413


def test_a_talkative_socket_is_told_to_wait(database: str) -> None:
    with in_thread(database, messages_per_second=2) as server:
        anna = Player(server.url)
        id_ = anna.table("me", "open")["id"]
        with anna.at(id_) as socket:
            socket.hello()
            for _ in range(10):
                socket.send(type="ping")
            assert socket.until("error")["error"] == "too-fast"


def test_addresses_that_ask_too_often_wait(database: str) -> None:
    """Also where the machine is so slow that a request or two are allowed again meanwhile."""
    with in_thread(database, guests_per_minute=3, requests_per_minute=20) as server:
        someone = Player(server.url, name=None)
        answers = [someone.call("POST", "/api/guest", name="A").status_code for _ in range(5)]
        assert answers == [200, 200, 200, 429, 429]
        many = [someone.call("GET", "/api/bots").status_code for _ in range(60)]
        assert many[0] == 200
        assert 429 in many


def test_one_person_cannot_take_all_sockets_or_tables(database: str) -> None:
    with in_thread(database, sockets_per_person=2, tables_per_person=2) as server:
        anna = Player(server.url)
        id_ = anna.table("me", "open")["id"]
        anna.table("me", "open")
        assert anna.refused(
            "POST",
            "/api/tables",
            game="kardinal",
            players=2,
            seats=[{"kind": "me"}, {"kind": "open"}],
        ) == (429, "too-many-tables")
        with anna.at(id_) as first, anna.at(id_) as second:
            first.hello()
            second.hello()
            with anna.at(id_) as third, pytest.raises(ConnectionClosed):
                third.hear()


def test_who_reads_too_slowly_is_dropped_and_others_go_on(server: Running, person: Person) -> None:
    anna, bert, id_ = two(person)
    room = server.house.hall.rooms[id_]
    with anna.at(id_) as a, bert.at(id_) as b:
        a.hello()
        b.hello()
        deadline = time.monotonic() + 30
        while anna.id in room.here():  # she asks for whole positions and reads none of them
            assert time.monotonic() < deadline
            a.send(type="hello", version=1, seen=None)
        with pytest.raises(ConnectionClosed) as closed:
            a.until("never")
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1013, "too-slow")
        b.send(type="ping")
        b.until("pong")


def test_strange_paths_find_no_files() -> None:
    pages = Pages()
    for path in ("../app.py", "static/../app.py", "..%2fapp.py", "/etc/passwd", "assets/../../x"):
        assert pages.find(path.strip("/")) is None


def test_a_lost_browser_gets_the_page_that_says_so(server: Running) -> None:
    browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    for path in ("/nothing", "/t2/x", "/favicon.txt"):
        answer = httpx.get(server.url + path, headers=browser)
        assert (answer.status_code, answer.headers["content-type"]) == (
            404,
            "text/html; charset=utf-8",
        )
        assert answer.text == httpx.get(f"{server.url}/", headers=browser).text
        tag = {"If-None-Match": answer.headers["etag"]}
        assert httpx.get(server.url + path, headers=browser | tag).status_code == 404
    for path in ("/api/nothing", "/assets/nothing.js"):
        answer = httpx.get(server.url + path, headers=browser)
        assert (answer.status_code, answer.json()["error"]) == (404, "not-found")
    assert httpx.get(f"{server.url}/nothing").json()["error"] == "not-found"


def test_errors_of_ours_tell_nothing(server: Running, person: Person) -> None:
    anna = person()
    hall = server.house.hall

    async def broken(*_: Any) -> None:
        raise RuntimeError("secret detail")

    real, hall.change = hall.change, broken  # type: ignore[method-assign,assignment]
    try:
        id_ = anna.table("me", "open")["id"]
        answer = anna.call("POST", f"/api/tables/{id_}/leave")
    finally:
        hall.change = real  # type: ignore[method-assign]
    assert answer.status_code == 500
    assert answer.json()["error"] == "broken"
    assert "secret detail" not in answer.text


def test_passwords_never_stop_play(server: Running, person: Person) -> None:
    anna = person()
    start = time.monotonic()
    anna.refused("POST", "/api/login", username="somebody", password="wrong password")
    assert time.monotonic() - start < 30
    assert server.house.passwords._turn._value == 2  # all turns given back


def test_metrics_are_for_this_machine_only(server: Running) -> None:
    through_proxy = httpx.get(f"{server.url}/metrics", headers={"X-Forwarded-For": "9.9.9.9"})
    assert through_proxy.status_code == 404
