"""How a game declares what it shows: positions, moves and events, with meaning in their types.

A game's `schema.py` is the only place where these are written. What the wire, records, the client's
types and the tables of VIEW.md say of them follows from there.
"""

import re
from dataclasses import dataclass
from functools import cache, cached_property
from types import UnionType
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

__all__ = [
    "SOME",
    "UNSET",
    "Credit",
    "Event",
    "Facts",
    "Move",
    "Named",
    "Result",
    "RuleId",
    "Schema",
    "SeatId",
    "UnsetType",
    "asdict",
    "described",
    "meanings",
    "means",
    "things_in",
    "words_of",
]

Named = dict[str, Any]  # a move as records and people write it: {"type": "build", …}
M = TypeVar("M", bound="Move")


def means(word: str) -> Meta:
    """What a value stands for, beyond its form: `Annotated[str, means("town")]`.

    The word is a kind of thing of the game. Values of one kind can be compared wherever they stand:
    a place in a drawing, a field of a move, a field of an event.
    """
    return Meta(extra={"means": word}, extra_json_schema={"x-means": word})


SeatId = Annotated[int, means("seat")]  # clockwise from 0
RuleId = Annotated[str, means("rule")]  # "K12": a rule of the game's specification
SOME = Meta(extra={"some": True})  # of a dict: only some of the words it goes by are in it


def words_of(kind: Any) -> tuple[Any, ...]:
    """The words of a Literal, in order, with or without a meaning: they are written once."""
    found = get_args(kind)
    return words_of(found[0]) if hasattr(kind, "__metadata__") else found


class Facts(Struct):
    """Something that a viewer knows: the position, or a part of it."""


def _tag(name: str) -> str:
    """MoveCardinal → move_cardinal, as records write it."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Move(Struct, forbid_unknown_fields=True, tag_field="type", tag=_tag):
    """A move with its name: fields in the order in which the record writes them."""


class Event(Struct, tag_field="type", tag=_tag):
    """Something that happened. The log shows it as the text `event-<type>` of the game."""


class Result(Struct, frozen=True):
    """How a match ended."""

    scores: list[int]
    winners: list[SeatId]  # rising seat numbers
    ranking: list[int]  # per seat: 1 for the winners, then 2 … in competition ranking
    end: str  # a word from the game's specification


class Credit(Struct, frozen=True):
    """Who made the game; shown on its page."""

    designer: str
    publisher: str
    year: int


class Option(Struct, frozen=True):
    """A table option: its default and the other values it may take, by number of players."""

    name: str
    default: bool | int
    values: tuple[bool | int, ...]
    players: tuple[int, ...] = (2, 3, 4)
    since: int = 1  # the version of the rules that brought it


@dataclass(frozen=True)
class Schema:
    """What a game shows: its positions, its moves, its events and what a move would bring."""

    position: type[Facts]
    moves: Any  # one Move, or a union of them
    events: Any  # one Event, or a union of them
    preview: type[Facts] = Facts

    @cached_property
    def move_types(self) -> tuple[type[Move], ...]:
        return _members(self.moves)

    @cached_property
    def event_types(self) -> tuple[type[Event], ...]:
        return _members(self.events)

    @cached_property
    def _by_type(self) -> dict[str, tuple[type[Move], list[str]]]:
        """Per type of move its Struct and its keys, in the order of the record."""
        return {
            str(kind.__struct_config__.tag): (kind, ["type", *kind.__struct_encode_fields__])
            for kind in self.move_types
        }

    def read_move(self, named: Any) -> Move | None:
        """The move that is written so; None where it is none, whatever it is.

        It must be written to the letter: its fields in their order, and true or 1.0 is no 1.
        """
        word = named.get("type") if isinstance(named, dict) else None
        found = self._by_type.get(word) if isinstance(word, str) else None
        if found is None or list(named) != found[1]:
            return None
        try:
            return msgspec.convert(named, found[0])
        except (msgspec.ValidationError, RecursionError, OverflowError):
            return None

    def read_position(self, known: Any) -> Facts:
        """A position that came as JSON."""
        return msgspec.convert(known, self.position)


def described(schema: Schema) -> dict[str, Any]:
    """What a game shows as JSON Schema: its position and its moves, and all that they are made of.

    The keyword `x-means` says what kind of thing a value stands for.
    """
    kinds = (schema.position, *schema.move_types)
    (position, *moves), parts = msgspec.json.schema_components(kinds)
    return {"position": position, "moves": moves, "$defs": parts}


def _members(union: Any) -> tuple[Any, ...]:
    return get_args(union) if isinstance(union, UnionType) else (union,)


def asdict(facts: Struct) -> dict[str, Any]:
    """As JSON would have it: plain dicts, lists, words and numbers."""
    plain: dict[str, Any] = msgspec.to_builtins(facts)
    return plain


@cache
def meanings(kind: type[Struct]) -> dict[str, tuple[str, bool]]:
    """Per field that stands for things: what kind of thing, and whether it lists several."""
    hints = get_type_hints(kind, include_extras=True)
    found = {name: _meaning(hint) for name, hint in hints.items()}
    return {name: meaning for name, meaning in found.items() if meaning is not None}


def _meaning(hint: Any) -> tuple[str, bool] | None:
    for note in getattr(hint, "__metadata__", ()):
        if isinstance(note, Meta) and note.extra and "means" in note.extra:
            return note.extra["means"], False
    for part in get_args(hint):
        inner = _meaning(part)
        if inner is not None:
            return inner[0], inner[1] or get_origin(hint) is list
    return None


def things_in(facts: Struct) -> dict[str, list[Any]]:
    """The things that a move or an event names, by their kind."""
    things: dict[str, list[Any]] = {}
    for name, (word, several) in meanings(type(facts)).items():
        value = getattr(facts, name)
        things.setdefault(word, []).extend(value if several and value else [value])
    return things
