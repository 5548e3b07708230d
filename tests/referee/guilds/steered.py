"""Matches that go where random ones seldom do: stacked decks, and players with strong tastes."""

import random
from dataclasses import dataclass
from typing import Any

from tests.referee.guilds.asking import FIELDS, Answer, Ask
from tests.referee.guilds.edition import Edition
from tests.referee.guilds.table import GOALS, Table
from tests.referee.verdict import Json


@dataclass
class Taste:
    """How much a player likes each kind of move; the dice decide by it."""

    dice: random.Random
    liking: dict[str, float]
    sparing: bool  # low offers, all florins to gold

    def choose(self, table: Table, ask: Ask) -> Answer:
        legal = {kind: listed.legal for kind, listed in ask.moves.items()}
        kinds = [kind for kind, found in legal.items() if found]
        kind = self.dice.choices(kinds, [self.liking[kind] for kind in kinds])[0]
        found = legal[kind]
        if self.sparing and kind == "offer":
            found = sorted(found, key=lambda values: values[-1])[:3]
        if self.sparing and kind == "exchange":
            found = [max(found)]
        if self.sparing and kind == "buy":
            found = sorted(found, key=lambda values: table.room(values[0]).price)[:1]
        return kind, self.dice.choice(found)


def taste(dice: random.Random) -> Taste:
    liking = {kind: 2.0 ** dice.uniform(-3, 3) for kind in FIELDS}
    for shy in ("pass", "decline"):
        liking[shy] = 2.0 ** dice.uniform(-6, 0)
    return Taste(dice, liking, dice.random() < 0.6)


def builder(dice: random.Random) -> Taste:
    """One who wants a full plot."""
    liking = dict.fromkeys(FIELDS, 1.0) | {"pass": 0.001, "decline": 0.001, "take": 20.0}
    return Taste(dice, liking | {"bend": 0.05, "survey": 0.05, "stop": 5.0}, sparing=True)


def stacked(edition: Edition, players: int, dice: random.Random, cheap: bool) -> list[Json]:
    """The chance entries of a match, favoured cards first."""
    cards, rooms = edition.characters, edition.rooms

    def card_rank(name: str) -> float:
        income = cards[name].florins + 5 * cards[name].gold
        favour = income if cheap else 3 * bool(cards[name].effect)
        return -favour + dice.uniform(0, 4)

    def room_rank(name: str) -> float:
        return (rooms[name].price - len(rooms[name].doors) / 2) * cheap + dice.uniform(0, 2)

    value: dict[str, Any] = {
        "goals": dice.sample(list(edition.goals), GOALS[players]),
        "characters": sorted(cards, key=card_rank),
        "small_rooms": sorted(edition.stack(large=False), key=room_rank),
        "large_rooms": sorted(edition.stack(large=True), key=room_rank),
        "first_player": dice.randrange(players),
    }
    return [{"chance": name, "value": drawn} for name, drawn in value.items()]
