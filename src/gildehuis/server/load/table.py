"""One table of the load: its people, their sockets, and what they were told and when."""

import asyncio
import random
import ssl
import time
from hashlib import blake2b
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

HEADERS = {"X-Gildehuis": "1"}
LIMITS = httpx.Limits(keepalive_expiry=3)
TRUST = ssl.create_default_context()  # made once: it takes longer than a match


class TableTold(msgspec.Struct):
    """Where play stands."""

    stage: str
    to_act: list[int]


class Told(msgspec.Struct):
    """The part of a message the generator looks at; the view stays as it came."""

    type: str
    seq: int = -1
    id: int = -1
    view: msgspec.Raw = msgspec.Raw(b"null")
    table: TableTold | None = None


class Asked(msgspec.Struct):
    """The part of a view that a move is chosen from."""

    legal: list[dict[str, Any]]


_told = msgspec.json.Decoder(Told).decode
_asked = msgspec.json.Decoder(Asked).decode


def digest(view: bytes) -> bytes:
    return blake2b(view, digest_size=8).digest()


class Person:
    """A guest with a socket."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(
            base_url=url, headers=HEADERS, timeout=60, limits=LIMITS, verify=TRUST
        )
        self.name = name
        self.socket: ClientConnection | None = None
        self.seat = -1
        self.views: dict[int, bytes] = {}  # seq: digest of the view told
        self.acks: dict[int, int] = {}  # id: seq

    async def arrive(self) -> None:
        answer = await self.http.post("/api/guest", json={"name": self.name})
        answer.raise_for_status()

    async def connect(self, table: str) -> None:
        cookie = f"gildehuis={self.http.cookies['gildehuis']}"
        self.socket = await connect(
            f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/ws",
            additional_headers={"Cookie": cookie},
            compression=None,
            max_size=None,
            max_queue=None,
            ping_interval=None,
        )

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        answer.raise_for_status()
        return answer.json()


class LoadTable:
    """People who play one match to its end."""

    def __init__(self, url: str, number: int, people: int, game: str, seed: int) -> None:
        self.people = [Person(url, f"L{number}-{seat}") for seat in range(people)]
        self.game = game
        self.rng = random.Random(seed * 100_003 + number)
        self.id = ""
        self.delays: list[float] = []  # from a move's send until every viewer has it
        self.acked: list[float] = []
        self.told_at: list[float] = []  # when the last viewer had it, per move
        self._sent = 0.0
        self._missing = 0
        self._turn: tuple[Person, int, list[dict[str, Any]]] | None = None
        self._next = asyncio.Event()
        self._listeners: list[asyncio.Task[None]] = []
        self.over = False

    async def sit(self) -> None:
        """Arrive, sit down, connect, start, and wait for the first position."""
        for person in self.people:
            await person.arrive()
        host, *others = self.people
        seats = [{"kind": "me"}] + [{"kind": "open"}] * len(others)
        made = await host.post(
            "/api/tables",
            game=self.game,
            players=len(self.people),
            seats=seats,
            public=True,
            shuffle=False,
        )
        self.id = made["id"]
        for number, person in enumerate(self.people):
            person.seat = number
            if number:
                await person.post(f"/api/tables/{self.id}/sit", seat=number)
            await person.connect(self.id)
            assert person.socket is not None
            await person.socket.send('{"type":"hello","version":1,"seen":null}')
            await person.socket.recv()
        self._listeners = [asyncio.create_task(self._listen(person)) for person in self.people]
        await host.post(f"/api/tables/{self.id}/start")
        await self._next.wait()

    async def play(self, rate: float) -> None:
        """The match, at so many moves a second (0: as fast as it goes)."""
        next_at = time.perf_counter() + (self.rng.random() / rate if rate else 0)
        while True:
            await self._next.wait()
            self._next.clear()
            if self.over:
                break
            if rate:
                await asyncio.sleep(max(0.0, next_at - time.perf_counter()))
                next_at = max(next_at + 1 / rate, time.perf_counter())
            await self._move()
        for task in self._listeners:
            task.cancel()
        await asyncio.gather(*self._listeners, return_exceptions=True)

    async def _move(self) -> None:
        assert self._turn is not None
        person, seq, legal = self._turn
        self._turn = None
        self._missing = len(self.people)
        self._sent = time.perf_counter()
        assert person.socket is not None
        message = {"type": "move", "id": seq + 1, "seq": seq, "move": self.rng.choice(legal)}
        await person.socket.send(msgspec.json.encode(message).decode())

    async def _listen(self, person: Person) -> None:
        assert person.socket is not None
        async for data in person.socket:
            told = _told(data)
            if told.type == "ack":
                person.acks[told.id] = told.seq
                self.acked.append(time.perf_counter() - self._sent)
            elif told.type in ("update", "snapshot"):
                self._follow(person, told)
            elif told.type in ("refused", "error"):
                raise RuntimeError(f"a legal move was answered by {data!r}")

    def _follow(self, person: Person, told: Told) -> None:
        view, table = bytes(told.view), told.table
        if told.seq in person.views or table is None:
            return
        person.views[told.seq] = digest(view)
        if told.type == "update":
            self._missing -= 1
            if self._missing == 0:
                self.told_at.append(time.perf_counter())
                self.delays.append(self.told_at[-1] - self._sent)
        if table.stage == "finished":
            self.over = self._missing == 0
        elif table.to_act and person.seat == table.to_act[0]:
            self._turn = (person, told.seq, _asked(view).legal)
        settled = all(told.seq in other.views for other in self.people)
        if settled and self._missing <= 0 and (self._turn is not None or self.over):
            self._next.set()

    async def leave(self) -> None:
        for person in self.people:
            if person.socket is not None:
                await person.socket.close()
            await person.http.aclose()
