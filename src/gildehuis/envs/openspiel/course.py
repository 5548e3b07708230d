"""The course of a match with explicit chance: what a `pyspiel.State` of ours holds."""

from functools import lru_cache
from typing import Any

from gildehuis.core.game import Named, Result
from gildehuis.core.schema import Facts
from gildehuis.core.secrecy import known
from gildehuis.core.state import State
from gildehuis.envs.episode import Table
from gildehuis.envs.openspiel.explicit import Open, Scripted
from gildehuis.envs.openspiel.memory import Memory, Told, remember
from gildehuis.envs.render import as_text
from gildehuis.envs.rewards import by_estimate

Trail = tuple[Any, int]  # what was done before, or None, and the last action or outcome


class Course:
    """A position, or a move (or the start) that waits for chance, and all that was told.

    With a horizon the match ends after so many decisions, and the best estimate wins.
    """

    __slots__ = (
        "_drawn",
        "_views",
        "horizon",
        "left",
        "move",
        "open",
        "script",
        "seat",
        "state",
        "table",
        "told",
        "trail",
    )

    def __init__(self, table: Table, horizon: int = 0) -> None:
        self.table = table
        self.horizon = horizon
        self.left = horizon  # decisions, if there is a horizon
        self.trail: Trail | None = None
        self.state: State | None = None  # None: chance still decides the start
        self.told: Told | None = None
        self._views: dict[int | None, Facts] = {}  # of `state`, once somebody asked
        self._drawn: list[str] = []  # its drawing, likewise
        self.open: Open | None = None
        self.script: list[int] = []
        self.seat = -1
        self.move = -1
        self._go_on()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        """An independent copy: positions are never changed in place here, so they are shared."""
        twin: Course = Course.__new__(Course)
        twin.table = self.table
        twin.horizon = self.horizon
        twin.left = self.left
        twin.trail = self.trail
        twin.state = self.state
        twin.told = self.told
        twin._views = self._views
        twin._drawn = self._drawn
        twin.open = self.open
        twin.script = self.script[:]
        twin.seat = self.seat
        twin.move = self.move
        return twin

    def __reduce__(self) -> Any:
        """Pickled as what was done; positions of the compiled engine cannot be pickled."""
        done: list[int] = []
        trail = self.trail
        while trail is not None:
            trail, action = trail
            done.append(action)
        return _followed, (self.table, self.horizon, done[::-1])

    def _go_on(self) -> None:
        """Play on with the chance settled so far; `open` says what is missing."""
        game, setup = self.table.game, self.table.setup
        chance = Scripted(self.script)
        try:
            if self.state is None:
                state: State = game.new(setup, chance)
            else:
                state = game.clone(self.state)
                state.chance = chance
                state.events = []
                game.play(state, self.seat, self.move)
        except Open as question:
            self.open = question
            return
        self.told = Told(self.told, self.seat, self.move, state.events or [])
        self.state = state
        self._views = {}
        self._drawn = []
        self.open = None
        self.script = []

    @property
    def player(self) -> int:
        """The seat to be asked; −1 when nobody is."""
        if self.state is None or self.at_horizon:
            return -1
        seats = self.table.game.to_act(self.state)
        return seats[0] if seats else -1

    @property
    def at_horizon(self) -> bool:
        return self.horizon > 0 and self.left == 0

    @property
    def result(self) -> Result | None:
        """How the match ended; None while it goes on."""
        if self.state is None or self.open is not None:
            return None
        ended = self.table.game.result(self.state)
        if ended is None and self.at_horizon:
            return by_estimate(self.table.game.estimate(self.state))
        return ended

    def moves(self, seat: int) -> dict[int, int]:
        """The seat's actions and the engine's moves they stand for."""
        if self.state is None or self.at_horizon:
            return {}
        if seat not in self.table.game.to_act(self.state):
            return {}
        legal = self.table.game.legal(self.state, seat)
        actions = self.table.arrays.actions_of(seat, legal)
        return {action: move for action, move in zip(actions, legal, strict=True) if action >= 0}

    def settle(self, outcome: int) -> None:
        """Chance has spoken."""
        self.script.append(outcome)
        self.trail = (self.trail, outcome)
        self._go_on()

    def play(self, action: int) -> None:
        self.seat = self.player
        self.move = self.moves(self.seat)[action]
        self.left -= 1
        self.trail = (self.trail, action)
        self._go_on()

    def name(self, seat: int, action: int) -> Named | None:
        """The named move; None where the action stands for none now."""
        move = self.moves(seat).get(action)
        return None if move is None else self.table.game.name_move(self.table.setup, move)

    def known(self, viewer: int | None) -> Facts:
        """What a viewer knows of the position."""
        assert self.state is not None
        if viewer not in self._views:
            self._views[viewer] = known(self.table.game, self.state, viewer)
        return self._views[viewer]

    def draw(self) -> str:
        """The position as a spectator sees it."""
        if self.state is None:
            return "before the start"
        if not self._drawn:
            self._drawn.append(as_text(self.table.game, self.state))
        return self._drawn[0]

    def memory(self, viewer: int | None) -> Memory:
        """All that a viewer was told so far, with his own moves."""
        return remember(self.told, self.table, viewer)


@lru_cache(maxsize=32)
def _started(table: Table, horizon: int) -> Course:
    return Course(table, horizon)


def _followed(table: Table, horizon: int, done: list[int]) -> Course:
    """The course of a match in which all this was done."""
    course = _started(table, horizon).__deepcopy__({})
    for action in done:
        if course.open is not None:
            course.settle(action)
        else:
            course.play(action)
    return course
