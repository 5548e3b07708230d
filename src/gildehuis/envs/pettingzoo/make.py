"""Making PettingZoo environments by the name of a game."""

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import parallel_to_aec

from gildehuis.envs.pettingzoo.aec import GildehuisAEC
from gildehuis.envs.pettingzoo.parallel import GildehuisParallel

ILLEGAL_REWARD = -1.0


def raw_env(game: str, players: int = 2, **settings: Any) -> GildehuisAEC:
    """Seats act one after the other; an illegal action raises. Settings: see GildehuisAEC."""
    return GildehuisAEC(game, players, **settings)


def env(game: str, players: int = 2, **settings: Any) -> AECEnv[str, Any, Any]:
    """The same in PettingZoo's usual wrappers: an illegal action loses the match."""
    wrapped: Any = raw_env(game, players, **settings)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=ILLEGAL_REWARD)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


def parallel_env(game: str, players: int = 2, **settings: Any) -> GildehuisParallel:
    """All seats act in every cycle; one that is not asked waits. See GildehuisParallel."""
    return GildehuisParallel(game, players, **settings)


def aec_of_parallel(game: str, players: int = 2, **settings: Any) -> AECEnv[str, Any, Any]:
    """The parallel environment turned into cycles by PettingZoo's own converter."""
    return parallel_to_aec(parallel_env(game, players, **settings))
