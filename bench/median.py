"""Medians of the same figures, measured several times."""

import statistics
from typing import Any


def median(turns: list[Any]) -> Any:
    """Of numbers their median; of tables and lists alike built, a table or list of medians."""
    first = turns[0]
    if isinstance(first, dict):
        return {key: median([turn[key] for turn in turns]) for key in first}
    if isinstance(first, list):
        return [median(list(same)) for same in zip(*turns, strict=True)]
    return statistics.median(turns)
