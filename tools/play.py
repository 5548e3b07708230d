"""`make play`: the house opens at once; an engine that is not compiled is compiled beside it.

What is compiled meanwhile is for the next start: this one stays pure Python to its end, its bots'
processes too.
"""

import os
import subprocess
import sys
from pathlib import Path

from tools import compile as compiling

HOUSE = Path(sys.executable).with_name("gildehuis")
LOG = compiling.ROOT / "build" / "compile.log"
OF_MAKE = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")  # the make that called us ends before the other


def main() -> None:
    environment = {key: value for key, value in os.environ.items() if key not in OF_MAKE}
    if compiling.why_not() is None and not compiling.is_done():
        if not compiling.is_at_work():
            compile_beside(environment)
        print(
            "Gildehuis starts in pure Python while its engine is compiled beside it "
            f"({LOG.relative_to(compiling.ROOT)}): from the next start on it is quicker.",
            flush=True,
        )
        environment[compiling.PURE] = "1"
    os.execve(HOUSE, [str(HOUSE), *sys.argv[1:]], environment)


def compile_beside(environment: dict[str, str]) -> None:
    """At the lowest priority, and to its end even if the house is closed before."""
    LOG.parent.mkdir(parents=True, exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        subprocess.Popen(
            ["nice", "-n", "19", "make", "--no-print-directory", "compile"],
            cwd=compiling.ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


if __name__ == "__main__":
    main()
