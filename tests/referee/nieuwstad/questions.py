"""What may stand next in a log: a question to seats, or chance; and the form of every move."""

from collections.abc import Callable, Collection, Generator, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from tests.referee.nieuwstad.edition import QUARTERS, Edition
from tests.referee.verdict import Json

Move = dict[str, Any]
RAW = ("wood", "fish", "grain", "cattle", "game")
GOODS = (*RAW, "planks", "smoked_fish", "bread", "meat", "game_meat")
BASE_ROLES = ("houthakker", "bouwmeester", "boer", "schout", "handelaar")
ROLES = (*BASE_ROLES, "rentmeester", "graaf")


@dataclass(frozen=True)
class Question:
    """Who is asked, with all his legal moves; the row's kinds of moves; the rule of a refusal."""

    legal: dict[int, list[Move]]
    kinds: Collection[str]
    rule: Callable[[Move], str]


@dataclass(frozen=True)
class Chance:
    """A chance entry that must come now, the test of its value and the rule it breaks."""

    name: str
    right: Callable[[list[str]], bool]
    rule: str


# A part of the match: it yields what must stand next and is sent the log entry found there.
T = TypeVar("T")
Part = Generator[Question | Chance, Json, T]


def move(kind: str, **fields: Any) -> Move:
    """A named move."""
    return {"type": kind, **fields}


def ask(
    seat: int, legal: list[Move], kinds: Collection[str], rule: str | Callable[[Move], str]
) -> Part[Move]:
    """One seat's question; the answer is legal."""
    names = rule if callable(rule) else lambda _: rule
    entry = yield Question({seat: legal}, kinds, names)
    answer: Move = entry["move"]
    return answer


def ask_if_choice(seat: int, legal: list[Move], rule: str | Callable[[Move], str]) -> Part[Move]:
    """A row marked *: one legal value is taken without asking."""
    if len(legal) == 1:
        return legal[0]
    return (yield from ask(seat, legal, {legal[0]["type"]}, rule))


def well_formed(answer: Any, edition: Edition) -> bool:
    """Exactly the fields of its kind in their order, with values of the right type (N52)."""
    if not isinstance(answer, dict) or not isinstance(answer.get("type"), str):
        return False
    fields = _forms(edition).get(answer["type"])
    if fields is None or list(answer) != ["type", *fields]:
        return False
    return all(fits(answer[name]) for name, fits in fields.items())


def numbers(upto: int) -> Iterator[int]:
    """0 … upto, both included."""
    return iter(range(upto + 1))


def _forms(edition: Edition) -> dict[str, dict[str, Callable[[Any], bool]]]:
    building, stall, good = _one_of(edition.kinds), _one_of(edition.stalls), _one_of(GOODS)
    card, role = _one_of([*edition.wishes, *edition.events]), _one_of(ROLES)
    bare = ("pass", "accept", "refuse", "done", "burgerwacht", "buy_wood", "inkomstenbelasting")
    return {kind: {} for kind in bare} | {
        "clear": {"slot": _pair},
        "start": {"building": building},
        "place": {"cell": _pair, "turn": _whole},
        "role": {"role": role},
        "copy": {"role": role},
        "build": {"building": building},
        "build_together": {"building": building},
        "pay": {"florins": _whole, "wood": _whole, "planks": _whole, "huizenbouw": _yes_or_no},
        "discount": {"florins": _whole, "wood": _whole},
        "partners": {"seats": _whole_list},
        "owner": {"seat": _whole},
        "share": {"seat": _whole, "what": _one_of(("florins", "wood", "points")), "amount": _whole},
        "extra": {"good": good},
        "buy_cards": {"number": _whole},
        "play": {"card": card},
        "burn": {"cell": _pair},
        "quarter": {"quarter": _one_of(QUARTERS)},
        "steal": {"seat": _whole, "what": _one_of(("florin", "wood"))},
        "join": {"good": good},
        "pledge_florins": {"amount": _whole},
        "pledge_goods": {"fish": _whole, "grain": _whole, "cattle": _whole, "game": _whole},
        "enter": {"stall": stall},
        "process": {"stall": stall, "good": good},
        "sell": {"stall": stall, "good": good},
    }


def _whole(value: Any) -> bool:
    return type(value) is int


def _yes_or_no(value: Any) -> bool:
    return type(value) is bool


def _whole_list(value: Any) -> bool:
    return isinstance(value, list) and all(_whole(part) for part in value)


def _pair(value: Any) -> bool:
    return _whole_list(value) and len(value) == 2


def _one_of(ids: Collection[str]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, str) and value in ids
