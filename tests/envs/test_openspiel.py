"""OpenSpiel's own tests and algorithms on every game."""

import pyspiel
import pytest

import gildehuis.envs.openspiel
from gildehuis.envs.openspiel import PREFIX
from tests.envs.every import EVERY, IDS

every = pytest.mark.parametrize(("game", "players"), EVERY, ids=IDS)


@every
def test_random_simulations(game: str, players: int) -> None:
    world = pyspiel.load_game(PREFIX + game, {"players": players})
    assert world.num_players() == players
    pyspiel.random_sim_test(world, num_sims=1, serialize=False, verbose=False)
