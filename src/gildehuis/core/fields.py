"""How the fields of a position are declared: once, in a game's `fields.py`, with start and copy.

`make generate` writes the class, its `clone` and a `blank` position from it into `_state.py`. A
field that is a list, dict or bytearray is copied with the position; anything else never changes and
is taken over. These two say otherwise.
"""

from typing import Annotated, TypeVar

T = TypeVar("T")
Shared = Annotated[
    T, "shared"
]  # copies have the same one: it is replaced as a whole, never changed
Fresh = Annotated[T, "fresh"]  # copies begin with the start value
