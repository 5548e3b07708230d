"""Kardinal in C, compiled where it is measured: the physical limit of these rules."""

import shutil
import subprocess
import tempfile
from pathlib import Path

SOURCE = Path(__file__).parent / "kardinal.c"


class Kernel:
    """The compiled program; its commands are told in kardinal.c."""

    def __init__(self) -> None:
        compiler = next((name for name in ("cc", "gcc", "clang") if shutil.which(name)), None)
        if compiler is None:
            raise RuntimeError("the C kernel needs a C compiler: cc, gcc or clang")
        self._folder = tempfile.TemporaryDirectory()
        self.program = Path(self._folder.name) / "kardinal"
        command = [compiler, "-O2", "-Wall", "-Wextra", "-Werror"]
        subprocess.run([*command, str(SOURCE), "-o", str(self.program)], check=True)

    def perft(self, players: int, depth: int) -> int:
        """How many positions lie so many decisions deep."""
        return int(self._run("perft", players, depth)[0])

    def play(self, players: int, seed: int) -> list[int]:
        """One random match: decisions, sum of all choices, scores by seat."""
        return [int(word) for word in self._run("play", players, seed)]

    def speed(self, players: int, seconds: float, seed: int) -> tuple[float, float]:
        """Decisions and matches per second of CPU time."""
        decisions, matches, spent = (float(w) for w in self._run("speed", players, seconds, seed))
        return decisions / spent, matches / spent

    def _run(self, *words: str | float) -> list[str]:
        command = [str(self.program), *(str(word) for word in words)]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
