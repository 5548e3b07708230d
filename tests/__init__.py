"""Tests of the house: conformance of every game, each game's own rules, and every face."""
