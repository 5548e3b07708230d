"""A tournament: every bot meets every other from every seat, with ratings and a table."""

import sys

from rich.console import Console

from gildehuis.arena.run import run
from gildehuis.arena.series import plan
from gildehuis.arena.show import tables
from gildehuis.arena.summary import summarize
from gildehuis.core import registry


def main(game: str = "kardinal", games: str = "30", *bots: str) -> None:
    names = list(bots) or ["random", "greedy", "mcts:nodes=30"]
    series = plan(registry.find(game), names, int(games), players=2, seed="tournament")
    matches, _ = run(series, workers=1)
    Console().print(tables(series, summarize(series, matches)))


if __name__ == "__main__":
    main(*sys.argv[1:])
