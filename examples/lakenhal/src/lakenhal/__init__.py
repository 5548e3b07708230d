"""Lakenhal: two bales a round, and everybody bids in secret at once."""

from typing import ClassVar

from gildehuis.core.chance import Chance
from gildehuis.core.drawing import Drawing
from gildehuis.core.game import Credit, Game, Result, Say, Setup
from gildehuis.core.refusal import Refusal
from gildehuis.core.rng import Rng
from lakenhal import rules, view, words
from lakenhal.position import LakenhalState
from lakenhal.schema import SCHEMA, Moves, Position


class Lakenhal(Game[LakenhalState, Position, Moves]):
    name = "lakenhal"
    credit = Credit("Gildehuis", "Gildehuis", 2026)
    minutes = 10
    weight = 1
    longest = 40
    schema = SCHEMA
    record_rules: ClassVar[dict[str, str]] = {
        "choices": "L9",
        "scores": "L7",
        "winners": "L8",
        "end": "L6",
        "short": "L6",
        "chance": "L3",
    }

    def new(self, setup: Setup, chance: Chance) -> LakenhalState:
        return rules.new(setup, chance)

    def result(self, state: LakenhalState) -> Result | None:
        return rules.result(state)

    def view(self, state: LakenhalState, viewer: int | None) -> Position:
        return view.view(state, viewer)

    def imagine(
        self, setup: Setup, viewer: int | None, position: Position, rng: Rng
    ) -> LakenhalState:
        return view.imagine(setup, viewer, position, rng)

    def name_move(self, setup: Setup, move: int) -> Moves:
        return words.name(move)

    def number_move(self, setup: Setup, move: Moves) -> int | None:
        return words.number(move)

    def explain(self, state: LakenhalState, seat: int, move: Moves | None) -> Refusal:
        return words.explain(state, seat, move)

    def draw(self, setup: Setup, position: Position, say: Say) -> Drawing:
        return words.draw(position, say)

    def estimate(self, state: LakenhalState) -> list[float]:
        return rules.estimate(state)

    def census(self, state: LakenhalState) -> dict[str, int]:
        purses = sum(len(part) for part in [*state.hands, *state.spent])
        bales = len(state.store) + len(state.shown) + sum(len(part) for part in state.bought)
        return {"purses": purses + sum(purse > 0 for purse in state.laid), "bales": bales}

    def moves_bound(self, setup: Setup) -> int:
        return rules.BOUND


GAME = Lakenhal()
