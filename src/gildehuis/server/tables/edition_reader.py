"""Reading an edition that a stranger brings: in a process that may use only so much."""

import contextlib
import logging
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, NoReturn

from anyio import BrokenWorkerProcess, CapacityLimiter, fail_after, to_process

from gildehuis.core.game import AnyGame
from gildehuis.core.match import Match
from gildehuis.core.refusal import BadInput
from gildehuis.core.registry import find, names
from gildehuis.core.rng import Rng
from gildehuis.core.secrecy import look
from gildehuis.core.setup import settle

if sys.platform != "win32":
    import resource

log = logging.getLogger("gildehuis.reading")
WHERE = "edition_source"
CPU_S = 0.25  # of the process; the shipped editions take a tenth of it, trial included
KILLED_S = 2  # CPU seconds after which the system ends a process that nothing else stops
WALL_S = 10.0  # a busy machine, or a process that has to start first
MEMORY = 1 << 30  # bytes of address space
AT_ONCE = 2  # processes
TRIAL = 20  # decisions tried with every number of players


class Reader:
    """Reads in worker processes; they are kept for the next one, or killed if they overstay."""

    def __init__(self) -> None:
        self._at_once = CapacityLimiter(AT_ONCE)

    async def start(self) -> None:
        """Have a process ready before anybody waits for it: starting one takes half a second."""
        with contextlib.suppress(BrokenWorkerProcess):  # the next one may fare better
            await to_process.run_sync(_load, cancellable=True, limiter=self._at_once)

    async def check(self, game: str, source: str) -> None:
        """BadInput if the edition is no good, or costs too much to find out."""
        try:
            with fail_after(WALL_S):
                await to_process.run_sync(
                    read_within_limits, game, source, cancellable=True, limiter=self._at_once
                )
        except (TimeoutError, BrokenWorkerProcess) as error:
            log.warning("a reader of editions was ended", extra={"why": type(error).__name__})
            raise _too_much() from None


def read_within_limits(game: str, source: str) -> None:
    """In a worker: read, check, and try out what an edition's matches cost."""
    _load()
    try:
        with _limits():
            found = find(game)
            edition = found.own_edition(source, WHERE)
            for players in found.players:
                setup = settle(found, players, None, edition)
                _try_out(found, Match.start(found, setup, edition.digest))
    except (MemoryError, RecursionError):
        raise _too_much() from None
    except BadInput:
        raise
    except Exception as error:  # the table would break on it, so there shall be none
        what = f"a trial match by it fails: {error!r}"[:200]
        raise BadInput(what, WHERE, "an edition that can be played by") from None


def _load() -> None:
    """What is loaded the first time is not an edition's cost."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    for name in names():
        find(name)


def _try_out(game: AnyGame, match: Match[Any]) -> None:
    """A few decisions, with the views that are made for them on the server's event loop."""
    rng = Rng(len(match.log))
    for _ in range(TRIAL):
        seats = match.to_act()
        if not seats:
            return
        legal = look(game, match.state, seats[0]).legal
        match.play(seats[0], legal[rng.below(len(legal))])


def _too_much() -> BadInput:
    right = f"one that is read within {CPU_S} s of computing"
    return BadInput("too much work to read", WHERE, right)


@contextmanager
def _limits() -> Iterator[None]:
    """Computing time and memory, where the system can limit them; elsewhere the wall clock does."""
    if sys.platform == "win32":
        yield
        return

    def over(_: int, __: FrameType | None) -> NoReturn:
        raise _too_much()

    used = resource.getrusage(resource.RUSAGE_SELF)
    spent = int(used.ru_utime + used.ru_stime)
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    with contextlib.suppress(OSError, ValueError):
        # For code that does not come back to Python, where no signal is heard.
        resource.setrlimit(resource.RLIMIT_CPU, (spent + 1 + KILLED_S, most))
        _, most = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, most))
    before = signal.signal(signal.SIGPROF, over)
    signal.setitimer(signal.ITIMER_PROF, CPU_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
