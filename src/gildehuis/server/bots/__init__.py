"""Bots at tables: who lets them play, where they think."""
