"""Shared help for record fixtures: matches that must be accepted, and refused at one place."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from gildehuis.core import registry
from gildehuis.core.record import Record, from_dict
from gildehuis.core.setup import settle
from gildehuis.core.verify import Verdict, verify


@dataclass(frozen=True)
class Illegal:
    record: Record
    at: int
    rule: str


def legal(path: Path) -> list[Record]:
    """The records of a file, one a line."""
    return [from_dict(msgspec.json.decode(line), path.name) for line in _lines(path)]


def illegal(path: Path) -> list[Illegal]:
    """The altered records of a file, with the place and the rule that must be named."""
    found = []
    for line in _lines(path):
        case: dict[str, Any] = msgspec.json.decode(line)
        found.append(Illegal(from_dict(case["record"], path.name), case["at"], case["rule"]))
    return found


def judge(record: Record) -> Verdict:
    game = registry.find(record.game)
    setup = settle(game, record.players, record.options, record.edition, record.rules)
    return verify(game, setup, record)


def _lines(path: Path) -> list[bytes]:
    return [line for line in path.read_bytes().splitlines() if line.strip()]
