"""The client's types, written from the declarations of Python."""

from collections.abc import Iterable, Iterator
from typing import Any

from gildehuis.core.schema import Event, Facts, Move, Schema, words_of
from tools import declared
from tools.declared import DictOf, ListOf, Named, OneOf, Part, Plain, Reached, Type, Words

HEAD = "// {0} Written by `make generate` from {1}; edit that.\n"
PLAIN = {"int": "number", "float": "number", "str": "string", "bool": "boolean"}
PLAIN |= {"None": "null", "Any": "unknown"}
WIDTH = 100
OPEN = (Move, Event, Facts)  # what each game fills in with its own
GAMES_OWN = """
/** What a game shows, each in its own file beside this one. */
export type GameTypes = {
  position: object;
  move: { type: string };
  event: { type: string };
  preview: object;
};
/** A move as records write it. */
export type Named = { type: string } & Record<string, unknown>;
export type GameEvent = { type: string; seat?: SeatId } & Record<string, unknown>;
/** Whatever game it is. */
export type AnyGame = {
  position: Record<string, unknown>;
  move: Named;
  event: GameEvent;
  preview: Record<string, unknown>;
};
"""


class Writer:
    """Writes types, with the names that Structs have in this file."""

    def __init__(self, reached: Reached, names: dict[type[Any], str]) -> None:
        self.reached = reached
        self.names = {kind: kind.__name__ for kind in reached.kinds} | names
        clash = [name for name in self.names.values() if list(self.names.values()).count(name) > 1]
        clash += [name.name for name in reached.names if name.name in self.names.values()]
        if clash:
            raise TypeError(f"two types of one name: {', '.join(sorted(set(clash)))}")
        self.open = self._open()
        self._loose: set[type[Any]] = set()  # that the client may fill in as far as it likes

    def _open(self) -> set[type[Any]]:
        """The Structs that hold something of the game's own, in any depth."""
        found: set[type[Any]] = set()
        for kind, fields in self.reached.kinds.items():  # what they are made of comes first
            parts = [part for field in fields for part in declared.parts_of(field.type)]
            if any(isinstance(p, Part) and p.kind in (*OPEN, *found) for p in parts):
                found.add(kind)
        return found

    def said(self, kind: Type, field: str = "") -> str:
        match kind:
            case Plain(word=word):
                return PLAIN[word]
            case Named(name=name):
                return name
            case Words(values=values):
                return " | ".join(_quoted(value) for value in values)
            case ListOf(item=item, length=length):
                inner = self.said(item, field)
                if length is not None:
                    return f"[{', '.join([inner] * length)}]"
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case DictOf(key=key, value=value, some=some):
                record = f"Record<{self.said(key)}, {self.said(value, field)}>"
                return f"Partial<{record}>" if some else record
            case OneOf(parts=parts):
                return " | ".join(self.said(part, field) for part in parts)
            case Part(kind=part):
                return self._part(part, field)

    def _part(self, kind: type[Any], field: str) -> str:
        if kind is Facts:
            return f'G["{field.removesuffix("s")}"]'
        if kind in OPEN:
            return f'G["{kind.__name__.lower()}"]'
        name = self.names[kind] + ("<G>" if kind in self.open else "")
        return f"Partial<{name}>" if kind in self._loose else name

    def aliases(self, own: Iterable[Named]) -> Iterator[str]:
        """The names of types; words for things, or that others go by, also as a list."""
        listed = {key for key in self._keys() if isinstance(key, Named)}
        for name in own:
            kind, note = self.reached.names[name]
            about = f"/** {note[0].upper()}{note[1:]} */\n" if note else ""
            if isinstance(kind, Words) and (name in listed or declared.stands_for(name)):
                const = _upper(name.name)
                values = ", ".join(_quoted(value) for value in kind.values)
                line = f"export const {const} = [{values}] as const;"
                if len(line) > WIDTH:
                    rows = "".join(f"  {_quoted(value)},\n" for value in kind.values)
                    line = f"export const {const} = [\n{rows}] as const;"
                yield f"{line}\n{about}export type {name.name} = (typeof {const})[number];\n"
            else:
                yield about + _union(name.name, self.said(kind))

    def _keys(self) -> Iterator[Type]:
        for fields in self.reached.kinds.values():
            for field in fields:
                parts = declared.parts_of(field.type)
                yield from (part.key for part in parts if isinstance(part, DictOf))

    def struct(self, kind: type[Any], sent: bool = False) -> str:
        """A Struct. `sent`: by the client, who may leave out what has a default."""
        doc = declared.about(kind)
        about = f"/** {doc} */\n" if doc else ""
        generic = "<G extends GameTypes = AnyGame>" if kind in self.open else ""
        lines: list[str] = []
        if sent:
            kinds = self.reached.kinds.items()
            self._loose = {one for one, own in kinds if own and all(f.has_default for f in own)}
        if tag := declared.tag_of(kind):
            lines.append(f'  {tag[0]}: "{tag[1]}";')
        for field in self.reached.kinds[kind]:
            may = "?" if field.absent or (sent and field.has_default) else ""
            note = f" // {field.note}" if field.note else ""
            lines.append(f"  {field.name}{may}: {self.said(field.type, field.name)};{note}")
        self._loose = set()
        head = f"export type {self.names[kind]}{generic} = "
        body = "{\n" + "\n".join(lines) + "\n}" if lines else "Record<string, never>"
        return f"{about}{head}{body};\n"


