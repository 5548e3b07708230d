"""Kardinal: blocks around a Dom, seven regulations and a figure in the way."""

from typing import Any

from gildehuis.core.chance import Chance
from gildehuis.core.form import well_formed
from gildehuis.core.game import Credit, Game, Named, Position, Result, Say, Setup
from gildehuis.core.refusal import Refusal
from gildehuis.core.rng import Rng
from gildehuis.games.kardinal import draw, estimate, explain, moves, picture, rules, score, view
from gildehuis.games.kardinal.arrays import KardinalArrays
from gildehuis.games.kardinal.board import COLOURS
from gildehuis.games.kardinal.state import OVER, KardinalState, clone

_NOBODY: list[int] = []
_SEAT = [[0], [1], [2], [3]]
_ASKED = ("building", "stone", "cardinal")
_FAULTS = {
    "choices": "K38",
    "scores": "K26",
    "winners": "K27",
    "end": "K39",
    "short": "K24",
    "chance": "K36",
}


class Kardinal(Game[KardinalState]):
    name = "kardinal"
    credit = Credit("Wolfgang Panning", "Holzinsel", 2000)
    hides = False
    minutes = 30
    weight = 2
    longest = 120

    def new(self, setup: Setup, chance: Chance) -> KardinalState:
        return rules.new(setup, chance)

    def to_act(self, state: KardinalState) -> list[int]:
        return _NOBODY if state.phase == OVER else _SEAT[state.turn]

    def legal(self, state: KardinalState, seat: int) -> list[int]:
        return state.choices

    def play(self, state: KardinalState, seat: int, move: int) -> None:
        rules.play(state, move)

    def clone(self, state: KardinalState) -> KardinalState:
        return clone(state)

    def result(self, state: KardinalState) -> Result | None:
        return score.result(state)

    def view(self, state: KardinalState, viewer: int | None) -> Position:
        return view.view(state)

    def imagine(
        self, setup: Setup, viewer: int | None, position: Position, rng: Rng
    ) -> KardinalState:
        return view.imagine(setup, position)

    def name_move(self, setup: Setup, move: int) -> Named:
        return moves.name(move)

    def number_move(self, setup: Setup, named: Named) -> int | None:
        return moves.number(named) if well_formed(named, moves.FORMS) else None

    def explain(self, state: KardinalState, seat: int, named: Any) -> Refusal:
        return explain.explain(state, seat, named)

    def asked(self, state: KardinalState, seat: int) -> str:
        return _ASKED[state.phase]

    def draw(self, setup: Setup, position: Position, say: Say) -> str:
        return draw.draw(view.imagine(setup, position), say)

    def picture(self, setup: Setup, position: Position, say: Say) -> str:
        return picture.picture(view.imagine(setup, position), position, say)

    def preview(self, state: KardinalState, seat: int, move: int) -> dict[str, Any]:
        return rules.preview(state, move)

    def estimate(self, state: KardinalState) -> list[float]:
        return estimate.estimate(state)

    def fault(self, state: KardinalState, what: str) -> str | None:
        return _FAULTS[what]

    def census(self, state: KardinalState) -> dict[str, int]:
        held = sum(state.stones)
        stones = {
            f"{colour} stones": state.supply[c] + sum(state.stones[c::4])
            for c, colour in enumerate(COLOURS)
        }
        return {
            **stones,
            "stones": held + sum(state.supply),
            "buildings": sum(state.stock) + len(state.built),
        }

    def moves_bound(self, setup: Setup) -> int:
        return moves.BOUND

    def arrays(self, setup: Setup) -> KardinalArrays:
        return KardinalArrays(setup.players)


GAME = Kardinal()
