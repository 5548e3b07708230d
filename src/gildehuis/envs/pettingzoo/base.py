"""What the two kinds of PettingZoo environment share: spaces, seeds, pictures."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from gildehuis.core.game import AnyGame, Named
from gildehuis.core.refusal import BadInput
from gildehuis.envs.episode import Episode, Floats, Table
from gildehuis.envs.render import MODES, Pixels, render
from gildehuis.envs.rewards import reward_named

Observation = dict[str, Any]  # "observation": floats, "action_mask": 0 or 1 per action


class Common:
    """Settings and spaces; `extra` actions come after those of the game."""

    def set_up(
        self,
        game: str | AnyGame,
        players: int,
        extra: int,
        max_cycles: int | None,
        render_mode: str | None,
        reward: str,
        options: dict[str, Any] | None,
        edition: str | None,
    ) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise BadInput(f'no render mode "{render_mode}"', "render_mode", ", ".join(MODES))
        self.table = Table(game, players, options, edition)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.worth = reward_named(reward)
        self.size = self.table.actions + extra
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces: dict[str, Any] = {a: self._actions() for a in self.possible_agents}
        self.observation_spaces: dict[str, Any] = {a: self._rows() for a in self.possible_agents}
        self._random = np.random.default_rng()
        self.episode: Episode | None = None

    def _actions(self) -> spaces.Discrete:
        return spaces.Discrete(self.size)

    def _rows(self) -> spaces.Dict:
        high = np.ones(self.table.size, np.float32)
        return spaces.Dict(
            {
                "observation": spaces.Box(self.table.low, high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (self.size,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> Episode:
        """A fresh match; without a seed the next of the last seed's matches."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.episode = Episode(self.table, str(self._random.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        return self.episode

    @property
    def match(self) -> Episode:
        if self.episode is None:
            raise BadInput("no match yet", "environment", "call reset() first")
        return self.episode

    def render(self) -> str | Pixels | None:
        """The match as a spectator sees it, in the render mode chosen."""
        if self.render_mode is None:
            return None
        return render(self.table.game, self.match.state, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def planes(self, observation: Floats) -> dict[str, Floats]:
        """The named slices of an observation, each in its shape."""
        return self.table.named(observation)

    def name(self, agent: str, action: int) -> Named:
        """The named move that an action stands for now."""
        return self.match.name(self.seat_of[agent], action)

    def number(self, agent: str, named: Named) -> int:
        """The action that stands for a named move now."""
        return self.match.number(self.seat_of[agent], named)
