"""Running the real command as a person would."""

import os
import subprocess
import sys
from pathlib import Path


def gildehuis(*args: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The `gildehuis` command with these arguments and this typed in."""
    return subprocess.run(
        [sys.executable, "-m", "gildehuis", *map(str, args)],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "COLUMNS": "100", "NO_COLOR": "1"},
    )
