"""De Poorters van Nieuwstad: roles, a growing town, trade and negotiation."""

from typing import Any, ClassVar

from gildehuis.core.chance import Chance
from gildehuis.core.drawing import Drawing
from gildehuis.core.game import Credit, Edition, EditionTable, Game, Option, Result, Say, Setup
from gildehuis.core.refusal import Refusal
from gildehuis.core.rng import Rng
from gildehuis.games.nieuwstad import (
    census,
    draw,
    edition,
    edition_show,
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
from gildehuis.games.nieuwstad.arrays import NieuwstadArrays
from gildehuis.games.nieuwstad.edition import NieuwstadEdition, kit_of
from gildehuis.games.nieuwstad.ids import CARDS, TILES
from gildehuis.games.nieuwstad.schema import SCHEMA, Moves, Preview
from gildehuis.games.nieuwstad.schema_position import Position
from gildehuis.games.nieuwstad.state import NieuwstadState

_CHANCE_WORDS = {"forest": TILES, "deck": CARDS}


class Nieuwstad(Game[NieuwstadState, Position, Moves]):
    name = "nieuwstad"
    credit = Credit("Tycho van den Broek", "999 Games", 2013)
    rules = 2
    options = (
        Option("blue_alone", False, (False, True), (2,)),
        Option("together", False, (False, True), since=2),
    )
    editions = ("reconstructed-2", "reconstructed")
    minutes = 75
    weight = 4
    longest = 20000
    schema = SCHEMA
    record_rules: ClassVar[dict[str, str]] = {
        "choices": "N52",
        "chance": "N52",
        "misplaced": "N52",
        "scores": "N50",
        "winners": "N50",
        "end": "N50",
        "short": "N50",
    }
    search: ClassVar[dict[str, float]] = {"playout": 20}  # leads out of the middle of a round
    known_leaks: ClassVar[dict[int, dict[str, str]]] = {
        1: {"pay": "asked only where there are two ways to pay, one perhaps by Huizenbouw (N52)"}
    }
    known_guesses: ClassVar[dict[str, str]] = {
        "seats[].points": "points lie face down, and a view does not keep how they were earned",
        "seats[].total": "of which they are a part",
    }
    known_memos: ClassVar[dict[str, str]] = {"fits": "what fits into the town as it stands"}

    def edition(self, source: str, where: str) -> NieuwstadEdition:
        return edition.read(source, where)

    def edition_tables(self, edition: Edition) -> list[EditionTable]:
        assert isinstance(edition, NieuwstadEdition)
        return edition_show.tables(edition)

    def new(self, setup: Setup, chance: Chance) -> NieuwstadState:
        return rules.new(setup, chance)

    def play(self, state: NieuwstadState, seat: int, move: int) -> None:
        super().play(state, seat, move)
        rules.go_on(state)

    def result(self, state: NieuwstadState) -> Result | None:
        return score.result(state)

    def view(self, state: NieuwstadState, viewer: int | None) -> Position:
        return view.view(state, viewer)

    def imagine(
        self, setup: Setup, viewer: int | None, position: Position, rng: Rng
    ) -> NieuwstadState:
        return imagine.imagine(setup, viewer, position, rng)

    def name_move(self, setup: Setup, move: int) -> Moves:
        return moves.name(kit_of(setup).codes, move)

    def number_move(self, setup: Setup, move: Moves) -> int | None:
        return moves.number(kit_of(setup).codes, move)

    def explain(self, state: NieuwstadState, seat: int, move: Moves | None) -> Refusal:
        return explain.explain(state, seat, move)

    def draw(self, setup: Setup, position: Position, say: Say) -> Drawing:
        return draw.draw(position, say)

    def picture(self, setup: Setup, position: Position, say: Say) -> str:
        return picture.picture(position, say)

    def preview(self, state: NieuwstadState, seat: int, move: int) -> Preview:
        return preview.preview(state, move)

    def estimate(self, state: NieuwstadState) -> list[float]:
        return estimate.estimate(state)

    def name_chance(self, setup: Setup, name: str, value: Any) -> Any:
        return [_CHANCE_WORDS[name][item] for item in value]

    def number_chance(self, setup: Setup, name: str, value: Any) -> Any:
        if not isinstance(value, list):
            raise ValueError(name)
        return [_CHANCE_WORDS[name].index(item) for item in value]

    def record_rule(self, state: NieuwstadState, what: str) -> str | None:
        by_rounds = what == "end" and state.end == "rounds"
        return "N51" if by_rounds else super().record_rule(state, what)

    def census(self, state: NieuwstadState) -> dict[str, int]:
        return census.census(state)

    def moves_bound(self, setup: Setup) -> int:
        return kit_of(setup).codes.bound

    def arrays(self, setup: Setup) -> NieuwstadArrays:
        return NieuwstadArrays(setup)


GAME = Nieuwstad()
