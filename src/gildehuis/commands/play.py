"""`gildehuis play`: a match in the terminal among people at this machine and bots."""

import asyncio
import secrets
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from gildehuis.commands.files import find_edition, lines, parse_options, setup_of, whole_file
from gildehuis.commands.parameters import (
    EditionName,
    Language,
    Options,
    Plain,
    SpeedName,
    checked_language,
)
from gildehuis.core import registry
from gildehuis.core.game import AnyGame
from gildehuis.core.match import Match
from gildehuis.core.record import decode, encode
from gildehuis.core.refusal import BadInput
from gildehuis.core.setup import settle
from gildehuis.terminal import seats as seating
from gildehuis.terminal import speed as speeds
from gildehuis.terminal.face import AGAIN
from gildehuis.terminal.local import LocalTable
from gildehuis.terminal.plain import Left, PlainFace
from gildehuis.terminal.story import Story
from gildehuis.words import speech


def play(
    game: Annotated[
        str, typer.Argument(metavar="GAME|FILE", help="A game, or a saved match to play on.")
    ],
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Number of players; 2 if not said.")
    ] = None,
    seat: Annotated[int, typer.Option(help="Where you sit; 0 begins.")] = 0,
    seats: Annotated[
        str | None, typer.Option(help="Who sits where: me, me:NAME or a bot, comma between.")
    ] = None,
    bot: Annotated[str, typer.Option(help="Who plays the other seats.")] = "easy",
    seed: Annotated[str | None, typer.Option(help="To play the same match again.")] = None,
    edition: EditionName = None,
    option: Options = None,
    language: Language = "en",
    save: Annotated[
        Path | None, typer.Option(help="Where the match is saved; in plain mode always.")
    ] = None,
    speed: SpeedName = "steady",
    plain: Plain = False,
) -> None:
    """Play in the terminal, alone against bots or several people taking turns at the keyboard."""
    checked_language(language)
    pace = speeds.find(speed)
    plain = plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    again = True
    while again:
        if game not in registry.names() and Path(game).is_file():
            table, save = _resumed(Path(game), edition, language), save or Path(game)
        else:
            typed = seats or _seats(players, seat, bot)
            table = _new(registry.find(game), typed, players, seed, edition, option, language)
        again = _sit(table, save, pace, plain)
        game, seed = table.story.match.game.name, None


def _seats(players: int | None, seat: int, bot: str) -> str:
    """One person at a seat, bots elsewhere."""
    count = players or 2
    if not 0 <= seat < count:
        raise BadInput(f"no seat {seat}", "--seat", f"0 to {count - 1}")
    return ",".join(seating.ME if n == seat else bot for n in range(count))


def _new(
    game: AnyGame,
    typed: str,
    players: int | None,
    seed: str | None,
    edition: str | None,
    option: list[str] | None,
    language: str,
) -> LocalTable:
    sitting = seating.parse(typed, speech(language))
    if players is not None and players != len(sitting):
        raise BadInput(f"{len(sitting)} seats for {players} players", "--seats", "one per player")
    edition_found = find_edition(game, edition)
    setup = settle(game, len(sitting), parse_options(option or []), edition_found)
    seed = seed or secrets.token_hex(8)
    match: Match[Any] = Match.start(game, setup, seed, [one.to_dict() for one in sitting])
    words = speech(language, game, setup.edition)
    return LocalTable(Story(match, words), sitting, seed)


def _resumed(file: Path, edition: str | None, language: str) -> LocalTable:
    """The last match of a file, to be played on."""
    found = list(lines(file))
    if not found:
        raise BadInput("no match in it", str(file), "a saved match")
    number, line = found[-1]
    where = f"{file}, line {number}"
    record = decode(line, where)
    game, setup = setup_of(record, [Path(edition)] if edition else [], where)
    story = Story.of_record(game, setup, record, speech(language, game, setup.edition))
    return LocalTable(story, seating.of_record(record.seats), record.seed or secrets.token_hex(8))


def _sit(table: LocalTable, save: Path | None, pace: int, plain: bool) -> bool:
    """Play; True if another match is wished for."""
    match, words = table.story.match, table.story.words
    if plain:
        left = _plainly(table)
        if save is not None:
            _write(table, save)
            if left:
                print(words.say("terminal-resume", file=str(save)))
        return False
    from gildehuis.terminal.app import TableApp  # noqa: PLC0415 — screens take their time to load

    file = save or Path(f"{match.game.name}-{match.seed or 'match'}.jsonl")
    house = TableApp(match.game, words, table, save=lambda: _write(table, file), speed=pace)
    again = house.run() == AGAIN
    if save is not None and house.over:
        _write(table, save)
    if house.saved and not house.over:
        print(words.say("terminal-resume", file=str(file)))
    return again


def _plainly(table: LocalTable) -> bool:
    """Play in lines; True if somebody left before the end."""
    try:
        asyncio.run(table.run(PlainFace(table.story.match.game, table.story.words)))
    except Left:
        return True
    return False


def _write(table: LocalTable, file: Path) -> Path:
    with whole_file(file) as stream:
        stream.write(encode(table.record()) + b"\n")
    return file
