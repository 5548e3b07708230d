"""What people at a table say to each other."""

import asyncio
from collections import deque

LONGEST = 500  # letters of one line; the server takes no more


class Conversation:
    """All lines said so far, and those of ours that are still to be sent."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._unsent: deque[str] = deque()
        self._some = asyncio.Event()

    def say(self, text: str) -> None:
        """Say something; blanks are nothing."""
        text = text.strip()[:LONGEST]
        if text:
            self._unsent.append(text)
            self._some.set()

    async def next(self) -> str:
        """The next line to send, as soon as there is one; it stays until it is `sent`."""
        await self._some.wait()
        return self._unsent[0]

    def sent(self) -> None:
        self._unsent.popleft()
        if not self._unsent:
            self._some.clear()
