"""The walk of one move through the server: which calls it takes, and in which files.

Three people sit at a table of Flandern; one of them makes his secret choice of a card. From the
message at his socket to the update at the last viewer's every call into `src/gildehuis` is counted,
in all threads of the server. The walk is taken at several tables, and the shortest one counts: now
and then something comes in that has nothing to do with it. `python -m bench.walk`; `--viewers 3`
where all three look, not only who moves; `--calls` for all of it in order.
"""

import argparse
import os
import socket
import tempfile
import threading
import time
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from types import FrameType
from typing import Any

os.environ["GILDEHUIS_PURE"] = "1"  # what is compiled makes no calls that can be seen

import httpx
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect

import gildehuis
from gildehuis.server.model.settings import Settings
from gildehuis.server.run import uvicorn_config
from gildehuis.server.web.app import create_app

GAME, PLAYERS, TABLES = "flandern", 3, 5
SOURCE = str(Path(gildehuis.__file__).parent) + os.sep
BESIDE = (
    "server/operations/watchdog.py",
    "server/operations/gc_tuning.py",
)  # what the house does by itself
SETTLED_S = 0.3  # after the last message: nothing of the walk is left


@dataclass
class Walk:
    """The calls of one move, in order: file and function."""

    calls: list[tuple[str, str]] = field(default_factory=list)

    def files(self, but_games: bool = False) -> int:
        return len({file for file, _ in self.calls if not (but_games and _of_game(file))})

    def outside_games(self) -> int:
        return sum(not _of_game(file) for file, _ in self.calls)

    def changes_of_file(self) -> int:
        return sum(one != other for (one, _), (other, _) in pairwise(self.calls))

    def of_the_contract(self, name: str) -> int:
        """How often a game is asked that, whoever answers."""
        faces = ("core/game.py", f"games/{GAME}/__init__.py")
        return sum(function == name and file in faces for file, function in self.calls)


def _of_game(file: str) -> bool:
    return file.startswith("games/")


class Recorder:
    """Hears of every call while it records."""

    def __init__(self) -> None:
        self.walk: Walk | None = None

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if self.walk is None or event != "call" or not code.co_filename.startswith(SOURCE):
            return
        begins = code.co_code[frame.f_lasti + 1] & 3 == 0  # of RESUME: else something awaited came
        file = code.co_filename.removeprefix(SOURCE)
        if begins and not code.co_name.startswith("<") and file not in BESIDE:
            self.walk.calls.append((file, code.co_name))


class Guest:
    """Somebody with a cookie and a socket."""

    def __init__(self, url: str, name: str) -> None:
        self._url = url
        headers = {"X-Gildehuis": "1"}
        self._http = httpx.Client(base_url=url, headers=headers, timeout=30, verify=False)
        self.post("/api/guest", name=name)
        self.legal: list[Any] = []
        self.seq = 0

    def post(self, path: str, **body: Any) -> Any:
        answer = self._http.post(path, json=body)
        answer.raise_for_status()
        return answer.json()

    def look_at(self, table: str) -> None:
        self.socket: ClientConnection = connect(
            f"{self._url.replace('http', 'ws', 1)}/api/tables/{table}/ws",
            additional_headers={"Cookie": f"gildehuis={self._http.cookies['gildehuis']}"},
            max_size=None,
            compression=None,
            legacy=True,
        )
        self.say(type="hello", version=1)
        self.hear("snapshot")

    def say(self, **message: Any) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self, kind: str) -> None:
        """Listen until a message of that kind."""
        while True:
            message = msgspec.json.decode(self.socket.recv(timeout=30))
            if message["type"] in ("error", "refused"):
                raise RuntimeError(message)
            if message["type"] == kind:
                if message.get("view"):
                    self.legal, self.seq = message["view"]["legal"], message["seq"]
                return


def walk(url: str, recorder: Recorder, viewers: int) -> Walk:
    """A new table, and the first choice made there."""
    people = [Guest(url, f"Guest {n}") for n in range(PLAYERS)]
    host = people[0]
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (PLAYERS - 1)
    wanted = {"game": GAME, "players": PLAYERS, "seats": seats, "public": True, "shuffle": False}
    id_ = host.post("/api/tables", **wanted)["id"]
    for seat, guest in enumerate(people[1:], 1):
        guest.post(f"/api/tables/{id_}/sit", seat=seat)
    host.post(f"/api/tables/{id_}/start")
    people = people[:viewers]
    for guest in people:
        guest.look_at(id_)
    time.sleep(SETTLED_S)
    mover = people[0]
    recorder.walk = found = Walk()
    mover.say(type="move", id=1, seq=mover.seq, move=mover.legal[0])
    for guest in people:
        guest.hear("update")
    time.sleep(SETTLED_S)
    recorder.walk = None
    for guest in people:
        guest.socket.close()
    return found


def shortest(viewers: int, tables: int = TABLES) -> Walk:
    """The shortest of so many walks, in a server of this process."""
    recorder = Recorder()
    threading.setprofile(recorder)  # for all threads that begin from now on
    try:
        with tempfile.TemporaryDirectory() as folder:
            listener = socket.create_server(("127.0.0.1", 0))
            port = listener.getsockname()[1]
            settings = Settings(database=f"sqlite:///{folder}/walk.db", port=port, bot_processes=1)
            server = uvicorn.Server(uvicorn_config(create_app(settings), settings))
            thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
            thread.start()
            while not server.started:
                time.sleep(0.01)
            try:
                url = f"http://127.0.0.1:{port}"
                walks = [walk(url, recorder, viewers) for _ in range(tables)]
                return min(walks, key=lambda one: len(one.calls))
            finally:
                server.should_exit = True
                thread.join()
    finally:
        threading.setprofile(None)


def main() -> None:
    words = argparse.ArgumentParser(prog="python -m bench.walk", description=__doc__)
    words.add_argument("--calls", action="store_true", help="all calls in order")
    words.add_argument("--viewers", type=int, default=1, choices=range(1, PLAYERS + 1))
    given = words.parse_args()
    found = shortest(given.viewers)
    if given.calls:
        for file, function in found.calls:
            print(f"{file:40} {function}")
    print(f"calls: {len(found.calls)}, without the game's {found.outside_games()}")
    print(f"files: {found.files()}, without the game's {found.files(but_games=True)}")
    print(f"changes of file: {found.changes_of_file()}")
    for name in ("to_act", "legal", "result"):
        print(f"{name}: {found.of_the_contract(name)}")


if __name__ == "__main__":
    main()