def _quoted(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def _upper(name: str) -> str:
    """GoodName → GOOD_NAMES."""
    letters = "".join(f"_{c}" if c.isupper() and at else c for at, c in enumerate(name)).upper()
    return letters if letters.endswith("S") else f"{letters}S"


def _union(name: str, text: str) -> str:
    line = f"export type {name} = {text};\n"
    if len(line) <= WIDTH:
        return line
    return (
        f"export type {name} =\n" + "\n".join(f"  | {part}" for part in text.split(" | ")) + ";\n"
    )


def game(name: str, schema: Schema) -> str:
    """The types of one game."""
    roots = [schema.position, schema.preview, *schema.move_types, *schema.event_types]
    reached = Reached(roots, closed=(Facts,))
    renamed: dict[type[Any], str] = {kind: f"{kind.__name__}Move" for kind in schema.move_types}
    renamed |= {kind: f"{kind.__name__}Event" for kind in schema.event_types}
    renamed[schema.position], renamed[schema.preview] = "Position", "Preview"
    writer = Writer(reached, {kind: renamed[kind] for kind in roots if kind in reached.kinds})
    shared = [one for one in reached.names if one.module == "gildehuis.core.schema"]
    own = [one for one in reached.names if one not in shared]
    head = HEAD.format(f"What is shown of {name.capitalize()}.", "the game's schema.py")
    if shared:
        head += (
            f'import type {{ {", ".join(sorted(o.name for o in shared))} }} from "./protocol";\n'
        )
    parts = [head, *writer.aliases(own), *(writer.struct(kind) for kind in reached.kinds)]
    preview = "Preview" if schema.preview in reached.kinds else "Record<string, never>"
    parts += [
        _union("Moves", " | ".join(writer.names[kind] for kind in schema.move_types)),
        _union("Events", " | ".join(writer.names[kind] for kind in schema.event_types)),
        f"export type {name.capitalize()} = {{\n  position: Position;\n  move: Moves;\n"
        f"  event: Events;\n  preview: {preview};\n}};\n",
    ]
    return "\n".join(parts)


def protocol(told: list[type[Any]], sent: list[type[Any]], unions: dict[str, Any]) -> str:
    """The types of all that server and client say to each other."""
    reached = Reached([*told, *sent], closed=OPEN)
    from_us = set(Reached(told, closed=OPEN).kinds)
    writer = Writer(reached, {})
    named = [name for name in reached.names if name.name != "Named"]
    parts = [HEAD.format("What server and client say to each other.", "the server's Structs")]
    parts += [*writer.aliases(named), GAMES_OWN.strip("\n") + "\n"]
    parts += [writer.struct(kind, sent=kind not in from_us) for kind in reached.kinds]
    for name, union in unions.items():
        generic = any(kind in writer.open for kind in words_of(union))
        members = " | ".join(writer.said(Part(kind)) for kind in words_of(union))
        parts.append(_union(f"{name}<G extends GameTypes = AnyGame>" if generic else name, members))
    return "\n".join(parts)
