"""Arguments and options that several commands share, so that they read alike everywhere."""

from pathlib import Path
from typing import Annotated

import typer

from gildehuis.core.refusal import BadInput
from gildehuis.words import LANGUAGES

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game's name.")]
Players = Annotated[int, typer.Option("--players", "-p", help="Number of players.")]
Seed = Annotated[str, typer.Option("--seed", "-s", help="Where randomness starts; any text.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Language = Annotated[str, typer.Option("--language", "-l", help="en, nl or pl.")]
EditionName = Annotated[
    str | None, typer.Option("--edition", help="Name of a shipped edition, or an edition file.")
]
EditionFiles = Annotated[
    list[Path] | None, typer.Option("--edition", help="Edition file that a record may name.")
]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="Table option, name=value.")
]
Plain = Annotated[
    bool, typer.Option("--plain", help="Lines only: for screen readers; the choice for pipes.")
]
Workers = Annotated[
    int | None, typer.Option("--workers", "-w", help="Processes; one per core if not said.")
]
RayAddress = Annotated[
    str | None, typer.Option("--ray", help="Play on the Ray cluster at this address.")
]
KeptMatches = Annotated[
    Path | None, typer.Option("--out", help="Keep every match here; the same command goes on.")
]
SpeedName = Annotated[str, typer.Option("--speed", help="slow, steady, quick or instant.")]


def checked_language(language: str) -> str:
    """BadInput unless we speak it."""
    if language not in LANGUAGES:
        raise BadInput(f'no language "{language}"', "--language", ", ".join(LANGUAGES))
    return language
