"""The value of a Guilds position, for bots."""
