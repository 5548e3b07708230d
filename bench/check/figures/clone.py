"""Positions cloned per second, all along a match among four."""

from bench.check.figures import MANY, Action, by_game, positions

EVERY = 10  # decisions
OFTEN = 20


def prepare(name: str, seed: int) -> Action:
    found = list[object]()
    for match in positions(name, MANY, seed, EVERY):
        found.append(match.game.clone(match.state))
    clone = match.game.clone

    def clone_all() -> int:
        for state in found:
            for _ in range(OFTEN):
                clone(state)
        return OFTEN * len(found)

    return clone_all


FIGURES = by_game("clone", prepare)
