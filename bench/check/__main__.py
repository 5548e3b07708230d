"""`make bench-check REV=…`: is anything slower in the working tree than in a revision?

Both are measured in pairs, and a figure fails when all of its 95 % interval lies beyond the limit.
What the rounds leave unsure gets as many again, once.
"""

import argparse
import json
import os
import sys
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track

from bench.check import served
from bench.check.interval import FEWEST, Compared
from bench.check.pairs import GROUPS, Plan, Rounds
from bench.check.revision import ROOT, checked_out, lines
from bench.check.show import show
from gildehuis.engine import is_compiled

LIMIT = 0.05
KNOWN = (*GROUPS, served.FIGURES[0].partition(":")[0])


def main() -> None:
    given = _words().parse_args()
    pure = given.pure or not is_compiled()
    with checked_out(given.revision, compiled=not pure) as tree:
        plan = _plan(given, tree, pure)
        rounds = measure(plan, given.limit)
        counted = {"old": lines(tree), "new": lines(ROOT)}
    found: dict[str, Any] = {
        "revision": given.revision,
        "compiled": not pure,
        "limit": given.limit,
        "load": os.getloadavg()[0],
        "lines": counted,
        "figures": told(rounds, given.limit),
    }
    if given.json:
        print(json.dumps(found, indent=1))
    else:
        show(found, Console())
    if slower := slowed(rounds.compared(), given.limit):
        sys.exit(f"slower than {given.revision} by over {given.limit:.0%}: {', '.join(slower)}")


def measure(plan: Plan, limit: float) -> Rounds:
    """All the rounds, and as many again of what is unsure after them."""
    rounds = Rounds(plan)
    console = Console(stderr=True)
    first = range(plan.rounds)
    rounds.run(track(first, "rounds", console=console), plan.wants)
    for word in plan.only:
        if not any(figure.startswith(word) for figure in rounds.speeds):
            sys.exit(f'no figure begins with "{word}"; there are {", ".join(rounds.speeds)}')
    compared = rounds.compared()
    unsure = {name for name in compared if compared[name].verdict(limit) == "unsure"}
    if unsure and plan.again:
        again = range(plan.rounds, 2 * plan.rounds)
        with suppress(KeyboardInterrupt):  # on a busy machine this takes long: tell what is known
            rounds.run(track(again, f"{len(unsure)} unsure", console=console), unsure.__contains__)
    return rounds


def slowed(compared: dict[str, Compared], limit: float) -> list[str]:
    """The figures that are shown to be too slow."""
    return [name for name, figure in compared.items() if figure.verdict(limit) == "slower"]


def told(rounds: Rounds, limit: float) -> dict[str, Any]:
    return {
        name: asdict(figure)
        | {"rounds": len(rounds.speeds[name]), "verdict": figure.verdict(limit)}
        for name, figure in rounds.compared().items()
    }


def _plan(given: argparse.Namespace, tree: Path, pure: bool) -> Plan:
    plan = Plan(tree, ROOT, given.only, pure)
    if given.quick:
        plan = replace(plan, rounds=FEWEST, seconds=0.003, pieces=1, tables=1, loads=2, again=False)
    return replace(plan, rounds=given.rounds or plan.rounds)


def _words() -> argparse.ArgumentParser:
    words = argparse.ArgumentParser(prog="make bench-check", description=__doc__)
    words.add_argument("revision")
    words.add_argument("--only", type=_only, default=(), help="figures that begin so: views,search")
    words.add_argument("--rounds", type=_rounds, help="more narrow the intervals")
    words.add_argument("--limit", type=float, default=LIMIT, help="0.05: slower by 5 %% fails")
    words.add_argument("--quick", action="store_true", help="short: tells big losses only")
    words.add_argument("--pure", action="store_true", help="compare the pure engines")
    words.add_argument("--json", action="store_true", help="machine output")
    return words


def _only(text: str) -> tuple[str, ...]:
    words = tuple(text.split(","))
    for word in words:
        if not word.startswith(KNOWN):
            raise argparse.ArgumentTypeError(f'no figure "{word}"; groups: {", ".join(KNOWN)}')
    return words


def _rounds(text: str) -> int:
    if int(text) < FEWEST:
        raise argparse.ArgumentTypeError(f"{FEWEST} at the least, for an interval of 95 %")
    return int(text)


if __name__ == "__main__":
    main()
