"""PettingZoo: `env("kardinal", players=3)`, or a versioned module such as `kardinal_v1`.

Every installed game has such a module, those of other packages too.
"""

import sys
from functools import partial
from types import ModuleType

from gildehuis.core import registry
from gildehuis.extras import need

need("pettingzoo", "research", "gildehuis.envs.pettingzoo")

from gildehuis.envs.pettingzoo import make  # noqa: E402
from gildehuis.envs.pettingzoo.make import (  # noqa: E402
    aec_of_parallel,
    env,
    parallel_env,
    raw_env,
)

__all__ = ["aec_of_parallel", "env", "parallel_env", "raw_env"]
_VERSION = "_v1"


def _module(game: str) -> ModuleType:
    """`env`, `raw_env` … of one game, as PettingZoo's own games have them."""
    module = ModuleType(f"{__name__}.{game}{_VERSION}", f"{game} for PettingZoo, version 1.")
    for name in __all__:
        setattr(module, name, partial(getattr(make, name), game))
    return module


for _game in registry.names():
    sys.modules[f"{__name__}.{_game}{_VERSION}"] = _module(_game)


def __getattr__(name: str) -> ModuleType:
    """`from gildehuis.envs.pettingzoo import kardinal_v1`."""
    found = sys.modules.get(f"{__name__}.{name}")
    if found is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return found
