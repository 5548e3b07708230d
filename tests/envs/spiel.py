"""Loading our games through OpenSpiel."""

from typing import Any

import pyspiel

from gildehuis.envs.openspiel import PREFIX


def load(game: str, players: int = 2, **parameters: Any) -> Any:
    return pyspiel.load_game(PREFIX + game, {"players": players, **parameters})


def settle(state: Any) -> None:
    """Let the first thing come up wherever chance has a say."""
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])


def opening(world: Any) -> Any:
    """The first decision of a match."""
    state = world.new_initial_state()
    settle(state)
    return state
