"""Flandern 1302: every rule, read as it stands."""
