"""A real terminal: the command in a tmux session, typed at and looked at."""

import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.needs import need
from tests.paths import ROOT

SCREENS = ROOT / "docs/screens/terminal"
PATIENCE = 90.0  # seconds; the machine may be busy


class Terminal:
    """One session with one pane."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.asked = 0  # questions seen

    def tmux(self, *args: str) -> str:
        command = ["tmux", "-u", "-L", self.name, *args]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    def screen(self) -> str:
        """What stands there, without trailing blanks."""
        lines = self.tmux("capture-pane", "-p").splitlines()
        return "\n".join(line.rstrip() for line in lines).rstrip() + "\n"

    def press(self, *keys: str) -> None:
        self.tmux("send-keys", *keys)

    def type(self, text: str) -> None:
        self.tmux("send-keys", "-l", text)

    def until(self, *wanted: str) -> str:
        """Wait until one of these can be read; the screen with it."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            shown = self.screen()
            if any(part in shown for part in wanted):
                return shown
            time.sleep(0.03)
        raise AssertionError(f"{wanted} did not appear:\n{self.screen()}")

    def question(self) -> str:
        """Wait for the next question; the screen with it.

        The window's title counts them, and changes only when all is drawn and keys will count.
        """
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            number = self.tmux("display-message", "-p", "#{pane_title}").rpartition(" · ")[2]
            if number.strip().isdigit() and int(number) > self.asked:
                self.asked = int(number)
                return self.screen()
            time.sleep(0.01)
        raise AssertionError(f"no question after the {self.asked}th:\n{self.screen()}")

    def still(self) -> str:
        """The screen once it stays as it is."""
        shown = self.screen()
        while True:
            time.sleep(1)
            again = self.screen()
            if again == shown:
                return shown
            shown = again

    def looks_like(self, name: str) -> None:
        """Wait for the screen that is kept as docs/screens/terminal/<name>.txt.

        With KEEP_SCREENS=1 the screen as it is now is kept instead, for people to look at.
        """
        file = SCREENS / f"{name}.txt"
        if os.environ.get("KEEP_SCREENS"):
            SCREENS.mkdir(parents=True, exist_ok=True)
            file.write_text(self.still(), encoding="utf-8")
            return
        wanted = file.read_text(encoding="utf-8")
        deadline = time.monotonic() + PATIENCE
        while (shown := self.screen()) != wanted:
            assert time.monotonic() < deadline, f"{name} looks otherwise:\n{shown}"
            time.sleep(0.05)


@contextmanager
def terminal(folder: Path, *args: str, columns: int = 80, rows: int = 24) -> Iterator[Terminal]:
    """`gildehuis` with these arguments in a terminal of that size."""
    need(shutil.which("tmux") is not None, "tmux")
    session = Terminal(f"gildehuis-test-{os.getpid()}-{time.monotonic_ns()}")
    plain = ["env", "-u", "COLUMNS", "-u", "LINES", sys.executable, "-m", "gildehuis", *args]
    command = shlex.join(plain) + "; echo left: $?; sleep 600"
    env = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8"}
    settings = [item for key, value in env.items() for item in ("-e", f"{key}={value}")]
    session.tmux(
        *("-f", "/dev/null", "new-session", "-d", "-x", str(columns), "-y", str(rows)),
        *("-c", str(folder), *settings, command),
    )
    try:
        yield session
    finally:
        session.tmux("kill-server")
