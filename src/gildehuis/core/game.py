"""The contract of a game: what an author of a game writes, and all the house ever asks of it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from gildehuis.core.arrays import Arrays, Hashed
from gildehuis.core.chance import Chance
from gildehuis.core.drawing import Drawing
from gildehuis.core.edition_file import digest
from gildehuis.core.facts import draw_facts
from gildehuis.core.refusal import BadInput, Refusal
from gildehuis.core.rng import Rng
from gildehuis.core.schema import Credit, Facts, Move, Named, Option, Result, Schema
from gildehuis.core.state import NOBODY, SEAT, Edition, Setup, State
from gildehuis.core.svg import picture_of_drawing

__all__ = [
    "AnyGame",
    "Credit",
    "Edition",
    "EditionTable",
    "Game",
    "Named",
    "Option",
    "Result",
    "Say",
    "Setup",
    "State",
]

Say = Callable[..., str]  # say("text-key", name=value, …): the text in the reader's language
EditionTable = tuple[str, list[str], list[list[Any]]]  # title, headers, rows


S = TypeVar("S", bound=State)  # the position
P = TypeVar("P", bound=Facts)  # what a viewer knows of it
M = TypeVar("M", bound=Move)  # the named moves


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, P, M]):
    """One game. All methods are functions of their arguments; a Game object holds no position.

    What a game says of itself are class variables, so that the compiled core also hears what a game
    outside of it, in plain Python, says.
    """

    name: ClassVar[str]  # as records write it
    rules: ClassVar[int] = 1  # the newest version of the rules; matches of older ones go on
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    credit: ClassVar[Credit]
    options: ClassVar[tuple[Option, ...]] = ()
    editions: ClassVar[tuple[str, ...]] = ()  # the names of the shipped ones, the default first
    hides: ClassVar[bool] = True  # False: everybody always knows everything
    minutes: ClassVar[int] = 45  # a match among people takes about so long
    weight: ClassVar[int] = 2  # 1 light … 5 heavy
    longest: ClassVar[int] = 5000  # no match has more decisions
    schema: ClassVar[Schema]  # what is shown of a match: its positions, moves and events
    all_moves: ClassVar[Sequence[Move]] = ()  # by number, where a game has few enough to list them
    # The rules that a record breaks where its bookkeeping is wrong: choices, scores, winners, end,
    # short (a finished record whose log stops early), chance (a chance entry where none belongs),
    # misplaced (a decision where chance belongs; without it, the rule of that chance).
    record_rules: ClassVar[Mapping[str, str]] = {}
    # The rules that refuse a move, where the game has no `explain` of its own: form (no move at
    # all), over (the match is), turn (another's), illegal (all else; see `rule_against`).
    refusal_rules: ClassVar[Mapping[str, str]] = {}
    # What conformance finds and is to let pass, each with its reason: questions whose being asked
    # tells others something hidden, by version of the rules; fields of a view that `imagine` only
    # guesses; fields of a position that copies share, for they only remember what was worked out.
    known_leaks: ClassVar[Mapping[int, Mapping[str, str]]] = {}
    known_guesses: ClassVar[Mapping[str, str]] = {}
    known_memos: ClassVar[Mapping[str, str]] = {}
    search: ClassVar[Mapping[str, float]] = {}  # settings of the tree search that suit the game
    hard_nodes: ClassVar[int] = 2000  # how many nodes the level `hard` searches a decision

    # ---- before the match

    def package(self) -> str:
        """The Python package whose folder holds the game's texts, rules and editions."""
        return type(self).__module__

    def folder(self) -> Traversable:
        return files(self.package())

    def edition(self, source: str, where: str) -> Edition:
        """Read and check the text of an edition file; BadInput says what is wrong with it."""
        raise BadInput(f"{self.name} has no editions", where)

    def shipped_edition(self, name: str) -> Edition:
        """One of the editions that come with the game."""
        return self.edition(self.shipped_source(name), f"{name}.toml")

    def shipped_source(self, name: str) -> str:
        """The text of a shipped edition's file."""
        return (self.folder() / "editions" / f"{name}.toml").read_text(encoding="utf-8")

    def own_edition(self, source: str, where: str) -> Edition:
        """An edition somebody brings; it may not use the name of a shipped one it differs from."""
        edition = self.edition(source, where)
        if edition.name in self.editions and edition.digest != digest(
            self.shipped_source(edition.name)
        ):
            reason = f'the name "{edition.name}" belongs to the shipped edition'
            raise BadInput(reason, where, "an altered edition needs a new name")
        return edition

    def edition_tables(self, edition: Edition) -> list[EditionTable]:
        """An edition for people to read: titles, headers and rows."""
        return []

    # ---- the match

    @abstractmethod
    def new(self, setup: Setup, chance: Chance) -> S:
        """The position at the start."""

    def to_act(self, state: S) -> list[int]:
        """The seats that owe a decision now; several when they choose in secret at once."""
        asked = state.asked
        if asked is None:
            return NOBODY
        return asked.to_act(state) if asked.to_all else SEAT[state.seat]

    def legal(self, state: S, seat: int) -> list[int]:
        """The moves of a seat that is to act, never none; the list must not be changed."""
        asked = state.asked
        if asked is None:
            return NOBODY
        return asked.legal(state, seat) if asked.to_all else state.choices

    def play(self, state: S, seat: int, move: int) -> None:
        """Carry out a legal move and all that follows from it, up to the next decision."""
        asked = state.asked
        assert asked is not None  # nobody plays on when it is over
        if asked.to_all:
            asked.play(state, seat, move)
        else:
            asked.answer(state, move)

    def clone(self, state: S) -> S:
        """An independent copy, which nobody listens to (`events` is None)."""
        return state.clone()

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How the match ended; None while it goes on."""

    # ---- what may be known

    @abstractmethod
    def view(self, state: S, viewer: int | None) -> P:
        """All that a seat (None: a spectator) may know of the position, from an allow-list."""

    @abstractmethod
    def imagine(self, setup: Setup, viewer: int | None, position: P, rng: Rng) -> S:
        """A full position consistent with that view, drawn fairly; made from the view alone."""

    # ---- words

    def name_move(self, setup: Setup, move: int) -> M:
        """The named move of an engine int: by default its place in `all_moves`."""
        return cast("M", self.all_moves[move])

    def number_move(self, setup: Setup, move: M) -> int | None:
        """The engine int of a named move; None if no such move exists in any position."""
        return self.all_moves.index(move) if move in self.all_moves else None

    def explain(self, state: S, seat: int, move: M | None) -> Refusal:
        """Why this move, which is not legal now, is refused. None: it is no move by its form.

        `seat` may be anything. By default the first of `refusal_rules` that applies is named, with
        the text `refusal-<rule>`.
        """
        rules, asked = self.refusal_rules, state.asked
        if move is None:
            rule = rules.get("form")
        elif asked is None:
            rule = rules.get("over")
        elif seat not in self.to_act(state):
            rule = rules.get("turn")
        elif not isinstance(move, asked.answers) and asked.otherwise is not None:
            rule = asked.otherwise
        else:
            rule = self.rule_against(state, seat, move)
        return Refusal(rule, f"refusal-{rule or 'form'}")

    def rule_against(self, state: S, seat: int, move: M) -> str | None:
        """The rule that forbids a move which answers the question put to that seat."""
        return self.refusal_rules.get("illegal")

    def asked(self, state: S, seat: int) -> str:
        """What a seat that is to act decides now: a word; the prompt is the text `ask-<word>`."""
        return "" if state.asked is None else state.asked.word

    def draw(self, setup: Setup, position: P, say: Say) -> Drawing:
        """What a viewer knows, drawn as lines of text (at most 80 columns if it can be)."""
        return draw_facts(position, say)

    def picture(self, setup: Setup, position: P, say: Say) -> str:
        """What a viewer knows, drawn as a self-contained SVG."""
        return picture_of_drawing(self.draw(setup, position, say), self.name)

    def preview(self, state: S, seat: int, move: int) -> Facts:
        """What a legal move would give or cost, as far as the seat can know it, for people."""
        return _NOTHING

    def estimate(self, state: S) -> list[float]:
        """Per seat, how well it stands: an estimate of its final points. For bots."""
        return [0.0] * state.setup.players

    # ---- records

    def name_chance(self, setup: Setup, name: str, value: Any) -> Any:
        """A chance outcome as the record writes it: by default the numbers themselves."""
        return value

    def number_chance(self, setup: Setup, name: str, value: Any) -> Any:
        """A chance value of a record as engine ints; ValueError if it is none."""
        numbers = value if isinstance(value, list) else [value]
        if not all(type(number) is int for number in numbers):
            raise ValueError(name)
        return value

    def record_rule(self, state: S, what: str) -> str | None:
        """The rule that a record breaks in this position where its bookkeeping is wrong."""
        return self.record_rules.get(what)

    # ---- for checks and research

    @abstractmethod
    def census(self, state: S) -> dict[str, int]:
        """How many pieces of each kind there are, wherever they lie: numbers that never change."""

    def moves_bound(self, setup: Setup) -> int:
        """All move ints are below this number."""
        return len(self.all_moves)

    def arrays(self, setup: Setup) -> Arrays:
        """How a learner is shown views and moves; a game that names no slices gets hashed ones."""
        return Hashed(self.moves_bound(setup))


AnyGame = Game[Any, Any, Any]
_NOTHING = Facts()
