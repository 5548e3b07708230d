"""Moves that are probably wrong: made from right ones by exchanging and spoiling fields."""

from collections.abc import Iterator
from typing import Any

from gildehuis.core.game import Named
from gildehuis.core.rng import Rng

_JUNK: tuple[Any, ...] = (None, True, -1, 0, 7, 10**30, "", "no such word", [], [0, 0], {}, [[]])


def mutants(moves: list[Named], rng: Rng, count: int) -> Iterator[Any]:
    """`count` spoilt moves; some may happen to be legal."""
    yield {"type": "no such move"}
    for _ in range(count):
        if not moves:
            return
        move = dict(moves[rng.below(len(moves))])
        fields = [key for key in move if key != "type"]
        if not fields:
            yield {**move, "extra": 1}
            continue
        key = fields[rng.below(len(fields))]
        donor = moves[rng.below(len(moves))]
        kind = rng.below(4)
        if kind == 0:
            move[key] = _JUNK[rng.below(len(_JUNK))]
        elif kind == 1 and key in donor:
            move[key] = donor[key]
        elif kind == 2:
            move[key] = _nudged(move[key], rng)
        else:
            del move[key]
        yield move


def _nudged(value: Any, rng: Rng) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + (1 if rng.below(2) else -1)
    if isinstance(value, list) and value:
        at = rng.below(len(value))
        return [_nudged(item, rng) if i == at else item for i, item in enumerate(value)]
    return value
