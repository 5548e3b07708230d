"""Guilds: an auction in two zones, characters with abilities, a headquarters built of rooms."""

from typing import Any, Final

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
from gildehuis.games.guilds.course import ASKED, NOTHING
from gildehuis.games.guilds.edition import GuildsEdition, read, tables
from gildehuis.games.guilds.state import GuildsState, clone

_FAULTS: Final = {
    "choices": "G64",
    "scores": "G33",
    "winners": "G35",
    "end": "G66",
    "short": "G32",
    "chance": "G65",
}


class Guilds(Game[GuildsState]):
    name = "guilds"
    credit = Credit("Christian Giove", "Giochi Uniti", 2016)
    options = (Option("characters", 5, (5, 6), players=(3,)),)
    editions = ("reconstructed",)
    minutes = 90
    weight = 3
    longest = 4000

    def edition(self, source: str, where: str) -> Edition:
        return read(source, where)

    def edition_tables(self, edition: Edition) -> list[EditionTable]:
        return tables(edition)

    def new(self, setup: Setup, chance: Chance) -> GuildsState:
        return rules.new(setup, chance)

    def to_act(self, state: GuildsState) -> list[int]:
        return [] if state.asked == NOTHING else [state.turn]

    def legal(self, state: GuildsState, seat: int) -> list[int]:
        return state.choices

    def play(self, state: GuildsState, seat: int, move: int) -> None:
        rules.play(state, move)

    def clone(self, state: GuildsState) -> GuildsState:
        return clone(state)

    def result(self, state: GuildsState) -> Result | None:
        return score.result(state)

    def view(self, state: GuildsState, viewer: int | None) -> Position:
        return view.view(state)

    def imagine(
        self, setup: Setup, viewer: int | None, position: Position, rng: Rng
    ) -> GuildsState:
        return view.imagine(setup, position, rng)

    def name_move(self, setup: Setup, move: int) -> Named:
        return moves.name(_tables(setup), move)

    def number_move(self, setup: Setup, named: Named) -> int | None:
        return moves.number(_tables(setup), named) if well_formed(named, moves.FORMS) else None

    def explain(self, state: GuildsState, seat: int, named: Any) -> Refusal:
        return explain.explain(state, seat, named)

    def asked(self, state: GuildsState, seat: int) -> str:
        return ASKED[state.asked]

    def draw(self, setup: Setup, position: Position, say: Say) -> str:
        return draw.draw(_tables(setup), position, say)

    def picture(self, setup: Setup, position: Position, say: Say) -> str:
        return picture.picture(_tables(setup), position, say)

    def preview(self, state: GuildsState, seat: int, move: int) -> dict[str, Any]:
        return preview.preview(state, seat, move)

    def estimate(self, state: GuildsState) -> list[float]:
        return estimate.estimate(state)

    def name_chance(self, setup: Setup, name: str, value: Any) -> Any:
        return moves.name_chance(_tables(setup), name, value)

    def number_chance(self, setup: Setup, name: str, value: Any) -> Any:
        return moves.number_chance(_tables(setup), name, value)

    def fault(self, state: GuildsState, what: str) -> str | None:
        return _FAULTS[what]

    def census(self, state: GuildsState) -> dict[str, int]:
        return census.census(state)

    def moves_bound(self, setup: Setup) -> int:
        return moves.bound(_tables(setup))

    def arrays(self, setup: Setup) -> GuildsArrays:
        return GuildsArrays(setup.players, _tables(setup))


def _tables(setup: Setup) -> GuildsEdition:
    assert isinstance(setup.edition, GuildsEdition)
    return setup.edition


GAME = Guilds()
