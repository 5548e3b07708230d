"""A table on this machine: people who hand the keyboard on, and bots."""

import asyncio

from gildehuis import bots
from gildehuis.bots.forfeit import Forfeit
from gildehuis.core.record import Record
from gildehuis.core.refusal import Refusal
from gildehuis.core.secrecy import look
from gildehuis.terminal.face import Face, Scene
from gildehuis.terminal.seats import Seat
from gildehuis.terminal.story import Story, ending


class LocalTable:
    """Runs a match to its end, asking people through a face and bots by themselves."""

    def __init__(self, story: Story, seats: list[Seat], seed: str) -> None:
        self.story = story
        self.seats = seats
        self.people = {n for n, seat in enumerate(seats) if seat.bot is None}
        match = story.match
        self.bots = {
            n: bots.make(seat.bot, match.game, match.setup, n, seed)
            for n, seat in enumerate(seats)
            if seat.bot is not None
        }
        self.seen = {n: len(story.narration) for n in self.people}  # decisions each person has seen
        # Who looks at the screen; with secrets and several people nobody does in between.
        self.viewer: int | None = min(self.people) if len(self.people) == 1 else None

    async def run(self, face: Face) -> None:
        """Play to the end."""
        try:
            while seats := self.story.match.to_act():
                others = [seat for seat in seats if seat not in self.people]
                if others:
                    await self._bot_moves(face, others[0])
                else:
                    await self._person_moves(face, self._next(seats))
            scene = self.story.scene(self.viewer)
            assert scene.view.result is not None
            words = self.story.words
            await face.finish(scene, ending(scene.view.result, self.story.names, words))
        finally:
            for bot in self.bots.values():
                bot.close()

    def record(self) -> Record:
        return self.story.match.record()

    def _next(self, seats: list[int]) -> int:
        """Among people who choose at once, whoever sits there already comes first."""
        return self.viewer if self.viewer in seats and self.viewer is not None else seats[0]

    async def _bot_moves(self, face: Face, seat: int) -> None:
        match, words = self.story.match, self.story.words
        view = look(match.game, match.state, seat)
        if len(view.legal) > 1:
            note = words.say("terminal-thinking", name=self.story.names[seat])
            await face.show(self._scene(note))
        try:
            move = await asyncio.to_thread(self.bots[seat].choose, view)
            self.story.play(seat, move)
        except (Forfeit, Refusal) as failure:
            face.notice(words.say("terminal-bot-out", name=self.story.names[seat]))
            self.bots[seat].close()
            self.bots[seat] = bots.make("random", match.game, match.setup, seat, str(failure))
            return
        await face.show(self._scene())

    async def _person_moves(self, face: Face, seat: int) -> None:
        if len(self.people) > 1 and seat != self.viewer:
            if self.story.match.game.hides:
                self.viewer = None
                if not await face.hand_over(self.story.names[seat]):
                    self._undo(face)
                    return
            self.viewer = seat
        scene = self.story.scene(seat, self.seen[seat])
        move = await face.ask(scene)
        if move is None:
            self._undo(face)
            return
        try:
            self.story.play(seat, move)
        except Refusal as refusal:
            face.refuse(refusal.rule, self.story.words.refusal(refusal))
            return
        self.seen[seat] = len(self.story.narration)
        await self._settle(face, seat)

    async def _settle(self, face: Face, seat: int) -> None:
        """After a move: whoever made it looks once more, then secrets are put away."""
        if seat in self.story.match.to_act():
            return
        await face.show(self._scene())
        if len(self.people) > 1 and self.story.match.game.hides:
            self.viewer = None

    def _scene(self, note: str = "") -> Scene:
        seen = len(self.story.narration) if self.viewer is None else self.seen.get(self.viewer, 0)
        return self.story.scene(self.viewer, seen, note)

    def _undo(self, face: Face) -> None:
        if not self.story.undo(self.people):
            face.notice(self.story.words.say("plain-no-undo"))
        most = len(self.story.narration)
        self.seen = {seat: min(seen, most) for seat, seen in self.seen.items()}
