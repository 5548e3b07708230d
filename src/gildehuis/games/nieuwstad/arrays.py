"""Nieuwstad for learners: the board as planes, then buildings, stalls, the deal and the seats.

Seats are counted from the viewer on. What he may not know is 0.
"""

from array import array
from typing import Any, Final

from msgspec.structs import astuple

from gildehuis.core.arrays import Arrays, Pen, Slice, from_viewer
from gildehuis.core.schema import words_of
from gildehuis.core.state import Setup
from gildehuis.games.nieuwstad.board import TILE
from gildehuis.games.nieuwstad.edition import kit_of
from gildehuis.games.nieuwstad.ids import (
    BUILDINGS,
    CARDS,
    GOODS,
    QUARTERS,
    ROLES,
    STALLS,
    WISHES,
)
from gildehuis.games.nieuwstad.schema_position import Position, Seat
from gildehuis.games.nieuwstad.schema_words import Asked, StepWord

OWNERS: Final = 5  # by seat from the viewer on, then nobody
PLANES: Final = ("forest", *BUILDINGS, "own", "left", "opposite", "right", "nobody's", "crops")
_OWNED: Final = 1 + len(BUILDINGS)
STEPS: Final = words_of(StepWord)
ASKED: Final = ("nothing", *words_of(Asked))
SEAT_COUNTS: Final = ("florins", "light_seals", "dark_seals", "cards", "gate_points")


class NieuwstadArrays(Arrays):
    def __init__(self, setup: Setup) -> None:
        self.players = setup.players
        kit = kit_of(setup)
        self.width, self.height = kit.board.width, kit.board.height
        self.plane = self.width * self.height
        super().__init__(_slices(setup.players, self.height, self.width), kit.codes.bound)

    def encode(self, viewer: int, position: Position) -> "array[float]":
        pen = Pen(self)
        self._board(pen, viewer, position)
        self._table(pen, viewer, position)
        order = from_viewer(viewer, self.players)
        for n, seat in enumerate(order):
            self._seat(pen, n, position.seats[seat])
            for q, quarter in enumerate(QUARTERS):
                pen.put("in quarter", n * 4 + q, position.quarters[quarter].own[seat])
        self._deal(pen, order, position)
        return pen.row

    def _board(self, pen: Pen, viewer: int, position: Position) -> None:
        for slot in position.forest:
            if slot.standing:
                column, row = slot.slot
                self._fill(pen, 0, (column * TILE, row * TILE), (TILE, TILE), 1)
        for building in position.buildings:
            cell, size = building.cell, building.size
            self._fill(pen, 1 + BUILDINGS.index(building.building), cell, size, 1)
            owner = building.owner
            place = OWNERS - 1 if owner is None else (owner - viewer) % self.players
            self._fill(pen, _OWNED + place, cell, size, 1)
            self._fill(pen, _OWNED + OWNERS, cell, size, building.amount)

    def _fill(self, pen: Pen, plane: int, at: Any, size: Any, value: float) -> None:
        for row in range(at[1], min(at[1] + size[1], self.height)):
            for column in range(at[0], min(at[0] + size[0], self.width)):
                pen.put("board", plane * self.plane + row * self.width + column, value)

    def _table(self, pen: Pen, viewer: int, position: Position) -> None:
        pen.list("clock", (position.round, position.poorters, position.deck))
        pen.mark("step", STEPS, position.step)
        pen.mark("asked", ASKED, position.asked)
        seats = (("seat", position.seat), ("turn", position.turn), ("start", position.start))
        for what, at in seats:
            if at is not None:
                pen.put(f"{what} at", (at - viewer) % self.players, 1)
        for n, role in enumerate(position.roles):
            pen.put("roles", n, role.in_play)
            if role.chosen_by is not None:
                pen.put("chosen", n * self.players + (role.chosen_by - viewer) % self.players, 1)
        pen.mark("role", ROLES, position.phase.role)
        pen.put("privilege", 0, position.phase.privilege)
        for n, building in enumerate(BUILDINGS):
            kind = position.supply[building]
            pen.list("supply", (kind.left, kind.florins, kind.wood), n * 3)
        for n, name in enumerate(STALLS):
            stall = position.stalls[name]
            pen.list("stalls", (stall.stands, stall.open, stall.sold), n * 3)
            if stall.owner is not None:
                owner = (stall.owner - viewer) % self.players
                pen.put("stall owners", n * self.players + owner, 1)
        for boat in position.boats.sealed:
            pen.add("boats", (boat.owner - viewer) % self.players)
        for card in position.discards:
            pen.add("discards", CARDS.index(card))

    def _seat(self, pen: Pen, n: int, seat: Seat) -> None:
        counts = (seat.florins, seat.light_seals, seat.dark_seals, seat.cards, seat.gate_points)
        pen.list("counts", counts, n * len(SEAT_COUNTS))
        pen.list("goods", [seat.goods[good] for good in GOODS], n * len(GOODS))
        for card in seat.hand or ():
            pen.add("hand", n * len(WISHES) + WISHES.index(card))
        if seat.total is not None:
            pen.put("points", n, seat.total)

    def _deal(self, pen: Pen, order: list[int], position: Position) -> None:
        if position.building is not None:
            pen.mark("being built", BUILDINGS, position.building.building)
            pen.put("joint", 0, position.building.together)
        deal = position.deal
        if deal is not None:
            pen.put("proposals", 0, deal.proposals)
            for n, seat in enumerate(order):
                if deal.shares:
                    pen.list("shares", astuple(deal.shares[seat]), n * 3)
                pen.put("owner", n, deal.owner == seat)
        if position.wish is not None:
            pen.mark("wish", WISHES, position.wish.card)
        event = position.event
        if event is not None:
            pen.mark("event", CARDS, event.card)
            pen.list("missing", (event.missing_florins, event.missing_goods))
            for n, seat in enumerate(order):
                pen.list("pledges", astuple(event.pledges[seat]), n * 5)


