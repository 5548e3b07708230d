"""Catanatron, four random players: decisions per second of CPU time, as JSON."""

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def main(seconds: float, seed: int) -> None:
    decisions = matches = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = Game([RandomPlayer(colour) for colour in COLOURS], seed=seed + matches)
        game.play()
        decisions += len(game.state.actions)
        matches += 1
    spent = time.process_time() - start
    print(json.dumps({"decisions_per_second": decisions / spent}))


main(float(sys.argv[1]), int(sys.argv[2]))
