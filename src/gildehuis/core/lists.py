"""Lists of numbers: where one lies, whether two are the same, what they add up to.

Compiled code that looks at the numbers itself is several times as quick as the list's own way; in
pure Python that way is the quickest. So each goes its own.
"""

from typing import Final

from mypy_extensions import i64


def where(items: list[int], item: i64) -> i64:
    """What `items.index(item)` says."""
    if not _COMPILED:
        return items.index(item)
    i: i64
    found: i64
    for i, found in enumerate(items):
        if found == item:
            return i
    raise ValueError(item)


def same(items: list[int], others: list[int]) -> bool:
    """What `items == others` says."""
    if not _COMPILED:
        return items == others
    if len(items) != len(others):
        return False
    i: i64
    for i in range(len(items)):
        one: i64 = items[i]
        other: i64 = others[i]
        if one != other:
            return False
    return True


def added_up(numbers: list[float]) -> float:
    """Their sum, rounded after each: as `sum` did before Python 3.12, so the same everywhere."""
    total = 0.0
    for number in numbers:
        total += number
    return total


_COMPILED: Final = not hasattr(where, "__code__")
