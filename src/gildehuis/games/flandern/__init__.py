"""Flandern 1302: six towns, secret choices, the grey guild and the Church."""

from typing import Any, ClassVar

from gildehuis.core.chance import Chance
from gildehuis.core.drawing import Drawing
from gildehuis.core.game import Credit, Edition, EditionTable, Game, Result, Say, Setup
from gildehuis.core.refusal import Refusal
from gildehuis.core.rng import Rng
from gildehuis.games.flandern import (
    census,
    draw,
    estimate,
    explain,
    imagine,
    moves,
    picture,
    preview,
    rules,
    score,
    view,
)
from gildehuis.games.flandern.arrays import FlandernArrays
from gildehuis.games.flandern.edition import FlandernEdition, read
from gildehuis.games.flandern.edition_show import tables
from gildehuis.games.flandern.schema import SCHEMA, Moves, Position, Preview
from gildehuis.games.flandern.state import FlandernState


class Flandern(Game[FlandernState, Position, Moves]):
    name = "flandern"
    credit = Credit("Wolfgang Panning", "Queen Games", 2004)
    editions = ("reconstructed-2", "reconstructed")
    minutes = 60
    weight = 3
    longest = 10000  # two players: 152 tiles and finishes, 16 turns apart, 4 decisions a turn
    schema = SCHEMA
    search: ClassVar[dict[str, float]] = {"playout": 40}  # leads out of the middle of a round
    known_memos: ClassVar[dict[str, str]] = {"board": "the edition's tables and layings met"}

    def edition(self, source: str, where: str) -> FlandernEdition:
        return read(source, where)

    def edition_tables(self, edition: Edition) -> list[EditionTable]:
        assert isinstance(edition, FlandernEdition)
        return tables(edition)

    def new(self, setup: Setup, chance: Chance) -> FlandernState:
        return rules.new(setup, chance)

    def result(self, state: FlandernState) -> Result | None:
        return score.result(state)

    def view(self, state: FlandernState, viewer: int | None) -> Position:
        return view.view(state, viewer)

    def imagine(
        self, setup: Setup, viewer: int | None, position: Position, rng: Rng
    ) -> FlandernState:
        return imagine.imagine(setup, position, rng)

    def name_move(self, setup: Setup, move: int) -> Moves:
        return moves.name(setup, move)

    def number_move(self, setup: Setup, move: Moves) -> int | None:
        return moves.number(setup, move)

    def explain(self, state: FlandernState, seat: int, move: Moves | None) -> Refusal:
        return explain.explain(state, seat, move)

    def draw(self, setup: Setup, position: Position, say: Say) -> Drawing:
        return draw.draw(setup, position, say)

    def picture(self, setup: Setup, position: Position, say: Say) -> str:
        return picture.picture(setup, position, say)

    def preview(self, state: FlandernState, seat: int, move: int) -> Preview:
        return preview.preview(state, move)

    def estimate(self, state: FlandernState) -> list[float]:
        return estimate.estimate(state)

    def name_chance(self, setup: Setup, name: str, value: Any) -> list[str]:
        return moves.name_chance(name, value)

    def number_chance(self, setup: Setup, name: str, value: Any) -> list[int]:
        return moves.number_chance(name, value)

    def record_rule(self, state: FlandernState, what: str) -> str:
        return explain.record_rule(state, what)

    def census(self, state: FlandernState) -> dict[str, int]:
        return census.census(state)

    def moves_bound(self, setup: Setup) -> int:
        return moves.bound(setup)

    def arrays(self, setup: Setup) -> FlandernArrays:
        return FlandernArrays(setup)


GAME = Flandern()
