"""Plain play: lines in, lines out; for pipes, screen readers and very old terminals."""

import asyncio
from collections.abc import Callable

from gildehuis.core.drawing import plain
from gildehuis.core.game import AnyGame, Named
from gildehuis.terminal.choices import Choice, choices, search
from gildehuis.terminal.conversation import Conversation
from gildehuis.terminal.face import Ending, Scene
from gildehuis.terminal.painter import naming
from gildehuis.terminal.rule_search import found
from gildehuis.words import Speech, rulebook

PAGE = 20  # moves listed at once
SAY = "/"  # begins what is said to the others
YES, NO = "+", "-"  # what answers a question beside the match


class Left(Exception):
    """Whoever sat here has gone."""


class PlainFace:
    """A table told in lines; every move has a number, and words search."""

    def __init__(
        self,
        game: AnyGame,
        words: Speech,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print,
        talk: Conversation | None = None,
    ) -> None:
        self.game = game
        self.words = words
        self.read = read
        self.write = write
        self.talk = talk
        self.told = 0  # lines of the log written
        self.rule = ""  # of the last refusal
        self.taught = False  # how to talk
        self.choosing = False  # a move: what is typed is read there
        self.question: asyncio.Future[bool] | None = None  # beside the match

    # ---- the face

    async def show(self, scene: Scene) -> None:
        if scene.note:
            return
        self._tell(scene)

    async def ask(self, scene: Scene) -> Named | None:
        """Ask until a move is chosen; raises Left when the person leaves."""
        self._tell(scene)
        self._draw(scene)
        name = scene.names[scene.view.viewer or 0]
        said = self.words.ask(scene.view.asked, scene.view.players, scene.view.legal)
        self.write("\n" + self.words.say("terminal-turn", name=name, ask=said))
        legal = choices(scene.view, self.words, scene.names)
        shown = self._list(legal, 0)
        if self.talk is not None and not self.taught:
            self.write(self.words.say("plain-talk"))
            self.taught = True
        self.choosing = True
        try:
            return await self._choose(legal, shown)
        finally:
            self.choosing = False

    async def _choose(self, legal: list[Choice], shown: int) -> Named | None:
        """Read until it is a move, or None to take back."""
        while True:
            written = await self._typed(self.words.say("plain-choose"))
            if self.talk is not None and written.startswith(SAY):
                self.talk.say(written.removeprefix(SAY))
                continue
            typed = written.lower()
            if typed == "q":
                raise Left
            if typed == "u":
                return None
            if typed in (YES, NO) and self.question is not None:
                self.question.set_result(typed == YES)
                self.question = None
            elif typed.startswith("?"):
                self._rules(typed[1:].strip())
            elif typed == "" and shown < len(legal):
                shown = self._list(legal, shown)
            elif typed.isdigit() and 1 <= int(typed) <= len(legal):
                return legal[int(typed) - 1].move
            else:
                self._search(typed, legal)

    async def hand_over(self, name: str) -> bool:
        self.write("\n" * 50)  # what the one before saw is out of sight
        written = await self._typed(self.words.say("terminal-hand-over-plain", name=name))
        typed = written.lower()
        if typed == "q":
            raise Left
        self.told = 0
        return typed != "u"

    async def consent(self, question: str, yes: str, no: str) -> bool:
        """Asked in between; where a move is being typed, the answer is typed there."""
        self.write(self.words.say("plain-question", question=question, yes=yes, no=no))
        if not self.choosing:
            return await self._typed(self.words.say("plain-answer")) == YES
        self.question = asyncio.get_running_loop().create_future()
        try:
            return await self.question
        finally:
            self.question = None

    def notice(self, text: str) -> None:
        self.write(text)

    def heard(self, line: str) -> None:
        self.write(line)

    def wait(self, text: str) -> None:
        self.write(text)

    def refuse(self, rule: str | None, text: str) -> None:
        self.rule = rule or ""
        self.write(f"{rule}: {text}" if rule else text)

    async def finish(self, scene: Scene, ending: Ending) -> None:
        self._tell(scene)
        self._draw(scene)
        self.write("\n" + ending.end)
        for line in ending.seats:
            self.write(line)

    # ---- lines

    def _tell(self, scene: Scene) -> None:
        """What of the log is new; after an undo there is less of it."""
        start = max(min(self.told, len(scene.lines)), len(scene.lines) - max(PAGE, scene.fresh))
        for line in scene.lines[start:]:
            self.write(line)
        self.told = len(scene.lines)

    def _draw(self, scene: Scene) -> None:
        say = naming(self.words, scene.names)
        self.write("\n" + plain(self.game.draw(scene.setup, scene.view.position, say)))

    async def _typed(self, prompt: str) -> str:
        try:
            return (await asyncio.to_thread(self.read, prompt)).strip()
        except EOFError:
            raise Left from None

    def _line(self, number: int, choice: Choice) -> None:
        gives = f"  ({choice.gives})" if choice.gives else ""
        self.write(f"{number:>4}  {choice.text}{gives}")

    def _list(self, legal: list[Choice], start: int) -> int:
        end = min(len(legal), start + PAGE)
        for number in range(start, end):
            self._line(number + 1, legal[number])
        if end < len(legal):
            self.write(self.words.say("plain-more", count=len(legal) - end))
        return end

    def _search(self, typed: str, legal: list[Choice]) -> None:
        numbers = {id(choice): number for number, choice in enumerate(legal, 1)}
        hits = search(legal, typed) if typed else []
        if not hits:
            self.write(self.words.say("plain-nothing", text=typed))
        for choice in hits[:PAGE]:
            self._line(numbers[id(choice)], choice)

    def _rules(self, typed: str) -> None:
        book = rulebook(self.game, self.words.language)
        self.write(found(book, typed or self.rule, self.words).plain)
