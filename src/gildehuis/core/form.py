"""The form of named moves: which types there are, with which fields, in which order."""

from collections.abc import Callable, Mapping
from typing import Any

Check = Callable[[Any], bool]
Form = tuple[tuple[str, Check], ...]  # the fields after "type", in order
Forms = Mapping[str, Form]


def well_formed(named: Any, forms: Forms) -> bool:
    """Is this a move of one of the forms: exactly its fields, in their order, each of its kind?"""
    if not isinstance(named, dict):
        return False
    kind = named.get("type")
    form = forms.get(kind) if isinstance(kind, str) else None
    if form is None or len(named) != len(form) + 1:
        return False
    keys = list(named)
    if keys[0] != "type":
        return False
    for n in range(len(form)):
        field, check = form[n]
        if keys[n + 1] != field or not check(named[field]):
            return False
    return True


def word(*words: str) -> Check:
    """One of these words."""
    allowed = frozenset(words)
    return lambda value: isinstance(value, str) and value in allowed


def text(value: Any) -> bool:
    return isinstance(value, str)


def integer(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def boolean(value: Any) -> bool:
    return isinstance(value, bool)


def pair(value: Any) -> bool:
    """A place on a grid: two whole numbers."""
    return isinstance(value, list) and len(value) == 2 and integer(value[0]) and integer(value[1])


def either(*checks: Check) -> Check:
    return lambda value: any(check(value) for check in checks)


def nothing(value: Any) -> bool:
    return value is None
