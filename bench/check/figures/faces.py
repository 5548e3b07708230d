"""Decisions per second through the faces for research: PettingZoo, OpenSpiel, batches."""

from typing import Any

import pyspiel

from bench.check.figures import MANY, Action, Prepare, by_game
from gildehuis.core.rng import Rng
from gildehuis.envs.openspiel import PREFIX
from gildehuis.envs.pettingzoo import env
from gildehuis.envs.vector import Vector

STEPS = 60  # from the start of a match
MATCHES = 8  # side by side
TOGETHER = 10  # steps of all of them


def pettingzoo(name: str, seed: int) -> Action:
    """The usual loop: what the agent sees, an action by its mask, a step."""
    world: Any = env(name, MANY)

    def play() -> int:
        rng = Rng(seed)
        world.reset(seed=seed)
        for made in range(STEPS):
            seen, _, terminated, truncated, _ = world.last()
            if terminated or truncated:
                return made
            actions = seen["action_mask"].nonzero()[0]
            world.step(int(actions[rng.below(len(actions))]))
        return STEPS

    return play


def openspiel(name: str, seed: int) -> Action:
    """With the tensor of every decision; chance nodes are walked, but not counted."""
    world = pyspiel.load_game(PREFIX + name, {"players": MANY})

    def play() -> int:
        rng = Rng(seed)
        state = world.new_initial_state()
        made = 0
        while made < STEPS and not state.is_terminal():
            if state.is_chance_node():
                actions = [action for action, _ in state.chance_outcomes()]
            else:
                state.observation_tensor(state.current_player())
                actions = state.legal_actions()
                made += 1
            state.apply_action(actions[rng.below(len(actions))])
        return made

    return play


def vector(name: str, seed: int) -> Action:
    world = Vector(name, MANY, matches=MATCHES, seed=seed)

    def play() -> int:
        rng = Rng(seed)
        world.reset(seed)
        for _ in range(TOGETHER):
            world.step(world.sample(rng))
        return MATCHES * TOGETHER

    return play


FIGURES: dict[str, Prepare] = {
    **by_game("faces PettingZoo", pettingzoo),
    **by_game("faces OpenSpiel", openspiel),
    **by_game("faces vector", vector),
}
