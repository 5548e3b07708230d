"""A real server on a real port, in a thread of the tests or in a process that can be killed."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

import uvicorn

from gildehuis.server.model.settings import Settings
from gildehuis.server.run import uvicorn_config
from gildehuis.server.services import House
from gildehuis.server.web.app import create_app

QUICK: dict[str, Any] = {
    "bot_pause_ms": 0,
    "bot_processes": 1,
    "requests_per_minute": 100_000,
    "guests_per_minute": 100_000,
    "logins_per_minute": 100_000,
    "messages_per_second": 1000,
}


class Running:
    """A server that answers at `url`."""

    def __init__(self, url: str, house: House) -> None:
        self.url = url
        self.house = house
        self.loop: asyncio.AbstractEventLoop | None = None


@contextmanager
def in_thread(database: str, **settings: Any) -> Iterator[Running]:
    """A server in this process."""
    listener = socket.create_server(("127.0.0.1", 0))
    port = listener.getsockname()[1]
    chosen = Settings(database=database, port=port, **(QUICK | settings))
    app = create_app(chosen)
    server = uvicorn.Server(uvicorn_config(app, chosen))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    deadline = time.monotonic() + 30
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < deadline
        time.sleep(0.01)
    try:
        yield Running(f"http://127.0.0.1:{port}", app.state.house)
    finally:
        server.should_exit = True
        thread.join(30)
        assert not thread.is_alive(), "the server did not stop"


class Process:
    """A server of its own process: `gildehuis serve`, as people run it."""

    program = "from gildehuis.commands.serve import serve; serve()"

    def __init__(self, database: str, folder: Path, **settings: Any) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._env = os.environ | {
            f"GILDEHUIS_{key.upper()}": str(value)
            for key, value in (QUICK | settings | {"database": database, "port": self.port}).items()
        }
        self._process: subprocess.Popen[bytes] | None = None
        self.log = folder / f"server-{self.port}.log"

    def start(self) -> "Process":
        self.start_program()
        return self.answering()

    def start_program(self) -> None:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", self.program],
                env=self._env,
                stdin=subprocess.PIPE,
                stderr=log,
                stdout=log,
                start_new_session=True,
            )

    def answering(self) -> "Process":
        """Wait until it does."""
        assert self._process is not None
        deadline = time.monotonic() + 60
        while True:
            with contextlib.suppress(OSError, HTTPException):
                asked = HTTPConnection("127.0.0.1", self.port, timeout=30)
                asked.request("GET", "/health")
                if asked.getresponse().status == 200:
                    return self
            assert self._process.poll() is None, self.log.read_text()
            assert time.monotonic() < deadline, self.log.read_text()
            time.sleep(0.01)

    def kill(self) -> None:
        """kill -9, workers too: as a power cut would."""
        assert self._process is not None
        with contextlib.suppress(ProcessLookupError):  # killed before
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """As systemd stops it."""
        assert self._process is not None
        self._process.terminate()
        return self._process.wait(30)


NURSERY = """
import os, sys
from gildehuis.core.registry import find, names
from gildehuis.server.web.app import create_app
from gildehuis.server.run import run
from gildehuis.server.model.settings import load
for name in names():
    find(name)
create_app(load())  # opens nothing, but imports what is imported late
for line in sys.stdin:
    child = os.fork()
    if child == 0:
        run(load())
        os._exit(0)
    with open(line.strip(), "w") as file:
        file.write(str(child))
    os.waitpid(child, 0)
"""


class Nursery(Process):
    """A process that has imported everything and forks servers: for a thousand crashes.

    What is forked has opened nothing yet: settings, database, event loop are each server's own.
    """

    program = NURSERY

    def __init__(self, database: str, folder: Path, **settings: Any) -> None:
        super().__init__(database, folder, **settings)
        self._note = folder / f"child-{self.port}"

    def start(self) -> "Nursery":
        if self._process is None:
            super().start_program()
        assert self._process is not None
        assert self._process.stdin is not None
        self._note.unlink(missing_ok=True)
        self._process.stdin.write(f"{self._note}\n".encode())
        self._process.stdin.flush()
        self.answering()
        return self

    def kill(self) -> None:
        """kill -9 of the server that runs now."""
        os.kill(int(self._note.read_text()), signal.SIGKILL)

    def close(self) -> None:
        """The end of all."""
        super().kill()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port
