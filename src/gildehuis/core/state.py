"""What a match is made of: edition, setup, the position, and the question it asks."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Generic, ParamSpec, TypeVar

from mypy_extensions import mypyc_attr

from gildehuis.core.chance import Chance
from gildehuis.core.copying import copied, fields_of
from gildehuis.core.event import Announcement
from gildehuis.core.schema import Event, Move

S = TypeVar("S", bound="State")
P = ParamSpec("P")
NOBODY: Final[list[int]] = []
SEAT: Final[list[list[int]]] = [[seat] for seat in range(16)]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Edition:
    """Component data. A game subclasses it with its own tables, computed once."""

    name: str
    digest: str  # of the file's text
    source: str  # the file's text, so that an edition can travel with a match


@dataclass(frozen=True)
class Setup:
    """What is settled before a match begins."""

    players: int
    options: dict[str, Any] = field(default_factory=dict)  # only what differs from the default
    edition: Edition | None = None
    rules: int = 1  # the version of the rules that the match is played by


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S]):
    """One kind of decision: which moves answer it, what an answer does, what forbids all else.

    It stands at the end of the file that holds its rules. The one in a position is `state.asked`.
    """

    __slots__ = ("answer", "answers", "choices", "otherwise", "to_all", "word")

    def __init__(
        self,
        word: str,
        choices: Callable[[S], list[int]],
        answer: Callable[[S, int], None],
        answers: tuple[type[Move], ...],
        otherwise: str | None = None,
    ) -> None:
        self.word = word  # the prompt is the text `ask-<word>`
        self.choices = choices  # the legal moves of the seat asked, worked out from the position
        self.answer = answer  # carries out a legal one
        self.answers = answers  # the kinds of named moves that answer it
        self.otherwise = otherwise  # the rule that refuses any other kind
        self.to_all = False

    def to_act(self, state: S) -> list[int]:
        """The seats that owe an answer."""
        return SEAT[state.seat]

    def legal(self, state: S, seat: int) -> list[int]:
        """The moves of one of them."""
        return state.choices

    def play(self, state: S, seat: int, move: int) -> None:
        """Carry out an answer."""
        self.answer(state, move)


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestionToAll(Question[S]):
    """A question that several seats answer at once, each in secret."""

    __slots__ = ("answer_of", "choices_of", "waiting")

    def __init__(
        self,
        word: str,
        waiting: Callable[[S], list[int]],
        choices_of: Callable[[S, int], list[int]],
        answer_of: Callable[[S, int, int], None],
        answers: tuple[type[Move], ...],
        otherwise: str | None = None,
    ) -> None:
        super().__init__(word, _no_choices, _no_answer, answers, otherwise)
        self.to_all = True
        self.waiting = waiting  # the seats that have not answered yet
        self.choices_of = choices_of
        self.answer_of = answer_of

    def to_act(self, state: S) -> list[int]:
        return self.waiting(state)

    def legal(self, state: S, seat: int) -> list[int]:
        return self.choices_of(state, seat)

    def play(self, state: S, seat: int, move: int) -> None:
        self.answer_of(state, seat, move)


def _no_choices(_state: Any) -> list[int]:
    return []


def _no_answer(_state: Any, _move: int) -> None:
    raise AssertionError("a question to all is answered by a seat")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. A game subclasses it; everything else in it is the game's own."""

    __slots__ = ("asked", "chance", "choices", "events", "seat", "setup")

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self.setup = setup
        self.chance = chance
        self.events: list[Announcement] | None = None  # None: nobody listens, so nothing is told
        self.asked: Question[Any] | None = None  # the question of the moment; None: it is over
        self.seat: int = 0  # the seat asked
        self.choices: list[int] = NOBODY  # its legal moves; replaced as a whole, never changed

    def clone(self: S) -> S:
        """An independent copy, which nobody listens to.

        For a position in plain Python this copies every field, lists and dicts with what is in
        them. Ours are written out by `make generate` from their `fields.py`, for speed.
        """
        twin = type(self)(self.setup, self.chance.clone())
        for name in fields_of(self):
            setattr(twin, name, copied(getattr(self, name)))
        twin.asked, twin.seat, twin.choices = self.asked, self.seat, self.choices
        return twin


def ask(state: S, question: Question[S], seat: int, choices: list[int]) -> None:
    """Put a question to a seat, whose legal answers are these."""
    state.asked = question
    state.seat = seat
    state.choices = choices


def ask_all(state: S, question: QuestionToAll[S]) -> None:
    """Put a question to several seats at once."""
    state.asked = question
    state.choices = NOBODY


# Their parameters have names that no field of an event has: compiled code cannot tell them apart.
def tell(position: State, kind: Callable[P, Event], *args: P.args, **fields: P.kwargs) -> None:
    """Something happened, for all to see: `tell(state, Built, seat=1, shape="tower")`."""
    if position.events is not None:
        position.events.append(Announcement(kind(*args, **fields)))


def tell_secret(
    position: State, knows: int, kind: Callable[..., Event], secret: dict[str, Any], **fields: Any
) -> None:
    """Something of which one seat knows more; its event has a field `known`, 1 for that seat."""
    if position.events is not None:
        position.events.append(
            Announcement(kind(**fields), kind(**fields, **secret, known=1), (knows,))
        )
