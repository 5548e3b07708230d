"""A Nieuwstad position, and the small things that all its rules do to it."""

from gildehuis.core.state import Question, ask
from gildehuis.games.nieuwstad._state import NieuwstadState, blank

__all__ = ["NieuwstadState", "blank", "go_back", "put", "raised"]


def raised(numbers: list[int], at: int, by: int) -> list[int]:
    """A new list with one number changed; the old one may belong to a clone too."""
    changed = numbers[:]
    changed[at] += by
    return changed


def put(state: NieuwstadState, question: Question[NieuwstadState], seat: int) -> None:
    """Ask a seat, whose choices are still to be worked out."""
    state.seat = seat
    ask(state, question, seat, question.choices(state))


def go_back(state: NieuwstadState) -> None:
    """The step is done: that which called it goes on."""
    state.step = state.step.back
