"""Bots by name: `greedy`, `hard`, `mcts:nodes=400:explore=0.8`, `run:node mine.mjs`."""

from collections.abc import Callable
from dataclasses import fields

from gildehuis.bots.bot import Bot, Budget
from gildehuis.bots.easy import EasyBot
from gildehuis.bots.greedy import GreedyBot
from gildehuis.bots.mcts import DEFAULT, MctsBot
from gildehuis.bots.process import ProcessBot
from gildehuis.bots.random_bot import RandomBot
from gildehuis.bots.search_settings import Knobs, knobs_for
from gildehuis.core.game import AnyGame, Setup
from gildehuis.core.refusal import BadInput

# The levels for people. Seconds are the promise; nodes keep quick games from dawdling, and are
# so few that the promise holds in pure Python too.
EASY = Budget(seconds=0.2)
MEDIUM = Budget(nodes=600, seconds=1.0)
HARD_SECONDS = 2.0  # as many nodes as the game says
RUN = Budget(seconds=2.0)  # a bot in a process of its own

Maker = Callable[[AnyGame, Setup, int, str], Bot]
LEVELS: dict[str, Maker] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "easy": lambda game, setup, seat, seed: EasyBot(game, setup, seat, seed, EASY),
    "medium": lambda game, setup, seat, seed: MctsBot(game, setup, seat, seed, MEDIUM),
    "hard": lambda game, setup, seat, seed: MctsBot(game, setup, seat, seed, hard_for(game)),
    "mcts": MctsBot,
}
NAMES = tuple(LEVELS)
_KNOBS = {field.name for field in fields(Knobs)}


def hard_for(game: AnyGame) -> Budget:
    """What the level `hard` may spend on a decision."""
    return Budget(nodes=game.hard_nodes, seconds=HARD_SECONDS)


def without_clock(name: str, game: AnyGame) -> str:
    """A level by its nodes alone: as it plays on a machine where the clock never cuts it short."""
    budget = {"medium": MEDIUM, "hard": hard_for(game)}.get(name)
    return name if budget is None else f"mcts:nodes={budget.nodes}"


def make(name: str, game: AnyGame, setup: Setup, seat: int, seed: str) -> Bot:
    """The bot of that name at a seat; BadInput if there is none."""
    check(name)
    kind, _, rest = name.partition(":")
    if kind == "run":
        return ProcessBot(game, setup, seat, seed, rest, RUN)
    if rest:
        budget, changes = _settings(rest)
        return MctsBot(game, setup, seat, seed, budget, knobs_for(game, **changes))
    return LEVELS[kind](game, setup, seat, seed)


def check(name: str) -> None:
    """BadInput unless this names a bot."""
    kind, _, rest = name.partition(":")
    if kind == "mcts" and rest:
        _settings(rest)
    elif not (kind == "run" and rest) and (rest or kind not in LEVELS):
        right = "one of " + ", ".join(NAMES) + ", mcts:nodes=400, run:COMMAND"
        raise BadInput(f'no bot "{name}"', "bots", right)


def _settings(rest: str) -> tuple[Budget, dict[str, float]]:
    """Budget and changed settings of `mcts:nodes=400:explore=0.8`."""
    values: dict[str, float] = {}
    for part in rest.split(":"):
        key, _, text = part.partition("=")
        if key not in _KNOBS | {"nodes", "seconds"}:
            right = "nodes, seconds, " + ", ".join(sorted(_KNOBS))
            raise BadInput(f'mcts has no setting "{key}"', "bots", right)
        try:
            values[key] = float(text)
        except ValueError:
            raise BadInput(f'"{text}" is no number', f"bots, {key}", "like nodes=400") from None
    nodes, seconds = values.pop("nodes", None), values.pop("seconds", None)
    if nodes is None and seconds is None:
        return DEFAULT, values
    return Budget(None if nodes is None else int(nodes), seconds), values
