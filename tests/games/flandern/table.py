"""A table to set up positions at: lay districts, deal cards, ask a seat, see what is allowed."""

from functools import cache
from typing import Any

import pytest

from gildehuis.core.chance import Chance
from gildehuis.core.game import Edition, Result, Setup
from gildehuis.core.refusal import Refusal
from gildehuis.core.schema import Move, Named, asdict
from gildehuis.core.setup import settle
from gildehuis.games.flandern import GAME, duel, rounds
from gildehuis.games.flandern.board import (
    ARMS,
    CARDS,
    LAID,
    NO_GUILD,
    NO_TOWN,
    PILE_NUMBERS,
    SPECIAL_TILES,
    TILES,
    TILES_OF_ARMS,
    TOWNS,
)
from gildehuis.games.flandern.building import cover, lay
from gildehuis.games.flandern.moves import number_tile
from gildehuis.games.flandern.schema import (
    SCHEMA,
    District,
    Golden,
    Laying,
    Pile,
    Position,
    Space,
    Town,
    is_district,
)
from gildehuis.games.flandern.state import FlandernState

LAYING = ("town", "space", "guild", "master", "special")
BUILT = {  # worked example 2, but for the figures and the cathedral; * = printed master
    "ZN": "church A",
    "XN": "blue*",
    "XS": "blue*",
    "ZE": "blue",
    "XE": "red*",
    "XW": "red",
    "YNE": "green*",
    "YSW": "green",
    "YNW": "grey",
    "YSE": "grey",
    "ZS": "yellow*",
    "ZW": "yellow*",
}


class Stacked(Chance):
    """Chance that deals what a test wants: cards by name, top first."""

    def __init__(self, golden: list[str] | None = None, pile: list[str] | None = None) -> None:
        super().__init__("stacked")
        self.golden = golden
        self.pile = pile

    def stack(self, name: str, parts: list[list[int]], rule: str) -> list[int]:
        if self.golden is None:
            return super().stack(name, parts, rule)
        return [CARDS.index(card) for card in self.golden]

    def draw(self, name: str, items: list[int], count: int, rule: str) -> list[int]:
        if self.pile is None or rule != "F41":
            return super().draw(name, items, count, rule)
        return [PILE_NUMBERS[card] for card in self.pile]


@cache
def setup(players: int) -> Setup:
    return settle(GAME, players)


