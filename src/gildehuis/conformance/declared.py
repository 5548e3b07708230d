"""Check of what a game must bring: methods, declarations, files; and what to write for each."""

import inspect
from types import TracebackType
from typing import Any

from gildehuis.conformance.broken import need
from gildehuis.core.game import AnyGame, Game, Setup
from gildehuis.core.refusal import BadInput
from gildehuis.core.schema import Schema

_DECLARATIONS = {
    "name": 'name = "lakenhal"',
    "credit": 'credit = Credit("designer", "publisher", 2026)',
    "schema": "schema = Schema(Position, Moves, Events), with the Structs of a schema.py",
}
_METHODS = {  # that every game writes
    "new": "(self, setup, chance): the position at the start, with its first question asked",
    "result": "(self, state): how it ended, a Result; None while it goes on",
    "view": "(self, state, viewer): all that a seat (None: a spectator) may know, no more",
    "imagine": "(self, setup, viewer, position, rng): a full position that agrees with a view",
    "census": "(self, state): how many pieces of each kind there are, numbers that never change",
}
_FILES = {
    "text/en.ftl": "the texts: game-title, game-pitch, game-about, ask-…, move-…, event-…, end-…",
    "RULES.md": "the rulebook: list items that open with **A1**, the rule's id",
}


def declared(game: AnyGame, _setup: Setup, _seed: str) -> None:
    """All that a game must bring is there."""
    for name, example in _DECLARATIONS.items():
        need(hasattr(game, name), f"no `{name}`: write `{example}` in {type(game).__name__}")
    need(isinstance(game.schema, Schema), f"`schema` is no Schema: {_DECLARATIONS['schema']}")
    for name, what in _FILES.items():
        there = game.folder().joinpath(*name.split("/")).is_file()
        need(there, f"no {name} in the package {game.package()}: {what}")
    named = all(_overrides(game, method) for method in ("name_move", "number_move", "moves_bound"))
    need(
        bool(game.all_moves) or named,
        "no names of moves: list them all in `all_moves`, where they are few, or write "
        "`name_move`, `number_move` and `moves_bound`",
    )


def _overrides(game: AnyGame, method: str) -> bool:
    return getattr(type(game), method) is not getattr(Game, method)


def not_written(error: TypeError) -> BadInput:
    """Why a Game could not be made: which methods it lacks, and what each is to do."""
    for found in _classes_at(error.__traceback__):
        if lacking(found):
            return BadInput(what_to_write(found))
    return BadInput(str(error))


def lacking(kind: type[Any]) -> list[str]:
    """The methods that a game must write and this one does not."""
    return [name for name in _METHODS if getattr(kind, name) is getattr(Game, name)]


def what_to_write(kind: type[Any]) -> str:
    """Those methods, for its author."""
    told = "\n".join(f"  def {name}{_METHODS[name]}" for name in lacking(kind))
    return f"{kind.__name__} does not say all that a Game must. Write\n{told}"


def _classes_at(at: TracebackType | None) -> list[type[Any]]:
    """The games in the module where it went wrong."""
    found: list[type[Any]] = []
    while at is not None:
        values = at.tb_frame.f_globals.values()
        classes = [each for each in values if inspect.isclass(each)]
        found = [each for each in classes if issubclass(each, Game) and each is not Game]
        at = at.tb_next
    return found
