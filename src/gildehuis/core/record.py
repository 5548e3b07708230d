"""The match record: its form, and reading and writing it as JSON text."""

from dataclasses import dataclass, field
from typing import Any

import msgspec

from gildehuis.core.refusal import BadInput

FORMAT = "gildehuis-record/1"


@dataclass
class Record:
    """One match: header, log and, once it is over, how it ended."""

    game: str
    rules: int
    edition: str | None
    players: int
    options: dict[str, Any]
    seed: str | None
    seats: list[dict[str, Any]]
    log: list[dict[str, Any]] = field(default_factory=list)
    scores: list[int] | None = None
    winners: list[int] | None = None
    end: str | None = None

    def to_dict(self) -> dict[str, Any]:
        """The record as JSON, keys in the order of the format."""
        head: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "edition": self.edition,
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            "seats": self.seats,
            "log": self.log,
        }
        tail = {"scores": self.scores, "winners": self.winners, "end": self.end}
        return head | {key: value for key, value in tail.items() if value is not None}


def encode(record: Record) -> bytes:
    """One line of JSON, without the line's end."""
    return msgspec.json.encode(record.to_dict())


def decode(line: bytes | str, where: str = "record") -> Record:
    """Read one line of JSON; BadInput says what is wrong with it and where."""
    try:
        raw = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"not JSON: {error}", where, "one JSON object a line") from None
    return from_dict(raw, where)


_KEYS: tuple[tuple[str, type | tuple[type, ...], str], ...] = (
    ("format", str, f'"{FORMAT}"'),
    ("game", str, "the name of a game"),
    ("rules", int, "the version of the rules, a whole number"),
    ("edition", (str, type(None)), "the edition's name or null"),
    ("players", int, "the number of players"),
    ("options", dict, "an object"),
    ("seed", (str, type(None)), "a string or null"),
    ("seats", list, "a list with one object per seat"),
    ("log", list, "a list of entries"),
)
_DECISION = frozenset(("seat", "move", "choices"))
_CHANCE = frozenset(("chance", "value"))
_RESULT_KEYS: tuple[tuple[str, type], ...] = (("scores", list), ("winners", list), ("end", str))


def from_dict(raw: Any, where: str = "record") -> Record:
    """Check the form of a decoded record. What the rules say of it is `verify`'s business."""
    if not isinstance(raw, dict):
        raise BadInput("not a JSON object", where, "a record is one object")
    for key, kind, right in _KEYS:
        if key not in raw:
            raise BadInput(f'"{key}" is missing', where, right)
        if not isinstance(raw[key], kind) or isinstance(raw[key], bool):
            raise BadInput(f'"{key}" is wrong', where, right)
    if raw["format"] != FORMAT:
        raise BadInput(f'unknown format "{raw["format"]}"', where, FORMAT)
    known = {key for key, *_ in _KEYS} | {key for key, _ in _RESULT_KEYS}
    for key in raw:
        if key not in known:
            raise BadInput(f'unknown key "{key}"', where, "keys of " + FORMAT)
    for key, kind in _RESULT_KEYS:
        if raw.get(key) is not None and not isinstance(raw[key], kind):
            raise BadInput(f'"{key}" is wrong', where, f"a {kind.__name__}")
    _check_seats(raw, where)
    for at, entry in enumerate(raw["log"]):
        if not _is_entry(entry):
            right = '{"seat", "move", "choices"} or {"chance", "value"}'
            place = f"{where}, log entry {at}"
            raise BadInput("neither a decision nor a chance outcome", place, right)
    return Record(**{key: value for key, value in raw.items() if key != "format"})


def _check_seats(raw: dict[str, Any], where: str) -> None:
    if len(raw["seats"]) != raw["players"]:
        raise BadInput(
            f"{len(raw['seats'])} seats for {raw['players']} players", where, "one object per seat"
        )
    for seat in raw["seats"]:
        if not isinstance(seat, dict) or not isinstance(seat.get("name"), str):
            raise BadInput("a seat without a name", where, '{"name": …} per seat')


def _is_entry(entry: Any) -> bool:
    """A decision or a chance outcome, by its form."""
    if not isinstance(entry, dict):
        return False
    if "chance" in entry:
        return entry.keys() == _CHANCE and isinstance(entry["chance"], str)
    return entry.keys() == _DECISION and _is_int(entry["seat"]) and _is_int(entry["choices"])


def _is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
