"""What every game must keep to, as checks that any author can run on his own game."""

from gildehuis.conformance.broken import Broken
from gildehuis.conformance.suite import CHECKS, Finding, run

__all__ = ["CHECKS", "Broken", "Finding", "run"]
