"""What happened, announced move by move: for animations, logs in words and screen readers."""

from gildehuis.core.schema import Event


class Announcement:
    """An event as everybody may know it, and with all its fields for the seats in `knows`."""

    __slots__ = ("event", "knows", "secret")

    def __init__(
        self, event: Event, secret: Event | None = None, knows: tuple[int, ...] = ()
    ) -> None:
        self.event = event
        self.secret = secret
        self.knows = knows

    @property
    def type(self) -> str:
        """What happened, by its word."""
        return str(self.event.__struct_config__.tag)

    def seen_by(self, viewer: int | None) -> Event:
        """The event as that seat (None: a spectator) may see it."""
        if self.secret is not None and viewer is not None and viewer in self.knows:
            return self.secret
        return self.event
