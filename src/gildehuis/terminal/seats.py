"""Who sits where: `me,easy,me:Anna` as typed, and the seats of a record."""

from dataclasses import dataclass

from gildehuis.bots.naming import check
from gildehuis.core.record import SeatEntry
from gildehuis.core.refusal import BadInput
from gildehuis.words import Speech

ME = "me"


@dataclass(frozen=True)
class Seat:
    name: str
    bot: str | None = None  # None: a person at this machine

    def to_dict(self) -> SeatEntry:
        """As records write it."""
        return {"name": self.name, "bot": self.bot} if self.bot else {"name": self.name}


def parse(typed: str, words: Speech) -> list[Seat]:
    """Seats as typed: `me`, `me:Anna` or the name of a bot, comma between."""
    items = [item.strip() for item in typed.split(",")]
    people = sum(item == ME or item.startswith(f"{ME}:") for item in items)
    return [_seat(item, number, people, words) for number, item in enumerate(items, 1)]


def _seat(item: str, number: int, people: int, words: Speech) -> Seat:
    kind, _, name = item.partition(":")
    if kind == ME:
        alone = words.say("plain-you")
        return Seat(name or (alone if people == 1 else f"{alone} {number}"))
    if not item:
        raise BadInput("an empty seat", "--seats", "me, me:NAME or a bot, comma between")
    check(item)
    return Seat(words.say("terminal-bot", level=kind, number=number), item)


def of_record(seats: list[SeatEntry]) -> list[Seat]:
    """The seats of a record; those that no bot holds are people at this machine."""
    found: list[Seat] = []
    for seat in seats:
        bot = seat.get("bot")
        if bot is not None:
            check(bot)
        found.append(Seat(seat["name"], bot))
    return found
