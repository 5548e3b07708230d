"""A reel in lines: each decision in words with the position after it."""

from collections.abc import Callable

from gildehuis.core.drawing import plain
from gildehuis.terminal.frames import Reel
from gildehuis.terminal.painter import naming


def frame(reel: Reel, at: int, viewer: int | None) -> str:
    """One frame as text."""
    scene = reel.scene(at, viewer)
    last = len(reel.frames) - 1
    new = scene.lines[len(scene.lines) - scene.fresh :]
    drawn = reel.game.draw(reel.setup, scene.view.position, naming(reel.words, reel.names))
    ending = reel.ending(at)
    end = ["", ending.end, *ending.seats] if ending else []
    head = f"── {at}/{last} ──" if reel.done else f"── {at} ──"
    return "\n".join([head, *new, "", plain(drawn), *end, ""])


def tell(reel: Reel, at: int, viewer: int | None, write: Callable[[str], None] = print) -> None:
    write(frame(reel, at, viewer))


def walk(reel: Reel, viewer: int | None, read: Callable[[str], str] = input) -> None:
    """Step through: Enter goes on, b back, a number goes there, q stops."""
    at, last = 0, len(reel.frames) - 1
    while True:
        tell(reel, at, viewer)
        typed = read(reel.words.say("terminal-walk")).strip()
        if typed == "q" or (not typed and at == last):
            return
        if typed == "b":
            at = max(0, at - 1)
        elif typed.isdigit():
            at = min(last, int(typed))
        else:
            at = min(last, at + 1)
