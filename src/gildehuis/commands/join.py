"""`gildehuis join`: play at a table of a server."""

import asyncio
import getpass
import sys
from typing import Annotated

import typer

from gildehuis.commands.parameters import Language, Plain, SpeedName, checked_language
from gildehuis.core import registry
from gildehuis.terminal import speed as speeds
from gildehuis.terminal.plain import Left, PlainFace
from gildehuis.terminal.remote import RemoteTable
from gildehuis.terminal.site import Site
from gildehuis.words import speech


def join(
    url: Annotated[str, typer.Argument(metavar="URL", help="Link to a table, or an invitation.")],
    name: Annotated[str | None, typer.Option(help="How the others see you.")] = None,
    language: Language = "en",
    speed: SpeedName = "quick",
    plain: Plain = False,
) -> None:
    """Sit down at a table of a server and play there; with no seat free you watch."""
    checked_language(language)
    pace = speeds.find(speed)
    site = Site(url)
    table = site.enter(name or _own_name())
    game = registry.find(table["game"])
    setup = site.setup(table)
    words = speech(language, game, setup.edition)
    runner = RemoteTable(site, table, setup, words)
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        try:
            asyncio.run(runner.run(PlainFace(game, words, talk=runner.talk)))
        except Left:
            return
    else:
        from gildehuis.terminal.app import TableApp  # noqa: PLC0415 — screens are slow to load

        TableApp(game, words, runner, speed=pace, talk=runner.talk).run()


def _own_name() -> str:
    try:
        return getpass.getuser()[:24].capitalize()
    except (KeyError, OSError):
        return "Guest"
