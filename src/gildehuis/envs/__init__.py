"""Every game for AI research: PettingZoo, OpenSpiel and a vectorised environment."""

from gildehuis.extras import need

need("numpy", "research", "gildehuis.envs")
