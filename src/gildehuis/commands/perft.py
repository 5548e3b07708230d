"""`gildehuis perft`: how many different sequences of moves there are, a check on the rules."""

from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from gildehuis.commands.files import find_edition
from gildehuis.commands.parameters import EditionName, GameName, Json, Players, Seed
from gildehuis.core import registry
from gildehuis.core.chance import Chance
from gildehuis.core.game import AnyGame
from gildehuis.core.refusal import BadInput
from gildehuis.core.setup import settle


def perft(
    game: GameName,
    players: Players = 4,
    depth: Annotated[int, typer.Option("--depth", "-d", help="How many decisions deep.")] = 3,
    seed: Seed = "1",
    edition: EditionName = None,
    json: Json = False,
) -> None:
    """Count the leaves at each depth; several seats that decide at once answer in order."""
    if depth < 1:
        raise BadInput(f"depth {depth}", "--depth", "at least 1")
    chosen = registry.find(game)
    setup = settle(chosen, players, edition=find_edition(chosen, edition))
    start = chosen.new(setup, Chance(seed))
    counts = [count(chosen, start, deep) for deep in range(1, depth + 1)]
    if json:
        print(msgspec.json.encode({"game": game, "players": players, "leaves": counts}).decode())
        return
    table = Table("depth", "leaves")
    for deep, leaves in enumerate(counts, 1):
        table.add_row(str(deep), f"{leaves:,}")
    Console().print(table)


def count(game: AnyGame, state: Any, depth: int) -> int:
    """The leaves below a position; a match that is over is a leaf."""
    seats = game.to_act(state)
    if not seats:
        return 1
    moves = game.legal(state, seats[0])
    if depth == 1:
        return len(moves)
    leaves = 0
    for move in moves:
        twin = game.clone(state)
        game.play(twin, seats[0], move)
        leaves += count(game, twin, depth - 1)
    return leaves
