"""The fields of a Nieuwstad position, each declared once. Written by `make generate` from fields.py; edit that."""

from typing import Any

from gildehuis.core.chance import Chance
from gildehuis.core.state import Setup, State
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


class NieuwstadState(State):
    """Where everything stands, how far the round is, and what is asked."""

    # fmt: off
    __slots__ = (
        "answers", "bad_roads", "blue_alone", "boats", "bought", "built", "card", "cells",
        "chooser", "crops", "deal_florins", "deal_owner", "deal_partners", "deal_shares",
        "deal_step", "deal_wood", "deck", "deck_left", "discards", "drawn", "draws", "end",
        "entered", "event", "extras", "fits", "florins", "forest", "free", "fresh", "goods",
        "hand_sizes", "hands", "held", "joint", "kennis", "kind", "kinds", "kit", "loose_left",
        "missing_florins", "missing_goods", "other", "owner_of", "owners", "pack", "picked",
        "place", "played", "players", "pledged_florins", "pledged_goods", "points", "poorters",
        "privilege", "processed", "produced", "proposals", "quarter", "received", "role",
        "roles_by", "round", "rules2", "seals", "since", "sold", "standing", "start", "step",
        "stock", "to_draw", "together", "turn", "wood_trade",
    )
    # fmt: on

    kit: Kit
    players: int
    rules2: bool  # N17 and N52 changed
    blue_alone: bool  # N20
    together: bool  # N20
    # ---- the course of the match
    step: Step[Any]  # set by whoever begins or imagines a match
    end: str
    round: int
    start: int
    picked: int  # roles chosen this round
    roles_by: list[int]  # who chose each role this round
    role: int  # being carried out
    chooser: int
    privilege: int  # its units (N18, N39)
    turn: int  # how many seats of the circuit are done
    other: int  # the same within a card or an event
    # ---- what the players have, by seat
    florins: list[int]
    points: list[int]
    goods: list[int]  # by seat × GOOD_COUNT + good
    seals: list[int]
    hands: list[int]  # by seat × WISH_COUNT + card
    hand_sizes: list[int]
    kennis: list[int]  # Kennis is macht lies open
    # ---- the board
    poorters: int
    forest: list[int]  # the tile on each slot, also one taken; -1 the Market
    standing: list[int]  # 1 where forest still stands, by slot
    free: int  # cleared, empty cells
    built: int  # cells built on
    bad_roads: list[int]  # by side × 2 + colour: cells where it may not lie
    kinds: list[int]  # the buildings in the order in which they were built
    cells: list[int]  # their places, as cell × 4 + turn
    owners: list[int]
    crops: list[int]  # what lies on a field
    owner_of: list[int]  # of the building of that kind built last
    stock: list[int]
    boats: list[int]  # seat × 2, + 1 for a loose one
    loose_left: int
    # Has the kind a legal place? Filled in for all copies: it says the same of the same board.
    fits: bytearray
    # ---- the cards
    deck: list[int]  # the card to be drawn first comes last
    deck_left: int  # how many of them are still to be drawn
    discards: list[int]
    pack: list[int]  # the deck when it was last shuffled, by kind
    held: list[int]  # the hands' sizes then
    fresh: list[int]  # wishes drawn since, by seat and kind
    since: list[int]  # wishes played since, likewise
    # ---- Bouwmeester
    kind: int  # the building being built
    place: int  # and where: cell × 4 + turn
    proposals: int
    joint: bool  # begun with `build_together` (N20)
    deal_florins: int  # the price after the discount
    deal_wood: int
    deal_partners: int  # as bits
    deal_owner: int  # whose seal is laid on a joint build
    deal_shares: list[int]  # what × 4 + seat
    deal_step: int  # what × players + place after the builder; then answers
    # ---- Boer
    extras: int
    produced: int  # kinds produced now, as bits of the goods
    received: int  # of those, what came into his goods
    # ---- Schout
    bought: int
    drawn: int
    to_draw: int
    draws: list[int]  # of the last purchase: events, and -1 for a wish
    played: int
    card: int  # the wish played last
    quarter: int  # named for it
    event: int
    missing_florins: int
    missing_goods: int
    pledged_florins: list[int]
    pledged_goods: list[int]  # by seat × 4 + place in FOODS
    # ---- Handelaar
    entered: int  # stalls, as bits, that are open to the seat at turn
    processed: list[int]  # by the seat at turn
    sold: list[int]  # slots taken this phase
    wood_trade: int
    # ---- income
    answers: list[int]

    def clone(self) -> "NieuwstadState":
        twin = NieuwstadState(self.setup, self.chance.clone())
        twin.kit = self.kit
        twin.players = self.players
        twin.rules2 = self.rules2
        twin.blue_alone = self.blue_alone
        twin.together = self.together
        twin.step = self.step
        twin.end = self.end
        twin.round = self.round
        twin.start = self.start
        twin.picked = self.picked
        twin.roles_by = self.roles_by
        twin.role = self.role
        twin.chooser = self.chooser
        twin.privilege = self.privilege
        twin.turn = self.turn
        twin.other = self.other
        twin.florins = self.florins[:]
        twin.points = self.points[:]
        twin.goods = self.goods[:]
        twin.seals = self.seals
        twin.hands = self.hands[:]
        twin.hand_sizes = self.hand_sizes[:]
        twin.kennis = self.kennis
        twin.poorters = self.poorters
        twin.forest = self.forest
        twin.standing = self.standing
        twin.free = self.free
        twin.built = self.built
        twin.bad_roads = self.bad_roads
        twin.kinds = self.kinds
        twin.cells = self.cells
        twin.owners = self.owners
        twin.crops = self.crops[:]
        twin.owner_of = self.owner_of
        twin.stock = self.stock
        twin.boats = self.boats
        twin.loose_left = self.loose_left
        twin.fits = self.fits
        twin.deck = self.deck
        twin.deck_left = self.deck_left
        twin.discards = self.discards
        twin.pack = self.pack
        twin.held = self.held
        twin.fresh = self.fresh
        twin.since = self.since
        twin.kind = self.kind
        twin.place = self.place
        twin.proposals = self.proposals
        twin.joint = self.joint
        twin.deal_florins = self.deal_florins
        twin.deal_wood = self.deal_wood
        twin.deal_partners = self.deal_partners
        twin.deal_owner = self.deal_owner
        twin.deal_shares = self.deal_shares
        twin.deal_step = self.deal_step
        twin.extras = self.extras
        twin.produced = self.produced
        twin.received = self.received
        twin.bought = self.bought
        twin.drawn = self.drawn
        twin.to_draw = self.to_draw
        twin.draws = self.draws
        twin.played = self.played
        twin.card = self.card
        twin.quarter = self.quarter
        twin.event = self.event
        twin.missing_florins = self.missing_florins
        twin.missing_goods = self.missing_goods
        twin.pledged_florins = self.pledged_florins
        twin.pledged_goods = self.pledged_goods
        twin.entered = self.entered
        twin.processed = self.processed
        twin.sold = self.sold
        twin.wood_trade = self.wood_trade
        twin.answers = self.answers
        twin.asked, twin.seat, twin.choices = self.asked, self.seat, self.choices
        return twin


