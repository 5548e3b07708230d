"""A `gildehuis serve` of any installation, in a process of its own."""

import os
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx


@contextmanager
def serving(command: str, folder: Path) -> Iterator[str]:
    """The address of a server that runs while the block does; its data lies in the folder."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    settings = {
        "GILDEHUIS_PORT": str(port),
        "GILDEHUIS_DATABASE": f"sqlite:///{folder / 'house.db'}",
        "GILDEHUIS_BOT_PAUSE_MS": "0",
    }
    with (folder / "serve.log").open("wb") as log:
        server = subprocess.Popen([command, "serve"], env=os.environ | settings, stderr=log)
        try:
            url = f"http://127.0.0.1:{port}"
            _wait(url, server)
            yield url
        finally:
            server.terminate()
            server.wait(timeout=60)


def _wait(url: str, server: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        assert server.poll() is None, "the server ended by itself"
        try:
            if httpx.get(f"{url}/health").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise TimeoutError(url)
