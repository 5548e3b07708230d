"""Compiled and pure engines are the same engine."""

import os
import subprocess
import sys

import pytest

from gildehuis.core import registry
from tests.paths import ROOT

SIMULATE = """
import sys
from gildehuis import engine
from gildehuis.core import registry
from gildehuis.core.playout import random_match
from gildehuis.core.record import encode
from gildehuis.core.setup import settle

game = registry.find(sys.argv[1])
print(engine.is_compiled(), *(
    encode(random_match(game, settle(game, players), str(players)).record())
    for players in game.players
))
"""


def simulate(game: str, **environment: str) -> tuple[str, str]:
    """Whether a fresh process runs compiled, and the records it writes."""
    done = subprocess.run(
        [sys.executable, "-c", SIMULATE, game],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env=os.environ | environment,
    )
    mode, _, records = done.stdout.partition(" ")
    return mode, records


@pytest.mark.parametrize("game", registry.names())
def test_records_are_byte_identical_in_both_modes(game: str) -> None:
    compiled = simulate(game, GILDEHUIS_PURE="0")
    pure = simulate(game, GILDEHUIS_PURE="1")
    assert (compiled[0], pure[0]) == ("True", "False")
    assert compiled[1] == pure[1]
