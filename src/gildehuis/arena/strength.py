"""How strong the bots are: the claims we make, the series that test them, the table of results."""

import re
from dataclasses import dataclass, replace

from gildehuis.arena.intervals import Share
from gildehuis.arena.series import Series, plan
from gildehuis.arena.summary import Summary
from gildehuis.bots.naming import without_clock
from gildehuis.core import registry


@dataclass(frozen=True)
class Claim:
    """A bot wins at least (or at most) this share of its matches against others."""

    bot: str
    others: tuple[str, ...]
    share: float
    matches: int  # so many are played to see
    least: bool = True

    def bots(self) -> list[str]:
        return [self.bot, *self.others]

    def without_clock(self, game: str) -> "Claim":
        """The same claim, the bot by its nodes alone."""
        return replace(self, bot=without_clock(self.bot, registry.find(game)))

    def file(self, game: str) -> str:
        """Where its matches are kept."""
        words = re.sub(r"[^a-z0-9]+", "-", f"{game} {self.bot} {' '.join(self.others)}")
        return f"strength-{words}.jsonl"

    def kept(self, won: Share) -> str:
        """Is it so? Surely, as far as seen, or not."""
        low, high = won.interval
        value = won.value
        if not self.least:
            low, high, value = 1 - high, 1 - low, 1 - value
        target = self.share if self.least else 1 - self.share
        if low >= target:
            return "yes"
        if value >= target:
            return "yes, within the interval"
        return "no, within the interval" if high >= target else "no"

    def text(self) -> str:
        others = " ".join(self.others)
        if len(self.others) > 1:
            others = f"{len(self.others)} × {self.others[0]}"
        word = "at least" if self.least else "at most"
        return f"`{self.bot}` against `{others}`: {word} {self.share:.0%}"


CLAIMS = (
    Claim("greedy", ("random",), 0.90, 200),
    Claim("easy", ("greedy",), 0.50, 100, least=False),
    Claim("medium", ("greedy",), 0.50, 60),
    Claim("hard", ("random",), 0.98, 60),
    Claim("hard", ("greedy",), 0.75, 60),
    Claim("hard", ("greedy", "greedy", "greedy"), 0.45, 60),
)


def series_of(game: str, claim: Claim, scale: float = 1.0, limit: float = 10.0) -> Series:
    """The series that tests a claim; `scale` makes it shorter or longer."""
    players = len(claim.bots())
    games = max(players, round(claim.matches * scale))
    return plan(registry.find(game), claim.bots(), games, players, seed="strength", limit=limit)


def row(claim: Claim, played: str, summary: Summary) -> str:
    """A line of the table; `played` is the bot's name in the series."""
    line = next(line for line in summary.bots if line.bot == played)
    forfeits = sum(sum(other.forfeits.values()) for other in summary.bots)
    return (
        f"| {claim.text()} | {line.share.text()} | {line.seats} | {claim.kept(line.share)} "
        f"| {line.seconds / max(line.decisions, 1):.3f} s | {line.slowest:.3f} s | {forfeits} |"
    )


def no_row(claim: Claim) -> str:
    """The line of a claim that nobody has tested."""
    return f"| {claim.text()} | | 0 | not measured | | | |"


HEAD = (
    "| claim | wins (95 %) | matches | kept | mean decision | slowest | forfeits |\n"
    "|---|--:|--:|---|--:|--:|--:|"
)
