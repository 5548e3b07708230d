"""Reading and writing files for people: whole records or nothing, and one clear line on trouble."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

from gildehuis.core import registry
from gildehuis.core.game import AnyGame, Edition, Setup
from gildehuis.core.record import Record
from gildehuis.core.refusal import BadInput
from gildehuis.core.setup import settle


def read(path: Path) -> bytes:
    """The bytes of a file."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadInput(str(error.strerror), str(path), "a file that can be read") from None


def read_text(path: Path) -> str:
    try:
        return read(path).decode("utf-8")
    except UnicodeDecodeError:
        raise BadInput("not UTF-8 text", str(path), "a text file in UTF-8") from None


def lines(path: Path) -> Iterator[tuple[int, bytes]]:
    """The lines of a file that hold something, numbered from 1."""
    for number, line in enumerate(read(path).splitlines(), 1):
        if line.strip():
            yield number, line


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """A file that appears under its name only with complete lines in it.

    What is written goes to `<name>.part`, which takes the name at the end, also after Ctrl-C:
    what was done is kept. Killed in between, an older file of that name is still untouched.
    """
    part = path.with_name(path.name + ".part")
    try:
        stream = part.open("wb")
    except OSError as error:
        raise BadInput(str(error.strerror), str(path), "a place that can be written") from None
    try:
        with stream:
            yield stream
            _settle(stream)
    except KeyboardInterrupt:
        part.replace(path)
        raise
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    part.replace(path)


def _settle(stream: BinaryIO) -> None:
    stream.flush()
    os.fsync(stream.fileno())


def editions(game: AnyGame, files: list[Path]) -> dict[str, Edition]:
    """Edition files given on the command line, by the name they carry."""
    own = [game.own_edition(read_text(path), str(path)) for path in files]
    return {edition.name: edition for edition in own}


def find_edition(game: AnyGame, given: str | None) -> Edition | str | None:
    """An edition as typed: the name of a shipped one, or a file."""
    if given is None or given in game.editions:
        return given
    return game.own_edition(read_text(Path(given)), given)


def setup_of(record: Record, own: list[Path], where: str) -> tuple[AnyGame, Setup]:
    """The game and the setup that a record names."""
    try:
        game = registry.find(record.game)
        files = editions(game, own) if game.editions else {}
        edition = files.get(record.edition or "", record.edition)
        if game.editions and edition is None:
            right = "one of " + ", ".join(game.editions)
            raise BadInput("null", "edition", right)
        return game, settle(game, record.players, record.options, edition, record.rules)
    except BadInput as bad:
        raise BadInput(bad.what, f"{where}, {bad.where}", bad.right) from None


def parse_options(given: list[str]) -> dict[str, Any]:
    """Options as typed, `name=value`."""
    options: dict[str, Any] = {}
    for item in given:
        name, equals, value = item.partition("=")
        if not equals:
            raise BadInput(f'"{item}"', "--option", "name=value")
        words: dict[str, Any] = {"true": True, "false": False}
        options[name] = words.get(value, int(value) if value.lstrip("-").isdigit() else value)
    return options
