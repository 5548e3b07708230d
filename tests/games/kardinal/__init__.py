"""Tests of kardinal."""
