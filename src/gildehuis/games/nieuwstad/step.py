"""What goes on between questions. A step stands at the end of the file that holds its rules."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from gildehuis.core.state import Question

S = TypeVar("S")


class Step(Generic[S]):
    """One part of the course: it asks its questions, or hands on to another step."""

    __slots__ = ("asks", "back", "run", "word")

    def __init__(
        self,
        word: str,
        run: Callable[[S], None],
        asks: tuple[Question[Any], ...] = (),
        calls: "tuple[Step[Any], ...]" = (),
    ) -> None:
        self.word = word
        self.run = run
        self.asks = asks
        self.back: Step[Any] = self  # where it goes on when this is done
        for step in calls:  # these come back here
            step.back = self

    def question(self, word: str) -> Question[Any]:
        """The one that is asked by that word."""
        return next(question for question in self.asks if question.word == word)
