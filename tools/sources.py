"""The source of a module by names, lines and comments: what a running object no longer knows."""

import ast
import io
import tokenize
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src"


class Module:
    """The source of a module, by names and lines."""

    def __init__(self, name: str) -> None:
        self.name = name
        path = SOURCE.joinpath(*name.split("."))
        file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        self.text = file.read_text(encoding="utf-8")
        self.tree = ast.parse(self.text)
        self.namespace = vars(import_module(name))

    @cached_property
    def comments(self) -> dict[int, str]:
        tokens = tokenize.generate_tokens(io.StringIO(self.text).readline)
        return {
            token.start[0]: token.string.lstrip("# ")
            for token in tokens
            if token.type == tokenize.COMMENT
        }

    @cached_property
    def given(self) -> dict[str, ast.Assign]:
        """The names that the module gives to types and values."""
        found = (node for node in self.tree.body if isinstance(node, ast.Assign))
        return {node.targets[0].id: node for node in found if isinstance(node.targets[0], ast.Name)}

    @cached_property
    def imported(self) -> dict[str, str]:
        """Per name the module it comes from."""
        return {
            alias.asname or alias.name: node.module
            for node in self.tree.body
            if isinstance(node, ast.ImportFrom) and node.module
            for alias in node.names
        }

    def _class(self, name: str) -> ast.ClassDef:
        return next(n for n in self.tree.body if isinstance(n, ast.ClassDef) and n.name == name)

    def about(self, kind: str) -> str:
        """The docstring of a class of this module, in one line; compiled classes have lost it."""
        return " ".join((ast.get_docstring(self._class(kind)) or "").split())

    def lines_of(self, kind: str) -> dict[str, ast.AnnAssign]:
        """The fields that a class of this module declares."""
        return {
            node.target.id: node
            for node in self._class(kind).body
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        }

    def words_in(self, node: ast.expr) -> dict[object, str]:
        """The comments behind words that stand on a line each."""
        words = [one for one in ast.walk(node) if isinstance(one, ast.Constant)]
        lines = [word.lineno for word in words]
        return {
            word.value: self.comments[word.lineno]
            for word in words
            if word.lineno in self.comments and lines.count(word.lineno) == 1 < len(words)
        }

    def note(self, node: ast.stmt) -> str:
        """The comment behind a declaration, else the one above it."""
        last = node.end_lineno or node.lineno
        if last in self.comments:
            return self.comments[last]
        above: list[str] = []
        lines, at = self.text.splitlines(), node.lineno - 1
        while at > 0 and lines[at - 1].startswith("#"):
            above.insert(0, self.comments[at])
            at -= 1
        return "" if any(line.startswith(("---", "fmt:")) for line in above) else " ".join(above)


module_of = cache(Module)
