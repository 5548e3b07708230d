"""What strangers bring: read with limits, refused in one line, and nobody else waits for it."""

import asyncio
import json
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from gildehuis.core.refusal import BadInput
from gildehuis.core.registry import find
from gildehuis.server.operations import metrics, watchdog
from gildehuis.server.tables import edition_reader as reading
from gildehuis.server.tables.edition_reader import Reader
from tests.server.player import PLAIN, Player
from tests.server.running import Running, in_thread

GAMES = ("flandern", "nieuwstad", "guilds")
SEATS = [{"kind": "me"}, {"kind": "open"}]
AT_ONCE_S = 0.25  # others are answered within
POISON = {
    "a dotted key of 90 kB": "a" + ".a" * 45_000 + " = 1",
    "a dotted key of quoted parts": '"a"' + '."a"' * 400 + " = 1",
    "500 brackets": "a = " + "[" * 500 + "]" * 500,
    "brackets over many lines": "a = " + "[\n" * 500 + "]" * 500,
    "inline tables in inline tables": "a = " + "{a = " * 300 + "1" + "}" * 300,
    "190,000 digits": "a = " + "1" * 190_000,
    "1,900 digits": "a = " + "1" * 1_900,
    "a float of 1,900 digits": "a = 1." + "1" * 1_900,
    "17,000 keys": "\n".join(f"k{n} = 1" for n in range(17_000)),
    "10,000 tables": "\n".join(f"[a{n}.b.c.d.e.f]" for n in range(10_000)),
    "30,000 tables of one name": "[[a]]\n" * 30_000,
    "a huge string": 'name = "' + "x" * 190_000 + '"',
    "a huge string of many lines": 'name = """' + ("x" * 1_900 + "\n") * 100 + '"""',
    "headers of blanks": ("[" + " " * 1_900 + "\n") * 100,
    "NUL": "a = 1\0",
    "half a surrogate": 'name = "\\ud800"',
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    file = tmp_path_factory.mktemp("strangers") / "x.db"
    with in_thread(f"sqlite:///{file}") as running:
        bring(Player(running.url), "flandern", "x = 1")  # its reader is up
        yield running


class Bystander:
    """Somebody else, who asks all the time and notes how long he waited."""

    def __init__(self, url: str) -> None:
        self.waits: list[float] = []
        self._http = httpx.Client(base_url=url, timeout=60, verify=PLAIN)
        self._gone = threading.Event()
        self._thread = threading.Thread(target=self._ask, daemon=True)

    def _ask(self) -> None:
        while not self._gone.wait(0.005):
            before = time.perf_counter()
            assert self._http.get("/api/bots").status_code == 200
            self.waits.append(time.perf_counter() - before)

    def __enter__(self) -> "Bystander":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._gone.set()
        self._thread.join()


def bring(anna: Player, game: str, source: str) -> httpx.Response:
    body = {"game": game, "players": 2, "seats": SEATS, "edition_source": source}
    return anna.call("POST", "/api/tables", **body)


def renamed(game: str) -> str:
    """The shipped edition as one of one's own."""
    source = find(game).shipped_source("reconstructed")
    return source.replace('= "reconstructed"', '= "mine"', 1)


@pytest.mark.parametrize("case", POISON)
def test_a_poisonous_edition_is_refused_and_nobody_waits(house: Running, case: str) -> None:
    anna = Player(house.url)
    with Bystander(house.url) as other:
        answers = [bring(anna, game, POISON[case]) for game in GAMES]
    for answer in answers:
        assert answer.status_code == 400
        assert answer.json()["error"] == "bad-table"
        assert len(answer.json()["details"]["reason"]) < 1_000
    assert other.waits
    assert max(other.waits) < AT_ONCE_S


@pytest.mark.parametrize("game", GAMES)
def test_a_good_edition_is_played_by(house: Running, game: str) -> None:
    anna = Player(house.url)
    mine = renamed(game)
    with Bystander(house.url) as other:
        answer = bring(anna, game, mine)
    assert answer.status_code == 201, answer.text
    assert answer.json()["edition"] == "mine"
    assert max(other.waits) < AT_ONCE_S
    id_ = answer.json()["id"]
    found = anna.ok("GET", f"/api/tables/{id_}/edition")
    assert (found["name"], found["source"]) == ("mine", mine)
    assert found["data"]["game"] == game


def test_a_worker_that_computes_too_long_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "CPU_S", 0.005)
    with pytest.raises(BadInput, match="too much work to read"):
        reading.read_within_limits("flandern", find("flandern").shipped_source("reconstructed"))


def test_an_edition_whose_match_fails_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "_try_out", _breaks)
    with pytest.raises(BadInput, match="a trial match by it fails: ZeroDivisionError"):
        reading.read_within_limits("flandern", find("flandern").shipped_source("reconstructed"))


def _breaks(*_: object) -> None:
    raise ZeroDivisionError


