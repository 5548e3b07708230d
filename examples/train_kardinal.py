"""Train a small policy to beat `random` at Kardinal: policy gradient in NumPy, two minutes.

    python examples/train_kardinal.py --seconds 120

In the style of CleanRL: one file, nothing hidden. The policy scores every legal action by a small
network that looks at the 5 × 5 squares around it; it learns from how its lead in points grows.
"""

import argparse
import time

import numpy as np
from numpy.typing import NDArray

from gildehuis.envs.vector import Vector
from gildehuis.games.kardinal import arrays as kardinal

Array = NDArray[np.float32]
PLANES, ROWS, COLUMNS = len(kardinal.PLANES), kardinal.ROWS, kardinal.COLUMNS
KINDS = 17 + kardinal.FAR - kardinal.STONE + 1  # on a square; stones, keep, decline; far away
FEATURES = PLANES * 25 + KINDS
HIDDEN = 48
FORESIGHT = 0.8  # how much of the next decision's gain counts for this one


class Policy:
    """features → tanh → one number per action; Adam."""

    def __init__(self, seed: int) -> None:
        dice = np.random.default_rng(seed)
        self.weights: list[Array] = [
            (dice.standard_normal((FEATURES, HIDDEN)) / 8).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (dice.standard_normal((HIDDEN, 1)) / 50).astype(np.float32),
        ]
        self.first = [np.zeros_like(w) for w in self.weights]
        self.second = [np.zeros_like(w) for w in self.weights]
        self.updates = 0

    def scores(self, features: Array) -> tuple[Array, Array]:
        into, bias, out = self.weights
        hidden = np.tanh(features @ into + bias)
        return (hidden @ out)[:, 0], hidden

    def learn(self, features: Array, hidden: Array, push: Array, rate: float = 3e-3) -> None:
        """Climb along `push`, the wished change of every action's score."""
        out = self.weights[2]
        back = (push[:, None] @ out.T) * (1 - hidden**2)
        gradients = [features.T @ back, back.sum(0), hidden.T @ push[:, None]]
        self.updates += 1
        for n, gradient in enumerate(gradients):
            self.first[n] += 0.1 * (gradient - self.first[n])
            self.second[n] += 0.01 * (gradient**2 - self.second[n])
            step = self.first[n] / (1 - 0.9**self.updates)
            size = np.sqrt(self.second[n] / (1 - 0.99**self.updates)) + 1e-6
            self.weights[n] += (rate * step / size).astype(np.float32)


def look_around(town: Array, actions: NDArray[np.int64]) -> Array:
    """The features of each action: what stands around its square, and of which kind it is."""
    features = np.zeros((len(actions), FEATURES), np.float32)
    padded = np.pad(town, ((0, 0), (2, 2), (2, 2)))
    for n, action in enumerate(actions.tolist()):
        if action < kardinal.STONE:
            kind, square = divmod(action, kardinal.WINDOW)
            row, column = divmod(square, COLUMNS)
            features[n, : PLANES * 25] = padded[:, row : row + 5, column : column + 5].ravel()
        else:
            kind = min(17 + action - kardinal.STONE, KINDS - 1)
        features[n, PLANES * 25 + kind] = 1
    return features


def choose(
    policy: Policy, row: Array, mask: NDArray[np.int8], dice: np.random.Generator, best: bool
) -> tuple[int, tuple[Array, Array, Array]]:
    """An action, and what is needed to learn from it: features, hidden layer, ∂ log p / ∂ score."""
    legal = np.flatnonzero(mask)
    town = row[: PLANES * kardinal.WINDOW].reshape(PLANES, ROWS, COLUMNS)
    features = look_around(town, legal)
    scores, hidden = policy.scores(features)
    chances = np.exp(scores - scores.max())
    chances /= chances.sum()
    n = int(chances.argmax()) if best else int(dice.choice(len(legal), p=chances))
    push = -chances
    push[n] += 1
    return int(legal[n]), (features, hidden, push)


def train(seconds: float, seed: int = 1, matches: int = 32, updates: int = 10_000) -> Policy:
    """Play against `random` from both seats and learn from how the lead grew."""
    world = Vector("kardinal", 2, matches, seed)
    dice = np.random.default_rng(seed)
    policy = Policy(seed)
    score = world.table.arrays.start["score"]
    steps: list[list[tuple[Array, Array, Array]]] = [[] for _ in range(matches)]
    leads: list[list[float]] = [[] for _ in range(matches)]
    finished, begun = 0, time.monotonic()
    batch: list[tuple[Array, Array, Array]] = []
    while time.monotonic() - begun < seconds and policy.updates < updates:
        now = world.now
        actions = world.sample()
        for at in range(matches):
            if now.seats[at] == at % 2:  # the learner's seat; the other plays at random
                row = now.rows[at]
                leads[at].append(float(row[score] - row[score + 1]) * 60)
                actions[at], step = choose(policy, row, now.masks[at], dice, best=False)
                steps[at].append(step)
        done = world.step(actions).done
        for at in np.flatnonzero(done).tolist():
            finished += 1
            batch += gains(steps[at], leads[at])
            steps[at], leads[at] = [], []
        if len(batch) > 600:
            features, hidden, push = (np.concatenate(part) for part in zip(*batch, strict=True))
            policy.learn(features, hidden, (push / len(batch)).astype(np.float32))
            batch = []
            print(f"\r{finished} matches, {policy.updates} updates", end="", flush=True)
    print()
    return policy


def gains(
    steps: list[tuple[Array, Array, Array]], leads: list[float]
) -> list[tuple[Array, Array, Array]]:
    """The steps with their push weighed by how the lead grew afterwards."""
    weighed = []
    ahead = 0.0
    for n in range(len(steps) - 2, -1, -1):
        ahead = leads[n + 1] - leads[n] + FORESIGHT * ahead
        features, hidden, push = steps[n]
        weighed.append((features, hidden, (push * np.float32(ahead)).astype(np.float32)))
    return weighed


def win_share(policy: Policy | None, matches: int = 200, seed: int = 99) -> float:
    """How many of so many matches against `random` the policy wins, draws counted half."""
    world = Vector("kardinal", 2, min(matches, 50), seed)
    dice = np.random.default_rng(seed)
    won, counted = 0.0, 0
    while counted < matches:
        now = world.now
        actions = world.sample()
        for at in range(world.matches):
            if policy is not None and now.seats[at] == at % 2:
                actions[at], _ = choose(policy, now.rows[at], now.masks[at], dice, best=True)
        step = world.step(actions)
        for at in np.flatnonzero(step.done).tolist():
            won += (1 + step.rewards[at, at % 2]) / 2
            counted += 1
    return won / counted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(f"untrained, it wins {win_share(Policy(given.seed)):.0%} against random")
    policy = train(given.seconds, given.seed)
    print(f"trained, it wins {win_share(policy):.0%} against random")


if __name__ == "__main__":
    main()
