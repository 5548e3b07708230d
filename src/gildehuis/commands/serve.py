"""The commands of the server: `serve`, `load`, `backup`, `restore`.

What they need is imported when they run: the other commands should not wait for it.
"""

# ruff: noqa: PLC0415

from pathlib import Path
from typing import Annotated

import typer

Config = Annotated[Path | None, typer.Option(help="a TOML file with settings")]
Database = Annotated[
    str | None, typer.Option(help="sqlite:///FILE or postgresql://…; default: a file of yours")
]


def serve(
    database: Database = None,
    host: Annotated[str | None, typer.Option(help="address to listen on")] = None,
    port: Annotated[int | None, typer.Option(help="port to listen on")] = None,
    config: Config = None,
    browser: Annotated[bool, typer.Option(help="open the browser")] = False,
) -> None:
    """Serve tables on the web until told to stop."""
    from gildehuis.server.model.settings import load as load_settings
    from gildehuis.server.run import run

    run(load_settings(config, database=database, host=host, port=port), browser)


def load(
    url: Annotated[str | None, typer.Argument(help="a server; default: one of its own")] = None,
    tables: Annotated[int, typer.Option(min=1)] = 50,
    people: Annotated[int, typer.Option(min=2, max=4, help="per table")] = 4,
    game: str = "kardinal",
    rate: Annotated[float, typer.Option(help="moves per table and second; 0: all it can")] = 1.0,
    database: Database = None,
    seed: int = 1,
    json: Annotated[bool, typer.Option("--json", help="machine output")] = False,
) -> None:
    """Play whole matches over real sockets, then check every message against the records."""
    from gildehuis.server.load.report import run_load

    run_load(url, tables, people, game, rate, database, seed, json)


def backup(
    file: Annotated[Path, typer.Argument(help="where to write it")],
    database: Database = None,
    config: Config = None,
) -> None:
    """Write everything a server keeps into one file, also while it runs."""
    from gildehuis.server.model.settings import load as load_settings
    from gildehuis.server.store.backup import backup as write

    rows = write(load_settings(config, database=database).database_url(), file)
    typer.echo(f"{rows} rows written to {file}")


def restore(
    file: Annotated[Path, typer.Argument(help="a file of `backup`", exists=True)],
    database: Database = None,
    config: Config = None,
) -> None:
    """Fill an empty database from a backup; the kind of database may be another."""
    from gildehuis.server.model.settings import load as load_settings
    from gildehuis.server.store.backup import restore as read

    rows = read(load_settings(config, database=database).database_url(), file)
    typer.echo(f"{rows} rows restored from {file}")
