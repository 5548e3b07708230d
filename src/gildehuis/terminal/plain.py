"""Plain play: lines in, lines out; for pipes, screen readers and very old terminals."""

from collections.abc import Callable
from typing import Any

from gildehuis.core.event import Event
from gildehuis.core.game import Named
from gildehuis.core.match import Match
from gildehuis.core.refusal import Refusal
from gildehuis.core.rng import Rng
from gildehuis.core.secrecy import tell
from gildehuis.core.undo import take_back
from gildehuis.words import Speech

PAGE = 20  # moves listed at once


class PlainTable:
    """One person at a seat; the others play by themselves."""

    def __init__(
        self,
        match: Match[Any],
        person: int,
        words: Speech,
        rng: Rng,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print,
    ) -> None:
        self.match = match
        self.person = person
        self.words = words
        self.rng = rng
        self.read = read
        self.write = write
        self.names = [seat["name"] for seat in match.seats]

    def run(self) -> bool:
        """Play to the end; False if the person left before."""
        while seats := self.match.to_act():
            others = [seat for seat in seats if seat != self.person]
            if others:
                self._others_move(others[0])
            elif not self._person_moves():
                return False
        self._show_result()
        return True

    def _others_move(self, seat: int) -> None:
        moves = self.match.game.legal(self.match.state, seat)
        self._tell(self.match.play_number(seat, moves[self.rng.below(len(moves))]))

    def _person_moves(self) -> bool:
        """Ask until a move is made; False if the person leaves."""
        game, state = self.match.game, self.match.state
        self.write(
            "\n" + game.draw(self.match.setup, game.view(state, self.person), self.words.say)
        )
        self.write("\n" + self.words.say(f"ask-{game.asked(state, self.person)}"))
        legal = self.match.legal(self.person)
        shown = self._list(legal, 0)
        while True:
            typed = self._typed()
            if typed in ("q", None):
                return False
            if typed == "u":
                return self._undo() or self._person_moves()
            if typed == "" and shown < len(legal):
                shown = self._list(legal, shown)
            elif typed.isdigit() and 1 <= int(typed) <= len(legal):
                return self._play(legal[int(typed) - 1])
            else:
                found = [
                    i for i, move in enumerate(legal) if typed in self.words.move(move).lower()
                ]
                self._search(typed, found, legal)

    def _typed(self) -> str | None:
        try:
            return self.read(self.words.say("plain-choose")).strip().lower()
        except EOFError:
            return None

    def _list(self, legal: list[Named], start: int) -> int:
        end = min(len(legal), start + PAGE)
        for number in range(start, end):
            self.write(f"{number + 1:>4}  {self.words.move(legal[number])}")
        if end < len(legal):
            self.write(self.words.say("plain-more", count=len(legal) - end))
        return end

    def _search(self, typed: str, found: list[int], legal: list[Named]) -> None:
        if not found or not typed:
            self.write(self.words.say("plain-nothing", text=typed))
        for number in found[:PAGE]:
            self.write(f"{number + 1:>4}  {self.words.move(legal[number])}")

    def _play(self, move: Named) -> bool:
        try:
            self._tell(self.match.play(self.person, move))
        except Refusal as refusal:
            self.write(f"{refusal.rule}: {self.words.refusal(refusal)}")
        return True

    def _undo(self) -> bool:
        before = take_back(self.match, self.person)
        if before is None:
            self.write(self.words.say("plain-no-undo"))
            return False
        self.match = before
        return True

    def _tell(self, events: list[Event]) -> None:
        for event in tell(events, self.person):
            self.write(self.words.event(event, self.names))

    def _show_result(self) -> None:
        result = self.match.result()
        assert result is not None
        game = self.match.game
        position = game.view(self.match.state, self.person)
        self.write("\n" + game.draw(self.match.setup, position, self.words.say))
        self.write("\n" + self.words.say(f"end-{result.end}"))
        for seat, points in enumerate(result.scores):
            key = "plain-winner" if seat in result.winners else "plain-score"
            self.write(self.words.say(key, name=self.names[seat], points=points))
