"""The tables of VIEW.md and docs/protocol.md, written from the declarations."""

import re
from collections.abc import Iterable
from typing import Any

from gildehuis.core.schema import Facts, Schema
from tools import declared
from tools.declared import DictOf, Field, ListOf, Named, OneOf, Part, Plain, Reached, Type, Words
from tools.typescript import OPEN

PLAIN = {"int": "number", "float": "number", "str": "text", "bool": "true or false"}
PLAIN |= {"None": "null", "Any": "anything"}
OPEN_WORDS = {"Move": "move", "Event": "event", "Facts": "see the game's VIEW.md"}
MARK = re.compile(r"(<!-- generated: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def filled(text: str, where: str, tables: dict[str, str]) -> str:
    """A page with its tables written anew, between their marks."""
    found = [name for _, name, _ in MARK.findall(text)]
    if sorted(found) != sorted(tables):
        raise ValueError(f"{where}: marks are {found}, tables are {list(tables)}")
    return MARK.sub(lambda m: f"{m[1]}{tables[m[2]].strip()}\n{m[3]}", text)


def said(kind: Type) -> str:
    """A type for people who read JSON."""
    match kind:
        case Plain(word=word):
            return PLAIN[word]
        case Named(name=name):
            return name
        case Words(values=values):
            return ", ".join(_quoted(value) for value in values)
        case ListOf(item=item, length=length):
            several = ", ".join([said(item)] * (length or 0))
            return f"`[{several}]`" if several else f"list of {said(item)}"
        case DictOf(key=Plain(word="str"), value=Plain(word="Any")):
            return "object"
        case DictOf(key=key, value=value, some=some):
            return f"{said(value)} by {said(key)}{' (some of them)' if some else ''}"
        case OneOf(parts=parts):
            return " or ".join(said(part) for part in parts)
        case Part(kind=part):
            return OPEN_WORDS[part.__name__] if part in OPEN else part.__name__


def _quoted(value: Any) -> str:
    return f'`"{value}"`' if isinstance(value, str) else f"`{str(value).lower()}`"


def _with(value: Any, note: str) -> str:
    return f"{_quoted(value)} ({note})" if note else _quoted(value)


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    lines = [list(head), *([cell.replace("|", "\\|") for cell in row] for row in rows)]
    lines.insert(1, ["---"] * len(lines[0]))
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _row(field: Field, sent: bool = False) -> tuple[str, str, str]:
    may = field.has_default if sent else field.absent
    kind = said(field.type) + (", or left out" if may else "")
    return f"`{field.name}`", kind, field.note


def struct(kind: type[Any], fields: list[Field], sent: bool = False) -> str:
    """A Struct with a heading of its own."""
    table = _table(("field", "", ""), (_row(field, sent) for field in fields)) if fields else ""
    return "\n\n".join(filter(None, (f"### {kind.__name__}", declared.about(kind), table)))


def _in_reading_order(root: type[Any], reached: Reached) -> list[type[Any]]:
    """The whole first, then its parts as they are met."""
    order = [root]
    for kind in order:
        parts = (part for field in reached.kinds[kind] for part in declared.parts_of(field.type))
        met = [part.kind for part in parts if isinstance(part, Part) and part.kind not in OPEN]
        order += [one for one in dict.fromkeys(met) if one not in order]
    return order


def _tagged(kinds: Iterable[type[Any]], reached: Reached, sent: bool = False) -> str:
    """Members of a union, a line each."""
    rows = []
    for kind in kinds:
        _, tag = declared.tag_of(kind) or ("", "")
        fields = [_in_line(field, sent) for field in reached.kinds[kind]]
        rows.append((f"`{tag}`", " · ".join(fields), declared.about(kind)))
    return _table(("type", "fields", ""), rows)


def _in_line(field: Field, sent: bool) -> str:
    name, kind, note = _row(field, sent)
    return f"{name} {kind}{f' ({note})' if note else ''}"


def words(names: dict[Named, tuple[Type, str]]) -> str:
    """The types that have names."""
    rows = []
    for name, (kind, note) in sorted(names.items(), key=lambda item: item[0].name):
        told = said(kind)
        if isinstance(kind, Words) and (notes := declared.word_notes(name)):
            told = ", ".join(_with(value, notes.get(value, "")) for value in kind.values)
        rows.append((name.name, told, note))
    return _table(("word", "", ""), rows)


def view(schema: Schema) -> dict[str, str]:
    """The tables of a game's VIEW.md."""
    roots = [schema.position, schema.preview, *schema.move_types, *schema.event_types]
    reached = Reached(roots, closed=(Facts,))
    position = _in_reading_order(schema.position, reached)
    preview = reached.kinds.get(schema.preview, [])
    return {
        "words": words(reached.names),
        "position": "\n".join(struct(kind, reached.kinds[kind]) for kind in position),
        "previews": _table(("field", "", ""), (_row(field) for field in preview)),
        "moves": _tagged(schema.move_types, reached),
        "events": _tagged(schema.event_types, reached),
    }


def protocol(
    told: list[type[Any]], sent: list[type[Any]], client: Any, server: Any
) -> dict[str, str]:
    """The tables of docs/protocol.md."""
    reached = Reached([*told, *sent], closed=OPEN)
    ours = set(Reached(told, closed=OPEN).kinds)
    messages = {*client, *server}
    rest = [kind for kind in reached.kinds if kind not in messages]
    return {
        "client": _tagged(client, reached, sent=True),
        "server": _tagged(server, reached),
        "words": words(reached.names),
        "bodies": "\n".join(struct(k, reached.kinds[k], True) for k in rest if k not in ours),
        "answers": "\n".join(struct(k, reached.kinds[k]) for k in rest if k in ours),
    }
