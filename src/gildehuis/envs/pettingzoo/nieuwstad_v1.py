"""De Poorters van Nieuwstad for PettingZoo, version 1: `env(players=3)` and its kin."""

from functools import partial

from gildehuis.envs.pettingzoo import make

env = partial(make.env, "nieuwstad")
raw_env = partial(make.raw_env, "nieuwstad")
parallel_env = partial(make.parallel_env, "nieuwstad")
aec_of_parallel = partial(make.aec_of_parallel, "nieuwstad")
