"""Checks of copies, field by field: what is done to a copy never reaches the original, nor back."""

from typing import Any

from msgspec import Struct

from gildehuis.conformance.broken import need
from gildehuis.conformance.sampling import positions
from gildehuis.core.game import AnyGame, Setup, State
from gildehuis.core.playout import playout

_PLAYOUTS = 2
_DEEPEST = 12


def share_nothing(game: AnyGame, setup: Setup, seed: str) -> None:
    """Playing on with a copy leaves every field of the original as it was, and the other way."""
    kept: list[tuple[State, dict[str, Any]]] = []
    for match, rng in positions(game, setup, seed, every=8):
        before = fields(game, match.state)
        for _ in range(_PLAYOUTS):
            twin = game.clone(match.state)
            kept.append((twin, fields(game, twin)))
            playout(game, game.clone(match.state), rng)
            _same(game, before, match.state, "the original", "its copy")
    for twin, before in kept:  # by now the original was played to its end
        _same(game, before, twin, "a copy", "its original")


def _same(game: AnyGame, before: dict[str, Any], state: State, whose: str, other: str) -> None:
    after = fields(game, state)
    shared = sorted(name for name in before if after.get(name) != before[name])
    need(
        not shared,
        f"{', '.join(shared)} of {whose} changed when {other} was played on: `clone` must copy "
        f"it, with all that is in it (State.clone copies lists, dicts and sets, no other objects)",
    )


def fields(game: AnyGame, state: State) -> dict[str, Any]:
    """Every field of a position, in values that no longer change with it."""
    names = {name for name in dir(state) if not name.startswith("__")}
    names -= {"chance", "events", *game.known_memos}
    values = {name: getattr(state, name, None) for name in names}
    return {name: frozen(value) for name, value in values.items() if not callable(value)}


def frozen(value: Any, deep: int = 0) -> Any:
    """A value as it is now: containers and what is in them, objects by their fields."""
    if deep > _DEEPEST or value is None or isinstance(value, int | float | str | bytes | tuple):
        return tuple(frozen(item, deep + 1) for item in value) if type(value) is tuple else value
    match value:
        case list() | bytearray():
            return (type(value).__name__, *(frozen(item, deep + 1) for item in value))
        case dict():
            return ("dict", *((key, frozen(item, deep + 1)) for key, item in value.items()))
        case set() | frozenset():
            return ("set", frozenset(value))
        case Struct():
            names = value.__struct_fields__
            return (type(value), *(frozen(getattr(value, name), deep + 1) for name in names))
    if type(value).__module__.startswith("gildehuis.core."):
        return id(value)  # setup and questions: the same for all positions of a match
    own = getattr(value, "__dict__", None)
    return id(value) if own is None else (type(value), frozen(own, deep + 1))
