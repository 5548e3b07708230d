"""How peers are timed: whole matches until the seconds of CPU time are spent; a line of JSON."""

import json
import sys
import time
from collections.abc import Callable


def run(play: Callable[[int], int], what: str = "decisions_per_second") -> None:
    """`play(seed)` plays one match and says how many decisions (or simulations) that were."""
    seconds, seed = float(sys.argv[1]), int(sys.argv[2])
    play(seed)  # what is loaded or computed once is not counted
    done = matches = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        matches += 1
        done += play(seed + matches)
    print(json.dumps({what: done / spent, "matches_per_second": matches / spent}))
