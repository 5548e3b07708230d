"""Flandern for learners: every space of the six towns as planes, then cards, stock and seats.

Guilds are named as in the actions, by their arms; seats are counted from the viewer on.
"""

from array import array
from typing import Final

from gildehuis.core.arrays import Arrays, Pen, Slice, from_viewer
from gildehuis.core.schema import words_of
from gildehuis.core.state import Setup
from gildehuis.games.flandern.board import (
    ARMS,
    CARDS,
    GUILD_NAMES,
    PILE_NUMBERS,
    SHAPES,
    SPECIALS,
    TOWNS,
)
from gildehuis.games.flandern.edition import edition_of
from gildehuis.games.flandern.moves import bound
from gildehuis.games.flandern.schema import (
    Golden,
    Pile,
    Position,
    Seat,
    Town,
    is_district,
)
from gildehuis.games.flandern.schema_words import Asked

PLANES: Final = (
    *("free", "covered", "swallowed", "laid"),
    *ARMS,
    *("masters", "figures", "finished", "site", "cathedral", "special"),
)
GUILDS: Final = GUILD_NAMES
ASKED: Final = words_of(Asked)


class FlandernArrays(Arrays):
    def __init__(self, setup: Setup) -> None:
        self.players = setup.players
        self.board = edition_of(setup).board
        super().__init__(_slices(setup.players, self.board.slots), bound(setup))

    def encode(self, viewer: int, position: Position) -> "array[float]":
        pen = Pen(self)
        for number, town in enumerate(position.towns):
            self._town(pen, number, town)
        self._table(pen, viewer, position)
        for n, seat in enumerate(from_viewer(viewer, self.players)):
            self._seat(pen, n, position.seats[seat])
        if position.golden is not None:
            self._golden(pen, viewer, position.golden)
        if position.pile is not None:
            self._pile(pen, position.pile)
        return pen.row

    def _town(self, pen: Pen, number: int, town: Town) -> None:
        pen.put("in play", number, town.in_play)
        pen.put("scored", number, town.scored)
        pen.put("value", number, town.value)
        for guild in town.guilds:
            pen.put("standing", number * 5 + GUILDS.index(guild.guild), guild.points)
        plane = self.board.size
        for space in town.spaces:
            at = number * self.board.slots + self.board.numbers[space.space]
            pen.put("spaces", PLANES.index(space.state) * plane + at, 1)
            if is_district(space):
                pen.put("spaces", PLANES.index(space.guild) * plane + at, 1)
                for what in ("masters", "figures", "finished", "site", "cathedral"):
                    pen.put("spaces", PLANES.index(what) * plane + at, getattr(space, what))
                pen.put("spaces", PLANES.index("special") * plane + at, bool(space.special))

    def _table(self, pen: Pen, viewer: int, position: Position) -> None:
        pen.put("seat", viewer, 1)
        pen.mark("asked", ASKED, position.asking)
        if position.turn is not None:
            pen.put("turn", (position.turn - viewer) % self.players, 1)
        pen.put("round", 0, position.round)
        pen.mark("card town", TOWNS, position.card.town)
        pen.mark("card guild", ARMS, position.card.guild)
        for a, arms in enumerate(ARMS):
            for s, shape in enumerate(SHAPES):
                left = position.stock[arms][shape]
                pen.list("stock", (left.plain, left.master, left.two), (a * 3 + s) * 3)
        for special in position.specials:
            pen.mark("specials", SPECIALS, special)
        pieces = position.pieces
        pen.list("pieces", (pieces.building_sites, pieces.cathedrals, pieces.guild_masters))
        for guild, points in position.points.items():
            pen.put("points", ARMS.index(guild), points)

    def _seat(self, pen: Pen, n: int, seat: Seat) -> None:
        for what, cards in (("hand", seat.hand), ("open", seat.open)):
            for card in cards:
                pen.mark(what, CARDS, card, n * len(CARDS))
        pen.put("influence", n, seat.influence)
        pen.put("score", n, seat.score)
        pen.put("has chosen", n, seat.has_chosen)
        pen.mark("influenced", ARMS, seat.influenced, n * len(ARMS))
        if seat.choice is not None:
            pen.mark("choice", CARDS, seat.choice.card, n * len(CARDS))
            pen.put("choice influence", n, seat.choice.influence)

    def _golden(self, pen: Pen, viewer: int, golden: Golden) -> None:
        if golden.starter >= 0:
            pen.put("starter", (golden.starter - viewer) % self.players, 1)
        for place, seat in enumerate(golden.order):
            if 0 <= seat < self.players:
                pen.put("order", ((seat - viewer) % self.players), place + 1)
        pen.list("golden", (golden.acted, golden.left, golden.face_down))
        pen.mark("golden card", CARDS, golden.card)
        for drawn in golden.drawn:
            pen.add("golden drawn", CARDS.index(drawn.card))

    def _pile(self, pen: Pen, pile: Pile) -> None:
        for n, cards in enumerate((pile.cards, pile.discards, pile.removed)):
            for card in cards:
                pen.add("pile", n * len(PILE_NUMBERS) + PILE_NUMBERS[card])
        if pile.card is not None:
            pen.put("pile", 3 * len(PILE_NUMBERS) + PILE_NUMBERS[pile.card], 1)
        pen.list("pile turn", (pile.own_done, pile.pile_done, pile.built, pile.idle))


