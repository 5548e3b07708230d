"""Positions of Nieuwstad for tests: say what stands where and who has what, and try moves."""

from typing import Any

from gildehuis.core.match import Match
from gildehuis.core.refusal import Refusal
from gildehuis.core.schema import asdict
from gildehuis.core.setup import settle
from gildehuis.games.nieuwstad import GAME, score
from gildehuis.games.nieuwstad.ids import (
    ALL_UNKNOWN,
    BUILDINGS,
    CARDS,
    GOOD_COUNT,
    GOODS,
    TOWN,
    WISH_COUNT,
    WISHES,
)
from gildehuis.games.nieuwstad.rounds import CHOOSE
from gildehuis.games.nieuwstad.rules import go_on
from gildehuis.games.nieuwstad.state import NieuwstadState
from gildehuis.games.nieuwstad.town import clear_slot, lay_building, seal_boat

Move = dict[str, Any]


class Table:
    """A match before its first role, with no start buildings laid (or, if asked, at its start)."""

    def __init__(
        self,
        players: int = 4,
        options: dict[str, Any] | None = None,
        opening: bool = False,
        rules: int = GAME.rules,
        edition: str | None = None,
    ) -> None:
        self.setup = settle(GAME, players, options, edition, rules)
        self.match: Match[NieuwstadState] = Match.start(GAME, self.setup, "table")
        if not opening:
            self.state.step = CHOOSE
            self.state.asked = None
            self.state.turn = 0
            go_on(self.state)

    @property
    def state(self) -> NieuwstadState:
        return self.match.state

    # ---- arranging things

    def refresh(self) -> "Table":
        """Work out again what can be chosen, after the position was arranged."""
        self.state.fits = bytearray(ALL_UNKNOWN)
        asked = self.state.asked
        self.state.choices = [] if asked is None else asked.choices(self.state)
        return self

    def clear(self, *slots: tuple[int, int]) -> "Table":
        """Forest tiles are gone; without slots all of them."""
        board = self.state.kit.board
        for slot in range(board.slot_count):
            if self.state.standing[slot] and (not slots or tuple(board.slot_place(slot)) in slots):
                clear_slot(self.state, slot)
        return self.refresh()

    def lay(
        self, building: str, cell: tuple[int, int], turn: int = 0, owner: int | None = 0
    ) -> "Table":
        """A building stands there, whatever the rules say; owner None is the town."""
        at = self.state.kit.board.cell_at(*cell)
        assert at is not None
        seat = TOWN if owner is None else owner
        lay_building(self.state, BUILDINGS.index(building), at * 4 + turn, seat)
        return self.refresh()

    def boat(self, seat: int, loose: bool = False) -> "Table":
        seal_boat(self.state, seat, int(loose))
        return self.refresh()

    def give(self, seat: int, florins: int | None = None, **goods: int) -> "Table":
        """A seat has exactly these florins and goods (others unchanged)."""
        if florins is not None:
            self.state.florins[seat] = florins
        for good, count in goods.items():
            self.state.goods[seat * GOOD_COUNT + GOODS.index(good)] = count
        return self.refresh()

    def hand(self, seat: int, *cards: str) -> "Table":
        """A seat holds exactly these wishes."""
        for card in range(WISH_COUNT):
            copies = cards.count(WISHES[card])
            self.state.hands[seat * WISH_COUNT + card] = copies
        self.state.hand_sizes[seat] = len(cards)
        return self.refresh()

    def deck(self, *cards: str) -> "Table":
        """The deck is these cards, the first to be drawn first."""
        self.state.deck = [CARDS.index(card) for card in reversed(cards)]
        self.state.deck_left = len(cards)
        return self.refresh()

    def poorters(self, number: int) -> "Table":
        self.state.poorters = number
        return self.refresh()

    # ---- playing

    def play(self, kind: str, by: int | None = None, **fields: Any) -> "Table":
        """A move, by the seat that is asked unless another is given."""
        asked = self.state.seat if by is None else by
        self.match.play(asked, {"type": kind, **fields})
        return self

    def role(self, role: str) -> "Table":
        return self.play("role", role=role)

    def place(self, x: int, y: int, turn: int = 0) -> "Table":
        return self.play("place", cell=[x, y], turn=turn)

    def refused(self, kind: str, by: int | None = None, **fields: Any) -> str | None:
        """The rule by which the move is refused; fails if it is not."""
        return self.refusal({"type": kind, **fields}, by).rule

    def refusal(self, move: Any, seat: int | None = None) -> Refusal:
        try:
            self.match.play(self.state.seat if seat is None else seat, move)
        except Refusal as refusal:
            return refusal
        raise AssertionError(f"{move} was accepted")

    # ---- looking

    @property
    def asked(self) -> str:
        return "nothing" if self.state.asked is None else self.state.asked.word

    @property
    def seat(self) -> int:
        return self.state.seat

    def legal(self, kind: str | None = None, seat: int | None = None) -> list[Move]:
        """The legal moves of the seat that is asked, of one kind if given."""
        found = self.match.legal(self.state.seat if seat is None else seat)
        return [move for move in found if kind in (None, move["type"])]

    def values(self, kind: str, field: str) -> list[Any]:
        """The values of a field in the legal moves of a kind."""
        return [move[field] for move in self.legal(kind)]

    def may_place(self, x: int, y: int, turn: int = 0) -> bool:
        return {"type": "place", "cell": [x, y], "turn": turn} in self.legal("place")

    def goods(self, seat: int) -> dict[str, int]:
        """What a seat has of goods, without those of which it has none."""
        has = self.state.goods[seat * GOOD_COUNT : (seat + 1) * GOOD_COUNT]
        return {good: count for good, count in zip(GOODS, has, strict=True) if count}

    def cards(self, seat: int) -> list[str]:
        has = self.state.hands[seat * WISH_COUNT : (seat + 1) * WISH_COUNT]
        return [card for card, copies in zip(WISHES, has, strict=True) for _ in range(copies)]

    def total(self, seat: int) -> int:
        return score.total(self.state, seat)

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The public part of the events of a kind that the last move brought."""
        told = [asdict(announced.event) for announced in self.state.events or []]
        return [event for event in told if event.pop("type") == kind]