def _slices(players: int, height: int, width: int) -> list[Slice]:
    planes = ", ".join(PLANES)
    counts = ", ".join(SEAT_COUNTS)
    return [
        Slice("board", (len(PLANES), height, width), 4, f"every cell, by plane: {planes}"),
        Slice("clock", (3,), 60, "round, Poorters, cards in the deck"),
        Slice("step", (len(STEPS),), 1, "step: " + ", ".join(STEPS)),
        Slice("asked", (len(ASKED),), 1, "what is decided: " + ", ".join(ASKED)),
        Slice("seat at", (players,), 1, "who decides"),
        Slice("turn at", (players,), 1, "whose turn it is"),
        Slice("start at", (players,), 1, "the start player"),
        Slice("roles", (len(ROLES),), 1, "roles in play: " + ", ".join(ROLES)),
        Slice("chosen", (len(ROLES), players), 1, "who chose each role"),
        Slice("role", (len(ROLES),), 1, "the role being carried out"),
        Slice("privilege", (1,), 4, "units of privilege"),
        Slice("supply", (len(BUILDINGS), 3), 20, "of each building: left, florins, wood"),
        Slice("stalls", (len(STALLS), 3), 10, "of each stall: stands, open slots, sold"),
        Slice("stall owners", (len(STALLS), players), 1, "whose stall it is"),
        Slice("boats", (players,), 8, "boats of each seat"),
        Slice("discards", (len(CARDS),), 4, "cards on the discard pile"),
        Slice("in quarter", (players, 4), 20, "own cells in each quarter"),
        Slice("counts", (players, len(SEAT_COUNTS)), 30, f"of each seat: {counts}"),
        Slice("goods", (players, len(GOODS)), 40, "goods: " + ", ".join(GOODS)),
        Slice("hand", (players, len(WISHES)), 3, "wishes in hand, where they are known"),
        Slice("points", (players,), 80, "points, where they are known"),
        Slice("being built", (len(BUILDINGS),), 1, "the building being built"),
        Slice("joint", (1,), 1, "whether it is built together, for an owner"),
        Slice("proposals", (1,), 8, "proposals made this turn"),
        Slice("shares", (players, 3), 20, "florins, wood and points of each seat in the deal"),
        Slice("owner", (players,), 1, "who shall own a joint build"),
        Slice("wish", (len(WISHES),), 1, "the wish played last"),
        Slice("event", (len(CARDS),), 1, "the event that may be averted"),
        Slice("missing", (2,), 20, "florins and goods missing to avert it"),
        Slice("pledges", (players, 5), 10, "pledged by each seat: florins, then foods"),
    ]
