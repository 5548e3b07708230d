"""A bot in a process of its own, in any language: JSON lines over its stdin and stdout.

The protocol is told in docs/bots-protocol.md.
"""

import contextlib
import os
import shlex
import subprocess
from collections import deque
from queue import Empty, Queue
from threading import Thread
from time import perf_counter
from typing import IO, Any

from gildehuis.bots import wire
from gildehuis.bots.bot import Bot, Budget
from gildehuis.bots.forfeit import CRASHED, ILLEGAL, NONSENSE, SLOW, Forfeit
from gildehuis.bots.program_seed import program_seed
from gildehuis.core.game import AnyGame, Setup
from gildehuis.core.refusal import BadInput
from gildehuis.core.schema import Move
from gildehuis.core.secrecy import View

STARTING = 10.0  # seconds a bot has to say that it is ready
LEAVING = 1.0  # seconds it has to leave after bye
GRACE = 1.1  # of its budget: what a decision may take at most
LONGEST = 1 << 20  # bytes of a line
AHEAD = 16  # lines it may talk without being listened to
UNHURRIED = 60.0  # seconds for a decision where no budget was given
# What a bot process inherits. All else stays here: it may be nobody's business.
KEPT = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "TEMP", "SYSTEMROOT", "PATHEXT", "VIRTUAL_ENV")


class ProcessBot(Bot):
    """Asks a process. Whatever goes wrong there is a Forfeit here."""

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        seat: int,
        seed: str,
        command: str,
        budget: Budget | None = None,
    ) -> None:
        super().__init__(game, setup, seat, seed, budget)
        self.command = command
        self.told = program_seed(seed, seat)  # never the seed itself: the deal follows from it
        self._asked = 0
        self._lines: Queue[bytes] = Queue(AHEAD)
        self._said: deque[str] = deque(maxlen=5)  # the last of its stderr
        self._process = self._start()
        self._threads = [
            Thread(target=self._listen, args=(self._process.stdout,), daemon=True),
            Thread(target=self._overhear, args=(self._process.stderr,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        self._tell(wire.hello(game, setup, seat, self.told))
        self._expect("ready", STARTING)

    def choose(self, view: View) -> Move:
        seconds = self.budget.seconds
        self._asked += 1
        self._tell(wire.choose(self._asked, view, seconds))
        reply = self._expect("move", UNHURRIED if seconds is None else seconds * GRACE)
        if reply.get("id") != self._asked:
            raise self._out(NONSENSE, f"answers question {reply.get('id')!r}, not {self._asked}")
        move = self.game.schema.read_move(reply.get("move"))
        if move is None or move not in view.legal:
            raise self._out(ILLEGAL, f"{reply.get('move')!r}"[:120])
        return move

    @property
    def exit_code(self) -> int | None:
        return self._process.returncode

    def close(self) -> None:
        """Bye; whoever does not leave is shown the door."""
        process = self._process
        if process.poll() is None:
            with contextlib.suppress(OSError):
                self._write(wire.bye())
            try:
                process.wait(LEAVING)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        for thread in self._threads:
            self._drain(thread)
        for stream in (process.stdin, process.stdout, process.stderr):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()

    def _drain(self, thread: Thread) -> None:
        """Let a listener end that waits for somebody to take its lines."""
        end = perf_counter() + LEAVING
        while thread.is_alive() and perf_counter() < end:
            with contextlib.suppress(Empty):
                self._lines.get_nowait()
            thread.join(0.001)

    def _start(self) -> subprocess.Popen[bytes]:
        try:
            return subprocess.Popen(
                shlex.split(self.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env={key: os.environ[key] for key in KEPT if key in os.environ},
            )
        except (OSError, ValueError, IndexError) as error:
            raise Forfeit(self.command, CRASHED, f"does not start: {error}") from None

    def _tell(self, line: bytes) -> None:
        try:
            self._write(line)
        except OSError:
            raise self._out(CRASHED, self._last_words()) from None

    def _write(self, line: bytes) -> None:
        stdin = self._process.stdin
        assert stdin is not None  # it was asked for
        stdin.write(line)
        stdin.flush()

    def _expect(self, kind: str, seconds: float) -> dict[str, Any]:
        """The next message, which must be of this type and come in time."""
        started = perf_counter()
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            raise self._out(SLOW, f"no answer within {seconds:.2f} s") from None
        if not line:
            raise self._out(CRASHED, self._last_words())
        try:
            message = wire.read(line)
        except BadInput as error:
            raise self._out(NONSENSE, error.what) from None
        if message["type"] != kind:
            raise self._out(NONSENSE, f'"{message["type"]}" where "{kind}" belongs')
        taken = perf_counter() - started
        if taken > seconds:
            raise self._out(SLOW, f"{taken:.2f} s instead of {seconds:.2f} s")
        return message

    def _out(self, why: str, detail: str) -> Forfeit:
        self.close()
        return Forfeit(self.command, why, detail)

    def _last_words(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(LEAVING)
        self._threads[1].join(LEAVING)
        said = self._said[-1] if self._said else "it said nothing"
        return f"exit code {self._process.poll()}: {said}"

    def _listen(self, stream: IO[bytes]) -> None:
        """Its lines, and an empty one when there will be no more."""
        while line := stream.readline(LONGEST):
            self._lines.put(line)
        self._lines.put(b"")

    def _overhear(self, stream: IO[bytes]) -> None:
        while line := stream.readline(LONGEST):
            self._said.append(line.decode("utf-8", "replace").strip()[:200])
