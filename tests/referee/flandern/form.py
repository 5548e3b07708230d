"""The form of a move: its fields in order, their types and words. Not a matter of rules."""

from collections.abc import Callable
from typing import Any

from tests.referee.flandern.edition import ARMS, Edition

Check = Callable[[Any], bool]


class Malformed(Exception):
    """A move that is none."""


def check_form(move: Any, edition: Edition) -> None:
    """Refuse an unknown type or word, and a field missing, added or misplaced."""
    if not isinstance(move, dict):
        raise Malformed("not an object")
    kind = move.get("type")
    fields = _fields(edition).get(kind) if isinstance(kind, str) else None
    if fields is None:
        raise Malformed("unknown type")
    if list(move) != ["type", *fields]:
        raise Malformed("other fields than listed, or in another order")
    for name, check in fields.items():
        if not check(move[name]):
            raise Malformed(f"{name} is not what it can be")


def _fields(edition: Edition) -> dict[str, dict[str, Check]]:
    town = _one_of(*edition.towns)
    arms = _one_of(*ARMS)
    card = _one_of(*(f"town:{name}" for name in edition.towns), "site", "pickup")
    place = {"town": town, "space": _is_text}
    laying = place | {
        "guild": arms,
        "master": _is_printed_masters,
        "special": lambda value: value is None or _one_of(*edition.specials)(value),
    }
    return {
        "choose": {"card": card, "influence": _is_count},
        "build": laying,
        "set_up": laying,
        "finish": place,
        "cathedral": place,
        "master": place,
        "influence_guild": {"guild": arms},
        "play_card": {"card": card},
        "draw_card": {},
    }


def _one_of(*words: str) -> Check:
    return lambda value: isinstance(value, str) and value in words


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_printed_masters(value: Any) -> bool:
    """false, true or 2; neither 0 nor 1."""
    return isinstance(value, bool) or (isinstance(value, int) and value == 2)


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
