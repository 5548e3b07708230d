"""Lakenhal: two bales a round, and everybody bids in secret at once."""

from typing import Any

from gildehuis.core.chance import Chance
from gildehuis.core.game import Credit, Game, Named, Position, Result, Say, Setup
from gildehuis.core.refusal import Refusal
from gildehuis.core.rng import Rng
from lakenhal import position, rules, view, words
from lakenhal.position import NOBODY, LakenhalState

_FAULTS = {
    "choices": "L9",
    "scores": "L7",
    "winners": "L8",
    "end": "L6",
    "short": "L6",
    "chance": "L3",
}


class Lakenhal(Game[LakenhalState]):
    name = "lakenhal"
    credit = Credit("Gildehuis", "Gildehuis", 2026)
    minutes = 10
    weight = 1
    longest = 40

    def new(self, setup: Setup, chance: Chance) -> LakenhalState:
        return rules.new(setup, chance)

    def to_act(self, state: LakenhalState) -> list[int]:
        return rules.to_act(state)

    def legal(self, state: LakenhalState, seat: int) -> list[int]:
        return rules.legal(state, seat)

    def play(self, state: LakenhalState, seat: int, move: int) -> None:
        rules.play(state, seat, move)

    def clone(self, state: LakenhalState) -> LakenhalState:
        return position.clone(state)

    def result(self, state: LakenhalState) -> Result | None:
        return rules.result(state)

    def view(self, state: LakenhalState, viewer: int | None) -> Position:
        return view.view(state, viewer)

    def imagine(
        self, setup: Setup, viewer: int | None, position: Position, rng: Rng
    ) -> LakenhalState:
        return view.imagine(setup, viewer, position, rng)

    def name_move(self, setup: Setup, move: int) -> Named:
        return words.name(move)

    def number_move(self, setup: Setup, named: Named) -> int | None:
        return words.number(named)

    def explain(self, state: LakenhalState, seat: int, named: Any) -> Refusal:
        return words.explain(state, seat, named)

    def asked(self, state: LakenhalState, seat: int) -> str:
        return "purse" if state.buyer == NOBODY else "bale"

    def draw(self, setup: Setup, position: Position, say: Say) -> str:
        return words.draw(position, say)

    def estimate(self, state: LakenhalState) -> list[float]:
        return rules.estimate(state)

    def name_chance(self, setup: Setup, name: str, value: Any) -> Any:
        return words.name_chance(name, value)

    def number_chance(self, setup: Setup, name: str, value: Any) -> Any:
        return words.number_chance(name, value)

    def fault(self, state: LakenhalState, what: str) -> str | None:
        return _FAULTS[what]

    def census(self, state: LakenhalState) -> dict[str, int]:
        purses = sum(len(part) for part in [*state.hands, *state.spent])
        bales = len(state.store) + len(state.shown) + sum(len(part) for part in state.bought)
        return {"purses": purses + sum(purse > 0 for purse in state.laid), "bales": bales}

    def moves_bound(self, setup: Setup) -> int:
        return rules.BOUND


GAME = Lakenhal()
