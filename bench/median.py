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


def spread(turns: list[Any]) -> float:
    """How much figures differ from turn to turn: (most − least) ÷ median, the median of all."""
    return statistics.median(_spreads(turns))


def _spreads(turns: list[Any]) -> list[float]:
    first = turns[0]
    if isinstance(first, dict):
        return [s for key in first for s in _spreads([turn[key] for turn in turns])]
    return [(max(turns) - min(turns)) / statistics.median(turns)]
