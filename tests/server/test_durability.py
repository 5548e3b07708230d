"""A move that was acknowledged is there after any crash, once; several processes agree."""

import random
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.player import Player, Socket
from tests.server.running import Nursery, Process
from tests.server.stubborn import play_through_crashes

KILLS = 3
SOAK_KILLS = 1000
SECRETS = ("kardinal", "nieuwstad")  # the second has choices made in secret at the same time


@pytest.fixture
def process(database: str, tmp_path: Path) -> Iterator[Process]:
    server = Process(database, tmp_path).start()
    yield server
    server.kill()


@pytest.fixture
def nursery(database: str, tmp_path: Path) -> Iterator[Nursery]:
    servers = Nursery(database, tmp_path).start()
    yield servers
    servers.close()


def test_acknowledged_moves_survive_kill_9(process: Process) -> None:
    play_through_crashes(process, KILLS, random.Random(1), ("kardinal",), bot=True, life_s=1.0)


def test_acknowledged_moves_of_two_survive_kill_9(nursery: Nursery) -> None:
    play_through_crashes(nursery, 6, random.Random(2), SECRETS, bot=False, life_s=0.3)


@pytest.mark.soak
def test_acknowledged_moves_survive_a_thousand_kills(nursery: Nursery) -> None:
    rng = random.Random(int(time.time()))
    play_through_crashes(nursery, SOAK_KILLS, rng, SECRETS, bot=False, life_s=0.3)


def test_it_stops_in_order_and_says_nothing_secret(process: Process) -> None:
    anna = Player(process.url, "Geheimnisvolle")
    id_ = anna.table("me", "easy", shuffle=False)["id"]
    with anna.at(id_) as socket:
        socket.hello()
        socket.move()
    assert process.stop() in (0, -signal.SIGTERM)
    log = process.log.read_text()
    for secret in (anna.http.cookies["gildehuis"], "Geheimnisvolle", id_, "Traceback"):
        assert secret not in log
    process.start()


@pytest.fixture
def two_processes(postgres: Any, tmp_path: Path) -> Iterator[tuple[Process, Process]]:
    database = postgres.database()
    first = Process(database, tmp_path).start()
    second = Process(database, tmp_path).start()
    yield first, second
    for server in (first, second):
        server.kill()


def elsewhere(player: Player, server: Process) -> Player:
    """The same person at another process."""
    twin = Player(server.url, None)
    twin.id = player.id
    twin.http.cookies.set("gildehuis", player.http.cookies["gildehuis"])
    return twin


Pair = tuple[Process, Process]
Both = Callable[[Pair], None]


def test_two_processes_serve_one_table_and_one_may_die(two_processes: Pair) -> None:
    first, second = two_processes
    anna, bert = Player(first.url), Player(second.url, "Bert")
    id_ = anna.table("me", "open", "easy", public=True, shuffle=False)["id"]
    bert.ok("POST", f"/api/tables/{id_}/sit", seat=1)
    with bert.at(id_) as b:
        with anna.at(id_) as a:
            a.hello()
            b.hello()
            a.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["online"])
            anna.ok("POST", f"/api/tables/{id_}/start")
            b.until("snapshot")
            a.until("snapshot")
            a.send(type="chat", id=1, text="from the other side")
            assert b.until("chat")["text"] == "from the other side"
            for _ in range(6):
                mover = _whose(a, b)
                assert mover is not None
                before = mover.seq
                assert mover.move()["type"] == "ack"
                for socket in (a, b):
                    while socket.seq <= before:
                        socket.hear()
            first.kill()
        assert _drain(b)
        second_anna = elsewhere(anna, second)
        with second_anna.at(id_) as a:
            a.hello()
            assert a.seq >= b.seq
            while (mover := _whose(a, b)) is not None:
                before = mover.seq
                assert mover.move()["type"] == "ack"
                for socket in (a, b):
                    while socket.seq <= before:
                        socket.hear()
    assert bert.ok("GET", f"/api/tables/{id_}")["stage"] == "finished"


def _whose(a: Socket, b: Socket) -> Socket | None:
    """Whose turn it is, after the bot's; nobody's if the bot made the last move."""
    while a.table["stage"] == "playing":
        while b.seq < a.seq:
            b.hear(30)
        while a.seq < b.seq:
            a.hear(30)
        if a.my_turn():
            return a
        if b.my_turn():
            return b
        a.hear(30)
    return None


def _drain(socket: Socket) -> bool:
    socket.send(type="ping")
    return bool(socket.until("pong"))


def test_moves_at_once_from_two_processes_are_made_once(two_processes: Pair) -> None:
    first, second = two_processes
    anna = Player(first.url)
    id_ = anna.table("me", "open", public=True, shuffle=False)["id"]
    Player(first.url, "Bert").ok("POST", f"/api/tables/{id_}/sit", seat=1)
    anna.ok("POST", f"/api/tables/{id_}/start")
    twin = elsewhere(anna, second)
    with anna.at(id_) as a, twin.at(id_) as b:
        a.hello()
        b.hello()
        assert a.view is not None
        one, other = a.view["legal"][:2]
        a.send(type="move", id=1, seq=0, move=one)
        b.send(type="move", id=2, seq=0, move=other)
        answers = [
            a.until(lambda m: m.get("id") == 1)["type"],
            b.until(lambda m: m.get("id") == 2)["type"],
        ]
        assert sorted(answers) == ["ack", "error"]
        assert anna.ok("GET", f"/api/tables/{id_}")["seq"] == 1
        assert twin.ok("GET", f"/api/tables/{id_}")["seq"] == 1
