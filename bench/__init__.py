"""Benchmarks: our engines and their peers, measured in the same run."""
