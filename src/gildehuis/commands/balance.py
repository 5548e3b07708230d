"""`gildehuis balance`: is the game fair, and is everything in it worth having?"""

from typing import Annotated

import msgspec
import typer
from rich.console import Console

from gildehuis.arena.balance import told, weigh
from gildehuis.arena.run import run
from gildehuis.arena.series import plan
from gildehuis.arena.show_balance import screen
from gildehuis.commands.files import find_edition, parse_options
from gildehuis.commands.parameters import (
    EditionName,
    GameName,
    Json,
    KeptMatches,
    Options,
    Players,
    RayAddress,
    Seed,
    Workers,
)
from gildehuis.core import registry


def balance(
    game: GameName,
    players: Players = 2,
    bot: Annotated[str, typer.Option(help="Who plays, at every seat.")] = "greedy",
    games: Annotated[int, typer.Option("--games", "-n", help="Number of matches.")] = 200,
    seed: Seed = "balance",
    edition: EditionName = None,
    option: Options = None,
    workers: Workers = None,
    ray: RayAddress = None,
    out: KeptMatches = None,
    json: Json = False,
) -> None:
    """Report seat advantage, length, spread of points, and what is used by those who win."""
    chosen = registry.find(game)
    series = plan(
        chosen,
        [bot] * players,
        games,
        players,
        parse_options(option or []),
        find_edition(chosen, edition),
        seed,
        uses=True,
    )
    matches, stopped = run(series, out, workers, ray, None if json else Console(stderr=True))
    if matches:
        found = weigh(series, matches)
        if json:
            told_ = msgspec.json.encode(told(series, found))
            print(msgspec.json.format(told_, indent=2).decode())
        else:
            Console().print(screen(series, found))
    if stopped:
        raise typer.Exit(130)
