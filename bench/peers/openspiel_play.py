"""A game of OpenSpiel driven from Python by random moves: openspiel_play.py SECONDS SEED GAME."""

import random
import sys

import open_spiel.python.games  # noqa: F401  (registers the games written in Python)
import pyspiel
from meter import run

GAME = pyspiel.load_game(sys.argv[3])


def play(seed: int) -> int:
    rng = random.Random(seed)
    state = GAME.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
            continue
        state.apply_action(rng.choice(state.legal_actions()))
        decisions += 1
    return decisions


run(play)
