"""`gildehuis replay` and `gildehuis watch`: matches to look at, step by step or by themselves."""

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from gildehuis.commands.files import find_edition, lines, parse_options, setup_of
from gildehuis.commands.parameters import (
    EditionFiles,
    EditionName,
    Language,
    Options,
    Plain,
    SpeedName,
    checked_language,
)
from gildehuis.core import registry
from gildehuis.core.record import Record, decode
from gildehuis.core.refusal import BadInput
from gildehuis.core.setup import settle
from gildehuis.terminal import seats as seating
from gildehuis.terminal import speed as speeds
from gildehuis.terminal.frames import Reel
from gildehuis.terminal.plain_reel import tell, walk
from gildehuis.words import speech

BOTS = "bots"
Which = Annotated[int, typer.Option("--match", "-m", help="Which match of the file.")]
Viewer = Annotated[
    int | None, typer.Option("--viewer", help="Seat whose eyes to use; else a spectator's.")
]


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Records, one a line.")],
    match: Which = 1,
    at: Annotated[int | None, typer.Option("--at", help="Show only the position here.")] = None,
    viewer: Viewer = None,
    edition: EditionFiles = None,
    language: Language = "en",
    speed: SpeedName = "steady",
    plain: Plain = False,
) -> None:
    """Step through a record: arrows, space plays it. Without a terminal it prints all."""
    reel = _recorded(file, match, edition or [], language)
    if viewer is not None and not 0 <= viewer < len(reel.names):
        raise BadInput(f"no seat {viewer}", "--viewer", f"0 to {len(reel.names) - 1}")
    if at is not None:
        last = len(reel.frames) - 1
        if not 0 <= at <= last:
            raise BadInput(f"no position {at}", "--at", f"0 to {last}")
        tell(reel, at, viewer)
    else:
        _show(reel, viewer, speed, plain, playing=False)


def watch(
    what: Annotated[
        str,
        typer.Argument(
            metavar="FILE|GAME|BOTS", help="A record, a game, or bots with a comma between."
        ),
    ] = BOTS,
    game: Annotated[str, typer.Option(help="What the bots play.")] = "kardinal",
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Number of bots; 2 if not said.")
    ] = None,
    match: Which = 1,
    seed: Annotated[str | None, typer.Option(help="To see the same match again.")] = None,
    viewer: Viewer = None,
    edition: EditionName = None,
    option: Options = None,
    language: Language = "en",
    speed: SpeedName = "steady",
    plain: Plain = False,
) -> None:
    """Watch a recorded match, or bots as they play; space pauses, arrows step."""
    if Path(what).is_file():
        own = [Path(edition)] if edition else []
        _show(_recorded(Path(what), match, own, language), viewer, speed, plain, playing=True)
        return
    if what in registry.names():
        what, game = BOTS, what
    chosen = registry.find(game)
    checked_language(language)
    typed = ",".join(["easy"] * (players or 2)) if what == BOTS else what
    seats = seating.parse(typed, speech(language))
    if any(seat.bot is None for seat in seats):
        raise BadInput(f'"{what}"', "watch", "a file, a game, or bots with a comma between")
    if players is not None and players != len(seats):
        raise BadInput(f"{len(seats)} bots for {players} players", "--players", "one each")
    edition_found = find_edition(chosen, edition)
    setup = settle(chosen, len(seats), parse_options(option or []), edition_found)
    words = speech(language, chosen, setup.edition)
    reel = Reel.of_bots(chosen, setup, seats, seed or secrets.token_hex(8), words)
    _show(reel, viewer, speed, plain, playing=True)


def _recorded(file: Path, match: int, own: list[Path], language: str) -> Reel:
    record, where = _pick(file, match)
    game, setup = setup_of(record, own, where)
    words = speech(checked_language(language), game, setup.edition)
    return Reel.of_record(game, setup, record, words)


def _pick(file: Path, match: int) -> tuple[Record, str]:
    found = list(lines(file))
    if not 1 <= match <= len(found):
        raise BadInput(f"no match {match}", str(file), f"1 to {len(found)}")
    number, line = found[match - 1]
    where = f"{file}, line {number}"
    return decode(line, where), where


def _show(reel: Reel, viewer: int | None, speed: str, plain: bool, playing: bool) -> None:
    """On screens where there is a terminal, else in lines."""
    pace = speeds.find(speed)
    terminal = sys.stdin.isatty() and sys.stdout.isatty()
    if terminal and not plain:
        from gildehuis.terminal.app import TableApp  # noqa: PLC0415 — screens are slow to load

        TableApp(reel.game, reel.words, reel=reel, speed=pace, playing=playing, viewer=viewer).run()
    elif terminal and not playing:
        walk(reel, viewer)
    else:
        at = 0
        tell(reel, at, viewer)
        while at + 1 < len(reel.frames) or reel.more():
            at += 1
            tell(reel, at, viewer)
