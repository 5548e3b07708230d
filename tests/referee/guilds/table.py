"""The table: what lies on it and what every guild has."""

from dataclasses import dataclass, field

from tests.referee.guilds.edition import Character, Edition, Room
from tests.referee.guilds.plot import Plot

# G3, G5: by the number of players
GOALS = {2: 4, 3: 5, 4: 5}
ROUNDS = {2: 8, 3: 6, 4: 6}
SMALL_DRAWN = {2: 2, 3: 4, 4: 5}
LARGE_DRAWN = {2: 2, 3: 2, 4: 3}

GOLD_IN_FLORINS = 3  # G35


@dataclass
class Guild:
    """All that belongs to one seat."""

    plot: Plot
    hand: int = 0
    gold: int = 0
    characters: dict[str, Character] = field(default_factory=dict)
    newcomers: set[str] = field(default_factory=set)  # G19: effects of those who joined just now
    used: set[str] = field(default_factory=set)  # G38: `round` abilities used in this round
    sparing: set[str] = field(default_factory=set)  # G41: characters who made a room cheaper in it
    spent: set[str] = field(default_factory=set)  # G38: `once` abilities, used for the game
    named_faction: str | None = None  # G45
    cat_as: str | None = None  # G55

    def holders(self, effect: str) -> list[Character]:
        return [card for card in self.characters.values() if card.effect == effect]

    def has(self, effect: str) -> bool:
        return bool(self.holders(effect))

    def amount(self, effect: str) -> int:
        """The number of an ability that one character has (G38), who is here."""
        return self.holders(effect)[0].amount

    def ready(self, effect: str) -> bool:
        """G38: it is there, it did not join in this phase, and it is not used up."""
        return self.has(effect) and effect not in self.newcomers | self.used | self.spent

    def florin_income(self) -> int:
        """G9: the sum of all printed florins, never below 0."""
        cards = sum(card.florins for card in self.characters.values())
        rooms = sum(built.room.florins for built in self.plot.active())
        return max(0, self.plot.edition.hall_florins + cards + rooms)

    def gold_income(self) -> int:
        cards = sum(card.gold for card in self.characters.values())
        return cards + sum(built.room.gold for built in self.plot.active())

    def income_value(self) -> int:
        """G35."""
        return self.florin_income() + GOLD_IN_FLORINS * self.gold_income()

    def symbols(self) -> list[str]:
        """G37."""
        found = [faction for card in self.characters.values() for faction in card.factions]
        found += [built.room.faction for built in self.plot.active() if built.room.faction]
        return found + ([self.named_faction] if self.named_faction else [])


@dataclass
class Table:
    rules: int  # the version the match is played by
    edition: Edition
    players: int
    layout: dict[str, int]  # G6: characters per zone
    goals: list[str]
    character_stack: list[str]
    small_stack: list[str]
    large_stack: list[str]
    first: int
    guilds: list[Guild]
    round: int = 1
    zones: dict[str, list[str]] = field(default_factory=dict)
    tents: dict[str, list[int]] = field(default_factory=dict)  # florins of every seat in a zone
    display: list[str] = field(default_factory=list)
    reserved: set[str] = field(default_factory=set)

    def in_turn(self) -> list[int]:
        """All seats, from the first player clockwise."""
        return [(self.first + n) % self.players for n in range(self.players)]

    def opponents(self, seat: int) -> list[int]:
        return [other for other in range(self.players) if other != seat]

    def owner(self, effect: str) -> int | None:
        """The seat that has the character with this ability."""
        return next((seat for seat in self.in_turn() if self.guilds[seat].has(effect)), None)

    def room(self, name: str) -> Room:
        return self.edition.rooms[name]

    def open_zones(self) -> list[str]:
        return [zone for zone, cards in self.zones.items() if cards]

    def leader(self, zone: str) -> int | None:
        """G16: the seat whose offer is highest there."""
        most = max(self.tents[zone])
        return self.tents[zone].index(most) if most > 0 else None

    def to_lead(self, seat: int, zone: str) -> int:
        """G13: the fewest florins more that make the seat's total there the highest."""
        others = max(self.tents[zone][other] for other in self.opponents(seat))
        return max(1, others - self.tents[zone][seat] + 1)

    def last_round(self) -> bool:
        """G32: the final round, asked after its build phase."""
        return self.round == ROUNDS[self.players] or not any(
            guild.plot.empty_cell() if self.rules == 1 else guild.plot.place_left()
            for guild in self.guilds
        )
