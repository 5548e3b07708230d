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
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from gildehuis.server.app import create_app
from gildehuis.server.house import House
from gildehuis.server.run import uvicorn_config
from gildehuis.server.settings import Settings

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

    def __init__(self, database: str, folder: Path, **settings: Any) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        self._env = os.environ | {
            f"GILDEHUIS_{key.upper()}": str(value)
            for key, value in (QUICK | settings | {"database": database, "port": self.port}).items()
        }
        self._process: subprocess.Popen[bytes] | None = None
        self.log = folder / f"server-{self.port}.log"

    def start(self) -> "Process":
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", "from gildehuis.server.commands import serve; serve()"],
                env=self._env,
                stderr=log,
                stdout=log,
                start_new_session=True,
            )
        deadline = time.monotonic() + 60
        while True:
            try:
                if httpx.get(f"{self.url}/health").status_code == 200:
                    return self
            except httpx.TransportError:
                pass
            assert self._process.poll() is None, self.log.read_text()
            assert time.monotonic() < deadline, self.log.read_text()
            time.sleep(0.02)

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


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port
