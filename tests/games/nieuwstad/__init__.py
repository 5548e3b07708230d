"""Tests of De Poorters van Nieuwstad."""
