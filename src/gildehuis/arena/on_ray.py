"""A series on a Ray cluster: the optional extra `ray`."""

import logging
import socket
from collections.abc import Generator
from importlib import import_module
from typing import Any

import msgspec

from gildehuis.arena.series import Series
from gildehuis.arena.table import Played, play_one
from gildehuis.core.refusal import BadInput

_REPAIR = "pip install --force-reinstall gildehuis[ray]"
KNOCKING = 5.0  # seconds until somebody must open
AHEAD = 2  # matches handed out per processor of the cluster


def play_on_ray(series: Series, indexes: list[int], address: str) -> Generator[Played]:
    """Matches as the cluster finishes them. `address` as in `ray.init`, e.g. auto or host:6379.

    It is connected to at once, not when the first match is asked for: by then a progress bar runs.
    """
    ray = _load()
    ours = not ray.is_initialized()
    if ours:
        _connect(ray, address)
    return _played(ray, series, indexes, ours)


def _played(ray: Any, series: Series, indexes: list[int], ours: bool) -> Generator[Played]:
    head = msgspec.json.encode(series)
    try:
        task = ray.remote(_play)
        most = max(int(ray.cluster_resources().get("CPU", 1)), 1) * AHEAD
        waiting = iter(indexes)
        running: list[Any] = []
        while True:
            for index in waiting:
                running.append(task.remote(head, index))
                if len(running) >= most:
                    break
            if not running:
                return
            done, running = ray.wait(running)
            for line in ray.get(done):
                yield msgspec.json.decode(line, type=Played)
    finally:
        if ours:
            ray.shutdown()


def _load() -> Any:
    try:
        return import_module("ray")  # an optional extra
    except ImportError:
        raise BadInput("Ray is not installed", "--ray", "pip install gildehuis[ray]") from None
    except Exception as error:  # its own parts may not fit each other, which shows in many ways
        raise BadInput(f"Ray does not load: {_first_line(error)}", "--ray", _REPAIR) from None


def _play(head: bytes, index: int) -> bytes:
    return msgspec.json.encode(play_one(head, index))


def _connect(ray: Any, address: str) -> None:
    """Whatever keeps Ray from starting is one line: it raises errors of many kinds, some long."""
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except Exception as error:
        line = _first_line(error)
        raise BadInput(f"no Ray at {address}: {line}", "--ray", "host:6379 or auto") from None


def _knock(address: str) -> None:
    """Where nobody listens, Ray itself would try on for a quarter of an hour."""
    host, _, port = address.rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), KNOCKING).close()


def _first_line(error: Exception) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return (lines or [type(error).__name__])[0][:200]
