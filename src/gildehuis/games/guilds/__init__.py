"""Guilds: an auction in two zones, characters with abilities, a headquarters built of rooms."""

from typing import Any, ClassVar

from gildehuis.core.chance import Chance
from gildehuis.core.drawing import Drawing
from gildehuis.core.game import Credit, Edition, EditionTable, Game, Option, Result, Say, Setup
from gildehuis.core.refusal import Refusal
from gildehuis.core.rng import Rng
from gildehuis.games.guilds import (
    census,
    draw,
    estimate,
    explain,
    moves,
    picture,
    preview,
    rules,
    score,
    view,
)
from gildehuis.games.guilds.arrays import GuildsArrays
from gildehuis.games.guilds.edition import read, tables_of
from gildehuis.games.guilds.edition_tables import tables
from gildehuis.games.guilds.imagine import imagine
from gildehuis.games.guilds.schema import SCHEMA, Position, Preview
from gildehuis.games.guilds.schema_moves import Moves
from gildehuis.games.guilds.state import GuildsState


class Guilds(Game[GuildsState, Position, Moves]):
    name = "guilds"
    rules = 2  # version 1 read G18 and G32 otherwise
    credit = Credit("Christian Giove", "Giochi Uniti", 2016)
    options = (Option("characters", 5, (5, 6), players=(3,)),)
    editions = ("reconstructed-2", "reconstructed")
    minutes = 90
    weight = 3
    longest = 4000
    schema = SCHEMA  # the search has no random playouts: here they only blur the estimate
    record_rules: ClassVar[dict[str, str]] = {
        "choices": "G64",
        "scores": "G33",
        "winners": "G35",
        "end": "G66",
        "short": "G32",
        "chance": "G65",
    }

    def edition(self, source: str, where: str) -> Edition:
        return read(source, where)

    def edition_tables(self, edition: Edition) -> list[EditionTable]:
        return tables(edition)

    def new(self, setup: Setup, chance: Chance) -> GuildsState:
        return rules.new(setup, chance)

    def play(self, state: GuildsState, seat: int, move: int) -> None:
        rules.play(state, move)

    def result(self, state: GuildsState) -> Result | None:
        return score.result(state)

    def view(self, state: GuildsState, viewer: int | None) -> Position:
        return view.view(state)

    def imagine(
        self, setup: Setup, viewer: int | None, position: Position, rng: Rng
    ) -> GuildsState:
        return imagine(setup, position, rng)

    def name_move(self, setup: Setup, move: int) -> Moves:
        return moves.name(tables_of(setup), move)

    def number_move(self, setup: Setup, move: Moves) -> int | None:
        return moves.number(tables_of(setup), move)

    def explain(self, state: GuildsState, seat: int, move: Moves | None) -> Refusal:
        return explain.explain(state, seat, move)

    def draw(self, setup: Setup, position: Position, say: Say) -> Drawing:
        return draw.draw(tables_of(setup), position, say)

    def picture(self, setup: Setup, position: Position, say: Say) -> str:
        return picture.picture(tables_of(setup), position, say)

    def preview(self, state: GuildsState, seat: int, move: int) -> Preview:
        return preview.preview(state, seat, move)

    def estimate(self, state: GuildsState) -> list[float]:
        return estimate.estimate(state)

    def name_chance(self, setup: Setup, name: str, value: Any) -> Any:
        return moves.name_chance(tables_of(setup), name, value)

    def number_chance(self, setup: Setup, name: str, value: Any) -> Any:
        return moves.number_chance(tables_of(setup), name, value)

    def census(self, state: GuildsState) -> dict[str, int]:
        return census.census(state)

    def moves_bound(self, setup: Setup) -> int:
        return moves.bound(tables_of(setup))

    def arrays(self, setup: Setup) -> GuildsArrays:
        return GuildsArrays(setup.players, tables_of(setup))


GAME = Guilds()
