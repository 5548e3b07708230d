"""Following a record entry by entry: the base of replay, restart, undo and verification."""

from collections.abc import Iterator
from typing import Any, Generic, TypeVar

from gildehuis.core.chance import Recorded
from gildehuis.core.event import Announcement
from gildehuis.core.game import AnyGame, Game, Setup, State
from gildehuis.core.match import Match
from gildehuis.core.record import Entry, Record
from gildehuis.core.refusal import Refusal

S = TypeVar("S", bound=State)


class Cursor:
    """Where a record is being read. `at` is the log index of the next entry."""

    def __init__(self, game: AnyGame, setup: Setup, log: list[Entry]) -> None:
        self.game = game
        self.setup = setup
        self.log = log
        self.at = 0

    def is_at_end(self) -> bool:
        return self.at >= len(self.log)

    def entry(self) -> Entry:
        """The next entry; empty at the end of the log."""
        return {} if self.is_at_end() else self.log[self.at]

    def refusal(self, rule: str | None, reason: str, **details: str | int) -> Refusal:
        """The refusal of the next entry."""
        return self.refused(Refusal(rule, reason, details))

    def refused(self, refusal: Refusal) -> Refusal:
        """A refusal, marked as that of the next entry."""
        refusal.at = self.at
        return refusal

    def take_chance(self, name: str, rule: str) -> Any:
        """The next entry's value as engine ints; it must be a chance entry of that name."""
        entry = self.entry()
        if entry.get("chance") != name:
            misplaced = self.game.record_rules.get("misplaced") if "seat" in entry else None
            raise self.refusal(misplaced or rule, "refusal-chance", name=name)
        try:
            value = self.game.number_chance(self.setup, name, entry["value"])
        except (ValueError, TypeError, KeyError):
            raise self.refusal(rule, "refusal-chance", name=name) from None
        self.at += 1
        return value

    def refuse_chance(self, name: str, rule: str) -> Refusal:
        """The refusal of the entry just taken, which could not have come up."""
        self.at -= 1
        return self.refusal(rule, "refusal-chance", name=name)


class Replay(Generic[S]):
    """A match that follows a record."""

    def __init__(self, game: Game[S, Any, Any], setup: Setup, record: Record) -> None:
        self.game = game
        self.cursor = Cursor(game, setup, record.log)
        chance = Recorded(self.cursor, record.seed or "")
        self.match: Match[S] = Match(game, setup, chance, record.seats, record.seed)

    def is_at_end(self) -> bool:
        return self.cursor.is_at_end()

    def step(self) -> list[Announcement]:
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
        cursor, state = self.cursor, self.match.state
        entry = cursor.entry()
        if "chance" in entry:
            rule = self.game.record_rule(state, "chance")
            raise cursor.refusal(rule, "refusal-chance", name=entry["chance"])
        seat = entry["seat"]
        try:
            move = self.match.judge(seat, entry["move"])
        except Refusal as refusal:
            raise cursor.refused(refusal) from None
        right = len(self.game.legal(state, seat))
        if right != entry["choices"]:
            rule = self.game.record_rule(state, "choices")
            raise cursor.refusal(rule, "refusal-choices", right=right)
        cursor.at += 1
        return seat, move

    def steps(self) -> Iterator[list[Announcement]]:
        """All entries to the end of the log."""
        while not self.is_at_end():
            yield self.step()

    def play_on(self) -> Match[S]:
        """The match as far as it was followed; from now on it goes its own way and draws."""
        self.match.state.chance = self.match.state.chance.clone()
        return self.match


def resume(game: Game[S, Any, Any], setup: Setup, record: Record) -> Match[S]:
    """The match of a record, ready to be played on; later chance comes from the seed."""
    replay = Replay(game, setup, record)
    for _ in replay.steps():
        pass
    return replay.play_on()
