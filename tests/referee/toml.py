"""A decoded edition as TOML again, after somebody changed it."""

import json
from typing import Any

from tests.referee.verdict import Json


def as_toml(data: Json) -> str:
    """A line for each key; a table of tables as sections, for a line may not be too long."""
    plain = [(key, part) for key, part in data.items() if not isinstance(part, dict)]
    lines = [f"{key} = {_written(part)}" for key, part in plain]
    for key, table in data.items():
        if isinstance(table, dict):
            lines += _section(key, table)
    return "\n".join(lines)


def _section(name: str, table: Json) -> list[str]:
    """A table under its head, those in it likewise."""
    plain = [(key, part) for key, part in table.items() if not isinstance(part, dict)]
    lines = [f"[{name}]", *(f"{json.dumps(key)} = {_written(part)}" for key, part in plain)]
    for key, part in table.items():
        if isinstance(part, dict):
            lines += _section(f"{name}.{json.dumps(key)}", part)
    return lines


def _written(value: Any) -> str:
    if isinstance(value, dict):
        pairs = (f"{json.dumps(key)} = {_written(part)}" for key, part in value.items())
        return "{" + ", ".join(pairs) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_written(part) for part in value) + "]"
    return json.dumps(value)
