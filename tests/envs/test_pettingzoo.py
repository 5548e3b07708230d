"""PettingZoo's own tests on every environment, and what they do not look at."""

import pickle
import sys
import warnings
from copy import deepcopy
from functools import partial
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.test.seed_test import parallel_seed_test

from gildehuis.core import registry
from gildehuis.core.refusal import BadInput
from gildehuis.envs.pettingzoo import aec_of_parallel, env, parallel_env, raw_env
from tests import outside
from tests.envs.every import EVERY, IDS

every = pytest.mark.parametrize(("game", "players"), EVERY, ids=IDS)
CYCLES = 60


@every
def test_api(game: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Its list of environments that may observe dictionaries (with masks) is by name.
        warnings.filterwarnings("ignore", "Observation space for each agent probably")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        api_test(env(game, players=players), num_cycles=CYCLES)
        api_test(raw_env(game, players=players), num_cycles=CYCLES // 3)
        api_test(aec_of_parallel(game, players=players), num_cycles=CYCLES // 3)


@every
def test_parallel_api(game: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(parallel_env(game, players=players), num_cycles=CYCLES)


@every
def test_seeds(game: str, players: int) -> None:
    seed_test(partial(env, game, players=players), num_cycles=CYCLES // players)
    parallel_seed_test(partial(parallel_env, game, players=players), num_cycles=CYCLES // players)


@every
def test_max_cycles(game: str, players: int) -> None:
    """PettingZoo's test samples without masks and wants every agent to act once in each cycle.

    So it can only be met by cycles: the parallel environment and the AEC one made from it. Where
    seats act by turns it cannot be applied (PettingZoo leaves its own turn-based games out of it).
    """
    module = SimpleNamespace(
        parallel_env=partial(parallel_env, game, players),
        env=partial(aec_of_parallel, game, players),
    )
    max_cycles_test(module)


@every
def test_max_cycles_by_turns(game: str, players: int) -> None:
    """The native AEC environment ends after so many decisions, whoever made them."""
    world = raw_env(game, players, max_cycles=5)
    assert _play(world, seed=1) == 5
    assert not world.agents


@every
def test_whole_match_pays_out_zero_in_all(game: str, players: int) -> None:
    world = raw_env(game, players)
    world.reset(seed=3)
    paid = dict.fromkeys(world.possible_agents, 0.0)
    dice = np.random.default_rng(3)
    for agent in world.agent_iter():
        _, reward, terminated, truncated, _ = world.last(observe=False)
        paid[agent] += reward
        if terminated or truncated:
            world.step(None)
            continue
        moves = world.match.moves(world.seat_of[agent])
        world.step(int(dice.choice(list(moves))))
    assert sum(paid.values()) == pytest.approx(0)
    assert max(paid.values()) > 0 or len(set(paid.values())) == 1


def _play(world: Any, seed: int) -> int:
    """A random match by the masks; how many decisions it had."""
    world.reset(seed=seed)
    dice = np.random.default_rng(seed)
    decisions = 0
    for _ in world.agent_iter():
        observation, _, terminated, truncated, info = world.last()
        if terminated or truncated:
            world.step(None)
            continue
        assert (info["action_mask"] == observation["action_mask"]).all()
        world.step(int(dice.choice(np.flatnonzero(observation["action_mask"]))))
        decisions += 1
    return decisions


@pytest.mark.parametrize("copied", [deepcopy, lambda world: pickle.loads(pickle.dumps(world))])
@pytest.mark.parametrize("make", [env, raw_env, parallel_env, aec_of_parallel])
@pytest.mark.parametrize("game", registry.names())
def test_a_copy_goes_on_alike_and_alone(game: str, make: Any, copied: Any) -> None:
    world = make(game, players=3)
    copied(world).reset(seed=1)  # also one that has not begun
    world.reset(seed=1)
    twin = copied(world)
    match, other = world.unwrapped.match, twin.unwrapped.match
    before = match.row(0)
    for _ in range(12):
        other.play(other.seat, max(other.moves(other.seat)))
    assert not match.played
    assert (match.row(0) == before).all()
    for _ in range(12):
        match.play(match.seat, max(match.moves(match.seat)))
    for seat in range(3):
        assert (match.row(seat) == other.row(seat)).all()


def test_versioned_modules() -> None:
    for game in registry.names():
        module = import_module(f"gildehuis.envs.pettingzoo.{game}_v1")
        world = module.raw_env(players=3)
        assert world.metadata["name"] == f"{game}_v1"
        assert world.possible_agents == ["seat_0", "seat_1", "seat_2"]
        assert module.env(players=2).unwrapped.metadata["name"] == f"{game}_v1"
        assert module.parallel_env(players=2).metadata["name"] == f"{game}_parallel_v1"


def test_names_both_ways() -> None:
    world = raw_env("kardinal", players=3)
    world.reset(seed=1)
    agent = world.agent_selection
    for action in np.flatnonzero(world.observe(agent)["action_mask"]):
        named = world.name(agent, int(action))
        assert world.number(agent, named) == action


def test_an_illegal_action_is_refused() -> None:
    world = raw_env("kardinal")
    world.reset(seed=1)
    with pytest.raises(BadInput, match="not legal"):
        world.step(0)
    wrapped = env("kardinal")
    wrapped.reset(seed=1)
    wrapped.step(0)
    assert wrapped.rewards["seat_0"] == -1
    parallel = parallel_env("kardinal")
    parallel.reset(seed=1)
    *_, infos = parallel.step({"seat_0": 0, "seat_1": parallel.wait})
    assert infos["seat_0"]["illegal"]
    assert not infos["seat_1"]["illegal"]


@pytest.mark.parametrize("game", registry.names())
def test_pictures(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    world = raw_env(game, render_mode="ansi")
    world.reset(seed=1)
    text = world.render()
    assert isinstance(text, str)
    assert len(text.splitlines()) > 3
    world = raw_env(game, render_mode="rgb_array")
    world.reset(seed=1)
    pixels = world.render()
    assert isinstance(pixels, np.ndarray)
    assert pixels.ndim == 3
    assert pixels.shape[2] == 3
    assert pixels.std() > 5
    world = raw_env(game, render_mode="human")
    world.reset(seed=1)
    world.render()
    assert text in capsys.readouterr().out


def test_wrong_settings_are_told() -> None:
    with pytest.raises(BadInput, match="render mode"):
        raw_env("kardinal", render_mode="film")
    with pytest.raises(BadInput, match="reward"):
        raw_env("kardinal", reward="glory")
    with pytest.raises(BadInput, match="not played by"):
        raw_env("kardinal", players=9)
    with pytest.raises(BadInput, match="reset"):
        raw_env("kardinal", render_mode="ansi").render()


def test_a_game_from_another_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    outside.install(monkeypatch, tmp_path, "drapery")
    monkeypatch.delitem(sys.modules, "gildehuis.envs.pettingzoo")
    try:
        module = import_module("gildehuis.envs.pettingzoo.drapery_v1")
        world = module.env(players=3)
        world.reset(seed=1)
        for agent in world.agent_iter(30):
            observation, _, over, cut, _ = world.last()
            assert not over
            assert not cut
            world.step(world.action_space(agent).sample(observation["action_mask"]))
    finally:
        monkeypatch.undo()
        outside.forget()
