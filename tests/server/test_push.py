"""Web Push: real encryption to a push service of our own, and no other address."""

import base64
import json
import os
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Queue
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.player import Player
from tests.server.postgres import Cluster
from tests.server.running import in_thread

Received = Queue[tuple[str, bytes]]


@pytest.fixture
def service() -> Iterator[tuple[str, Received]]:
    """A push service: what was sent to which address of it."""
    received: Received = Queue()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            received.put((self.headers["authorization"], body))
            self.send_response(410 if self.path == "/gone" else 201)
            self.end_headers()

        def log_message(self, *args: object) -> None:
            return

    server = HTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}", received
    server.shutdown()


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def browser(key: ec.EllipticCurvePrivateKey, secret: bytes) -> dict[str, str]:
    """What a browser gives when it subscribes."""
    public = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return {"p256dh": encoded(public), "auth": encoded(secret)}


def sending(address: str) -> dict[str, Any]:
    return {"push_contact": "mailto:house@example.org", "push_hosts": [address]}


def test_who_is_away_is_told_that_it_is_his_turn(
    database: str, service: tuple[str, Received]
) -> None:
    address, received = service
    key = ec.generate_private_key(ec.SECP256R1())
    secret = os.urandom(16)
    keys = browser(key, secret)
    with in_thread(database, **sending(address)) as server:
        anna, bert = Player(server.url), Player(server.url, "Bert")
        assert len(base64.urlsafe_b64decode(anna.ok("GET", "/api/push")["key"] + "=")) == 65
        bert.ok("POST", "/api/push", endpoint=f"{address}/bert", keys=keys)
        id_ = anna.table("me", "open", public=True, shuffle=False)["id"]
        bert.ok("POST", f"/api/tables/{id_}/sit", seat=1)
        anna.ok("POST", f"/api/tables/{id_}/start")
        with anna.at(id_) as socket:
            socket.hello()
            while socket.my_turn():
                before = socket.seq
                socket.move()
                while socket.seq == before:
                    socket.hear()
        authorization, body = received.get(timeout=20)
        assert authorization.startswith("vapid ")
        message = http_ece.decrypt(body, private_key=key, auth_secret=secret)
        assert json.loads(message) == {"type": "turn", "table": id_, "game": "kardinal"}
        bert.http.request("DELETE", "/api/push", params={"endpoint": f"{address}/bert"})


def test_of_two_processes_that_know_the_table_one_tells(
    postgres: Cluster, service: tuple[str, Received]
) -> None:
    address, received = service
    database = postgres.database()
    keys = browser(ec.generate_private_key(ec.SECP256R1()), os.urandom(16))
    with (
        in_thread(database, **sending(address)) as first,
        in_thread(database, **sending(address)) as second,
    ):
        anna, bert = Player(first.url), Player(first.url, "Bert")
        bert.ok("POST", "/api/push", endpoint=f"{address}/bert", keys=keys)
        id_ = anna.table("me", "open", public=True, shuffle=False)["id"]
        bert.ok("POST", f"/api/tables/{id_}/sit", seat=1)
        twin = Player(second.url, None)
        twin.http.cookies.set("gildehuis", anna.http.cookies["gildehuis"])
        with anna.at(id_) as here, twin.at(id_) as there:
            here.hello()
            there.hello()
            anna.ok("POST", f"/api/tables/{id_}/start")
            here.until("snapshot")
            there.until("snapshot")
            while here.my_turn():
                before = here.seq
                here.move()
                for socket in (here, there):
                    while socket.seq <= before:
                        socket.hear()
            received.get(timeout=20)
            time.sleep(0.5)  # for a second message that must not come
            assert received.empty()


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:22/",
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evil.example/push.apple.com",
        "file:///etc/passwd",
        "https://[::1",
    ],
)
def test_no_other_address_can_be_aimed_at(server_url: str, endpoint: str) -> None:
    keys = {"p256dh": encoded(b"\x04" + bytes(64)), "auth": encoded(bytes(16))}
    anna = Player(server_url)
    assert anna.refused("POST", "/api/push", endpoint=endpoint, keys=keys) == (400, "bad-push")


@pytest.fixture(scope="module")
def server_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with in_thread(f"sqlite:///{tmp_path_factory.mktemp('push') / 'x.db'}") as server:
        yield server.url
