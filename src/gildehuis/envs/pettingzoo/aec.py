"""A game as a PettingZoo AEC environment: seats act one after the other."""

from typing import Any

from pettingzoo import AECEnv

from gildehuis.core.game import AnyGame
from gildehuis.envs.episode import Mask
from gildehuis.envs.pettingzoo.base import Common, Observation
from gildehuis.envs.render import MODES


class GildehuisAEC(Common, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Seats that decide in secret at once are asked one by one; none sees the others' choice.

    `max_cycles` truncates the match after so many decisions. Rewards come at the end: `win`
    (the sum is 0), `points` or `lead`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  (each environment has its own)
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str | AnyGame,
        players: int = 2,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        reward: str = "win",
        options: dict[str, Any] | None = None,
        edition: str | None = None,
    ) -> None:
        AECEnv.__init__(self)
        self.set_up(game, players, 0, max_cycles, render_mode, reward, options, edition)
        self.metadata = self.metadata | {"name": f"{self.table.game.name}_v1"}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._turn_to_next()

    def observe(self, agent: str) -> Observation:
        return {
            "observation": self.match.row(self.seat_of[agent]),
            "action_mask": self._mask(agent),
        }

    def _mask(self, agent: str) -> Mask:
        """Only the agent that is asked now has actions."""
        seat = self.seat_of[agent]
        asked = seat == self.match.seat and not self.truncations.get(agent, True)
        return self.match.mask(seat if asked else -1)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.match.play(self.seat_of[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        result = self.match.result
        if result is not None:
            self.rewards = dict(zip(self.possible_agents, self.worth(result), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.match.decisions >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._turn_to_next()
        if self.render_mode == "human":
            self.render()

    def _turn_to_next(self) -> None:
        seat = self.match.seat
        if seat >= 0 and not any(self.truncations.values()):
            self.agent_selection = self.possible_agents[seat]
        elif self.agents:
            self.agent_selection = self.agents[0]
        self.infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}
