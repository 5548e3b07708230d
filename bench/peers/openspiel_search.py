"""OpenSpiel's Python MCTS on the game named by the third argument."""

import sys

import numpy as np
import pyspiel
from meter import run
from open_spiel.python.algorithms import mcts

GAME = pyspiel.load_game(sys.argv[3])
SIMULATIONS = 100


def play(seed: int) -> int:
    """One decision in the middle of a match."""
    rng = np.random.RandomState(seed)
    state = GAME.new_initial_state()
    for _ in range(6):
        state.apply_action(rng.choice(state.legal_actions()))
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(GAME, 1.4, SIMULATIONS, evaluator, solve=False, random_state=rng)
    bot.mcts_search(state)
    return SIMULATIONS


run(play, "simulations_per_second")
