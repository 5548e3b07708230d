"""What some tests need of the machine: where it is missing they are named and counted as skipped.

With CI=true they fail instead: what checks everything must not pass by checking less.
"""

import os

import pytest


def need(is_here: bool, what: str) -> None:
    if is_here:
        return
    reason = f"needs {what}, which is not here"
    if os.environ.get("CI", "").lower() in ("1", "true"):
        pytest.fail(reason)
    pytest.skip(reason)
