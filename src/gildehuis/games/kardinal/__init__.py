"""Kardinal: blocks around a Dom, seven regulations and a figure in the way."""

from typing import ClassVar

from gildehuis.core.chance import Chance
from gildehuis.core.drawing import Drawing
from gildehuis.core.game import Credit, Game, Result, Say, Setup
from gildehuis.core.refusal import Refusal
from gildehuis.core.rng import Rng
from gildehuis.games.kardinal import draw, estimate, explain, moves, picture, rules, score, view
from gildehuis.games.kardinal.arrays import KardinalArrays
from gildehuis.games.kardinal.board import COLOURS
from gildehuis.games.kardinal.schema import SCHEMA, Moves, Position, Preview
from gildehuis.games.kardinal.state import KardinalState


class Kardinal(Game[KardinalState, Position, Moves]):
    name = "kardinal"
    credit = Credit("Wolfgang Panning", "Holzinsel", 2000)
    hides = False
    minutes = 30
    weight = 2
    longest = 120
    schema = SCHEMA
    record_rules: ClassVar[dict[str, str]] = {
        "choices": "K38",
        "scores": "K26",
        "winners": "K27",
        "end": "K39",
        "short": "K24",
        "chance": "K36",
    }
    search: ClassVar[dict[str, float]] = {"playout": 20}  # leads out of the middle of a round
    hard_nodes = 8000  # a position is searched in less time than those of other games

    def new(self, setup: Setup, chance: Chance) -> KardinalState:
        return rules.new(setup, chance)

    def result(self, state: KardinalState) -> Result | None:
        return score.result(state)

    def view(self, state: KardinalState, viewer: int | None) -> Position:
        return view.view(state)

    def imagine(
        self, setup: Setup, viewer: int | None, position: Position, rng: Rng
    ) -> KardinalState:
        return view.imagine(setup, position)

    def name_move(self, setup: Setup, move: int) -> Moves:
        return moves.name(move)

    def number_move(self, setup: Setup, move: Moves) -> int | None:
        return moves.number(move)

    def explain(self, state: KardinalState, seat: int, move: Moves | None) -> Refusal:
        return explain.explain(state, seat, move)

    def draw(self, setup: Setup, position: Position, say: Say) -> Drawing:
        return draw.draw(view.imagine(setup, position), say)

    def picture(self, setup: Setup, position: Position, say: Say) -> str:
        return picture.picture(view.imagine(setup, position), position, say)

    def preview(self, state: KardinalState, seat: int, move: int) -> Preview:
        return rules.preview(state, move)

    def estimate(self, state: KardinalState) -> list[float]:
        return estimate.estimate(state)

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
