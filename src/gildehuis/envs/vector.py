"""Many matches stepped together: NumPy arrays in, NumPy arrays out."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gildehuis.core.game import AnyGame
from gildehuis.core.refusal import BadInput
from gildehuis.core.rng import Rng, seed_state
from gildehuis.envs.episode import Episode, Floats, Mask, Table
from gildehuis.envs.rewards import reward_named


@dataclass
class Step:
    """What N matches show. Arrays are reused by the next step: copy what you keep."""

    rows: Floats  # (N, size): what the seat to act knows
    masks: Mask  # (N, actions): its legal actions
    seats: NDArray[np.int64]  # (N,): the seat to act
    rewards: Floats  # (N, players): of the matches that just ended, 0 elsewhere
    done: NDArray[np.bool_]  # (N,): the match ended, and rows, masks and seats are the next one's


class Vector:
    """N matches of one game. A match that ends is replaced by a fresh one at once."""

    def __init__(
        self,
        game: str | AnyGame,
        players: int,
        matches: int = 64,
        seed: int | str = 0,
        reward: str = "win",
        options: dict[str, Any] | None = None,
        edition: str | None = None,
    ) -> None:
        if matches < 1:
            raise BadInput(f"{matches} matches", "matches", "at least 1")
        self.table = Table(game, players, options, edition)
        self.matches = matches
        self.players = players
        self.actions = self.table.actions
        self.size = self.table.size
        self._worth = reward_named(reward)
        self.reset(seed)

    def reset(self, seed: int | str = 0) -> Step:
        """Fresh matches; the same seed gives the same ones."""
        self.seed = str(seed)
        self.started = 0
        self.episodes = [self._fresh() for _ in range(self.matches)]
        self._moves: list[dict[int, int]] = [{}] * self.matches
        self.now = Step(
            np.zeros((self.matches, self.size), np.float32),
            np.zeros((self.matches, self.actions), np.int8),
            np.zeros(self.matches, np.int64),
            np.zeros((self.matches, self.players), np.float32),
            np.zeros(self.matches, np.bool_),
        )
        for at in range(self.matches):
            self._look(at)
        return self.now

    def _fresh(self) -> Episode:
        self.started += 1
        return Episode(self.table, f"{self.seed}/{self.started}")

    def step(self, actions: NDArray[np.int64]) -> Step:
        """One decision in every match."""
        self.now.rewards.fill(0)
        self.now.done.fill(False)
        for at, action in enumerate(actions.tolist()):
            episode = self.episodes[at]
            move = self._moves[at].get(action)
            if move is None:
                raise BadInput(f"action {action} is not legal in match {at}", "actions", "masks")
            episode.play_move(episode.seat, move)
            result = episode.result
            if result is not None:
                self.now.rewards[at] = self._worth(result)
                self.now.done[at] = True
                self.episodes[at] = self._fresh()
            self._look(at)
        return self.now

    def _look(self, at: int) -> None:
        episode, now = self.episodes[at], self.now
        seat = episode.seat
        moves = episode.moves(seat)
        now.masks[at, list(self._moves[at])] = 0
        now.masks[at, list(moves)] = 1
        self._moves[at] = moves
        now.seats[at] = seat
        now.rows[at] = episode.row(seat)

    def sample(self, rng: Rng | None = None) -> NDArray[np.int64]:
        """A random legal action for every match."""
        rng = rng or self._dice
        picked = [list(moves)[rng.below(len(moves))] for moves in self._moves]
        return np.array(picked, np.int64)

    @property
    def _dice(self) -> Rng:
        if not hasattr(self, "_own_dice"):
            self._own_dice = Rng(seed_state(self.seed, -1))
        return self._own_dice
