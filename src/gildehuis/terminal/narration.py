"""What happened, decision by decision, told in words to each viewer as far as he may know."""

from gildehuis.core.event import Announcement
from gildehuis.core.secrecy import tell
from gildehuis.words import Speech


class Told:
    """The events of a match; each is put into words once per viewer."""

    def __init__(self, names: list[str], words: Speech) -> None:
        self.names = names
        self.words = words
        self.events: list[list[Announcement]] = []
        self._lines: dict[int | None, list[list[str]]] = {}

    def __len__(self) -> int:
        return len(self.events)

    def add(self, events: list[Announcement]) -> None:
        self.events.append(events)

    def forget(self) -> None:
        """The last decision was taken back."""
        self.events.pop()
        for lines in self._lines.values():
            del lines[len(self.events) :]

    def lines(self, viewer: int | None) -> list[list[str]]:
        """Per decision what happened, in words."""
        lines = self._lines.setdefault(viewer, [])
        for events in self.events[len(lines) :]:
            lines.append([self.words.event(event, self.names) for event in tell(events, viewer)])
        return lines
