"""`gildehuis play`: a match in the terminal."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from gildehuis.commands.files import find_edition, parse_options, whole_file
from gildehuis.commands.parameters import EditionName, GameName, Language, Options, Players
from gildehuis.core import registry
from gildehuis.core.match import Match
from gildehuis.core.record import encode
from gildehuis.core.refusal import BadInput
from gildehuis.core.rng import Rng, seed_state
from gildehuis.core.setup import settle
from gildehuis.terminal.plain import PlainTable
from gildehuis.words import LANGUAGES, speech


def play(
    game: GameName,
    players: Players = 2,
    seat: Annotated[int, typer.Option(help="Where you sit; 0 begins.")] = 0,
    seed: Annotated[str | None, typer.Option(help="To play the same match again.")] = None,
    edition: EditionName = None,
    option: Options = None,
    language: Language = "en",
    save: Annotated[Path | None, typer.Option(help="Write the record here at the end.")] = None,
) -> None:
    """Play against random bots: type a number to move, words to search, u to undo, q to leave."""
    chosen = registry.find(game)
    setup = settle(chosen, players, parse_options(option or []), find_edition(chosen, edition))
    if not 0 <= seat < players:
        raise BadInput(f"no seat {seat}", "--seat", f"0 to {players - 1}")
    if language not in LANGUAGES:
        raise BadInput(f'no language "{language}"', "--language", ", ".join(LANGUAGES))
    words = speech(language, chosen, setup.edition)
    seats = [
        {"name": words.say("plain-you")}
        if n == seat
        else {"name": words.say("plain-bot", number=n), "bot": "random"}
        for n in range(players)
    ]
    seed = seed or secrets.token_hex(8)
    match = Match.start(chosen, setup, seed, seats)
    table = PlainTable(match, seat, words, Rng(seed_state(seed, -1)))
    if table.run() and save is not None:
        with whole_file(save) as stream:
            stream.write(encode(table.match.record()) + b"\n")
