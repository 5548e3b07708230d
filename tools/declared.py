"""Declarations read back: Structs with the comments behind their fields, and the words they use.

Types are read from the source, not from the objects, so that they keep the names they were given.
"""

import ast
from collections.abc import Iterator
from dataclasses import MISSING, dataclass
from inspect import get_annotations
from typing import Any, get_args

import msgspec
from msgspec import UNSET, Meta, Struct

from tools.sources import module_of

PLAIN = {"int", "str", "bool", "float", "None", "Any", "UnsetType"}


@dataclass(frozen=True)
class Plain:
    """int, str, bool, float, None, Any, or UnsetType (it may be left out)."""

    word: str


@dataclass(frozen=True)
class Words:
    """One of these."""

    values: tuple[Any, ...]


@dataclass(frozen=True)
class ListOf:
    item: "Type"
    length: int | None  # where it always is the same


@dataclass(frozen=True)
class DictOf:
    key: "Type"
    value: "Type"
    some: bool  # not every key is there


@dataclass(frozen=True)
class OneOf:
    parts: tuple["Type", ...]


@dataclass(frozen=True)
class Named:
    """A type that has a name of its own."""

    name: str
    module: str


@dataclass(frozen=True)
class Part:
    """A Struct inside another."""

    kind: type[Any]


Type = Plain | Words | ListOf | DictOf | OneOf | Named | Part


@dataclass(frozen=True)
class Field:
    name: str  # as it is sent
    type: Type
    note: str  # the comment behind it
    has_default: bool  # need not be sent to us
    absent: bool  # may be left out when we tell it


def named(name: str, module: str) -> tuple[Type, str]:
    """What a name of a module stands for, and the comment it has there."""
    home = module_of(module)
    node = home.given[name]
    return read(node.value, module), home.note(node)


def home_of(name: str, module: str) -> str:
    """The module in which a name is given."""
    here = module_of(module)
    return module if name in here.given else home_of(name, here.imported[name])


def read(node: ast.expr, module: str, notes: tuple[Any, ...] = ()) -> Type:
    """The type that is written so in that module."""
    match node:
        case ast.Constant(value=None):
            return Plain("None")
        case ast.Constant(value=str(text)):
            return read(ast.parse(text, mode="eval").body, module)
        case ast.Name(id=name):
            return _by_name(name, module)
        case ast.Attribute():
            return Part(_value(node, module))
        case ast.BinOp(left=left, right=right):
            return _one_of([read(left, module), read(right, module)])
        case ast.Subscript(value=ast.Name(id="Literal")):
            return Words(get_args(_value(node, module)))
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[inner, *_])):
            return read(inner, module, _value(node, module).__metadata__)
        case ast.Subscript(value=ast.Name(id="list" | "tuple"), slice=inner):
            first = inner.elts[0] if isinstance(inner, ast.Tuple) else inner
            return ListOf(read(first, module), _length(notes))
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            some = any(isinstance(n, Meta) and "some" in (n.extra or {}) for n in notes)
            return DictOf(read(key, module), read(value, module), some)
    raise TypeError(f"{module}: no way to tell {ast.unparse(node)}")


def _by_name(name: str, module: str) -> Type:
    if name in PLAIN:
        return Plain(name)
    value = module_of(module).namespace[name]
    if isinstance(value, type) and issubclass(value, Struct):
        return Part(value)
    home = home_of(name, module)
    return named(name, home)[0] if name.startswith("_") else Named(name, home)


def _value(node: ast.expr, module: str) -> Any:
    code = compile(ast.Expression(node), module, "eval")
    return eval(code, dict(module_of(module).namespace))  # our own source


def _length(notes: tuple[Any, ...]) -> int | None:
    for note in notes:
        if isinstance(note, Meta) and note.min_length and note.min_length == note.max_length:
            return note.min_length
    return None


def _one_of(parts: list[Type]) -> Type:
    flat = [one for part in parts for one in (part.parts if isinstance(part, OneOf) else (part,))]
    return OneOf(tuple(dict.fromkeys(flat)))


def _without(kind: Type, word: Type) -> Type:
    if not isinstance(kind, OneOf):
        return kind
    left = tuple(part for part in kind.parts if part != word)
    return left[0] if len(left) == 1 else OneOf(left)


def fields_of(kind: type[Any]) -> Iterator[Field]:
    """The fields of a Struct in the order in which they are sent."""
    for name, sent, default in _slots(kind):
        home = next(c for c in kind.__mro__ if name in get_annotations(c))
        module = module_of(home.__module__)
        line = module.lines_of(home.__name__)[name]
        read_type = read(line.annotation, home.__module__)
        config = getattr(kind, "__struct_config__", None)
        absent = default is UNSET or (default is not MISSING and config and config.omit_defaults)
        if default is UNSET:
            read_type = _without(read_type, Plain("UnsetType"))
        elif absent and default is None:
            read_type = _without(read_type, Plain("None"))
        has_default = default is not MISSING
        yield Field(sent, read_type, module.note(line), has_default, bool(absent))


def _slots(kind: type[Any]) -> Iterator[tuple[str, str, Any]]:
    """Name in Python, name as sent, default (MISSING where there is none)."""
    for field in msgspec.structs.fields(kind):
        default = MISSING if field.required else field.default
        yield field.name, field.encode_name, default


def tag_of(kind: type[Any]) -> tuple[str, str] | None:
    """The field that says which of a union it is, and what it says."""
    config = getattr(kind, "__struct_config__", None)
    if config is None or config.tag is None:
        return None
    return config.tag_field, config.tag


def about(kind: type[Any]) -> str:
    """The docstring of a Struct, in one line; nothing where it has none of its own."""
    return module_of(kind.__module__).about(kind.__name__)


def parts_of(kind: Type) -> Iterator[Type]:
    """A type and all types it is made of, names not followed."""
    yield kind
    match kind:
        case ListOf(item=item):
            yield from parts_of(item)
        case DictOf(key=key, value=value):
            yield from parts_of(key)
            yield from parts_of(value)
        case OneOf(parts=parts):
            for part in parts:
                yield from parts_of(part)


class Reached:
    """All that can be reached from some Structs: names and Structs, in the order they are met."""

    def __init__(self, roots: list[type[Any]], closed: tuple[type[Any], ...] = ()) -> None:
        self.names: dict[Named, tuple[Type, str]] = {}
        self.kinds: dict[type[Any], list[Field]] = {}
        self._closed = closed
        for root in roots:
            self._meet(Part(root))

    def _meet(self, met: Type) -> None:
        for part in parts_of(met):
            if isinstance(part, Named) and part not in self.names:
                self.names[part] = named(part.name, part.module)
                self._meet(self.names[part][0])
            elif isinstance(part, Part) and part.kind not in (*self.kinds, *self._closed):
                self.kinds[part.kind] = []
                own = list(fields_of(part.kind))
                for field in own:
                    self._meet(field.type)
                del self.kinds[part.kind]  # what it is made of comes first
                self.kinds[part.kind] = own


def word_notes(name: Named) -> dict[object, str]:
    """What is said of single words of a type."""
    home = module_of(name.module)
    node = home.given[name.name].value
    return home.words_in(node) if node.end_lineno != node.lineno else {}


def stands_for(name: Named) -> str | None:
    """What kind of thing a value of that type is, where the type says so."""
    value = module_of(name.module).namespace[name.name]
    for note in getattr(value, "__metadata__", ()):
        if isinstance(note, Meta) and "means" in (note.extra or {}):
            word: str = (note.extra or {})["means"]
            return word
    return None
