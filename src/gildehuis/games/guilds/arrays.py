"""Guilds for learners: where every character and room is, the plots as planes, then the seats.

Seats are counted from the viewer on.
"""

from array import array
from typing import Final

from gildehuis.core.arrays import Arrays, Pen, Slice, from_viewer
from gildehuis.core.schema import words_of
from gildehuis.games.guilds.board import DIRECTIONS, ZONE_NAMES, ZONES
from gildehuis.games.guilds.course import PHASES
from gildehuis.games.guilds.edition import CHARACTERS, ROOMS, GuildsEdition
from gildehuis.games.guilds.moves import bound
from gildehuis.games.guilds.schema import Position, Seat
from gildehuis.games.guilds.schema_words import Asked
from gildehuis.games.guilds.state import GOALS_DRAWN

ASKED: Final = (*words_of(Asked), "nothing")  # the last has its place, but is never marked
PLANES: Final = ("built", "active", *DIRECTIONS)
COUNTS: Final = ("florins", "gold", "on_tents", "most_gold", "free", "women", "windows", "cells")


class GuildsArrays(Arrays):
    def __init__(self, players: int, edition: GuildsEdition) -> None:
        self.players = players
        self.edition = edition
        self.goals = [goal.id for goal in edition.goals]
        self.cell_of = {name: n for n, name in enumerate(edition.plot.cells)}
        super().__init__(_slices(players, edition), bound(edition))

    def encode(self, viewer: int, position: Position) -> "array[float]":
        pen = Pen(self)
        order = from_viewer(viewer, self.players)
        self._table(pen, viewer, position)
        for n, zone in enumerate(position.zones):
            pen.put("slots", n, zone.slots)
            pen.list("tents", [zone.tents[seat] for seat in order], n * self.players)
            if zone.leader is not None:
                pen.put("leader", n * self.players + (zone.leader - viewer) % self.players, 1)
            for who in zone.characters:
                self._character(pen, who, n)
        for n, goal in enumerate(position.goals):
            pen.put("goals", n * len(self.goals) + self.goals.index(goal.goal), 1)
            pen.list("goal counts", [goal.counts[seat] for seat in order], n * self.players)
        for who in position.gone.characters:
            self._character(pen, who, ZONES + self.players)
        for room in position.gone.rooms:
            self._room(pen, room, self.players + 2)
        for n, seat in enumerate(order):
            self._seat(pen, n, position.seats[seat])
        return pen.row

    def _table(self, pen: Pen, viewer: int, position: Position) -> None:
        pen.list("round", (position.round, position.rounds, position.passes))
        pen.mark("phase", PHASES, position.phase)
        pen.mark("asked", ASKED, position.asked)
        if position.turn is not None:
            pen.put("turn", (position.turn - viewer) % self.players, 1)
        pen.put("first", (position.first - viewer) % self.players, 1)
        pen.mark("first zone", ZONE_NAMES, position.first_zone)
        pen.mark("forced zone", ZONE_NAMES, position.forced_zone)
        for offer in position.display:
            self._room(pen, offer.room, 0)
            room = self.edition.number_of_room[offer.room]
            pen.put("cost", room, offer.costs[viewer])
            pen.put("reserved", room, offer.reserved)
        if position.placing is not None:
            self._room(pen, position.placing.room, 1)
        stacks = position.stacks
        pen.list("stacks", (stacks.characters, stacks.small_rooms, stacks.large_rooms))

    def _character(self, pen: Pen, who: str, place: int) -> None:
        width = ZONES + self.players + 1
        pen.put("characters", self.edition.number_of[who] * width + place, 1)

    def _room(self, pen: Pen, room: str, place: int) -> None:
        pen.put("rooms", self.edition.number_of_room[room] * (self.players + 3) + place, 1)

    def _seat(self, pen: Pen, n: int, seat: Seat) -> None:
        for member in seat.guild:
            who = self.edition.number_of[member.character]
            self._character(pen, member.character, ZONES + n)
            pen.list("abilities", (member.used, member.fresh), who * 2)
        plane = self.edition.cells
        first = n * len(PLANES) * plane
        for room in seat.rooms:
            self._room(pen, room.room, 2 + n)
            for cell in room.cells:
                at = first + self.cell_of[cell.cell]
                pen.put("plots", at, 1)
                pen.put("plots", at + plane, room.active)
                for door in cell.doors:
                    pen.put("plots", at + PLANES.index(door) * plane, 1)
        income, protected = seat.income, seat.protected
        pen.list("counts", [getattr(seat, what) for what in COUNTS], n * len(COUNTS))
        pen.list("income", (income.florins, income.gold, income.value), n * 3)
        pen.list("symbols", seat.symbols.values(), n * len(self.edition.factions))
        pen.list("types", seat.types.values(), n * len(self.edition.types))
        pen.list("protected", (protected.characters, protected.money), n * 2)
        pen.put("score", n, seat.points.total)


def _slices(players: int, edition: GuildsEdition) -> list[Slice]:
    zones, goals, drawn = len(ZONE_NAMES), len(edition.goals), GOALS_DRAWN[players]
    where = "zones, seats, gone"
    planes = ", ".join(PLANES)
    counts = ", ".join(COUNTS)
    return [
        Slice("round", (3,), 12, "round, number of rounds, passes in a row"),
        Slice("phase", (len(PHASES),), 1, "phase: " + ", ".join(PHASES)),
        Slice("asked", (len(ASKED),), 1, "what is decided: " + ", ".join(ASKED)),
        Slice("turn", (players,), 1, "whose turn it is"),
        Slice("first", (players,), 1, "the first player"),
        Slice("first zone", (zones,), 1, "zone of the first offer of this turn"),
        Slice("forced zone", (zones,), 1, "zone from which a character must be taken"),
        Slice("goals", (drawn, goals), 1, "the goals of this match"),
        Slice("goal counts", (drawn, players), 40, "how far each seat is with each goal"),
        Slice("slots", (zones,), 6, "slots of each zone"),
        Slice("tents", (zones, players), 20, "florins on the tents"),
        Slice("leader", (zones, players), 1, "who leads a zone"),
        Slice("characters", (CHARACTERS, ZONES + players + 1), 1, f"where each is: {where}"),
        Slice("abilities", (CHARACTERS, 2), 1, "ability used, joined this round"),
        Slice("rooms", (ROOMS, players + 3), 1, "where each is: on offer, in hand, seats, gone"),
        Slice("cost", (ROOMS,), 40, "what a room on offer costs the viewer"),
        Slice("reserved", (ROOMS,), 1, "rooms kept back"),
        Slice("stacks", (3,), 60, "characters, small and large rooms still to come"),
        Slice("plots", (players, len(PLANES), edition.cells), 1, f"cells by plane: {planes}"),
        Slice("counts", (players, len(COUNTS)), 60, f"of each seat: {counts}"),
        Slice("income", (players, 3), 40, "florins, gold and value of the income"),
        Slice("symbols", (players, len(edition.factions)), 12, "symbols by faction"),
        Slice("types", (players, len(edition.types)), 12, "members by type"),
        Slice("protected", (players, 2), 1, "characters, money"),
        Slice("score", (players,), 120, "points if the match ended now"),
    ]
