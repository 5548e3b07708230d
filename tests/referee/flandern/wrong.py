"""Moves that are mostly wrong: near misses of legal ones, any words at all, and broken forms."""

import copy
import random
from typing import Any

from tests.referee.flandern.actions import Work
from tests.referee.flandern.edition import ARMS, Edition
from tests.referee.flandern.questions import Decision
from tests.referee.verdict import Json

TYPES: dict[str, tuple[str, ...]] = {
    "choose": ("card", "influence"),
    "build": ("town", "space", "guild", "master", "special"),
    "set_up": ("town", "space", "guild", "master", "special"),
    "finish": ("town", "space"),
    "cathedral": ("town", "space"),
    "master": ("town", "space"),
    "influence_guild": ("guild",),
    "play_card": ("card",),
    "draw_card": (),
}
JUNK: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    3,
    1.0,
    2**70,
    "",
    "site",
    "C",
    [],
    {},
    "gent ",
    "town",
    "town:",
    "cathedral",
    "influence",
    "green:site",
    "red:town:gent",
    "green:town:gent",
    "E",
    "purple",
    "Gent",
    "town:antwerpen",
    1.5,
)


class Wrong:
    """Makes moves for the positions of one record."""

    def __init__(self, edition: Edition, record: Json, dice: random.Random) -> None:
        self.dice = dice
        self.players = record["players"]
        towns = list(edition.towns)
        played = [entry["move"] for entry in record["log"] if "move" in entry]
        spaces = {move["space"] for move in played if "space" in move}
        self.words: dict[str, list[Any]] = {
            "card": [*(f"town:{town}" for town in towns), "site", "pickup"],
            "influence": [0, 0, 1, 2, 3, 4, 9],
            "town": towns,
            "space": [*edition.shapes, *edition.shapes, *sorted(spaces), "ZN+1", "YSW+1", "ZE+2"],
            "guild": list(ARMS),
            "master": [False, False, True, 2],
            "special": [None, None, None, *edition.specials],
        }
        self.words["space"] += ["Q", "", "zn", "YNE+1+1"]

    def move(self, decisions: dict[int, Decision]) -> tuple[int, Any]:
        """A seat and what it does."""
        seat = self._seat(decisions)
        base = self._base(decisions, seat)
        for _ in range(self.dice.choice((0, 1, 1, 1, 2, 3))):
            self._miss(base)
        if self.dice.random() < 0.15:
            return seat, self._broken(base)
        return seat, base

    def _seat(self, decisions: dict[int, Decision]) -> int:
        if decisions and self.dice.random() < 0.93:
            return self.dice.choice(list(decisions))
        return self.dice.randrange(-1, self.players + 1)

    def _base(self, decisions: dict[int, Decision], seat: int) -> Json:
        """A legal move if there is one, or any words, mostly of a type that is asked for."""
        moves = decisions[seat].moves if seat in decisions else []
        if moves and self.dice.random() < 0.5:
            return dict(self.dice.choice(moves))
        kinds = [move["type"] for move in moves] or list(TYPES)
        if kinds[0] == "build":
            kinds.append("finish")
        kind = self.dice.choice(kinds if self.dice.random() < 0.85 else list(TYPES))
        base: Json = {"type": kind}
        for field in TYPES[kind]:
            base[field] = self.dice.choice(self.words[field])
        if moves and "town" in base and "town" in moves[0] and self.dice.random() < 0.8:
            base["town"] = self.dice.choice(moves)["town"]
        if "space" in base and self.dice.random() < 0.2:
            base |= self._covered(decisions[seat]) if seat in decisions else {}
        return base

    def _covered(self, decision: Decision) -> Json:
        """A covered space, if there is one where the card may build."""
        if not isinstance(decision, Work):
            return {}
        places = [
            {"town": town.name, "space": space}
            for town in decision.board.open_towns()
            if decision.town in (None, town.name)
            for space in sorted(town.covered)
        ]
        return self.dice.choice(places) if places else {}

    def _miss(self, move: Json) -> None:
        """Another word of the same kind in one field."""
        fields = TYPES[move["type"]]
        if fields:
            field = self.dice.choice(fields)
            move[field] = self.dice.choice(self.words[field])

    def _broken(self, move: Json) -> Any:
        """The same move in a form that is none (or, by chance, still one)."""
        broken = copy.deepcopy(move)
        key = self.dice.choice(list(broken))
        match self.dice.randrange(7):
            case 0:
                del broken[key]
            case 1:
                broken[self.dice.choice(("seat", "town", "special", "x"))] = None
            case 2:
                items = list(broken.items())
                self.dice.shuffle(items)
                broken = dict(items)
            case 3 | 4:
                broken[key] = copy.deepcopy(self.dice.choice(JUNK))
            case 5:
                broken[key] = self.dice.choice(self.words[self.dice.choice(list(self.words))])
            case _:
                return copy.deepcopy(self.dice.choice(JUNK))
        return broken
