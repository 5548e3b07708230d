"""Ranking seats by points and tie-breaks."""

from collections.abc import Sequence
from typing import Any

from gildehuis.core.schema import Result


def ranks(standing: Sequence[Any]) -> list[int]:
    """Per seat 1 for the best, equal for equals, then as many further as stand before it."""
    return [1 + sum(other > own for other in standing) for own in standing]


def ended(scores: list[int], end: str, ties: Sequence[Any] | None = None) -> Result:
    """The result of these points; among equals, the higher in `ties` stands before."""
    ranking = ranks(scores if ties is None else list(zip(scores, ties, strict=True)))
    winners = [seat for seat, rank in enumerate(ranking) if rank == 1]
    return Result(list(scores), winners, ranking, end)
