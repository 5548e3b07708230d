"""docs/protocol.md names every call, and nothing is said over HTTP that is not declared."""

import re
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from tests.paths import ROOT
from tools.wire import calls, handlers

PAGE = re.sub(r"\{\w+\}", "{}", (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8"))
OPEN = {"schema", "edition"}  # JSON Schema, and edition files: whatever is in them


@pytest.mark.parametrize(("method", "path"), calls())
def test_every_call_is_told(method: str, path: str) -> None:
    last = re.sub(r"\{\w+\}", "{}", path)
    whole = re.compile(rf"{method}[^|]*{re.escape(last)}(?![\w/{{])")
    assert whole.search(PAGE), f"{method} {path}"


def plain(hint: Any) -> bool:
    """A dict, in any depth."""
    return get_origin(hint) is dict or any(map(plain, get_args(hint)))


def test_bodies_and_answers_are_declared() -> None:
    found = {
        handler.fn.__name__
        for handler in handlers()
        for name, hint in get_type_hints(handler.fn, include_extras=True).items()
        if name in ("data", "return") and plain(hint)
    }
    assert found <= OPEN
