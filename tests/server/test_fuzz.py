"""Nonsense over HTTP and sockets: never a 5xx, never a crash, never a leak."""

import gc
import json
import time
from collections.abc import Callable, Iterator
from typing import Any
from weakref import ref

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

from gildehuis.server.tables.viewer import Viewer
from tests.server.player import Player, Socket
from tests.server.running import Running, in_thread

CALLS = settings(
    max_examples=8,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    file = tmp_path_factory.mktemp("fuzz") / "x.db"
    with in_thread(f"sqlite:///{file}", tables_per_person=100_000) as running:
        yield running


def test_no_call_of_the_description_fails_by_our_fault(house: Running) -> None:
    """Every call as nobody, and as somebody at a table that exists."""
    described = schemathesis.openapi.from_url(f"{house.url}/schema/openapi.json")
    called = 0
    for found in described.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()

        @CALLS
        @given(operation.as_strategy())
        def call(case: Any) -> None:
            case.headers = dict(case.headers or {}) | {"X-Gildehuis": "1"}
            case.call_and_validate(checks=[not_a_server_error])
            anna = Player(house.url)
            table = anna.table("me", "open", public=True)["id"]
            if case.path_parameters and "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table
            case.cookies = {"gildehuis": anna.http.cookies["gildehuis"]}
            case.call_and_validate(checks=[not_a_server_error])

        call()
        called += 1
    assert called > 25


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False)
    | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
TYPES = st.sampled_from(["hello", "move", "undo", "chat", "mute", "ping", "fly", ""])
FIELDS = st.fixed_dictionaries(
    {"type": TYPES},
    optional={
        "id": JSON,
        "seq": JSON,
        "move": JSON,
        "version": JSON,
        "text": JSON,
        "person": JSON,
        "muted": JSON,
    },
)


@given(st.lists(FIELDS.map(json.dumps) | JSON.map(json.dumps) | st.text(max_size=50), max_size=25))
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_socket_survives_nonsense(house: Running, texts: list[str]) -> None:
    anna = Player(house.url)
    id_ = anna.table("me", "easy")["id"]
    with anna.at(id_) as socket:
        for text in texts:
            socket.connection.send(text)
        socket.connection.send(
            '{"type":"move","id":1,"seq":0,"move":' + "[" * 5000 + "]" * 5000 + "}"
        )
        socket.hello()
        _alive(socket)


def _alive(socket: Socket) -> None:
    socket.send(type="ping")
    socket.until("pong")


def test_sockets_that_go_leave_nothing_behind(house: Running) -> None:
    anna = Player(house.url)
    id_ = anna.table("me", "open")["id"]
    came: list[ref[Viewer]] = []
    for _ in range(30):
        socket = anna.at(id_)
        socket.send(type="hello", version=1)
        socket.hear()
        came += [ref(viewer) for viewer in house.services.hall.rooms[id_].viewers]
        socket.connection.close()
    assert len(came) >= 30
    _until(lambda: house.services.sockets.total() == 0)
    assert not house.services.hall.rooms[id_].viewers
    _until(lambda: _living(came) == 0)


def _living(things: list[ref[Viewer]]) -> int:
    gc.collect()
    return sum(thing() is not None for thing in things)


def _until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 20
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.1)
