"""The title of the terminal's window: what is asked of whom, and how often something was asked."""

from collections.abc import Callable

KEEP, BACK = "\x1b[22;2t", "\x1b[23;2t"  # put the title that was there aside; take it back


class WindowTitle:
    """Writes titles through the terminal's driver; each has a number one higher than the last."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.number = 0

    def asks(self, write: Callable[[str], None], said: str) -> None:
        """Somebody is asked something, and everything is ready for his answer."""
        if self.number == 0:
            write(KEEP)
        self.number += 1
        title = f"{self.game} · {said} · {self.number}"
        safe = "".join(letter for letter in title if letter.isprintable())
        write(f"\x1b]2;{safe}\x07")

    def restore(self, write: Callable[[str], None]) -> None:
        if self.number:
            write(BACK)
