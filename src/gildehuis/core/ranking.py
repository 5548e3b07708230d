"""Ranking seats by points and tie-breaks."""

from collections.abc import Sequence
from typing import Any


def ranks(standing: Sequence[Any]) -> list[int]:
    """Per seat 1 for the best, equal for equals, then as many further as stand before it."""
    return [1 + sum(other > own for other in standing) for own in standing]
