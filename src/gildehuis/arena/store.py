"""The output file of a series: its head, then a line per match. Only ever appended to."""

from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from gildehuis.arena.series import Series
from gildehuis.arena.table import Played
from gildehuis.core.refusal import BadInput


class Store:
    """Matches played, kept in a file if there is one. What a stopped run left is taken up again."""

    def __init__(self, series: Series, path: Path | None) -> None:
        self.series = series
        self.path = path
        self.played: dict[int, Played] = {}
        self._file: BinaryIO | None = None

    def __enter__(self) -> "Store":
        if self.path is not None:
            self._open(self.path)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file is not None:
            self._file.close()

    def missing(self) -> list[int]:
        return [index for index in range(self.series.games) if index not in self.played]

    def add(self, match: Played) -> None:
        self.played[match.index] = match
        if self._file is not None:
            self._file.write(msgspec.json.encode(match) + b"\n")
            self._file.flush()

    def matches(self) -> list[Played]:
        """In the order of the series, whoever finished first."""
        return [self.played[index] for index in sorted(self.played)]

    def _open(self, path: Path) -> None:
        whole = 0
        if path.exists() and path.stat().st_size:
            whole = self._read(path)
            with path.open("r+b") as file:
                file.truncate(whole)  # a line cut off by the stop is played again
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("ab")
        if not whole:
            self._file.write(msgspec.json.encode(self.series.head()) + b"\n")
            self._file.flush()

    def _read(self, path: Path) -> int:
        """Take in what is there; the length of it that is whole."""
        lines = path.read_bytes().splitlines(keepends=True)
        if not lines[0].endswith(b"\n"):
            return 0
        self._check(path, lines[0])
        whole = len(lines[0])
        for number, line in enumerate(lines[1:], 2):
            if not line.endswith(b"\n"):
                break
            try:
                match = msgspec.json.decode(line, type=Played)
            except msgspec.DecodeError as error:
                raise BadInput(f"no match: {error}", f"{path}, line {number}") from None
            self.played[match.index] = match
            whole += len(line)
        return whole

    def _check(self, path: Path, line: bytes) -> None:
        """Is this a file of the same series? It may grow, but not change."""
        try:
            there = msgspec.json.decode(line)
        except msgspec.DecodeError:
            there = None
        if not isinstance(there, dict):
            raise BadInput("no arena output", str(path), "another file name")
        here = self.series.head()
        for key, value in here.items():
            if key != "games" and there.get(key) != value:
                raise BadInput(
                    f"belongs to another series: {key} is {there.get(key)!r}, not {value!r}",
                    str(path),
                    "another file name",
                )
