"""The server against boardgame.io's own, in turns: saturated with sockets, same client code.

Theirs plays tic-tac-toe between two and keeps it in memory. Ours plays Kardinal between two (the
same load of clients: every move told to two) and among four: real rules, every move committed to
disk before it is told, a view for each seat. Processor time per move says more than moves a second
where a machine has other work to do, too. Alone: `python -m bench.server`.
"""

import asyncio
import json
import os
import statistics
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from bench.median import median
from bench.peers import NODE, install_node_peer
from gildehuis.server.load.report import load, own_server, run_in_loop, while_all_play

PORT = 8777
SOCKETS = 200
ROUNDS = 5
MATCHES = 5  # per pair of sockets
DRAW = (0, 1, 2, 4, 3, 5, 7, 6, 8)  # nine moves and nobody wins
NAMESPACE = "/tic-tac-toe,"
FIGURES = {
    "moves_per_second": "while_all_play",
    "p99_ms": "to_all_viewers_p99_ms",
    "processor_ms": "processor_ms_per_move",
}


@contextmanager
def peer() -> Iterator[tuple[str, int]]:
    """boardgame.io's server."""
    server = subprocess.Popen(
        ["node", "server.cjs", str(PORT)], cwd=NODE, stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    while "ready" not in server.stdout.readline():
        assert server.poll() is None, "boardgame.io did not start"
    try:
        yield f"ws://127.0.0.1:{PORT}/socket.io/?EIO=4&transport=websocket", server.pid
    finally:
        server.terminate()
        server.wait()


class Pair:
    """Two people with a socket each who play match after match."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.sockets: list[ClientConnection] = []
        self.delays: list[float] = []
        self.told_at: list[float] = []  # of the match being played

    async def sit(self, url: str) -> None:
        for _ in "01":
            socket = await connect(url, compression=None, max_queue=None, ping_interval=None)
            self.sockets.append(socket)
            await socket.recv()
            await socket.send("40" + NAMESPACE)
            await socket.recv()

    async def prepare(self, match: int) -> None:
        """Both join a new match; not timed."""
        for player, socket in zip("01", self.sockets, strict=True):
            await _emit(socket, "sync", self._name(match), player, None, 2)
            await _hear(socket, "sync")

    def _name(self, match: int) -> str:
        return f"m{self.number}-{match}"

    async def play(self, match: int) -> None:
        name = self._name(match)
        self.told_at = []
        for turn, cell in enumerate(DRAW):
            player = str(turn % 2)
            payload = {"type": "clickCell", "args": [cell], "playerID": player, "credentials": None}
            action = {"type": "MAKE_MOVE", "payload": payload}
            start = time.perf_counter()
            await _emit(self.sockets[turn % 2], "update", action, turn, name, player)
            for socket in self.sockets:
                await _hear(socket, "update")
            self.told_at.append(time.perf_counter())
            self.delays.append(self.told_at[-1] - start)


async def _emit(socket: ClientConnection, *args: Any) -> None:
    await socket.send("42" + NAMESPACE + json.dumps(args))


async def _hear(socket: ClientConnection, wanted: str) -> None:
    """Listen until an event of that name, answering pings."""
    while True:
        text = str(await socket.recv())
        if text == "2":
            await socket.send("3")
        elif text.startswith(f'42{NAMESPACE}["{wanted}"'):
            return


def processor(pid: int) -> float:
    """Seconds a process has computed so far, all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def theirs(url: str, pid: int, sockets: int) -> dict[str, float]:
    pairs = [Pair(number) for number in range(sockets // 2)]
    await asyncio.gather(*(pair.sit(url) for pair in pairs))
    rates, worked = [], 0.0
    for match in range(MATCHES):
        await asyncio.gather(*(pair.prepare(match) for pair in pairs))
        start, before = time.perf_counter(), processor(pid)
        await asyncio.gather(*(pair.play(match) for pair in pairs))
        rates.append(while_all_play(start, [pair.told_at for pair in pairs]))
        worked += processor(pid) - before
    delays = [delay for pair in pairs for delay in pair.delays]
    return {
        "moves_per_second": statistics.median(rates),
        "p99_ms": statistics.quantiles(delays, n=100)[98] * 1000,
        "processor_ms": worked / len(delays) * 1000,
    }


def compare(sockets: int, rounds: int) -> dict[str, Any]:
    """All in turns; medians."""
    their = list[dict[str, float]]()
    our: dict[int, list[dict[str, float]]] = {2: [], 4: []}  # by people at a table
    for number in range(rounds):
        with peer() as (url, pid):
            their.append(run_in_loop(theirs(url, pid, sockets)))
        for people, runs in our.items():
            with own_server(None) as url:
                told = run_in_loop(load(url, sockets // people, people, "kardinal", 0, number))
                runs.append({key: told[name] for key, name in FIGURES.items()})
    figures = {
        "boardgame.io, tic-tac-toe, 2 viewers, no database": median(their),
        "Gildehuis, Kardinal, 2 viewers, stored durably": median(our[2]),
        "Gildehuis, Kardinal, 4 viewers, stored durably": median(our[4]),
    }
    return {"sockets": sockets, "rounds": rounds, "figures": figures}


if __name__ == "__main__":
    install_node_peer()
    print(json.dumps(compare(SOCKETS, ROUNDS) | {"load": os.getloadavg()[0]}, indent=1))
