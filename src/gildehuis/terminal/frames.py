"""A reel: the positions of a match one after another, recorded or being played."""

from collections.abc import Iterator
from typing import Any

from gildehuis import bots
from gildehuis.core.event import Announcement
from gildehuis.core.game import AnyGame, Setup, State
from gildehuis.core.match import Match
from gildehuis.core.record import Record
from gildehuis.core.refusal import BadInput, Refusal
from gildehuis.core.replay import Replay
from gildehuis.core.secrecy import look
from gildehuis.terminal.face import Ending, Scene
from gildehuis.terminal.narration import Told
from gildehuis.terminal.seats import Seat
from gildehuis.terminal.story import ending
from gildehuis.words import Speech

Step = tuple[State, list[Announcement]]


class Reel:
    """Frames that are there, and a source of those still to come."""

    def __init__(
        self, game: AnyGame, setup: Setup, names: list[str], words: Speech, source: Iterator[Step]
    ) -> None:
        self.game = game
        self.setup = setup
        self.names = names
        self.words = words
        first, _ = next(source)
        self.frames: list[State] = [first]
        self.told = Told(names, words)
        self._source: Iterator[Step] | None = source

    @classmethod
    def of_record(cls, game: AnyGame, setup: Setup, record: Record, words: Speech) -> "Reel":
        """All frames of a record; BadInput if it breaks a rule."""
        names = [seat["name"] for seat in record.seats]
        reel = cls(game, setup, names, words, _recorded(game, setup, record, words))
        while reel.more():
            pass
        return reel

    @classmethod
    def of_bots(
        cls, game: AnyGame, setup: Setup, seats: list[Seat], seed: str, words: Speech
    ) -> "Reel":
        """A match of bots, played as it is watched."""
        names = [seat.name for seat in seats]
        return cls(game, setup, names, words, _played(game, setup, seats, seed))

    @property
    def done(self) -> bool:
        """Are there no frames to come?"""
        return self._source is None

    def more(self) -> bool:
        """One more frame from the source, if there is any."""
        if self._source is None:
            return False
        step = next(self._source, None)
        if step is None:
            self._source = None
            return False
        state, events = step
        self.told.add(events)
        self.frames.append(state)
        if not self.game.to_act(state):
            next(self._source, None)  # nothing comes: the bots go home
            self._source = None
        return True

    def scene(self, at: int, viewer: int | None) -> Scene:
        """What a viewer sees at a frame."""
        told = self.told.lines(viewer)[:at]
        lines = [line for decision in told for line in decision]
        view = look(self.game, self.frames[at], viewer)
        return Scene(self.setup, view, self.names, lines, len(told[-1]) if told else 0)

    def ending(self, at: int) -> Ending | None:
        """How the match ended, if it is over at a frame."""
        view = look(self.game, self.frames[at], None)
        return ending(view.result, self.names, self.words) if view.result else None


def _recorded(game: AnyGame, setup: Setup, record: Record, words: Speech) -> Iterator[Step]:
    try:
        replay: Replay[Any] = Replay(game, setup, record)
        yield game.clone(replay.match.state), []
        for events in replay.steps():
            yield game.clone(replay.match.state), events
    except Refusal as refusal:
        where = f"log entry {refusal.at}"
        said = f"{refusal.rule}: {words.refusal(refusal)}"
        raise BadInput(said, where, "see gildehuis verify") from None


def _played(game: AnyGame, setup: Setup, seats: list[Seat], seed: str) -> Iterator[Step]:
    match: Match[Any] = Match.start(game, setup, seed, [seat.to_dict() for seat in seats])
    minds = [bots.make(seat.bot or "random", game, setup, n, seed) for n, seat in enumerate(seats)]
    yield game.clone(match.state), []
    while to_act := match.to_act():
        seat = to_act[0]
        move = minds[seat].choose(look(game, match.state, seat))
        events = match.play(seat, move)
        yield game.clone(match.state), events
    for mind in minds:
        mind.close()
