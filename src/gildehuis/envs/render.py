"""Pictures of a match for environments: as text, as SVG and as pixels."""

import numpy as np
from numpy.typing import NDArray

from gildehuis.core.drawing import plain
from gildehuis.core.game import AnyGame, State
from gildehuis.core.secrecy import known
from gildehuis.extras import need
from gildehuis.words import speech

Pixels = NDArray[np.uint8]
MODES = ("human", "ansi", "rgb_array")


def as_text(game: AnyGame, state: State, viewer: int | None = None) -> str:
    """What the viewer (None: a spectator) knows, in lines of text."""
    position = known(game, state, viewer)
    return plain(game.draw(state.setup, position, speech("en", game).say))


def as_svg(game: AnyGame, state: State, viewer: int | None = None) -> str:
    """What the viewer knows, as a self-contained SVG."""
    position = known(game, state, viewer)
    return game.picture(state.setup, position, speech("en", game).say)


def as_pixels(svg: str, width: int = 800) -> Pixels:
    """An SVG drawn to (height, width, 3) bytes; needs the extra `research`."""
    from io import BytesIO  # noqa: PLC0415  (only who wants pixels needs the drawing libraries)

    need("resvg_py", "research", "rgb_array")
    import resvg_py  # noqa: PLC0415
    from PIL import Image  # noqa: PLC0415

    png = resvg_py.svg_to_bytes(svg_string=svg, width=width)
    with Image.open(BytesIO(bytes(png))) as image:
        return np.asarray(image.convert("RGB"), np.uint8)


def render(game: AnyGame, state: State, mode: str) -> str | Pixels | None:
    """By PettingZoo's render modes; `human` prints the text."""
    if mode == "rgb_array":
        return as_pixels(as_svg(game, state))
    text = as_text(game, state)
    if mode == "ansi":
        return text
    print(text)
    return None
