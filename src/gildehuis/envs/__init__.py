"""Every game for AI research: PettingZoo, OpenSpiel and a vectorised environment."""
