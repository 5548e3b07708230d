"""The one choke point: all that anybody is told of a running match is made here."""

from array import array
from dataclasses import dataclass
from typing import Any

from gildehuis.core.arrays import Arrays
from gildehuis.core.event import Event
from gildehuis.core.game import Game, Named, Position, Setup, State
from gildehuis.core.refusal import Refusal
from gildehuis.core.rng import Rng


@dataclass(frozen=True)
class View:
    """What one viewer knows, and what he can decide now."""

    game: str
    players: int
    options: dict[str, Any]
    edition: str | None
    viewer: int | None  # a seat; None is a spectator
    to_act: list[int]
    asked: str | None  # what the viewer decides now; the prompt is the text `ask-<asked>`
    legal: list[Named]  # the viewer's moves, none if he is not to act
    position: Position
    result: dict[str, Any] | None
    previews: list[dict[str, Any]] | None = None  # per legal move, where people want them


def common(game: Game[Any], state: State) -> Position | None:
    """What every viewer sees alike, to be given to `look`; None where the game hides something."""
    return None if game.hides else game.view(state, None)


def look(
    game: Game[Any],
    state: State,
    viewer: int | None,
    previews: bool = False,
    seen: Position | None = None,
) -> View:
    """The view of a seat or a spectator. `seen` is what `common` said of this position."""
    setup = state.setup
    to_act = game.to_act(state)
    acting = viewer is not None and viewer in to_act
    legal = game.legal(state, viewer) if acting and viewer is not None else []
    result = game.result(state)
    return View(
        game=game.name,
        players=setup.players,
        options=setup.options,
        edition=setup.edition.name if setup.edition else None,
        viewer=viewer,
        to_act=list(to_act),
        asked=game.asked(state, viewer) if acting and viewer is not None else None,
        legal=[game.name_move(setup, move) for move in legal],
        position=game.view(state, viewer) if seen is None else seen,
        result=None
        if result is None
        else {
            "scores": result.scores,
            "winners": result.winners,
            "ranking": result.ranking,
            "end": result.end,
        },
        previews=[game.preview(state, viewer, move) for move in legal]
        if previews and viewer is not None
        else None,
    )


def known(game: Game[Any], state: State, viewer: int | None) -> Position:
    """The position alone as a viewer may know it, without what he can decide."""
    return game.view(state, viewer)


def show(game: Game[Any], arrays: Arrays, state: State, viewer: int) -> "array[float]":
    """What a seat knows as numbers, for learning: made of its view and nothing else."""
    return arrays.encode(viewer, known(game, state, viewer))


def tell(events: list[Event], viewer: int | None) -> list[dict[str, Any]]:
    """What happened, as that viewer may know it."""
    return [event.seen_by(viewer) for event in events]


def refuse(refusal: Refusal) -> dict[str, Any]:
    """A refusal as it is sent to the seat that tried the move."""
    return {"rule": refusal.rule, "reason": refusal.reason, "args": refusal.words}


def imagine(game: Game[Any], setup: Setup, view: View, rng: Rng) -> State:
    """A full position consistent with a view, made from the view alone."""
    state: State = game.imagine(setup, view.viewer, view.position, rng)
    return state
