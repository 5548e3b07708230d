"""`gildehuis bench`: how fast this engine is, here and now."""

import statistics
import time
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from gildehuis.commands.parameters import Json
from gildehuis.core import registry
from gildehuis.core.chance import Chance
from gildehuis.core.game import AnyGame, Setup
from gildehuis.core.playout import playout
from gildehuis.core.rng import Rng
from gildehuis.core.setup import settle
from gildehuis.engine import is_compiled


def bench(
    game: Annotated[str | None, typer.Option("--game", "-g", help="One game only.")] = None,
    seconds: Annotated[float, typer.Option(help="Of CPU time per run.")] = 0.5,
    runs: Annotated[int, typer.Option(help="The median of so many runs counts.")] = 5,
    json: Json = False,
) -> None:
    """Decisions per second of random play on one core, and what a clone costs."""
    names = [game] if game else list(registry.names())
    rows = [measure(registry.find(name), seconds, runs) for name in names]
    if json:
        print(msgspec.json.encode(rows[0] if game else rows).decode())
        return
    table = Table("game", "decisions/s (4 players)", "matches/s", "clone µs", "view µs", "mode")
    for row in rows:
        mode = "compiled" if row["compiled"] else "pure Python"
        numbers = [row["decisions_per_second"], row["matches_per_second"]]
        costs = [f"{row[key]:.2f}" for key in ("clone_us", "view_us")]
        table.add_row(row["game"], *(f"{n:,.0f}" for n in numbers), *costs, mode)
    Console().print(table)


def measure(game: AnyGame, seconds: float, runs: int) -> dict[str, Any]:
    """The figures of one game, the most players it takes, by the CPU time of this process."""
    setup = settle(game, max(game.players))
    speeds = [random_play(game, setup, seconds, run) for run in range(runs)]
    state = game.new(setup, Chance("bench"))
    rng = Rng(1)
    for _ in range(20):
        seat = game.to_act(state)[0]
        moves = game.legal(state, seat)
        game.play(state, seat, moves[rng.below(len(moves))])
    viewer = game.to_act(state)[0]
    return {
        "game": game.name,
        "players": setup.players,
        "decisions_per_second": round(statistics.median(d for d, _ in speeds)),
        "matches_per_second": round(statistics.median(m for _, m in speeds), 1),
        "clone_us": _cost(lambda: game.clone(state)),
        "view_us": _cost(lambda: game.view(state, viewer)),
        "compiled": is_compiled(),
    }


def random_play(game: AnyGame, setup: Setup, seconds: float, run: int) -> tuple[float, float]:
    """Decisions and matches per second of CPU time."""
    rng = Rng(run)
    decisions = matches = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        decisions += playout(game, game.new(setup, Chance(f"{run}/{matches}")), rng)
        matches += 1
    spent = time.process_time() - start
    return decisions / spent, matches / spent


def _cost(action: Any) -> float:
    """The median cost of an action in µs."""
    costs = []
    for _ in range(5):
        start = time.process_time()
        for _ in range(2000):
            action()
        costs.append((time.process_time() - start) / 2000 * 1e6)
    return round(statistics.median(costs), 2)
