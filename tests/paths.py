"""Where tests and fixtures lie."""

from pathlib import Path

TESTS = Path(__file__).parent
ROOT = TESTS.parent
