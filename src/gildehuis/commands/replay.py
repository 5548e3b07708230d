"""`gildehuis replay`: step through a record as drawn text."""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from gildehuis.commands.files import lines, setup_of
from gildehuis.commands.parameters import EditionFiles, Language
from gildehuis.core.event import Event
from gildehuis.core.record import Record, decode
from gildehuis.core.refusal import BadInput, Refusal
from gildehuis.core.replay import Replay
from gildehuis.core.secrecy import tell
from gildehuis.words import Speech, speech


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Records, one a line.")],
    match: Annotated[int, typer.Option("--match", "-m", help="Which line of the file.")] = 1,
    at: Annotated[int | None, typer.Option("--at", help="Show only the position here.")] = None,
    viewer: Annotated[
        int | None, typer.Option("--viewer", help="Seat whose eyes to use; else a spectator's.")
    ] = None,
    edition: EditionFiles = None,
    language: Language = "en",
) -> None:
    """Step through a record: Enter goes on, b back, q stops. Without a terminal it prints all."""
    record, where = _pick(file, match)
    game, setup = setup_of(record, edition or [], where)
    if viewer is not None and not 0 <= viewer < record.players:
        raise BadInput(f"no seat {viewer}", "--viewer", f"0 to {record.players - 1}")
    show = Show(record, game, setup, viewer, speech(language, game, setup.edition))
    if at is not None:
        if not 0 <= at <= show.length:
            raise BadInput(f"no position {at}", "--at", f"0 to {show.length}")
        print(show.frame(at))
    elif sys.stdin.isatty() and sys.stdout.isatty():
        _walk(show)
    else:
        for number in range(show.length + 1):
            print(show.frame(number))


def _pick(file: Path, match: int) -> tuple[Record, str]:
    found = list(lines(file))
    if not 1 <= match <= len(found):
        raise BadInput(f"no match {match}", str(file), f"1 to {len(found)}")
    number, line = found[match - 1]
    where = f"{file}, line {number}"
    return decode(line, where), where


class Show:
    """The frames of a replay: each decision in words with the position after it."""

    def __init__(
        self, record: Record, game: Any, setup: Any, viewer: int | None, words: Speech
    ) -> None:
        self.names = [seat["name"] for seat in record.seats]
        self.words = words
        self.frames: list[str] = []
        draw = game.draw
        try:
            steps = Replay(game, setup, record)
            self.frames.append(draw(setup, game.view(steps.match.state, viewer), words.say))
            for events in steps.steps():
                position = game.view(steps.match.state, viewer)
                told = self._told(events, viewer)
                self.frames.append("\n".join([*told, "", draw(setup, position, words.say)]))
        except Refusal as refusal:
            said = f"{refusal.rule}: {words.refusal(refusal)}"
            raise BadInput(said, f"log entry {steps.at}", "see gildehuis verify") from None
        self.length = len(self.frames) - 1

    def _told(self, events: list[Event], viewer: int | None) -> list[str]:
        return [self.words.event(event, self.names) for event in tell(events, viewer)]

    def frame(self, number: int) -> str:
        return f"── {number}/{self.length} ──\n{self.frames[number]}\n"


def _walk(show: Show) -> None:
    number = 0
    while True:
        print(show.frame(number))
        typed = input("[Enter] · b · q · number > ").strip()
        if typed == "q" or (not typed and number == show.length):
            return
        if typed == "b":
            number = max(0, number - 1)
        elif typed.isdigit():
            number = min(show.length, int(typed))
        else:
            number = min(show.length, number + 1)
