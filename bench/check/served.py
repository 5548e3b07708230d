"""The server saturated: both sides' servers on one core, loaded in turns from another.

Each is loaded by its own revision's `gildehuis load`, for the protocol may differ; all of it by
the command line and the settings, which last. What is stored lies in a folder thrown away.
"""

import json
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx

from bench.check.side import cores, environment, pin

WALL = "server: moves/s"
WORKED = "server: moves per CPU second"
FIGURES = (WALL, WORKED)
GAME, PEOPLE = "guilds", 4  # long matches: more is played than set up
LIFTED = {
    "GILDEHUIS_REQUESTS_PER_MINUTE": "1000000",
    "GILDEHUIS_GUESTS_PER_MINUTE": "1000000",
    "GILDEHUIS_MESSAGES_PER_SECOND": "10000",
    "GILDEHUIS_LOG_LEVEL": "warning",
}
COMMAND = [sys.executable, "-m", "gildehuis"]
PATIENCE = 60  # seconds until a server answers


def pair(
    trees: tuple[Path, Path], pure: bool, seed: int, tables: int, order: str
) -> dict[str, tuple[float, float]]:
    """The best of each side's turns, figure by figure."""
    best = {figure: [0.0, 0.0] for figure in FIGURES}
    environments = [environment(tree, pure, seed) | LIFTED for tree in trees]
    with ExitStack() as running:
        urls = [running.enter_context(_server(env)) for env in environments]
        for letter in order:
            at = "AB".index(letter)
            told = _load(urls[at], environments[at], tables, seed)
            best[WALL][at] = max(best[WALL][at], told["while_all_play"])
            worked = 1000 / told["processor_ms_per_move"]
            best[WORKED][at] = max(best[WORKED][at], worked)
    return {figure: (old, new) for figure, (old, new) in best.items()}


@contextmanager
def _server(env: dict[str, str]) -> Iterator[str]:
    """On a port and a database of its own; no place's settings or sources but those given."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="gildehuis-check-") as folder:
        words = ["serve", "--database", f"sqlite:///{folder}/check.db", "--port", str(port)]
        server = subprocess.Popen([*COMMAND, *words], env=env, cwd=folder, stdout=sys.stderr)
        pin(server.pid, cores()[0])
        try:
            _wait(url := f"http://127.0.0.1:{port}", server)
            yield url
        finally:
            server.terminate()
            server.wait(PATIENCE)


def _wait(url: str, server: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PATIENCE
    while server.poll() is None and time.monotonic() < until:
        try:
            if httpx.get(f"{url}/health").is_success:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    sys.exit("the server to be measured did not start")


def _load(url: str, env: dict[str, str], tables: int, seed: int) -> Any:
    words = ["load", url, "--game", GAME, "--people", str(PEOPLE), "--tables", str(tables)]
    words += ["--rate", "0", "--seed", str(seed), "--json"]
    with subprocess.Popen([*COMMAND, *words], env=env, stdout=subprocess.PIPE) as generator:
        pin(generator.pid, cores()[1])
        told = generator.communicate()[0]
    if generator.returncode:
        sys.exit("the server cannot be measured, see above")
    return json.loads(told)
