"""The Handelaar phase (N27-N32): stalls entered, goods processed, sold and bought."""

from collections import Counter
from dataclasses import dataclass, field

from tests.referee.nieuwstad.edition import Stall
from tests.referee.nieuwstad.questions import GOODS, Move, Part, ask, move
from tests.referee.nieuwstad.table import Player, Table

MARKT, HOUTHANDEL = "markt", "houthandel"
STALL_RULES = {
    MARKT: "N28",
    HOUTHANDEL: "N28",
    "houtzagerij": "N28",
    "slagerij": "N29",
    "bakkerij": "N30",
    "visboer": "N30",
    "herberg": "N31",
}
KINDS = ("enter", "process", "sell", "buy_wood", "done")


def handelaar(table: Table, chooser: int, units: int) -> Part[None]:
    """Q23 for each; the slots are shared in the phase and cleared at its end (N32)."""
    table.players[chooser].florins += units
    taken: Counter[str] = Counter()
    for seat in table.clockwise(chooser):
        yield from Trader(table, seat, taken).trade()


@dataclass
class Trader:
    """One player in one Handelaar phase."""

    table: Table
    seat: int
    taken: Counter[str]  # slots of all players
    entered: set[str] = field(default_factory=set)
    processed: Counter[str] = field(default_factory=Counter)
    just: str = ""  # "bought" or "sold", if wood was the last thing

    @property
    def player(self) -> Player:
        """His things."""
        return self.table.players[self.seat]

    def trade(self) -> Part[None]:
        """Again and again, while anything but `done` is legal."""
        while legal := [some for some in self._thinkable() if self.refusal(some) is None]:
            answer = yield from ask(
                self.seat, [*legal, move("done")], KINDS, lambda some: self.refusal(some) or ""
            )
            if answer["type"] == "done":
                return
            self._do(answer)

    def _thinkable(self) -> list[Move]:
        stalls = self.table.edition.stalls
        return [
            *(move("enter", stall=stall) for stall in stalls),
            *(move("process", stall=stall, good=good) for stall in stalls for good in GOODS),
            *(move("sell", stall=stall, good=good) for stall in stalls for good in GOODS),
            move("buy_wood"),
        ]

    def refusal(self, some: Move) -> str | None:
        """The rule in the way, in the order of the last chapter."""
        if some["type"] == "enter":
            return None if self._can_enter(some["stall"]) else "N27"
        if some["type"] == "buy_wood":
            return self._refuse_buying()
        stall = self.table.edition.stalls[some["stall"]]
        if not self._open(stall.id):
            return "N27"
        if some["type"] == "process":
            return self._refuse_processing(stall, some["good"])
        return self._refuse_sale(stall, some["good"])

    def _owner(self, stall: str) -> int | None:
        return None if stall == MARKT else self.table.owner(stall)

    def _can_enter(self, stall: str) -> bool:
        owner = self._owner(stall)
        another = owner is not None and owner != self.seat
        return another and stall not in self.entered and self.player.florins >= 1

    def _open(self, stall: str) -> bool:
        return stall == MARKT or self._owner(stall) == self.seat or stall in self.entered

    def _refuse_buying(self) -> str | None:
        if not self._open(HOUTHANDEL):
            return "N27"
        return "N28" if not self.player.florins or self.just == "sold" else None

    def _refuse_processing(self, stall: Stall, good: str) -> str | None:
        possible = good in stall.process and self.player.goods[good] >= 1
        if stall.limit is not None and self.processed[stall.id] >= stall.limit:
            possible = False
        return None if possible else STALL_RULES[stall.id]

    def _refuse_sale(self, stall: Stall, good: str) -> str | None:
        goods = self.player.goods
        in_hand = goods[good] >= 1
        if stall.together_with is not None:
            in_hand = in_hand and goods[stall.together_with] >= 1
        if good not in stall.sells or not in_hand:
            return STALL_RULES[stall.id]
        if stall.slots:
            wanted = sum(slot <= self.table.poorters for slot in stall.slots)
            if not wanted:
                return STALL_RULES[stall.id]
            if self.taken[stall.id] >= wanted:
                return "N32"
        return "N28" if good == "wood" and self.just == "bought" else None

    def _do(self, some: Move) -> None:
        self.just = ""
        goods = self.player.goods
        if some["type"] == "buy_wood":
            self.player.florins -= 1
            goods["wood"] += 1
            self.just = "bought"
            return
        stall = self.table.edition.stalls[some["stall"]]
        if some["type"] == "enter":
            owner = self._owner(stall.id)
            assert owner is not None
            self.player.florins -= 1
            self.table.players[owner].florins += 1
            self.entered.add(stall.id)
        elif some["type"] == "process":
            goods[some["good"]] -= 1
            goods[stall.process[some["good"]]] += 1
            self.processed[stall.id] += 1
        else:
            self._sell(stall, some["good"])

    def _sell(self, stall: Stall, good: str) -> None:
        points, florins = stall.sells[good]
        self.player.goods[good] -= 1
        if stall.together_with is not None:
            self.player.goods[stall.together_with] -= 1
        self.player.points += points
        self.player.florins += florins
        self.taken[stall.id] += 1
        if good == "wood":
            self.just = "sold"
