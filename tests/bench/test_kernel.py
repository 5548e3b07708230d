"""The C kernel of Kardinal plays the same game as the engine."""

import pytest
from bench.kernel import Kernel

from gildehuis.commands.perft import count
from gildehuis.core import registry
from gildehuis.core.chance import Chance
from gildehuis.core.rng import Rng
from gildehuis.core.setup import settle

GAME = registry.find("kardinal")


@pytest.fixture(scope="module")
def kernel() -> Kernel:
    return Kernel()  # a C compiler is part of what `make test` needs


@pytest.mark.parametrize("players", GAME.players)
def test_same_number_of_positions(kernel: Kernel, players: int) -> None:
    start = GAME.new(settle(GAME, players), Chance(""))
    for depth in (1, 2, 3, 4):
        assert kernel.perft(players, depth) == count(GAME, start, depth)


@pytest.mark.parametrize("players", GAME.players)
def test_same_matches_from_the_same_seeds(kernel: Kernel, players: int) -> None:
    for seed in range(100):
        assert kernel.play(players, seed) == played(players, seed)


def played(players: int, seed: int) -> list[int]:
    """The engine's match from that seed: decisions, sum of all choices, scores by seat."""
    state, rng = GAME.new(settle(GAME, players), Chance("")), Rng(seed)
    decisions = choices = 0
    while seats := GAME.to_act(state):
        moves = GAME.legal(state, seats[0])
        decisions += 1
        choices += len(moves)
        GAME.play(state, seats[0], moves[rng.below(len(moves))])
    result = GAME.result(state)
    assert result is not None
    return [decisions, choices, *result.scores]
