"""Documents from measurements: `python -m gildehuis.arena.publish strength` (or `balance`).

Matches are kept in build/, so a run that is stopped goes on where it was.
"""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from gildehuis.arena.balance import weigh
from gildehuis.arena.run import run
from gildehuis.arena.series import Series, plan
from gildehuis.arena.show_balance import markdown
from gildehuis.arena.store import Store
from gildehuis.arena.strength import CLAIMS, HEAD, no_row, row, series_of
from gildehuis.arena.summary import summarize
from gildehuis.arena.table import Played
from gildehuis.core import registry

KEPT = Path("build")
BEGIN, END = "<!-- made by make {what}: begin -->", "<!-- made by make {what}: end -->"
LIMIT, PATIENCE = 10.0, 600.0  # seconds after which a decision is a forfeit
NO_CLOCK = (
    "Played by nodes alone: `medium` and `hard` had all the nodes of their level, and their clocks "
    "did not run, because the machine was not theirs alone. Where the clock is not reached they "
    "play the same moves. The times are those of a shared machine."
)

app = typer.Typer(help=__doc__, add_completion=False)
Games = Annotated[str, typer.Option(help="Names, comma between; all if not said.")]
Scale = Annotated[float, typer.Option(help="Longer (2) or shorter (0.5) series; 0 plays nothing.")]


@app.command()
def strength(
    games: Games = "",
    scale: Scale = 1.0,
    clock: Annotated[
        bool,
        typer.Option(help="--no-clock: `medium` and `hard` by nodes alone, whatever it takes."),
    ] = True,
    page: Path = Path("docs/bots.md"),
) -> None:
    """Measure the bots and write the table into docs/bots.md."""
    parts: list[str] = [] if clock else [NO_CLOCK, ""]
    for game in _chosen(games):
        parts += [f"### {game.capitalize()}", "", HEAD]
        for claim in CLAIMS:
            played = claim if clock else claim.without_clock(game)
            series = series_of(game, played, scale, LIMIT if clock else PATIENCE)
            matches = _play(series, played.file(game), scale)
            if matches:
                parts.append(row(claim, played.bot, summarize(series, matches)))
            else:
                parts.append(no_row(claim))
        parts.append("")
    insert(page, "strength", "\n".join(parts))


@app.command()
def balance(
    games: Games = "",
    scale: Scale = 1.0,
    bot: str = "greedy",
    page: Path = Path("docs/balance.md"),
) -> None:
    """Measure the games and write the report into docs/balance.md."""
    parts: list[str] = []
    for game in _chosen(games):
        found = registry.find(game)
        parts += [f"## {game.capitalize()}", ""]
        for players in found.players:
            count = max(2, round(200 * scale))
            series = plan(found, [bot] * players, count, players, seed="balance", uses=True)
            matches = _play(
                series, f"balance-{game}-{players}-{bot.replace(':', '-')}.jsonl", scale
            )
            if matches:
                parts.append(markdown(series, weigh(series, matches)))
            else:
                parts.append(f"### {players} players\n\nNot measured yet.\n")
    insert(page, "balance", "\n".join(parts))


def _chosen(games: str) -> list[str]:
    return [name for name in games.split(",") if name] or list(registry.names())


def _play(series: Series, name: str, scale: float) -> list[Played]:
    """Play what is missing and is asked for; all there is."""
    if not scale:
        if not (KEPT / name).exists():
            return []
        with Store(series, KEPT / name) as store:
            return store.matches()
    matches, stopped = run(series, KEPT / name, console=Console(stderr=True))
    if stopped:
        raise typer.Exit(130)
    return matches


def insert(page: Path, what: str, text: str) -> None:
    """Put the text between the page's marks, in place of what was there."""
    whole = page.read_text(encoding="utf-8")
    begin, end = BEGIN.format(what=what), END.format(what=what)
    before, _, rest = whole.partition(begin)
    _, _, after = rest.partition(end)
    page.write_text(f"{before}{begin}\n{text}\n{end}{after}", encoding="utf-8")


if __name__ == "__main__":
    app()