def _slices(players: int, slots: int) -> list[Slice]:
    cards, arms = len(CARDS), len(ARMS)
    planes = ", ".join(PLANES)
    return [
        Slice("spaces", (len(PLANES), len(TOWNS), slots), 4, f"every space, by plane: {planes}"),
        Slice("in play", (6,), 1, "towns of this match: " + ", ".join(TOWNS)),
        Slice("scored", (6,), 1, "towns that are closed"),
        Slice("value", (6,), 40, "what a town is worth now"),
        Slice("standing", (6, 5), 40, "points a guild would get if the town were scored now"),
        Slice("seat", (players,), 1, "the viewer's own seat, and so his guild"),
        Slice("asked", (len(ASKED),), 1, "what is decided: " + ", ".join(ASKED)),
        Slice("turn", (players,), 1, "whose turn it is"),
        Slice("round", (1,), 100, "the round"),
        Slice("card town", (6,), 1, "town of the card being carried out"),
        Slice("card guild", (arms,), 1, "guild it is carried out for"),
        Slice("stock", (arms, 3, 3), 10, "tiles left by arms, shape and printed masters"),
        Slice("specials", (4,), 1, "special tiles left"),
        Slice("pieces", (3,), 20, "building sites, cathedrals and guild masters left"),
        Slice("points", (arms,), 150, "points on the track by guild"),
        Slice("hand", (players, cards), 1, "cards in hand"),
        Slice("open", (players, cards), 1, "cards lying open"),
        Slice("influence", (players,), 12, "influence cards"),
        Slice("score", (players,), 150, "points of the seat"),
        Slice("has chosen", (players,), 1, "has chosen its card this round"),
        Slice("influenced", (players, arms), 1, "the guild a seat has influence on"),
        Slice("choice", (players, cards), 1, "the card chosen, where it is known"),
        Slice("choice influence", (players,), 12, "influence cards added to it"),
        Slice("starter", (players,), 1, "the starting player"),
        Slice("order", (players,), 4, "place in the order of this round"),
        Slice("golden", (3,), 30, "seats that have acted, golden cards left, one lies face down"),
        Slice("golden card", (cards,), 1, "the golden card, to who knows it"),
        Slice("golden drawn", (cards,), 10, "golden cards seen so far"),
        Slice("pile", (4, 28), 2, "two players' pile: cards left, discards, removed, turned up"),
        Slice("pile turn", (4,), 16, "own card done, pile card done, built, idle turns"),
    ]
