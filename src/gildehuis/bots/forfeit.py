"""How a bot loses a match other than by playing: it broke, it dawdled, or it talked nonsense."""

CRASHED, SLOW, NONSENSE, ILLEGAL = "crashed", "slow", "nonsense", "illegal"


class Forfeit(Exception):
    """The bot named is out of the match."""

    def __init__(self, bot: str, why: str, detail: str = "") -> None:
        super().__init__(bot, why, detail)
        self.bot = bot
        self.why = why  # CRASHED, SLOW, NONSENSE or ILLEGAL
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.bot}: {self.why}" + (f" ({self.detail})" if self.detail else "")
