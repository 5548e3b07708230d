"""What a game's own package brings for the browser: a cover, a board, pictures of positions."""

from functools import cache
from typing import Literal

from gildehuis.core.game import AnyGame, Game

Brought = Literal["cover", "board", "picture"]
FILES: dict[str, tuple[Brought, str]] = {  # by name in the package, with its media type
    "cover.svg": ("cover", "image/svg+xml"),
    "board.js": ("board", "text/javascript; charset=utf-8"),
}


@cache
def brings(game: AnyGame) -> tuple[Brought, ...]:
    """Which of them there are."""
    found = [what for name, (what, _) in FILES.items() if (game.folder() / name).is_file()]
    own_picture = type(game).picture is not Game.picture
    return (*found, "picture") if own_picture else tuple(found)


@cache
def content(game: AnyGame, name: str) -> bytes | None:
    """One of these files; None where the game does not bring it."""
    if name not in FILES or FILES[name][0] not in brings(game):
        return None
    return (game.folder() / name).read_bytes()
