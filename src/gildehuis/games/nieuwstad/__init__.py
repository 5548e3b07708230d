"""De Poorters van Nieuwstad: roles, a growing town, trade and negotiation."""

from typing import Any

from gildehuis.core.chance import Chance
from gildehuis.core.form import well_formed
from gildehuis.core.game import (
    Credit,
    Edition,
    EditionTable,
    Game,
    Named,
    Option,
    Position,
    Result,
    Say,
    Setup,
)
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
from gildehuis.games.nieuwstad.course import ASKED
from gildehuis.games.nieuwstad.edition import NieuwstadEdition
from gildehuis.games.nieuwstad.ids import CARDS, TILES
from gildehuis.games.nieuwstad.start import kit_of
from gildehuis.games.nieuwstad.state import NieuwstadState, clone

_CHANCE_WORDS = {"forest": TILES, "deck": CARDS}


class Nieuwstad(Game[NieuwstadState]):
    name = "nieuwstad"
    credit = Credit("Tycho van den Broek", "999 Games", 2013)
    options = (Option("blue_alone", False, (False, True), (2,)),)
    editions = ("reconstructed",)
    minutes = 90
    weight = 4
    longest = 20000
    misplaced = "N52"

    def edition(self, source: str, where: str) -> NieuwstadEdition:
        return edition.read(source, where)

    def edition_tables(self, edition: Edition) -> list[EditionTable]:
        assert isinstance(edition, NieuwstadEdition)
        return edition_show.tables(edition)

    def new(self, setup: Setup, chance: Chance) -> NieuwstadState:
        return rules.start(setup, chance)

    def to_act(self, state: NieuwstadState) -> list[int]:
        return rules.to_act(state)

    def legal(self, state: NieuwstadState, seat: int) -> list[int]:
        return rules.legal(state, seat)

    def play(self, state: NieuwstadState, seat: int, move: int) -> None:
        rules.play(state, seat, move)

    def clone(self, state: NieuwstadState) -> NieuwstadState:
        return clone(state)

    def result(self, state: NieuwstadState) -> Result | None:
        return score.result(state)

    def view(self, state: NieuwstadState, viewer: int | None) -> Position:
        return view.view(state, viewer)

    def imagine(
        self, setup: Setup, viewer: int | None, position: Position, rng: Rng
    ) -> NieuwstadState:
        return imagine.imagine(setup, viewer, position, rng)

    def name_move(self, setup: Setup, move: int) -> Named:
        return moves.name(kit_of(setup).codes, move)

    def number_move(self, setup: Setup, named: Named) -> int | None:
        return moves.number(kit_of(setup).codes, named) if well_formed(named, moves.FORMS) else None

    def explain(self, state: NieuwstadState, seat: int, named: Any) -> Refusal:
        return explain.explain(state, seat, named)

    def asked(self, state: NieuwstadState, seat: int) -> str:
        return ASKED[state.asked]

    def draw(self, setup: Setup, position: Position, say: Say) -> str:
        return draw.draw(position, say)

    def picture(self, setup: Setup, position: Position, say: Say) -> str:
        return picture.picture(position, say)

    def preview(self, state: NieuwstadState, seat: int, move: int) -> dict[str, Any]:
        return preview.preview(state, seat, move)

    def estimate(self, state: NieuwstadState) -> list[float]:
        return estimate.estimate(state)

    def name_chance(self, setup: Setup, name: str, value: Any) -> Any:
        return [_CHANCE_WORDS[name][item] for item in value]

    def number_chance(self, setup: Setup, name: str, value: Any) -> Any:
        if not isinstance(value, list):
            raise ValueError(name)
        return [_CHANCE_WORDS[name].index(item) for item in value]

    def fault(self, state: NieuwstadState, what: str) -> str | None:
        if what in ("choices", "chance"):
            return "N52"
        return "N51" if what == "end" and state.end == "rounds" else "N50"

    def census(self, state: NieuwstadState) -> dict[str, int]:
        return census.census(state)

    def moves_bound(self, setup: Setup) -> int:
        return kit_of(setup).codes.bound

    def arrays(self, setup: Setup) -> NieuwstadArrays:
        return NieuwstadArrays(setup)


GAME = Nieuwstad()
