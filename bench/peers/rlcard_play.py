"""RLCard's Gin Rummy, random agents, by its own environment."""

import rlcard
from meter import run
from rlcard.agents import RandomAgent

ENV = rlcard.make("gin-rummy", config={"seed": 1})
ENV.set_agents([RandomAgent(num_actions=ENV.num_actions) for _ in range(ENV.num_players)])


def play(_: int) -> int:
    before = ENV.timestep
    ENV.run(is_training=False)
    return ENV.timestep - before


run(play)
