"""Matches that go where random ones seldom do: stacked decks, and players with strong tastes."""

import random
from dataclasses import dataclass, replace
from typing import Any

from tests.referee.guilds.asking import FIELDS, Answer, Ask
from tests.referee.guilds.edition import Edition
from tests.referee.guilds.plot import HALL, STEP, Plot, beside
from tests.referee.guilds.table import GOALS, Table
from tests.referee.verdict import Json


@dataclass
class Taste:
    """How much a player likes each kind of move; the dice decide by it."""

    dice: random.Random
    liking: dict[str, float]
    sparing: bool  # low offers, all florins to gold
    closing: bool = False  # rooms with few doors, laid around the hall

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
        if self.closing and kind == "buy":
            found = sorted(found, key=lambda values: len(table.room(values[0]).doors))[:1]
        if self.closing and kind == "place":
            plot = table.guilds[ask.seat].plot
            found = [values for values in found if beside_hall(plot, values[0])] or found
        return kind, self.dice.choice(found)


def beside_hall(plot: Plot, name: str) -> bool:
    around = {beside(plot.cells[name], direction) for direction in STEP}
    return any(plot.taken.get(cell) == HALL for cell in around)


def taste(dice: random.Random) -> Taste:
    liking = {kind: 2.0 ** dice.uniform(-3, 3) for kind in FIELDS}
    for shy in ("pass", "decline"):
        liking[shy] = 2.0 ** dice.uniform(-6, 0)
    return Taste(dice, liking, dice.random() < 0.6)


def builder(dice: random.Random) -> Taste:
    """One who wants a full plot."""
    liking = dict.fromkeys(FIELDS, 1.0) | {"pass": 0.001, "decline": 0.001, "take": 20.0}
    return Taste(dice, liking | {"bend": 0.05, "survey": 0.05, "stop": 5.0}, sparing=True)


def closer(dice: random.Random) -> Taste:
    """One who wants to leave no place on his plot, and that early (G32)."""
    return replace(builder(dice), closing=True)


PLAYERS = {"taste": taste, "builder": builder, "closer": closer}
# How much a door moves a room down in the stack; None where the stack is not sorted for rooms.
DOORS_DOWN = {"taste": None, "builder": -0.5, "closer": 2.0}


def stacked(edition: Edition, players: int, dice: random.Random, who: str) -> list[Json]:
    """The chance entries of a match, first what such players like."""
    cards, rooms = edition.characters, edition.rooms
    door = DOORS_DOWN[who]

    def card_rank(name: str) -> float:
        income = cards[name].florins + 5 * cards[name].gold
        favour = 3 * bool(cards[name].effect) if door is None else income
        return -favour + dice.uniform(0, 4)

    def room_rank(name: str) -> float:
        liked = 0.0 if door is None else rooms[name].price + door * len(rooms[name].doors)
        return liked + dice.uniform(0, 2)

    value: dict[str, Any] = {
        "goals": dice.sample(list(edition.goals), GOALS[players]),
        "characters": sorted(cards, key=card_rank),
        "small_rooms": sorted(edition.stack(large=False), key=room_rank),
        "large_rooms": sorted(edition.stack(large=True), key=room_rank),
        "first_player": dice.randrange(players),
    }
    return [{"chance": name, "value": drawn} for name, drawn in value.items()]
