"""Reading an edition file: TOML tables whose every complaint names file, line, key and reason."""

import tomllib
from hashlib import sha256
from typing import Any

from gildehuis.core.glance import glance
from gildehuis.core.refusal import BadInput

Path = tuple[str | int, ...]  # ("towns", 2, "centre")
_SHOWN = 200  # characters of a complaint, which may quote a value of any length


class Tables:
    """The tables of one file. `take` reads a value of a known kind or says what is wrong."""

    def __init__(self, source: str, where: str) -> None:
        self.source = source
        self.where = where
        glance(source, where)
        try:
            self.data: dict[str, Any] = tomllib.loads(source)
        except ValueError as error:  # TOMLDecodeError, and what Python says of odd numbers
            raise BadInput(f"not TOML: {_short(str(error))}", where, "a TOML file") from None
        self._lines = _find_lines(source)

    def wrong(self, path: Path, reason: str, right: str = "") -> BadInput:
        """The complaint about one key; raise what this returns."""
        key = _short(".".join(str(part) for part in path))
        return BadInput(f"{key}: {_short(reason)}", f"{self.where}, line {self.line(path)}", right)

    def line(self, path: Path) -> int:
        """The line of a key, or of the nearest table around it."""
        for end in range(len(path), 0, -1):
            line = self._lines.get(path[:end])
            if line:
                return line
        return 1

    def take(self, path: Path, kind: type, right: str = "") -> Any:
        """The value at a path, which must be of that kind."""
        value: Any = self.data
        for depth, part in enumerate(path):
            try:
                value = value[part]
            except (KeyError, IndexError, TypeError):
                raise self.wrong(path[: depth + 1], "is missing", right) from None
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.wrong(path, f"is {value!r}", right or f"must be of type {kind.__name__}")
        return value

    def only(self, path: Path, known: set[str]) -> None:
        """Refuse keys that do not exist, such as a misspelt one."""
        table = self.take(path, dict) if path else self.data
        for key in table:
            if key not in known:
                raise self.wrong((*path, key), "no such key", "one of " + ", ".join(sorted(known)))


def digest(source: str) -> str:
    """What an edition's text is known by, whatever its line ends."""
    return sha256(source.replace("\r\n", "\n").encode()).hexdigest()


def _short(text: str) -> str:
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"


def _find_lines(source: str) -> dict[Path, int]:
    """The line of every header and of every key at the start of a line.

    Without regular expressions: of a stranger's lines some would take them very long.
    """
    lines: dict[Path, int] = {}
    counts: dict[Path, int] = {}
    table: Path = ()
    for number, line in enumerate(source.split("\n"), 1):
        text = line.strip()
        if text.startswith("["):
            several = text.startswith("[[")
            named = text.lstrip("[").partition("]")[0]
            table = tuple(part.strip().strip('"') for part in named.split("."))
            if several:
                index = counts.get(table, 0)
                counts[table] = index + 1
                table = (*table, index)
            lines.setdefault(table, number)
        elif "=" in text:
            key = text.partition("=")[0].strip()
            lines.setdefault((*table, key.strip('"')), number)
    return lines
