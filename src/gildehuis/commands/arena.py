"""`gildehuis arena`: bots against bots."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from gildehuis.arena.plot import check_plot, draw
from gildehuis.arena.run import run
from gildehuis.arena.series import plan
from gildehuis.arena.show import tables
from gildehuis.arena.summary import summarize, told
from gildehuis.commands.files import find_edition, parse_options
from gildehuis.commands.parameters import (
    EditionName,
    GameName,
    Json,
    KeptMatches,
    Options,
    RayAddress,
    Seed,
    Workers,
)
from gildehuis.core import registry


def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="Names, comma between; run:COMMAND for your own.")
    ] = "hard,greedy,random",
    games: Annotated[
        int, typer.Option("--games", "-n", help="Matches, rounded up to whole deals.")
    ] = 100,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Players at one table.")
    ] = None,
    seed: Seed = "arena",
    edition: EditionName = None,
    option: Options = None,
    limit: Annotated[float, typer.Option(help="Seconds a decision may take.")] = 10.0,
    workers: Workers = None,
    ray: RayAddress = None,
    out: KeptMatches = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the result, .svg or .png.")] = None,
    json: Json = False,
) -> None:
    """Let bots play bots: every line-up on the same deals, from every seat."""
    chosen = registry.find(game)
    series = plan(
        chosen,
        [name.strip() for name in bots.split(",") if name.strip()],
        games,
        players,
        parse_options(option or []),
        find_edition(chosen, edition),
        seed,
        limit,
    )
    if plot is not None:
        check_plot(plot)
    matches, stopped = run(series, out, workers, ray, None if json else Console(stderr=True))
    summary = summarize(series, matches)
    if json:
        print(msgspec.json.format(msgspec.json.encode(told(series, summary)), indent=2).decode())
    else:
        Console().print(tables(series, summary))
    if plot is not None:
        draw(series, summary, plot)
    if stopped:
        raise typer.Exit(130)
