"""A game as a PettingZoo parallel environment: all seats act in every cycle."""

from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from gildehuis.core.game import AnyGame
from gildehuis.envs.episode import Mask
from gildehuis.envs.pettingzoo.base import Common, Observation
from gildehuis.envs.render import MODES

Stepped = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class GildehuisParallel(Common, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """One action more than the game has: the last one waits, which is all an unasked seat can do.

    In each cycle every seat that owed a decision when it began makes one. An illegal action is
    replaced by a random legal one; the agent's info then says `illegal: True`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  (each environment has its own)
        "render_modes": list(MODES),
        "is_parallelizable": True,
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
        self.set_up(game, players, 1, max_cycles, render_mode, reward, options, edition)
        self.metadata = self.metadata | {"name": f"{self.table.game.name}_parallel_v1"}
        self.wait = self.table.actions
        self.cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.begin(seed)
        self.cycles = 0
        return self._observations(), self._infos({})

    def step(self, actions: dict[str, int]) -> Stepped:
        match = self.match
        agents = self.agents
        illegal: dict[str, bool] = {}
        asked = match.to_act[:]
        for seat in asked:
            agent = self.possible_agents[seat]
            if seat in match.to_act:  # an earlier seat's choice may have settled this one's
                illegal[agent] = self._play(seat, int(actions[agent]))
        for agent in agents:
            if self.seat_of[agent] not in asked:
                illegal[agent] = int(actions[agent]) != self.wait
        self.cycles += 1
        result = match.result
        truncated = (
            result is None and self.max_cycles is not None and self.cycles >= self.max_cycles
        )
        worth = [0.0] * len(self.possible_agents) if result is None else self.worth(result)
        observations, infos = self._observations(), self._infos(illegal)
        if result is not None or truncated:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            observations,
            dict(zip(agents, worth, strict=True)),
            dict.fromkeys(agents, result is not None),
            dict.fromkeys(agents, truncated),
            infos,
        )

    def _play(self, seat: int, action: int) -> bool:
        """Carry out a seat's action; True if it was illegal and the dice chose instead."""
        moves = self.match.moves(seat)
        wrong = action not in moves
        if wrong:
            action = list(moves)[int(self._random.integers(len(moves)))]
        self.match.play_move(seat, moves[action])
        return wrong

    def _mask(self, seat: int) -> Mask:
        mask = self.match.mask(seat, self.size)
        if not mask.any():
            mask[self.wait] = 1
        return mask

    def _observations(self) -> dict[str, Observation]:
        return {
            agent: {"observation": self.match.row(seat), "action_mask": self._mask(seat)}
            for agent in self.agents
            for seat in [self.seat_of[agent]]
        }

    def _infos(self, illegal: dict[str, bool]) -> dict[str, dict[str, Any]]:
        return {
            agent: {
                "action_mask": self._mask(self.seat_of[agent]),
                "illegal": illegal.get(agent, False),
            }
            for agent in self.agents
        }

    def state(self) -> Any:
        """All seats' observations in one array, for centralised training."""
        return np.concatenate([self.match.row(seat) for seat in self.seat_of.values()])
