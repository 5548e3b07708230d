"""PettingZoo's Connect Four, random legal actions, by its own loop."""

import random

from meter import run
from pettingzoo.classic import connect_four_v3

ENV = connect_four_v3.env()


def play(seed: int) -> int:
    rng = random.Random(seed)
    ENV.reset(seed=seed)
    decisions = 0
    for _ in ENV.agent_iter():
        seen, _, ended, cut, _ = ENV.last()
        if ended or cut:
            ENV.step(None)
            continue
        ENV.step(rng.choice([a for a, legal in enumerate(seen["action_mask"]) if legal]))
        decisions += 1
    return decisions


run(play)
