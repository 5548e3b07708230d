"""Perft: the counts published in docs/perft.md."""

import re

import pytest

from gildehuis.commands.perft import count
from gildehuis.core import registry
from gildehuis.core.chance import Chance
from gildehuis.core.setup import settle
from tests.paths import ROOT

ROW = re.compile(r"^\| (\w+) \| (\d) \| ([\d, |–]+) \|$", re.MULTILINE)
TABLE = ROW.findall((ROOT / "docs/perft.md").read_text(encoding="utf-8"))
DEEPEST = 20_000  # leaves that a test may count


@pytest.mark.parametrize(("name", "players", "cells"), TABLE)
def test_published_counts(name: str, players: str, cells: str) -> None:
    game = registry.find(name)
    state = game.new(settle(game, int(players)), Chance("1"))
    published = [int(c.replace(",", "")) for c in cells.split("|") if c.strip() != "–"]
    for depth, leaves in enumerate(published, 1):
        if leaves <= DEEPEST:
            assert count(game, state, depth) == leaves


def test_every_game_is_published() -> None:
    assert {name for name, *_ in TABLE} == set(registry.names())
