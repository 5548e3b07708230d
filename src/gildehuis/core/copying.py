"""Copying the fields of a position that has no written-out clone: slow, and forgets none."""

from typing import Any

_SHARED = frozenset(("asked", "chance", "choices", "events", "seat", "setup"))  # State's own


def fields_of(state: object) -> list[str]:
    """The fields of a game's position, apart from those every position has."""
    names = {name for base in type(state).__mro__ for name in base.__dict__.get("__slots__", ())}
    names.update(getattr(state, "__dict__", ()))
    return sorted(names - _SHARED)


def copied(value: Any) -> Any:
    """Lists, dicts and sets anew, with all that is in them; everything else never changes."""
    match value:
        case list():
            return [copied(item) for item in value]
        case dict():
            return {key: copied(item) for key, item in value.items()}
        case set() | bytearray():
            return value.copy()
    return value
