"""The empty table of Nieuwstad: every part of the position before anything is laid."""

from gildehuis.core.chance import Chance
from gildehuis.core.state import Setup
from gildehuis.games.nieuwstad.course import NOTHING, OPENING_TILES
from gildehuis.games.nieuwstad.edition import NieuwstadEdition
from gildehuis.games.nieuwstad.ids import (
    CARD_COUNT,
    GOOD_COUNT,
    KINDS,
    NOBODY,
    STALL_COUNT,
    WISH_COUNT,
)
from gildehuis.games.nieuwstad.kit import Kit
from gildehuis.games.nieuwstad.state import (
    ALL_UNKNOWN,
    FEWEST_POORTERS,
    NO_WOOD_TRADE,
    PASSED,
    START_FLORINS,
    NieuwstadState,
)


def kit_of(setup: Setup) -> Kit:
    """The tables of a setup."""
    edition = setup.edition
    assert isinstance(edition, NieuwstadEdition)
    return edition.kits[setup.players]


def blank(setup: Setup, chance: Chance) -> NieuwstadState:  # noqa: PLR0915 - a line per field
    """An empty table: nothing shuffled, nothing laid."""
    state = NieuwstadState(setup, chance)
    n = setup.players
    kit = kit_of(setup)
    state.kit = kit
    state.players = n
    state.step = OPENING_TILES
    state.asked = NOTHING
    state.seat = 0
    state.choices = []
    state.end = ""
    state.round = 1
    state.start = 0
    state.picked = 0
    state.roles_by = [-1] * 7
    state.role = -1
    state.chooser = 0
    state.privilege = 0
    state.turn = 0
    state.other = 0
    state.florins = [START_FLORINS] * n
    state.points = [0] * n
    state.goods = [0] * (GOOD_COUNT * n)
    state.seals = [kit.light_seals] * n
    state.hands = [0] * (WISH_COUNT * n)
    state.hand_sizes = [0] * n
    state.kennis = [0] * n
    state.poorters = FEWEST_POORTERS
    state.forest = []
    state.standing = []
    state.free = 0
    state.built = kit.board.market
    state.bad_roads = [0] * 8
    state.kinds = []
    state.cells = []
    state.owners = []
    state.crops = []
    state.owner_of = [NOBODY] * KINDS
    state.stock = kit.stock[:]
    state.boats = []
    state.loose_left = kit.board.loose_boats
    state.fits = bytearray(ALL_UNKNOWN)
    state.deck = []
    state.deck_left = 0
    state.discards = []
    state.pack = [0] * CARD_COUNT
    state.held = [0] * n
    state.fresh = [0] * (WISH_COUNT * n)
    state.since = [0] * (WISH_COUNT * n)
    state.kind = -1
    state.place = -1
    state.proposals = 0
    state.deal_florins = 0
    state.deal_wood = 0
    state.deal_partners = 0
    state.deal_shares = [0] * 12
    state.deal_step = 0
    state.extras = 0
    state.produced = 0
    state.received = 0
    state.bought = 0
    state.drawn = 0
    state.to_draw = 0
    state.draws = []
    state.played = 0
    state.card = -1
    state.quarter = -1
    state.event = -1
    state.missing_florins = 0
    state.missing_goods = 0
    state.pledged_florins = [0] * n
    state.pledged_goods = [0] * (4 * n)
    state.entered = 0
    state.processed = [0] * STALL_COUNT
    state.sold = [0] * STALL_COUNT
    state.wood_trade = NO_WOOD_TRADE
    state.answers = [PASSED] * n
    return state
