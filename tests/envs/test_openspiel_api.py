"""OpenSpiel's own API tests, which it runs on its own games, on every game and player count."""

import unittest
from typing import Any

import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import sample_some_states
from open_spiel.python.tests import games_sim_test

from tests.envs.every import EVERY, IDS
from tests.envs.spiel import load

every = pytest.mark.parametrize(("game", "players"), EVERY, ids=IDS)
STATES = 40  # of OpenSpiel's 400, for time


def passes(case: type[unittest.TestCase]) -> None:
    """All tests of a case succeed, and there are some."""
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 0
    assert not result.skipped
    troubles = result.errors + result.failures
    assert not troubles, troubles[0][1]


@every
def test_partial_tree(game: str, players: int) -> None:
    world = load(game, players)

    class PartialTree(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        @classmethod
        def setUpClass(cls) -> None:
            cls.game, cls.game_name, cls.game_type = world, game, world.get_type()
            cls.some_states = sample_some_states.sample_some_states(world, max_states=STATES)

    passes(PartialTree)


def test_full_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every line of play of two decisions, with perfect recall proved on all of them."""
    first = load("kardinal", 2).new_initial_state()
    then = [first.child(action) for action in first.legal_actions()]
    leaves = sum(len(state.legal_actions()) for state in then)
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, "kardinal", (0, 1 + len(then), leaves))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, "kardinal", 1 + len(then))

    class FullTree(api_test.EnforceAPIOnFullTreeBase):  # type: ignore[misc]
        game: Any = load("kardinal", 2, horizon=2)
        game_name = "kardinal"

    passes(FullTree)


@every
def test_simulation_in_python(game: str, players: int) -> None:
    """Clones, pickles and OpenSpiel's serialisation at every power of two of decisions."""
    games_sim_test.GamesSimTest().sim_game(load(game, players, horizon=40))
