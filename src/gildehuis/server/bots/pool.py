"""Bots think in processes of their own: a view goes in, a named move comes out."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

from gildehuis.core.schema import Move
from gildehuis.core.secrecy import View
from gildehuis.server.bots.worker import think, warm
from gildehuis.table.bot_turns import BotTask

T = TypeVar("T")


class Minds:
    """A pool of worker processes; a broken one is replaced and its work done again."""

    def __init__(self, processes: int = 0) -> None:
        self._size = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Workers are spawned, never forked: they share nothing with the server but tasks."""
        self._pool = ProcessPoolExecutor(self._size, get_context("spawn"), initializer=warm)

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def choose(self, task: BotTask, view: View) -> Move:
        """What a bot decides in the position it sees."""
        return await self.run(think, task, view)

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Any heavy work, off the event loop and off its core."""
        for attempt in (1, 2):
            if self._pool is None:
                self.start()
            assert self._pool is not None
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                if self._pool is pool:
                    self.stop()
                if attempt == 2:
                    raise
        raise AssertionError("unreachable")
