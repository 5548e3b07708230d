"""The commands `arena` and `balance`."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from gildehuis.arena.plot import draw
from gildehuis.arena.run import run
from gildehuis.arena.series import plan
from gildehuis.arena.show import tables
from gildehuis.arena.summary import summarize, told
from gildehuis.core import registry
from gildehuis.core.game import Edition
from gildehuis.core.refusal import BadInput

Bots = Annotated[str, typer.Option(help="Names, with commas between: hard,greedy,run:COMMAND")]
Out = Annotated[Path | None, typer.Option(help="Keep every match here; run again to go on.")]


def arena(
    game: Annotated[str, typer.Argument(help="The game.")],
    bots: Bots = "hard,greedy,random",
    games: Annotated[int, typer.Option(help="Matches; rounded up to whole deals.")] = 100,
    players: Annotated[int | None, typer.Option(help="At one table.")] = None,
    seed: Annotated[str, typer.Option(help="Of deals and bots.")] = "arena",
    edition: Annotated[Path | None, typer.Option(help="An edition file of your own.")] = None,
    limit: Annotated[float, typer.Option(help="Seconds a decision may take.")] = 10.0,
    workers: Annotated[int | None, typer.Option(help="Processes; all cores if not said.")] = None,
    ray: Annotated[str | None, typer.Option(help="Address of a Ray cluster.")] = None,
    out: Out = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the result: .svg or .png")] = None,
    json: Annotated[bool, typer.Option("--json", help="Machine output.")] = False,
) -> None:
    """Let bots play against bots, and say who is how strong."""
    found = registry.find(game)
    own = _edition(game, edition)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    series = plan(found, names, games, players, edition=own, seed=seed, limit=limit)
    matches = run(series, out, workers, ray, None if json else Console(stderr=True))
    summary = summarize(series, matches)
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(told(series, summary)), indent=2))
    else:
        Console().print(tables(series, summary))
    if plot is not None:
        draw(series, summary, plot)


def _edition(game: str, path: Path | None) -> Edition | None:
    if path is None:
        return None
    try:
        source = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"cannot be read: {error}", str(path)) from None
    return registry.find(game).own_edition(source, str(path))


def register(app: typer.Typer) -> None:
    """Add the commands to the house's command line."""
    app.command()(arena)
