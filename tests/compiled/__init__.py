"""Tests that need the compiled engine: make test-compiled."""
