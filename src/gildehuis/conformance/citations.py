"""Which tests cite which rule: found by reading the test files, without running them."""

import ast
from collections.abc import Iterator
from pathlib import Path


def citations(tests: Path) -> dict[str, list[str]]:
    """Rule id → the tests marked with it, as `file::test`."""
    cited: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        module = [rule for node in tree.body for rule in _module_marks(node)]
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                rules = [rule for mark in node.decorator_list for rule in _rules(mark)]
                for rule in dict.fromkeys([*module, *rules]):
                    cited.setdefault(rule, []).append(f"{path.relative_to(tests)}::{node.name}")
    return cited


def _module_marks(node: ast.stmt) -> Iterator[str]:
    """The rules of `pytestmark = pytest.mark.rule(…)`."""
    if isinstance(node, ast.Assign) and any(
        isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
    ):
        yield from _rules(node.value)


def _rules(mark: ast.expr) -> Iterator[str]:
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
        for argument in mark.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value
