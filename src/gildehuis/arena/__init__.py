"""Bots against bots: series, ratings, balance; on one machine or on Ray."""
