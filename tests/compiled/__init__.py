"""Tests that need the compiled engine: make unit-modes."""
