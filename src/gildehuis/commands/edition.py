"""`gildehuis edition`: check an edition file, or print an edition as tables."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from gildehuis.commands.files import find_edition, read_text
from gildehuis.commands.parameters import EditionName, GameName, Json
from gildehuis.core import registry
from gildehuis.core.edition_file import Tables
from gildehuis.core.game import Edition
from gildehuis.core.refusal import BadInput

app = typer.Typer(help="Component data that can be corrected by whoever owns the box.")


@app.command()
def check(file: Annotated[Path, typer.Argument(metavar="FILE")], json: Json = False) -> None:
    """Is this a usable edition? If not: file, line, key and reason."""
    source = read_text(file)
    name = Tables(source, str(file)).take(("game",), str, "the name of a game")
    edition = registry.find(name).own_edition(source, str(file))
    if json:
        answer = {"ok": True, "game": name, "edition": edition.name, "digest": edition.digest}
        print(msgspec.json.encode(answer).decode())
    else:
        print(f'{file}: a usable edition of {name}, called "{edition.name}"')


@app.command()
def show(
    game: GameName,
    edition: EditionName = None,
    source: Annotated[
        bool, typer.Option("--source", help="Print the file itself, to correct a copy of it.")
    ] = False,
) -> None:
    """Print an edition as tables."""
    chosen = registry.find(game)
    found = find_edition(chosen, edition)
    if not chosen.editions:
        raise BadInput(f"{game} has no editions", "edition", "nothing in it is reconstructed")
    if not isinstance(found, Edition):
        found = chosen.shipped_edition(found or chosen.editions[0])
    if source:
        print(found.source, end="")
        return
    console = Console()
    console.print(f"{game}: {found.name}", style="bold")
    for title, headers, rows in chosen.edition_tables(found):
        table = Table(*headers, title=title, title_justify="left")
        for row in rows:
            table.add_row(*(str(cell) for cell in row))
        console.print(table)
