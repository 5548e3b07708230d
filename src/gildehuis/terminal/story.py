"""A match with all that happened in it, told in words to each viewer as far as he may know."""

from typing import Any

from gildehuis.core.game import AnyGame, Named, Setup
from gildehuis.core.match import Match
from gildehuis.core.record import Record
from gildehuis.core.replay import Replay
from gildehuis.core.schema import Move, Result
from gildehuis.core.secrecy import look
from gildehuis.core.undo import take_back
from gildehuis.terminal.face import Ending, Scene
from gildehuis.terminal.narration import Told
from gildehuis.words import Speech


class Story:
    """The events of a match, decision by decision."""

    def __init__(self, match: Match[Any], words: Speech) -> None:
        self.match = match
        self.words = words
        self.names: list[str] = [seat["name"] for seat in match.seats]
        self.told = Told(self.names, words)

    @classmethod
    def of_record(cls, game: AnyGame, setup: Setup, record: Record, words: Speech) -> "Story":
        """The match of a record so far, ready to be played on."""
        replay: Replay[Any] = Replay(game, setup, record)
        events = list(replay.steps())
        story = cls(replay.play_on(), words)
        story.told.events = events
        return story

    def play(self, seat: int, move: Named | Move) -> None:
        """Make a move; raises the Refusal of one that is not legal."""
        self.told.add(self.match.play(seat, move))

    def undo(self, seats: set[int]) -> bool:
        """Take back the last move, if one of these seats made it and nobody learned by it."""
        last = self.match.log[-1].get("seat") if self.match.log else None
        before = take_back(self.match, last) if last in seats and last is not None else None
        if before is None:
            return False
        self.match = before
        self.told.forget()
        return True

    def scene(self, viewer: int | None, seen: int = 0, note: str = "") -> Scene:
        """What a viewer sees now, who has seen so many decisions before."""
        lines = self.told.lines(viewer)
        return Scene(
            setup=self.match.setup,
            view=look(self.match.game, self.match.state, viewer, previews=True),
            names=self.names,
            lines=[line for decision in lines for line in decision],
            fresh=sum(len(decision) for decision in lines[seen:]),
            note=note,
        )


def ending(result: Result, names: list[str], words: Speech) -> Ending:
    """A result in words, the winners first."""
    order = sorted(range(len(names)), key=lambda seat: result.ranking[seat])
    seats = [
        words.say(
            "plain-winner" if seat in result.winners else "plain-score",
            name=names[seat],
            points=result.scores[seat],
        )
        for seat in order
    ]
    return Ending(words.say(f"end-{result.end}"), seats)
