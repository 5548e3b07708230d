"""Lists of numbers: where one lies, the quickest way there is, and what they add up to."""

from typing import Final

from mypy_extensions import i64


def where(items: list[int], item: i64) -> i64:
    """What `items.index(item)` says; compiled code that compares for itself is five times as quick.

    Not so pure Python, so each does it its own way.
    """
    if not _COMPILED:
        return items.index(item)
    i: i64
    found: i64
    for i, found in enumerate(items):
        if found == item:
            return i
    raise ValueError(item)


def added_up(numbers: list[float]) -> float:
    """Their sum, rounded after each: as `sum` did before Python 3.12, so the same everywhere."""
    total = 0.0
    for number in numbers:
        total += number
    return total


_COMPILED: Final = not hasattr(where, "__code__")
