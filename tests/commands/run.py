"""Running the command as a person would: in a process of its own, or, sooner, in this one."""

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

from gildehuis.cli import main

ENVIRONMENT = {"COLUMNS": "100", "NO_COLOR": "1"}
Done = subprocess.CompletedProcess[str]


def process(*args: str | Path | int, typed: str = "") -> Done:
    """The `gildehuis` command with these arguments and this typed in, through real pipes."""
    return subprocess.run(
        [sys.executable, "-m", "gildehuis", *map(str, args)],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, **ENVIRONMENT},
    )


def gildehuis(*args: str | Path | int, typed: str = "") -> Done:
    """The same command without a new process: all it wrote, and its exit code."""
    argv = ["gildehuis", *map(str, args)]
    out, err = io.StringIO(), io.StringIO()
    with (
        patch.object(sys, "argv", argv),
        patch.object(sys, "stdin", io.StringIO(typed)),
        patch.dict(os.environ, ENVIRONMENT),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as left:
            code = left.code
    return Done(argv, code if isinstance(code, int) else 0, out.getvalue(), err.getvalue())