def blank(setup: Setup, chance: Chance) -> NieuwstadState:
    """The position before anything happened."""
    state = NieuwstadState(setup, chance)
    kit = state.kit = kit_of(setup)
    players = state.players = setup.players
    state.rules2 = setup.rules > 1
    state.blue_alone = setup.options.get("blue_alone", False)
    state.together = setup.options.get("together", False)
    state.end = ""
    state.round = 1
    state.start = 0
    state.picked = 0
    state.roles_by = [-1] * ROLE_COUNT
    state.role = -1
    state.chooser = 0
    state.privilege = 0
    state.turn = 0
    state.other = 0
    state.florins = [START_FLORINS] * players
    state.points = [0] * players
    state.goods = [0] * (GOOD_COUNT * players)
    state.seals = [kit.light_seals] * players
    state.hands = [0] * (WISH_COUNT * players)
    state.hand_sizes = [0] * players
    state.kennis = [0] * players
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
    state.held = [0] * players
    state.fresh = [0] * (WISH_COUNT * players)
    state.since = [0] * (WISH_COUNT * players)
    state.kind = -1
    state.place = -1
    state.proposals = 0
    state.joint = False
    state.deal_florins = 0
    state.deal_wood = 0
    state.deal_partners = 0
    state.deal_owner = TOWN
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
    state.pledged_florins = [0] * players
    state.pledged_goods = [0] * (4 * players)
    state.entered = 0
    state.processed = [0] * STALL_COUNT
    state.sold = [0] * STALL_COUNT
    state.wood_trade = NO_WOOD_TRADE
    state.answers = [PASSED] * players
    return state
