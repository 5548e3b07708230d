"""PettingZoo: `env("kardinal", players=3)`, or a versioned module such as `kardinal_v1`."""

from gildehuis.extras import need

need("pettingzoo", "research", "gildehuis.envs.pettingzoo")

from gildehuis.envs.pettingzoo.make import (  # noqa: E402
    aec_of_parallel,
    env,
    parallel_env,
    raw_env,
)

__all__ = ["aec_of_parallel", "env", "parallel_env", "raw_env"]
