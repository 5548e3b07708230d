"""python-chess, random legal moves to the end of the game."""

import random

import chess
from meter import run


def play(seed: int) -> int:
    rng = random.Random(seed)
    board = chess.Board()
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
    return len(board.move_stack)


run(play)
