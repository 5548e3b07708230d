"""Tests of Guilds, one file per topic, tied to the rule ids of its rulebook."""
