"""Writes a position's class, clone and blank from the one declaration of its fields."""

import ast
from dataclasses import dataclass
from textwrap import fill
from typing import Final

OWN: Final = dict.fromkeys(("list", "bytearray"), "self.{0}[:]") | dict.fromkeys(
    ("dict", "set"), "self.{0}.copy()"
)
ROWS: Final = "[row[:] for row in self.{0}]"
HEAD: Final = '''"""{title} Written by `make generate` from fields.py; edit that."""

{imports}


class {name}(State):
    """{about}"""

    # fmt: off
    __slots__ = (
{slots}
    )
    # fmt: on

{fields}

    def clone(self) -> "{name}":
        twin = {name}(self.setup, {chance})
{copies}
        twin.asked, twin.seat, twin.choices = self.asked, self.seat, self.choices
        return twin


def blank(setup: Setup, chance: Chance) -> {name}:
    """The position before anything happened."""
    state = {name}(setup, chance)
{starts}
    return state
'''
NEEDED: Final = {
    "gildehuis.core.chance": {"Chance"},
    "gildehuis.core.state": {"Setup", "State"},
}
LEFT_OUT: Final = ("gildehuis.core.fields",)


@dataclass
class Field:
    """One line of the declaration."""

    name: str
    kind: str
    start: str | None
    copy: str  # how a clone comes by it
    comment: str


def written(source: str) -> str:
    """The generated module of a declaration."""
    tree = ast.parse(source)
    lines = source.splitlines()
    declared = next(node for node in tree.body if isinstance(node, ast.ClassDef))
    fields = [_field(node, lines) for node in declared.body if isinstance(node, ast.AnnAssign)]
    own = [field for field in fields if field.name != "chance"]
    shared_chance = len(own) < len(fields)
    slots = ", ".join(f'"{name}"' for name in sorted(field.name for field in own)) + ","
    return HEAD.format(
        title=(ast.get_docstring(tree) or "").split(";")[0].rstrip(".") + ".",
        imports=_imports(tree),
        name=declared.name,
        about=ast.get_docstring(declared),
        slots=fill(slots, 96, initial_indent=" " * 8, subsequent_indent=" " * 8),
        fields=_annotations(declared, lines, own),
        chance="self.chance" if shared_chance else "self.chance.clone()",
        copies="\n".join(f"        twin.{field.name} = {field.copy}" for field in own),
        starts="\n".join(_starts(declared, own)),
    )


def _field(node: ast.AnnAssign, lines: list[str]) -> Field:
    assert isinstance(node.target, ast.Name)
    name, annotation, manner = node.target.id, node.annotation, ""
    if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) in (
        "Shared",
        "Fresh",
    ):
        manner, annotation = ast.unparse(annotation.value), annotation.slice
    start = None if node.value is None else ast.unparse(node.value)
    last = lines[(node.end_lineno or 1) - 1]
    comment = last[len(last.encode()[: node.end_col_offset].decode()) :].strip()
    copy = _copy(name, ast.unparse(annotation), manner, start)
    return Field(name, ast.unparse(_Plain().visit(annotation)), start, copy, comment)


class _Plain(ast.NodeTransformer):
    """A type without what it says of copying: `list[Shared[list[int]]]` shares its rows."""

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        if ast.unparse(node.value) == "Shared":
            return self.visit(node.slice)  # type: ignore[no-any-return]
        self.generic_visit(node)
        return node


def _copy(name: str, kind: str, manner: str, start: str | None) -> str:
    if manner == "Fresh":
        if start is None:
            raise ValueError(f"{name}: a fresh field needs a start value")
        return start
    if manner == "Shared":
        return f"self.{name}"
    if kind.startswith(("list[list", "list[bytearray")):
        return ROWS.format(name)
    return OWN.get(kind.partition("[")[0], "self.{0}").format(name)


def _annotations(declared: ast.ClassDef, lines: list[str], own: list[Field]) -> str:
    """The fields with their comments, and the headings that stand on lines of their own."""
    by_name = {field.name: field for field in own}
    rows: list[str] = []
    at = declared.body[0].end_lineno or 0
    for node in declared.body[1:]:
        rows += [line for line in lines[at : node.lineno - 1] if line.strip().startswith("#")]
        at = node.end_lineno or at
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            field = by_name.get(node.target.id)
            if field is not None:
                comment = f"  {field.comment}" if field.comment else ""
                rows.append(f"    {field.name}: {field.kind}{comment}")
    return "\n".join(rows)


def _starts(declared: ast.ClassDef, own: list[Field]) -> list[str]:
    """What `blank` sets, in order; a value that a later one refers to has a name there too."""
    used = [
        {name.id for name in ast.walk(node) if isinstance(name, ast.Name)} for node in declared.body
    ]
    rows: list[str] = []
    by_name = {field.name: field for field in own}
    for n, node in enumerate(declared.body):
        if isinstance(node, ast.Assign):
            rows.append("    " + ast.unparse(node))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            field = by_name.get(node.target.id)
            if field is not None and field.start is not None:
                later = any(field.name in names for names in used[n + 1 :])
                named = f"{field.name} = " if later else ""
                rows.append(f"    {named}state.{field.name} = {field.start}")
    return rows


def _imports(tree: ast.Module) -> str:
    rows = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    needed = {module: set(names) for module, names in NEEDED.items()}
    kept: list[str] = []
    for node in rows:
        if isinstance(node, ast.ImportFrom) and node.module in LEFT_OUT:
            continue
        if isinstance(node, ast.ImportFrom) and node.module in needed:
            needed[node.module] |= {alias.name for alias in node.names}
            continue
        kept.append(ast.unparse(node))
    kept += [f"from {module} import {', '.join(sorted(names))}" for module, names in needed.items()]
    return "\n".join(kept)
