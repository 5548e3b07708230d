"""Catanatron, four random players."""

from catanatron import Color, Game, RandomPlayer
from meter import run

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def play(seed: int) -> int:
    game = Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)
    game.play()
    return len(game.state.actions)


run(play)