class Table:
    """A match that can be rearranged."""

    def __init__(
        self,
        players: int = 4,
        golden: list[str] | None = None,
        pile: list[str] | None = None,
        edition: Edition | None = None,
    ) -> None:
        settled = settle(GAME, players, edition=edition) if edition else setup(players)
        self.state: FlandernState = GAME.new(settled, Stacked(golden, pile))
        self.state.events = []

    # ---- rearranging

    def slot(self, town: str, space: str) -> int:
        board = self.state.board
        return TOWNS.index(town) * board.slots + board.numbers[space]

    def lay(self, town: str, space: str, what: str, site: bool = False) -> "Table":
        """Lay a tile whatever the rules say: "blue", "blue*", "blue**" with masters, "church A"."""
        guild, _, special = what.rstrip("*").partition(" ")
        master = (False, True, 2)[what.count("*")]
        laying = SCHEMA.read_move(build(town, space, guild, master, special or None))
        assert isinstance(laying, Laying)
        tile = number_tile(laying)
        assert tile is not None
        slot = self.slot(town, space)
        assert slot in self.state.free[TOWNS.index(town)], f"{space} is not free"
        lay(self.state, slot, tile, site)
        return self

    def lay_all(self, town: str, spaces: dict[str, str]) -> "Table":
        for space, what in spaces.items():
            self.lay(town, space, what)
        return self

    def empty_stock(self, guild: str, shapes: str = "XYZ") -> "Table":
        """Take a guild's districts of these shapes out of the stock."""
        bits = TILES_OF_ARMS[ARMS.index(guild)] & ~SPECIAL_TILES
        for shape in shapes:
            s = "XYZ".index(shape)
            for tile in (tile for tile in range(TILES) if bits >> tile & 1):
                self.state.stock[tile * 3 + s] = 0
                self.state.tiles[s] &= ~(1 << tile)
        return self

    def take_special(self, letter: str) -> "Table":
        """Take a special out of the stock."""
        special = self.state.board.specials["ABCD".index(letter)]
        self.state.stock[special.tile * 3 + special.host] = 0
        self.state.tiles[special.host] &= ~(1 << special.tile)
        return self

    def give_site(self, town: str, space: str) -> "Table":
        """Put a building-site piece on what lies there."""
        slot = self.slot(town, space)
        self.state.site[slot] = 1
        self.state.sites = sorted([*self.state.sites, slot])
        return self

    def figure(self, town: str, space: str) -> "Table":
        self.state.figures[self.slot(town, space)] += 1
        self.state.masters -= 1
        return self

    def cathedral(self, town: str, space: str) -> "Table":
        self.state.cathedral[self.slot(town, space)] = 1
        self.state.cathedrals -= 1
        return self

    def cover(self) -> "Table":
        cover(self.state)
        return self

    def end_round(self) -> "Table":
        """Step 6."""
        rounds.end_round(self.state)
        return self

    # ---- asking

    def ask(self, seat: int, card: str, golden: bool = False) -> "Table":
        """Let a seat carry out a card now; nothing is asked if that is impossible."""
        state = self.state
        number = CARDS.index(card)
        state.seat = seat
        state.order = [seat]
        state.acting = 1
        guild = NO_GUILD if golden else seat
        state.starter = seat
        if card in ("cathedral", "master"):
            rounds.act_golden(state, seat, number)
        elif card == "site":
            question = rounds.GOLDEN_SITE if golden else rounds.SITE
            rounds.ask_how(state, question, number, NO_TOWN, guild)
        else:
            question = rounds.GOLDEN_TOWN if golden else rounds.TOWN
            rounds.ask_how(state, question, number, number, guild)
        return self

    def ask_turn(self, seat: int) -> "Table":
        """Begin a two-player turn."""
        if self.state.influenced[0] < 0:
            self.play(1, {"type": "influence_guild", "guild": "red"})
        duel.begin_turn(self.state, seat)
        return self

    # ---- playing

    def play(self, seat: int, move: Move | Named) -> "Table":
        """A legal move; a Refusal says why not."""
        GAME.play(self.state, seat, self.judge(seat, move))
        return self

    def judge(self, seat: int, named: Any) -> int:
        """The number of a legal move; raises the Refusal of any other."""
        move: Any = named if isinstance(named, Move) else SCHEMA.read_move(named)
        if move is not None and seat in GAME.to_act(self.state):
            number = GAME.number_move(self.state.setup, move)
            if number is not None and number in GAME.legal(self.state, seat):
                return number
        raise GAME.explain(self.state, seat, move)

    def choose(self, *cards: str) -> "Table":
        """Every seat's choice, in the order of seats: "site" or "site+2" with influence."""
        for seat, words in enumerate(cards):
            card, _, influence = words.partition("+")
            self.play(seat, {"type": "choose", "card": card, "influence": int(influence or 0)})
        return self

    def rule(self, seat: int, move: Any) -> str | None:
        """The rule by which a move is refused; "legal" if it is not."""
        try:
            self.judge(seat, move)
        except Refusal as refusal:
            return refusal.rule
        return "legal"

    def refusal(self, seat: int, move: Any) -> Refusal:
        """Why a move is refused, which is not legal."""
        with pytest.raises(Refusal) as refused:
            self.judge(seat, move)
        return refused.value

    def legal(self, seat: int | None = None) -> list[Any]:
        """The moves of a seat, by name."""
        seat = GAME.to_act(self.state)[0] if seat is None else seat
        moves = GAME.legal(self.state, seat)
        return [GAME.name_move(self.state.setup, move) for move in moves]

    def layings(self, **wanted: Any) -> list[Laying]:
        """The legal layings that agree with these fields."""
        found = [move for move in self.legal() if isinstance(move, Laying)]
        return [m for m in found if all(getattr(m, key) == value for key, value in wanted.items())]

    # ---- looking

    def lies(self, town: str, space: str) -> int:
        return self.state.tile[self.slot(town, space)] - LAID

    def space(self, town: str, space: str) -> Space:
        """The space as everybody sees it."""
        return next(row for row in self.town(town).spaces if row.space == space)

    def district(self, town: str, space: str) -> District:
        """The same, where a district lies."""
        found = self.space(town, space)
        assert is_district(found)
        return found

    def town(self, town: str) -> Town:
        return next(row for row in self.view().towns if row.town == town)

    def golden(self, viewer: int | None = None) -> Golden:
        """The golden pile of three and four players."""
        golden = self.view(viewer).golden
        assert golden is not None
        return golden

    def pile(self, viewer: int | None = None) -> Pile:
        """The pile of two players."""
        pile = self.view(viewer).pile
        assert pile is not None
        return pile

    def view(self, viewer: int | None = None) -> Position:
        return GAME.view(self.state, viewer)

    def points(self) -> dict[Any, int]:
        return self.view().points

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of a kind since the table was set up, without their kind."""
        events = [asdict(told.event) for told in self.state.events or [] if told.type == kind]
        return [{key: event[key] for key in event if key != "type"} for event in events]

    def result(self) -> Result | None:
        return GAME.result(self.state)


def build(
    town: str,
    space: str,
    guild: str,
    master: bool | int = False,
    special: str | None = None,
    kind: str = "build",
) -> Named:
    return {"type": kind, **dict(zip(LAYING, (town, space, guild, master, special), strict=True))}


def set_up(town: str, space: str, guild: str, special: str | None = None) -> Named:
    return build(town, space, guild, special=special, kind="set_up")


def at(kind: str, town: str, space: str) -> Named:
    """finish, cathedral or master."""
    return {"type": kind, "town": town, "space": space}
