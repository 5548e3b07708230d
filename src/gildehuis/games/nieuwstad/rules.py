"""The course of Nieuwstad: the start, and how steps follow one another up to the next question."""

from typing import Any, Final

from gildehuis.core.chance import Chance
from gildehuis.core.game import Setup
from gildehuis.games.nieuwstad import role_schout
from gildehuis.games.nieuwstad.events import EVENT_STEP
from gildehuis.games.nieuwstad.opening import OPENING_BUILDINGS, OPENING_TILES
from gildehuis.games.nieuwstad.role_boer import BOER_STEP
from gildehuis.games.nieuwstad.role_bouwmeester import BOUWMEESTER_STEP
from gildehuis.games.nieuwstad.role_handelaar import HANDELAAR_STEP
from gildehuis.games.nieuwstad.role_houthakker import HOUTHAKKER_STEP
from gildehuis.games.nieuwstad.role_rentmeester import RENTMEESTER_STEP
from gildehuis.games.nieuwstad.rounds import CHOOSE, INCOME, ROUND_END
from gildehuis.games.nieuwstad.state import NieuwstadState, blank
from gildehuis.games.nieuwstad.step import Step
from gildehuis.games.nieuwstad.town import lay_roads
from gildehuis.games.nieuwstad.wishes import FESTIVAL_STEP, GUARD_STEP, STEAL_STEP

_STEPS: Final[tuple[Step[Any], ...]] = (
    OPENING_TILES,
    OPENING_BUILDINGS,
    CHOOSE,
    HOUTHAKKER_STEP,
    BOUWMEESTER_STEP,
    BOER_STEP,
    role_schout.BUY_STEP,
    role_schout.DRAW_STEP,
    EVENT_STEP,
    role_schout.PLAY_STEP,
    GUARD_STEP,
    STEAL_STEP,
    FESTIVAL_STEP,
    HANDELAAR_STEP,
    RENTMEESTER_STEP,
    ROUND_END,
    INCOME,
)
STEPS: Final = {step.word: step for step in _STEPS}


def new(setup: Setup, chance: Chance) -> NieuwstadState:
    """Forest and deck are shuffled (N2, N3), the Market lies on the board."""
    state = blank(setup, chance)
    state.step = OPENING_TILES
    kit = state.kit
    rule = "N3" if state.players == 2 else "N2"
    tiles = chance.draw("forest", kit.tiles, kit.board.slot_count - 1, rule)
    lay_forest(state, tiles)
    deck = chance.draw("deck", kit.deck, len(kit.deck), rule)
    role_schout.lay_deck(state, deck)
    lay_market(state)
    go_on(state)
    return state


def lay_forest(state: NieuwstadState, tiles: list[int]) -> None:
    """A tile on every slot, the Market left out."""
    market = state.kit.board.market_slot
    state.forest = [*tiles[:market], -1, *tiles[market:]]
    state.standing = [0 if tile < 0 else 1 for tile in state.forest]


def lay_market(state: NieuwstadState) -> None:
    """Its roads bind its neighbours."""
    board = state.kit.board
    cell = (board.market & -board.market).bit_length() - 1
    sides = [[0, 1], [1, 1 + board.pitch], [board.pitch, board.pitch + 1], [0, board.pitch]]
    lay_roads(state, state.kit.market, sides, cell)


def go_on(state: NieuwstadState) -> None:
    """What happens by itself, up to the next question or the end."""
    while state.asked is None and not state.end:
        state.step.run(state)
