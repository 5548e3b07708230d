"""The engine on the path, asked line by line: python -m bench.check.worker GROUP…

This and the figures come from the working tree for both sides. They use what is meant to last:
finding and settling games, matches, views, bots by name, the faces' own factories.
"""

import gc
import json
import sys
import time
from importlib import import_module
from pathlib import Path

import gildehuis
from bench.check.figures import Action, Prepare
from gildehuis.engine import is_compiled


def main() -> None:
    answers, sys.stdout = sys.stdout, sys.stderr  # whatever a library prints is no answer
    figures: dict[str, Prepare] = {}
    for group in sys.argv[1:]:
        figures |= import_module(f"bench.check.figures.{group}").FIGURES
    engine = str(Path(gildehuis.__file__).resolve())
    told = {"engine": engine, "compiled": is_compiled(), "figures": list(figures)}
    print(json.dumps(told), file=answers, flush=True)
    prepared, action = "", None
    for line in sys.stdin:
        asked = json.loads(line)
        if action is None or asked["figure"] != prepared:
            prepared = asked["figure"]
            action = figures[prepared](asked["seed"])
            gc.collect()
            gc.freeze()  # what was prepared is not looked through again and again
        seconds, made = work(action, asked["times"])
        print(json.dumps({"seconds": seconds, "made": made}), file=answers, flush=True)


def work(action: Action, times: int) -> tuple[float, int]:
    """CPU time and things made by so many actions, which do the same every time.

    One before them is not counted: since this side's last turn, the other's work has taken the
    caches, and whose turn it was last must not matter.
    """
    gc.collect()
    action()
    made = 0
    start = time.process_time()
    for _ in range(times):
        made += action()
    return time.process_time() - start, made


if __name__ == "__main__":
    main()
