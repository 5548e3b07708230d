"""A person at a browser, as a test sees him: HTTP calls and sockets of the protocol."""

import json
import random
from collections.abc import Callable
from types import TracebackType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

HEADER = {"X-Gildehuis": "1"}
PLAIN = False  # no certificates on this machine, and reading them takes long


class Player:
    """Somebody with a cookie."""

    def __init__(self, url: str, name: str | None = "Anna") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, headers=HEADER, timeout=30, verify=PLAIN)
        self.id = ""
        if name is not None:
            self.id = self.ok("POST", "/api/guest", name=name)["id"]

    def call(self, method: str, path: str, **body: Any) -> httpx.Response:
        return self.http.request(method, path, json=body if method in ("POST", "PATCH") else None)

    def ok(self, method: str, path: str, **body: Any) -> Any:
        answer = self.call(method, path, **body)
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, **body: Any) -> tuple[int, str]:
        answer = self.call(method, path, **body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["error"]

    def table(self, *kinds: str, **more: Any) -> dict[str, Any]:
        """A new table; kinds like me, open, bot or a bot's level."""
        seats = [
            {"kind": kind} if kind in ("me", "open") else {"kind": "bot", "level": kind}
            for kind in kinds
        ]
        body = {"game": "kardinal", "players": len(kinds), "seats": seats} | more
        made: dict[str, Any] = self.ok("POST", "/api/tables", **body)
        return made

    def cookie(self) -> str:
        return f"gildehuis={self.http.cookies['gildehuis']}"

    def at(self, table: str, path: str = "") -> "Socket":
        return Socket(self, path or f"/api/tables/{table}/ws")


class Socket:
    """A socket at a table, following what it is told."""

    def __init__(self, player: Player, path: str, headers: dict[str, str] | None = None) -> None:
        url = player.url.replace("http", "ws", 1) + path
        cookie = {"Cookie": player.cookie()} if player.http.cookies else {}
        self.connection: ClientConnection = connect(
            url,
            additional_headers=cookie | (headers or {}),
            max_size=None,
            compression=None,
            legacy=True,
        )
        self.seq = -1
        self.view: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.id = 0

    def __enter__(self) -> "Socket":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.connection.close()

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def hear(self, timeout: float = 40) -> dict[str, Any]:
        """The next message, followed."""
        message: dict[str, Any] = json.loads(self.connection.recv(timeout=timeout))
        self.heard.append(message)
        if "table" in message:
            self.table = message["table"]
        if message["type"] in ("snapshot", "update"):
            if message["type"] == "update":
                assert message["seq"] == self.seq + 1
            self.seq, self.view = message["seq"], message["view"]
        return message

    def until(self, wanted: str | Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Listen until a message of a type, or one that fits."""
        while True:
            message = self.hear()
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    def hello(self) -> dict[str, Any]:
        self.send(type="hello", version=1, seen=None)
        return self.until("snapshot")

    def move(self, named: Any = None, seq: int | None = None) -> dict[str, Any]:
        """Make a move (by default the first legal one): the answer to it."""
        assert self.view is not None
        self.id += 1
        chosen = named if named is not None else self.view["legal"][0]
        self.send(type="move", id=self.id, seq=self.seq if seq is None else seq, move=chosen)
        return self.until(lambda m: m.get("id") == self.id)

    def my_turn(self) -> bool:
        return self.view is not None and bool(self.view["legal"])

    def wait_turn(self) -> bool:
        """Listen until it is my turn; False if the match is over."""
        while not self.my_turn():
            if self.table.get("stage") in ("finished", "abandoned"):
                return False
            self.hear()
        return True

    def play_out(self, rng: random.Random | None = None) -> dict[str, Any]:
        """Play to the end: the result."""
        while self.wait_turn():
            assert self.view is not None
            legal = self.view["legal"]
            answer = self.move(rng.choice(legal) if rng else legal[0])
            assert answer["type"] == "ack", answer
            while self.seq < answer["seq"]:  # others may have chosen at the same time
                self.hear()
        result: dict[str, Any] = self.table["result"]
        return result
