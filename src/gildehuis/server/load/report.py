"""Running the load and telling what came of it."""

import asyncio
import gc
import math
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from bisect import bisect_right
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from statistics import quantiles
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn
from rich.console import Console
from rich.table import Table

from gildehuis.server.load.check import check
from gildehuis.server.load.table import TRUST, LoadTable

WIDE_OPEN = {
    "REQUESTS_PER_MINUTE": "1000000",
    "GUESTS_PER_MINUTE": "1000000",
    "MESSAGES_PER_SECOND": "10000",
    "LOG_LEVEL": "warning",
}
T = TypeVar("T")
ARRIVING = 8  # tables that are set up at a time


@contextmanager
def own_server(database: str | None) -> Iterator[str]:
    """A server of our own with its limits lifted, on a database that is thrown away."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="gildehuis-load-") as folder:
        url = database or f"sqlite:///{folder}/load.db"
        env = os.environ | {f"GILDEHUIS_{key}": value for key, value in WIDE_OPEN.items()}
        env |= {"GILDEHUIS_DATABASE": url, "GILDEHUIS_PORT": str(port)}
        program = "from gildehuis.commands.serve import serve; serve()"
        server = subprocess.Popen([sys.executable, "-c", program], env=env)
        try:
            _wait(f"http://127.0.0.1:{port}", server)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(60)


def _wait(url: str, server: subprocess.Popen[bytes]) -> None:
    while server.poll() is None:
        try:
            if httpx.get(f"{url}/health", verify=TRUST).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise RuntimeError("the server did not start")


def run_load(
    url: str | None,
    tables: int,
    people: int,
    game: str,
    rate: float,
    database: str | None,
    seed: int,
    as_json: bool,
) -> None:
    """The command."""
    if url is not None:
        report = run_in_loop(load(url, tables, people, game, rate, seed))
    else:
        with own_server(database) as own:
            report = run_in_loop(load(own, tables, people, game, rate, seed))
    if as_json:
        print(msgspec.json.encode(report).decode())
        return
    shown = Table(title=f"{tables} tables of {people}, {game}", show_header=False)
    for key, value in report.items():
        shown.add_row(key.replace("_", " "), str(value))
    Console().print(shown)


def run_in_loop(job: Coroutine[Any, Any, T]) -> T:
    """As asyncio.run, on the quicker loop that the server has, too."""
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        return runner.run(job)


async def load(
    url: str, tables: int, people: int, game: str, rate: float, seed: int
) -> dict[str, Any]:
    """Set up, play, check: the numbers."""
    before = _measured(url, "resident_memory_bytes")
    playing = [LoadTable(url, number, people, game, seed) for number in range(tables)]
    arriving = asyncio.Semaphore(ARRIVING)

    async def sit(table: LoadTable) -> None:
        async with arriving:
            await table.sit()

    await asyncio.gather(*(sit(table) for table in playing))
    worked = _measured(url, "cpu_seconds_total")
    gc.disable()  # a look at all tables would be counted as the server's delay
    start, spent = time.perf_counter(), time.process_time()
    await asyncio.gather(*(table.play(rate) for table in playing))
    seconds, spent = time.perf_counter() - start, time.process_time() - spent
    gc.enable()
    after = _measured(url, "resident_memory_bytes")
    worked = _measured(url, "cpu_seconds_total") - worked
    checked = await check(playing)
    await asyncio.gather(*(table.leave() for table in playing))
    delays = sorted(delay for table in playing for delay in table.delays)
    acks = sorted(delay for table in playing for delay in table.acked)
    moves = len(delays)
    return {
        "tables": tables,
        "sockets": tables * people,
        "moves": moves,
        "seconds": round(seconds, 2),
        "moves_per_second": round(moves / seconds, 1),
        "while_all_play": round(while_all_play(start, [table.told_at for table in playing]), 1),
        "to_all_viewers_p50_ms": _at(delays, 50),
        "to_all_viewers_p99_ms": _at(delays, 99),
        "to_ack_p50_ms": _at(acks, 50),
        "to_ack_p99_ms": _at(acks, 99),
        "messages_checked": checked,
        "processor_ms_per_move": round(worked / moves * 1000, 3),
        "generator_ms_per_move": round(spent / moves * 1000, 3),
        "kilobytes_per_table": round((after - before) / tables / 1024, 1),
    }


def while_all_play(start: float, told_at: list[list[float]]) -> float:
    """Moves a second until the first table is through: matches are not equally long, and with
    the last of them nothing is loaded any more."""
    end = min(times[-1] for times in told_at)
    return sum(bisect_right(times, end) for times in told_at) / (end - start)


def _at(sorted_seconds: list[float], percent: int) -> float:
    return round(quantiles(sorted_seconds, n=100, method="inclusive")[percent - 1] * 1000, 2)


def _measured(url: str, what: str) -> float:
    """What the server says of its process; not a number where it does not tell us."""
    answer = httpx.get(f"{url}/metrics", verify=TRUST)
    found = re.search(rf"^process_{what} (\S+)$", answer.text, re.MULTILINE)
    return float(found[1]) if found else math.nan
