"""Flandern 1302: six towns, secret choices, the grey guild and the Church."""

from typing import Any

from gildehuis.core.chance import Chance
from gildehuis.core.form import well_formed
from gildehuis.core.game import (
    Credit,
    Edition,
    EditionTable,
    Game,
    Named,
    Position,
    Result,
    Say,
    Setup,
)
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
from gildehuis.games.flandern.edition import FlandernEdition, read, tables
from gildehuis.games.flandern.state import FlandernState, clone


class Flandern(Game[FlandernState]):
    name = "flandern"
    credit = Credit("Wolfgang Panning", "Queen Games", 2004)
    editions = ("reconstructed",)
    minutes = 60
    weight = 3
    longest = 10000  # two players: 152 tiles and finishes, 16 turns apart, 4 decisions a turn

    def edition(self, source: str, where: str) -> FlandernEdition:
        return read(source, where)

    def edition_tables(self, edition: Edition) -> list[EditionTable]:
        assert isinstance(edition, FlandernEdition)
        return tables(edition)

    def new(self, setup: Setup, chance: Chance) -> FlandernState:
        return rules.new(setup, chance)

    def to_act(self, state: FlandernState) -> list[int]:
        return rules.to_act(state)

    def legal(self, state: FlandernState, seat: int) -> list[int]:
        return rules.legal(state, seat)

    def play(self, state: FlandernState, seat: int, move: int) -> None:
        rules.play(state, seat, move)

    def clone(self, state: FlandernState) -> FlandernState:
        return clone(state)

    def result(self, state: FlandernState) -> Result | None:
        return score.result(state)

    def view(self, state: FlandernState, viewer: int | None) -> Position:
        return view.view(state, viewer)

    def imagine(
        self, setup: Setup, viewer: int | None, position: Position, rng: Rng
    ) -> FlandernState:
        return imagine.imagine(setup, position, rng)

    def name_move(self, setup: Setup, move: int) -> Named:
        return moves.name(setup, move)

    def number_move(self, setup: Setup, named: Named) -> int | None:
        return moves.number(setup, named) if well_formed(named, moves.FORMS) else None

    def explain(self, state: FlandernState, seat: int, named: Any) -> Refusal:
        return explain.explain(state, seat, named)

    def asked(self, state: FlandernState, seat: int) -> str:
        return view.ASKED[state.asking]

    def draw(self, setup: Setup, position: Position, say: Say) -> str:
        return draw.draw(setup, position, say)

    def picture(self, setup: Setup, position: Position, say: Say) -> str:
        return picture.picture(setup, position, say)

    def preview(self, state: FlandernState, seat: int, move: int) -> dict[str, Any]:
        return preview.preview(state, move)

    def estimate(self, state: FlandernState) -> list[float]:
        return estimate.estimate(state)

    def name_chance(self, setup: Setup, name: str, value: Any) -> list[str]:
        return moves.name_chance(name, value)

    def number_chance(self, setup: Setup, name: str, value: Any) -> list[int]:
        return moves.number_chance(name, value)

    def fault(self, state: FlandernState, what: str) -> str | None:
        return explain.fault(state, what)

    def census(self, state: FlandernState) -> dict[str, int]:
        return census.census(state)

    def moves_bound(self, setup: Setup) -> int:
        return moves.bound(setup)

    def arrays(self, setup: Setup) -> FlandernArrays:
        return FlandernArrays(setup)


GAME = Flandern()
