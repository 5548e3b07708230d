"""Kardinal for PettingZoo, version 1: `env(players=3)`, `raw_env`, `parallel_env`."""

from functools import partial

from gildehuis.envs.pettingzoo import make

env = partial(make.env, "kardinal")
raw_env = partial(make.raw_env, "kardinal")
parallel_env = partial(make.parallel_env, "kardinal")
aec_of_parallel = partial(make.aec_of_parallel, "kardinal")
