"""Following a record entry by entry: the base of replay, restart, undo and verification."""

from collections.abc import Iterator
from typing import Any, Generic, TypeVar

from gildehuis.core.chance import Recorded
from gildehuis.core.event import Event
from gildehuis.core.game import Game, Setup, State
from gildehuis.core.match import Match
from gildehuis.core.record import Record
from gildehuis.core.refusal import Refusal

S = TypeVar("S", bound=State)


class Replay(Generic[S]):
    """A match that follows a record. `at` is the log index of the next entry."""

    def __init__(self, game: Game[S], setup: Setup, record: Record) -> None:
        self.game = game
        self.setup = setup
        self.record = record
        self.at = 0
        chance = Recorded(self, record.seed or "")
        try:
            self.match: Match[S] = Match(game, setup, chance, record.seats, record.seed)
        except Refusal as refusal:
            refusal.at = self.at
            raise

    def next_chance(self, name: str, rule: str) -> Any:
        """The next entry's value, which must be a chance entry of that name (for Recorded)."""
        entry = self.record.log[self.at] if self.at < len(self.record.log) else {}
        if entry.get("chance") != name:
            broken = self.game.misplaced if "seat" in entry else None
            raise Refusal(broken or rule, "refusal-chance", {"name": name})
        try:
            value = self.game.number_chance(self.setup, name, entry["value"])
        except (ValueError, TypeError, KeyError):
            raise Refusal(rule, "refusal-chance", {"name": name}) from None
        self.at += 1
        return value

    def put_back(self) -> None:
        """A chance entry that could not have come up is refused where it stands."""
        self.at -= 1

    def step(self) -> list[Event]:
        """Play the next decision (with the chance that follows it), judged by the rules."""
        seat, move = self._judged()
        return self.match.play_number(seat, move)

    def advance(self) -> None:
        """As `step`, but nothing is told nor written down: for those who only want a verdict."""
        seat, move = self._judged()
        state = self.match.state
        state.events = None
        self.game.play(state, seat, move)
        state.chance.outcomes.clear()

    def _judged(self) -> tuple[int, int]:
        """Seat and move of the next entry, which must be a legal decision."""
        entry = self.record.log[self.at]
        if "chance" in entry:
            rule = self.game.fault(self.match.state, "chance")
            raise Refusal(rule, "refusal-chance", {"name": entry["chance"]})
        seat = entry["seat"]
        move = self.match.judge(seat, entry["move"])
        right = len(self.game.legal(self.match.state, seat))
        if right != entry["choices"]:
            rule = self.game.fault(self.match.state, "choices")
            raise Refusal(rule, "refusal-choices", {"right": right})
        self.at += 1
        return seat, move

    def steps(self) -> Iterator[list[Event]]:
        """All entries to the end of the log."""
        while self.at < len(self.record.log):
            yield self.step()


def resume(game: Game[S], setup: Setup, record: Record) -> Match[S]:
    """The match of a record, ready to be played on; later chance comes from the seed."""
    replay = Replay(game, setup, record)
    for _ in replay.steps():
        pass
    replay.match.state.chance = replay.match.state.chance.clone()
    return replay.match
