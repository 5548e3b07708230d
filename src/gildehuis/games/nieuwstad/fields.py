"""The fields of a Nieuwstad position, each declared once; _state.py is written from it."""

from typing import Any

from gildehuis.core.fields import Shared
from gildehuis.core.state import Setup
from gildehuis.games.nieuwstad.edition import kit_of
from gildehuis.games.nieuwstad.ids import (
    ALL_UNKNOWN,
    CARD_COUNT,
    GOOD_COUNT,
    KINDS,
    NO_WOOD_TRADE,
    NOBODY,
    PASSED,
    ROLE_COUNT,
    STALL_COUNT,
    TOWN,
    WISH_COUNT,
)
from gildehuis.games.nieuwstad.kit import FEWEST_POORTERS, START_FLORINS, Kit
from gildehuis.games.nieuwstad.step import Step

setup: Setup


class NieuwstadState:
    """Where everything stands, how far the round is, and what is asked."""

    kit: Kit = kit_of(setup)
    players: int = setup.players
    rules2: bool = setup.rules > 1  # N17 and N52 changed
    blue_alone: bool = setup.options.get("blue_alone", False)  # N20
    together: bool = setup.options.get("together", False)  # N20
    # ---- the course of the match
    step: Step[Any]  # set by whoever begins or imagines a match
    end: str = ""
    round: int = 1
    start: int = 0
    picked: int = 0  # roles chosen this round
    roles_by: Shared[list[int]] = [-1] * ROLE_COUNT  # who chose each role this round
    role: int = -1  # being carried out
    chooser: int = 0
    privilege: int = 0  # its units (N18, N39)
    turn: int = 0  # how many seats of the circuit are done
    other: int = 0  # the same within a card or an event
    # ---- what the players have, by seat
    florins: list[int] = [START_FLORINS] * players
    points: list[int] = [0] * players
    goods: list[int] = [0] * (GOOD_COUNT * players)  # by seat × GOOD_COUNT + good
    seals: Shared[list[int]] = [kit.light_seals] * players
    hands: list[int] = [0] * (WISH_COUNT * players)  # by seat × WISH_COUNT + card
    hand_sizes: list[int] = [0] * players
    kennis: Shared[list[int]] = [0] * players  # Kennis is macht lies open
    # ---- the board
    poorters: int = FEWEST_POORTERS
    forest: Shared[list[int]] = []  # the tile on each slot, also one taken; -1 the Market
    standing: Shared[list[int]] = []  # 1 where forest still stands, by slot
    free: int = 0  # cleared, empty cells
    built: int = kit.board.market  # cells built on
    bad_roads: Shared[list[int]] = [0] * 8  # by side × 2 + colour: cells where it may not lie
    kinds: Shared[list[int]] = []  # the buildings in the order in which they were built
    cells: Shared[list[int]] = []  # their places, as cell × 4 + turn
    owners: Shared[list[int]] = []
    crops: list[int] = []  # what lies on a field
    owner_of: Shared[list[int]] = [NOBODY] * KINDS  # of the building of that kind built last
    stock: Shared[list[int]] = kit.stock[:]
    boats: Shared[list[int]] = []  # seat × 2, + 1 for a loose one
    loose_left: int = kit.board.loose_boats
    # Has the kind a legal place? Filled in for all copies: it says the same of the same board.
    fits: Shared[bytearray] = bytearray(ALL_UNKNOWN)
    # ---- the cards
    deck: Shared[list[int]] = []  # the card to be drawn first comes last
    deck_left: int = 0  # how many of them are still to be drawn
    discards: Shared[list[int]] = []
    pack: Shared[list[int]] = [0] * CARD_COUNT  # the deck when it was last shuffled, by kind
    held: Shared[list[int]] = [0] * players  # the hands' sizes then
    fresh: Shared[list[int]] = [0] * (WISH_COUNT * players)  # wishes drawn since, by seat and kind
    since: Shared[list[int]] = [0] * (WISH_COUNT * players)  # wishes played since, likewise
    # ---- Bouwmeester
    kind: int = -1  # the building being built
    place: int = -1  # and where: cell × 4 + turn
    proposals: int = 0
    joint: bool = False  # begun with `build_together` (N20)
    deal_florins: int = 0  # the price after the discount
    deal_wood: int = 0
    deal_partners: int = 0  # as bits
    deal_owner: int = TOWN  # whose seal is laid on a joint build
    deal_shares: Shared[list[int]] = [0] * 12  # what × 4 + seat
    deal_step: int = 0  # what × players + place after the builder; then answers
    # ---- Boer
    extras: int = 0
    produced: int = 0  # kinds produced now, as bits of the goods
    received: int = 0  # of those, what came into his goods
    # ---- Schout
    bought: int = 0
    drawn: int = 0
    to_draw: int = 0
    draws: Shared[list[int]] = []  # of the last purchase: events, and -1 for a wish
    played: int = 0
    card: int = -1  # the wish played last
    quarter: int = -1  # named for it
    event: int = -1
    missing_florins: int = 0
    missing_goods: int = 0
    pledged_florins: Shared[list[int]] = [0] * players
    pledged_goods: Shared[list[int]] = [0] * (4 * players)  # by seat × 4 + place in FOODS
    # ---- Handelaar
    entered: int = 0  # stalls, as bits, that are open to the seat at turn
    processed: Shared[list[int]] = [0] * STALL_COUNT  # by the seat at turn
    sold: Shared[list[int]] = [0] * STALL_COUNT  # slots taken this phase
    wood_trade: int = NO_WOOD_TRADE
    # ---- income
    answers: Shared[list[int]] = [PASSED] * players
