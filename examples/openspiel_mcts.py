"""OpenSpiel's own MCTS against a random player at Kardinal."""

import random
import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import gildehuis.envs.openspiel  # noqa: F401  (importing it registers the games)


def main(simulations: int = 5, seed: int = 1) -> None:
    game = pyspiel.load_game("gildehuis_kardinal", {"players": 2})
    dice = np.random.RandomState(seed)
    bot = mcts.MCTSBot(game, 1.4, simulations, mcts.RandomRolloutEvaluator(1, dice))
    others = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(others.choice(state.legal_actions()))
    print(state)
    print("MCTS gets", state.returns()[0])


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
