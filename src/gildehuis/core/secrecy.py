"""The one choke point: all that anybody is told of a running match is made here."""

from array import array
from typing import Any

import msgspec

from gildehuis.core.arrays import Arrays
from gildehuis.core.event import Announcement
from gildehuis.core.game import AnyGame, Say, Setup, State
from gildehuis.core.refusal import Refusal
from gildehuis.core.rng import Rng
from gildehuis.core.schema import Event, Facts, Move, Result, SeatId


class View(msgspec.Struct):
    """What one viewer knows, and what he can decide now."""

    game: str
    players: int
    options: dict[str, Any]
    edition: str | None
    viewer: SeatId | None  # null is a spectator
    to_act: list[SeatId]
    asked: str | None  # what the viewer decides now; the prompt is the text `ask-<asked>`
    legal: list[Move]  # the viewer's moves, none if he is not to act
    position: Facts  # the game's own
    result: Result | None
    previews: list[Facts] | None = None  # per legal move, where people want them


def common(game: AnyGame, state: State) -> Facts | None:
    """What every viewer sees alike, to be given to `look`; None where the game hides something."""
    if game.hides:
        return None
    seen: Facts = game.view(state, None)
    return seen


def look(
    game: AnyGame,
    state: State,
    viewer: int | None,
    previews: bool = False,
    seen: Facts | None = None,
    to_act: list[int] | None = None,
) -> View:
    """The view of a seat or a spectator.

    Who knows it already gives `seen`, which `common` said of this position, and who is `to_act`.
    """
    setup = state.setup
    to_act = game.to_act(state) if to_act is None else to_act
    acting = viewer is not None and viewer in to_act
    legal = game.legal(state, viewer) if acting and viewer is not None else []
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
        result=None if to_act else game.result(state),
        previews=[game.preview(state, viewer, move) for move in legal]
        if previews and viewer is not None
        else None,
    )


def known(game: AnyGame, state: State, viewer: int | None) -> Facts:
    """The position alone as a viewer may know it, without what he can decide."""
    seen: Facts = game.view(state, viewer)
    return seen


def picture(game: AnyGame, setup: Setup, position: Facts, say: Say) -> str:
    """What a viewer knows, drawn as SVG: made of what `known` told him and nothing else."""
    drawn: str = game.picture(setup, position, say)
    return drawn


def show(game: AnyGame, arrays: Arrays, state: State, viewer: int) -> "array[float]":
    """What a seat knows as numbers, for learning: made of its view and nothing else."""
    return arrays.encode(viewer, known(game, state, viewer))


def tell(events: list[Announcement], viewer: int | None) -> list[Event]:
    """What happened, as that viewer may know it."""
    return [event.seen_by(viewer) for event in events]


def tell_all(events: list[Announcement]) -> list[Event]:
    """What happened with all that any seat knew of it: for matches that are over."""
    return [event.secret or event.event for event in events]


def refuse(refusal: Refusal) -> dict[str, Any]:
    """A refusal as it is sent to the seat that tried the move."""
    return {"rule": refusal.rule, "reason": refusal.reason, "details": refusal.details}


def view_from(game: AnyGame, known: dict[str, Any]) -> View:
    """A view that came as JSON, in the words of its game."""
    own = {
        "legal": msgspec.convert(known["legal"], list[game.schema.moves]),  # type: ignore[name-defined]
        "position": game.schema.read_position(known["position"]),
        "result": msgspec.convert(known["result"], Result | None),
        "previews": msgspec.convert(known.get("previews"), list[game.schema.preview] | None),  # type: ignore[name-defined]
    }
    return View(**{key: known.get(key) for key in View.__struct_fields__} | own)


def imagine(game: AnyGame, setup: Setup, view: View, rng: Rng) -> State:
    """A full position consistent with a view, made from the view alone."""
    state: State = game.imagine(setup, view.viewer, view.position, rng)
    return state