def test_a_stored_table_with_a_poisonous_edition_stays_closed(tmp_path: Path) -> None:
    """As it may have been stored before there were limits."""
    file = tmp_path / "x.db"
    with in_thread(f"sqlite:///{file}") as before:
        anna = Player(before.url)
        own = renamed("flandern")
        body = {"game": "flandern", "edition_source": own, "public": True}
        poisoned = anna.table("me", "easy", **body, clock={"kind": "live"})["id"]
        good = anna.table("me", "open")["id"]
    with closing(sqlite3.connect(file)) as database, database:
        poison = json.dumps(POISON["a dotted key of 90 kB"])[1:-1]
        changed = database.execute(
            "UPDATE tables SET doc = replace(doc, ?, ?) WHERE id = ?",
            (json.dumps(own, ensure_ascii=False)[1:-1], poison, poisoned),
        )
        assert changed.rowcount == 1
    with in_thread(f"sqlite:///{file}") as after:
        anna.http.base_url = after.url
        with Bystander(after.url) as other:
            assert anna.refused("GET", f"/api/tables/{poisoned}") == (400, "bad-table")
            assert anna.refused("GET", f"/api/tables/{poisoned}/edition") == (400, "bad-table")
            assert anna.ok("GET", f"/api/tables/{good}")["id"] == good
        assert max(other.waits) < AT_ONCE_S


def test_a_worker_that_overstays_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "WALL_S", 0.5)
    monkeypatch.setattr(reading, "read_within_limits", _sleeps)

    async def check() -> None:
        begun = time.perf_counter()
        with pytest.raises(BadInput, match="too much work to read"):
            await Reader().check("flandern", "")
        assert time.perf_counter() - begun < 5

    asyncio.run(check())


def _sleeps(_: str, __: str) -> None:
    time.sleep(60)


def table(players: str = "2", options: str = "{}", more: str = "") -> str:
    return f'{{"game":"kardinal","players":{players},"seats":[],"options":{options}{more}}}'


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


BODIES: dict[str, str | bytes] = {
    **{f"options {n} deep": table(options=f'{{"a":{nested(n)}}}') for n in (5, 500, 900, 5_000)},
    "a deep field nobody knows": table(more=f',"x":{nested(5_000)}'),
    "a long number": table(players="1" * 100_000),
    "a long number as an option": table(options=f'{{"a":{"1" * 100_000}}}'),
    "a long value of an option": table(options=f'{{"a":{"1" * 5_000}}}'),
    "a long name": table(options=f'{{"{"x" * 200_000}":1}}'),
    "many options": table(options="{%s}" % ",".join(f'"o{n}":1' for n in range(20_000))),  # noqa: UP031
    "half a surrogate": '{"game":"\\ud800","players":2,"seats":[]}',
    "no UTF-8": b'{"game":"\xff","players":2,"seats":[]}',
    "nothing": "",
}


@pytest.mark.parametrize("case", BODIES)
@pytest.mark.parametrize("path", ["/api/tables", "/api/guest", "/api/login", "/api/push"])
def test_odd_bodies_are_our_guests_fault(house: Running, path: str, case: str) -> None:
    anna = Player(house.url)
    with Bystander(house.url) as other:
        headers = {"Content-Type": "application/json"}
        answer = anna.http.post(path, content=BODIES[case], headers=headers)
    assert 400 <= answer.status_code < 500, answer.text
    assert len(answer.content) < 2_000
    assert max(other.waits, default=0) < AT_ONCE_S


def stalls(by: str) -> float:
    return metrics.registry.get_sample_value("gildehuis_loop_stalls_total", {"by": by}) or 0


def busy() -> None:
    end = time.thread_time() + 0.12
    while time.thread_time() < end:
        pass


@pytest.mark.parametrize(("by", "block"), [("work", busy), ("wait", lambda: time.sleep(0.12))])
def test_a_stall_is_counted_and_logged(
    by: str, block: Callable[[], None], caplog: pytest.LogCaptureFixture
) -> None:
    before = stalls(by)

    async def stall() -> None:
        watching = asyncio.create_task(watchdog.watch())
        await asyncio.sleep(0.03)
        block()
        await asyncio.sleep(0.03)
        watching.cancel()

    with caplog.at_level(logging.WARNING, "gildehuis.watchdog"):
        asyncio.run(stall())
    assert stalls(by) > before
    told = [vars(record) for record in caplog.records if vars(record).get("by") == by]
    assert any(record["seconds"] >= 0.1 for record in told)
    assert b"gildehuis_loop_stall_seconds_bucket" in metrics.text()


def test_a_loop_that_is_free_is_not_blamed(caplog: pytest.LogCaptureFixture) -> None:
    before = stalls("work")

    async def idle() -> None:
        watching = asyncio.create_task(watchdog.watch())
        await asyncio.sleep(0.3)
        watching.cancel()

    asyncio.run(idle())
    assert stalls("work") == before
