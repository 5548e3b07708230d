"""A series on a Ray cluster: the optional extra `ray`."""

import logging
from collections.abc import Generator
from importlib import import_module
from typing import Any

import msgspec

from gildehuis.arena.series import Series
from gildehuis.arena.table import Played, play_one
from gildehuis.core.refusal import BadInput

AHEAD = 2  # matches handed out per processor of the cluster


def play_on_ray(series: Series, indexes: list[int], address: str) -> Generator[Played]:
    """Matches as the cluster finishes them. `address` as in `ray.init`, e.g. auto or host:6379."""
    ray: Any = import_module("ray")
    head = msgspec.json.encode(series)
    ours = not ray.is_initialized()
    if ours:
        _connect(ray, address)
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


def _play(head: bytes, index: int) -> bytes:
    return msgspec.json.encode(play_one(head, index))


def _connect(ray: Any, address: str) -> None:
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        line = (str(error).splitlines() or ["no answer"])[0]
        raise BadInput(f"no Ray at {address}: {line}", "--ray", "host:6379 or auto") from None
