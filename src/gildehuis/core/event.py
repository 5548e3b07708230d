"""What happened, told move by move: for animations, logs in words and screen readers."""

from typing import Any


class Event:
    """One happening. `data` is for everybody; `secret` only for the seats in `knows`.

    The log shows it as the text `event-<type>` of the game, filled with what the reader may know.
    """

    __slots__ = ("data", "knows", "secret", "type")

    def __init__(
        self,
        type_: str,
        data: dict[str, Any],
        secret: dict[str, Any] | None = None,
        knows: tuple[int, ...] = (),
    ) -> None:
        self.type = type_
        self.data = data
        self.secret = secret
        self.knows = knows

    def seen_by(self, viewer: int | None) -> dict[str, Any]:
        """The event as that seat (None: a spectator) may see it."""
        seen = {"type": self.type, **self.data}
        if self.secret is not None and viewer is not None and viewer in self.knows:
            seen.update(self.secret)
        return seen
