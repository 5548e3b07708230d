"""What every game must keep to, as checks that any author can run on his own game."""

from gildehuis.conformance.broken import Broken, Known
from gildehuis.conformance.suite import CHECKS, Finding, Group, grouped, judge, run

__all__ = ["CHECKS", "Broken", "Finding", "Group", "Known", "grouped", "judge", "run"]
