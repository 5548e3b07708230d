"""How cost grows: time per decision as a match goes on, and the memory of a match."""

import time
import tracemalloc

from gildehuis.core import registry
from gildehuis.core.chance import Chance
from gildehuis.core.game import AnyGame, Setup
from gildehuis.core.playout import random_match
from gildehuis.core.rng import Rng
from gildehuis.core.setup import settle

TENTHS = 10


def by_progress(name: str, players: int, matches: int, seed: int) -> list[float]:
    """µs per decision in each tenth of a match, over many matches."""
    game = registry.find(name)
    setup = settle(game, players)
    spent, decisions = [0.0] * TENTHS, [0] * TENTHS
    for number in range(matches):
        moves = _moves(game, setup, f"{seed}/{number}", Rng(number))
        state = game.new(setup, Chance(f"{seed}/{number}"))
        for tenth in range(TENTHS):
            part = moves[len(moves) * tenth // TENTHS : len(moves) * (tenth + 1) // TENTHS]
            start = time.process_time()
            for seat, move in part:
                game.to_act(state)
                game.legal(state, seat)
                game.play(state, seat, move)
            spent[tenth] += time.process_time() - start
            decisions[tenth] += len(part)
    return [s / max(1, d) * 1e6 for s, d in zip(spent, decisions, strict=True)]


def _moves(game: AnyGame, setup: Setup, seed: str, rng: Rng) -> list[tuple[int, int]]:
    """The moves of a random match, by seat and number."""
    state = game.new(setup, Chance(seed))
    played = []
    while seats := game.to_act(state):
        moves = game.legal(state, seats[0])
        played.append((seats[0], moves[rng.below(len(moves))]))
        game.play(state, *played[-1])
    return played


def memory(name: str) -> dict[str, float]:
    """KiB of a finished match among four: all of it with its record, and a bare position."""
    game = registry.find(name)
    setup = settle(game, 4)
    random_match(game, setup, "warm")
    tracemalloc.start()
    matches = [random_match(game, setup, str(number)) for number in range(5)]
    whole = tracemalloc.get_traced_memory()[0] / len(matches)
    state = matches[0].state
    before = tracemalloc.get_traced_memory()[0]
    clones = [game.clone(state) for _ in range(50)]
    position = (tracemalloc.get_traced_memory()[0] - before) / len(clones)
    tracemalloc.stop()
    return {"match_kib": whole / 1024, "position_kib": position / 1024}
