"""`gildehuis simulate`: matches played by bots, written as records."""

import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any, BinaryIO

import msgspec
import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from gildehuis.bots.bot_match import bot_match
from gildehuis.bots.forfeit import Forfeit
from gildehuis.bots.naming import check
from gildehuis.commands.files import find_edition, parse_options, whole_file
from gildehuis.commands.parameters import EditionName, GameName, Json, Options, Players, Seed
from gildehuis.core import registry
from gildehuis.core.game import AnyGame, Setup
from gildehuis.core.match import Match
from gildehuis.core.playout import random_match
from gildehuis.core.record import Record, encode
from gildehuis.core.refusal import BadInput
from gildehuis.core.setup import settle


def simulate(
    game: GameName,
    players: Players = 4,
    games: Annotated[int, typer.Option("--games", "-n", help="Number of matches.")] = 1,
    seed: Seed = "1",
    bots: Annotated[
        str, typer.Option(help="Bots by seat, comma between; one: all seats.")
    ] = "random",
    out: Annotated[Path | None, typer.Option(help="Write the records here, one a line.")] = None,
    edition: EditionName = None,
    option: Options = None,
    json: Json = False,
) -> None:
    """Play matches bot against bot; `--out FILE.jsonl` keeps their records."""
    chosen = registry.find(game)
    setup = settle(chosen, players, parse_options(option or []), find_edition(chosen, edition))
    if games < 1:
        raise BadInput(f"{games} matches", "--games", "at least 1")
    names = _names(bots, players)
    tally = Tally(players)
    sink: Any = nullcontext() if out is None else whole_file(out)
    stopped = False
    try:
        with sink as stream:
            for number in _progress(games, json):
                match = _match(chosen, setup, f"{seed}/{number}", names)
                record = match.record()
                tally.count(record)
                _write(stream, record)
    except KeyboardInterrupt:
        stopped = True
    tally.show(json, out)
    if stopped:
        raise typer.Exit(130)


def _names(bots: str, players: int) -> list[str]:
    """The bot of each seat; one name is for all of them."""
    names = [name.strip() for name in bots.split(",")]
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise BadInput(f"{len(names)} bots for {players} players", "--bots", "one, or one per seat")
    for name in names:
        check(name)
    return names


def _match(game: AnyGame, setup: Setup, seed: str, names: list[str]) -> Match[Any]:
    if set(names) == {"random"}:
        return random_match(game, setup, seed)
    try:
        return bot_match(game, setup, seed, names)
    except Forfeit as out:
        raise BadInput(str(out), "--bots", "a bot that plays to the end") from None


def _progress(games: int, json: bool) -> Any:
    console = Console(stderr=True)
    quiet = json or not sys.stderr.isatty()
    return track(range(games), "matches", console=console, transient=True, disable=quiet)


def _write(stream: BinaryIO | None, record: Record) -> None:
    if stream is not None:
        stream.write(encode(record) + b"\n")


class Tally:
    """Sums over the matches played."""

    def __init__(self, players: int) -> None:
        self.matches = 0
        self.decisions = 0
        self.points = [0] * players
        self.wins = [0.0] * players
        self.ends: dict[str, int] = {}

    def count(self, record: Record) -> None:
        assert record.scores is not None
        assert record.winners is not None
        assert record.end is not None
        self.matches += 1
        self.decisions += sum("seat" in entry for entry in record.log)
        self.ends[record.end] = self.ends.get(record.end, 0) + 1
        for seat, points in enumerate(record.scores):
            self.points[seat] += points
        for seat in record.winners:
            self.wins[seat] += 1 / len(record.winners)

    def show(self, json: bool, out: Path | None) -> None:
        matches = max(1, self.matches)
        if json:
            summary = {
                "matches": self.matches,
                "decisions": self.decisions,
                "mean_scores": [round(p / matches, 2) for p in self.points],
                "win_shares": [round(w / matches, 4) for w in self.wins],
                "ends": self.ends,
                "out": str(out) if out else None,
            }
            print(msgspec.json.encode(summary).decode())
            return
        table = Table(title=f"{self.matches} matches, {self.decisions} decisions")
        for column in ("seat", "mean score", "wins"):
            table.add_column(column, justify="right")
        for seat, points in enumerate(self.points):
            share = self.wins[seat] / matches
            table.add_row(str(seat), f"{points / matches:.1f}", f"{share:.0%}")
        Console().print(table)
        if out is not None:
            Console().print(f"records: {out}", highlight=False)
