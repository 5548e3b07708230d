"""OpenSpiel's own tests and algorithms on every game."""

import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    external_sampling_mccfr,
    mcts,
    outcome_sampling_mccfr,
    random_agent,
)
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment

from gildehuis.core import registry
from gildehuis.core.refusal import BadInput
from gildehuis.envs.openspiel.game import register_all
from tests import outside
from tests.envs.every import EVERY, IDS
from tests.envs.spiel import load, opening, settle

every = pytest.mark.parametrize(("game", "players"), EVERY, ids=IDS)
games = pytest.mark.parametrize("game", registry.names())


def wander(world: Any, decisions: int, seed: int = 1) -> Any:
    """A state after so many random actions."""
    state = world.new_initial_state()
    dice = random.Random(seed)
    while decisions and not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, weights)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            decisions -= 1
    return state


@every
def test_random_simulations(game: str, players: int) -> None:
    world = load(game, players)
    assert world.num_players() == players
    pyspiel.random_sim_test(world, num_sims=1, serialize=False, verbose=False)


@games
def test_serialisation(game: str) -> None:
    world = load(game, 3)
    state = wander(world, 12)
    twin = world.deserialize_state(state.serialize())
    assert str(twin) == str(state)
    assert twin.legal_actions() == state.legal_actions()
    assert pickle.loads(pickle.dumps(world)).num_players() == 3
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    both, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(world, state))
    assert both.num_players() == 3
    assert str(again) == str(state)


@games
def test_a_clone_is_independent(game: str) -> None:
    state = wander(load(game, 4), 9)
    before = str(state)
    twin = state.clone()
    while not twin.is_terminal() and twin.is_chance_node():
        twin.apply_action(0)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before


@games
def test_declared_types(game: str) -> None:
    kind = load(game).get_type()
    kinds = pyspiel.GameType
    assert kind.dynamics == kinds.Dynamics.SEQUENTIAL
    assert kind.utility == kinds.Utility.ZERO_SUM
    if game == "kardinal":
        assert kind.chance_mode == kinds.ChanceMode.DETERMINISTIC
        assert kind.information == kinds.Information.PERFECT_INFORMATION
    else:
        assert kind.chance_mode == kinds.ChanceMode.EXPLICIT_STOCHASTIC
        assert kind.information == kinds.Information.IMPERFECT_INFORMATION


@games
def test_observers(game: str) -> None:
    world = load(game, 3)
    state = wander(world, 10)
    observation = make_observation(world)
    observation.set_from(state, player=1)
    assert observation.tensor.any()
    assert np.allclose(observation.tensor, state.observation_tensor(1))
    assert set(observation.dict) == {part.name for part in world.table.arrays.slices}
    assert observation.string_from(state, player=1) == state.observation_string(1)
    recall = make_observation(world, pyspiel.IIGObservationType(perfect_recall=True))
    recall.set_from(state, player=1)
    assert recall.dict["history"].any()
    assert recall.string_from(state, player=1) == state.information_state_string(1)
    nobody = pyspiel.PrivateInfoType.NONE
    public = make_observation(
        world, pyspiel.IIGObservationType(perfect_recall=False, private_info=nobody)
    )
    public.set_from(state, player=1)
    assert public.tensor.any()


@games
def test_actions_have_names(game: str) -> None:
    state = wander(load(game, 2), 7)
    names = [state.action_to_string(action) for action in state.legal_actions()]
    assert len(set(names)) == len(names)
    assert [state.string_to_action(name) for name in names] == state.legal_actions()


@games
def test_mcts_runs_unchanged(game: str) -> None:
    """From the first decision of a whole match on, with play-outs to its end."""
    world = load(game)
    state = opening(world)
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(world, 2.0, 4, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        settle(state)


@games
def test_outcome_sampling_runs_unchanged(game: str) -> None:
    """Monte Carlo CFR over whole matches."""
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load(game))
    solver.iteration()
    assert solver.average_policy() is not None


@games
def test_external_sampling_runs_unchanged(game: str) -> None:
    """It visits every choice of one player, so only a horizon lets it begin at the start."""
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(
        load(game, horizon=4), external_sampling_mccfr.AverageType.SIMPLE
    )
    solver.iteration()
    state = opening(solver._game)
    policy = solver.average_policy().action_probabilities(state)
    assert list(policy) == state.legal_actions()
    assert sum(policy.values()) == pytest.approx(1)


def test_regret_minimisation_finds_an_equilibrium() -> None:
    """Counterfactual regret minimisation on all of a short match, from its first decision on."""
    world = load("kardinal", horizon=2)
    solver = cfr.CFRSolver(world)
    for _ in range(2):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(world, solver.average_policy()) == pytest.approx(0, abs=0.01)


@games
def test_a_horizon_ends_the_match(game: str) -> None:
    state = wander(load(game, 3, horizon=5), 5)
    settle(state)
    assert state.is_terminal()
    assert state.legal_actions() == []
    standing = state.course.table.game.estimate(state.course.state)
    returns = state.returns()
    assert sum(returns) == pytest.approx(0)
    assert max(returns) == returns[standing.index(max(standing))]
    assert load(game, 3, horizon=5).max_game_length() == 5


def test_a_wrong_horizon_is_told() -> None:
    with pytest.raises(BadInput, match="horizon"):
        load("kardinal", horizon=-1)


@games
def test_rl_environment(game: str) -> None:
    world = Environment(load(game), include_full_state=True)
    agents = [random_agent.RandomAgent(seat, world.action_spec()["num_actions"]) for seat in (0, 1)]
    step = world.reset()
    for _ in range(20):
        if step.last():
            break
        player = step.observations["current_player"]
        step = world.step([agents[player].step(step).action])
    assert len(step.observations["info_state"]) == 2


def test_a_game_from_another_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    outside.install(monkeypatch, tmp_path, "drapery")
    try:
        register_all()
        state = wander(pyspiel.load_game("gildehuis_drapery", {"players": 3}), 100)
        assert state.is_terminal()
        assert len(state.returns()) == 3
    finally:
        monkeypatch.undo()
        outside.forget()
