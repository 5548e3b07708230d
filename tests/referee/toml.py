"""A decoded edition as TOML again, after somebody changed it."""

import json
from typing import Any

from tests.referee.verdict import Json


def as_toml(data: Json) -> str:
    """One line for each key of the file."""
    return "\n".join(f"{key} = {_written(part)}" for key, part in data.items())


def _written(value: Any) -> str:
    if isinstance(value, dict):
        pairs = (f"{json.dumps(key)} = {_written(part)}" for key, part in value.items())
        return "{" + ", ".join(pairs) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_written(part) for part in value) + "]"
    return json.dumps(value)
