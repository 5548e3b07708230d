"""The position of Nieuwstad: flat and quick to clone."""

from typing import Final

from gildehuis.core.state import State
from gildehuis.games.nieuwstad.ids import (
    KINDS,
)
from gildehuis.games.nieuwstad.kit import Kit

FEWEST_POORTERS: Final = 5  # N4
START_FLORINS: Final = 2  # N4
DARK_SEALS: Final = 4  # N2
NO_WOOD_TRADE, BOUGHT_WOOD, SOLD_WOOD = range(3)  # N28
PENDING, PASSED, TAXED = range(3)  # answers to the tax question (N42)
UNKNOWN: Final = 2  # in `fits`
ALL_UNKNOWN: Final = bytes([UNKNOWN] * KINDS)


class NieuwstadState(State):
    """Where everything stands, how far the round is, and what is asked."""

    __slots__ = (
        "answers",
        "asked",
        "bad_roads",
        "boats",
        "bought",
        "built",
        "card",
        "cells",
        "choices",
        "chooser",
        "crops",
        "deal_florins",
        "deal_partners",
        "deal_shares",
        "deal_step",
        "deal_wood",
        "deck",
        "deck_left",
        "discards",
        "drawn",
        "draws",
        "end",
        "entered",
        "event",
        "extras",
        "fits",
        "florins",
        "forest",
        "free",
        "fresh",
        "goods",
        "hand_sizes",
        "hands",
        "held",
        "kennis",
        "kind",
        "kinds",
        "kit",
        "loose_left",
        "missing_florins",
        "missing_goods",
        "other",
        "owner_of",
        "owners",
        "pack",
        "picked",
        "place",
        "played",
        "players",
        "pledged_florins",
        "pledged_goods",
        "points",
        "poorters",
        "privilege",
        "processed",
        "produced",
        "proposals",
        "quarter",
        "received",
        "role",
        "roles_by",
        "round",
        "seals",
        "seat",
        "since",
        "sold",
        "standing",
        "start",
        "step",
        "stock",
        "to_draw",
        "turn",
        "wood_trade",
    )

    kit: Kit
    players: int
    # ---- the course of the match
    step: int
    asked: int
    seat: int  # the one asked, or whose turn it is within the phase
    choices: list[int]
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
    fits: bytearray  # has the kind a legal place? (0, 1, UNKNOWN)
    # ---- the cards
    deck: list[int]  # the card to be drawn first comes last
    deck_left: int  # how many of them are still to be drawn
    discards: list[int]
    pack: list[int]  # the deck when it was last shuffled, by kind
    held: list[int]  # the hands' sizes then
    fresh: list[int]  # wishes drawn since, by seat and kind
    since: list[int]  # wishes played since, by seat and kind
    # ---- Bouwmeester
    kind: int  # the building being built
    place: int  # and where: cell × 4 + turn
    proposals: int
    deal_florins: int  # the price of a blue building after the discount
    deal_wood: int
    deal_partners: int  # as bits
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


def clone(state: NieuwstadState) -> NieuwstadState:  # noqa: PLR0915 - a line per field
    """Copies what changes all the time; the other lists are replaced as a whole, never changed."""
    twin = NieuwstadState(state.setup, state.chance.clone())
    twin.kit = state.kit
    twin.players = state.players
    twin.step = state.step
    twin.asked = state.asked
    twin.seat = state.seat
    twin.choices = state.choices
    twin.end = state.end
    twin.round = state.round
    twin.start = state.start
    twin.picked = state.picked
    twin.roles_by = state.roles_by
    twin.role = state.role
    twin.chooser = state.chooser
    twin.privilege = state.privilege
    twin.turn = state.turn
    twin.other = state.other
    twin.florins = state.florins[:]
    twin.points = state.points[:]
    twin.goods = state.goods[:]
    twin.seals = state.seals
    twin.hands = state.hands[:]
    twin.hand_sizes = state.hand_sizes[:]
    twin.kennis = state.kennis
    twin.poorters = state.poorters
    twin.forest = state.forest
    twin.standing = state.standing
    twin.free = state.free
    twin.built = state.built
    twin.bad_roads = state.bad_roads
    twin.kinds = state.kinds
    twin.cells = state.cells
    twin.owners = state.owners
    twin.crops = state.crops[:]
    twin.owner_of = state.owner_of
    twin.stock = state.stock
    twin.boats = state.boats
    twin.loose_left = state.loose_left
    twin.fits = state.fits  # filled in for both: it says the same of the same board
    twin.deck = state.deck
    twin.deck_left = state.deck_left
    twin.discards = state.discards
    twin.pack = state.pack
    twin.held = state.held
    twin.fresh = state.fresh
    twin.since = state.since
    twin.kind = state.kind
    twin.place = state.place
    twin.proposals = state.proposals
    twin.deal_florins = state.deal_florins
    twin.deal_wood = state.deal_wood
    twin.deal_partners = state.deal_partners
    twin.deal_shares = state.deal_shares
    twin.deal_step = state.deal_step
    twin.extras = state.extras
    twin.produced = state.produced
    twin.received = state.received
    twin.bought = state.bought
    twin.drawn = state.drawn
    twin.to_draw = state.to_draw
    twin.draws = state.draws
    twin.played = state.played
    twin.card = state.card
    twin.quarter = state.quarter
    twin.event = state.event
    twin.missing_florins = state.missing_florins
    twin.missing_goods = state.missing_goods
    twin.pledged_florins = state.pledged_florins
    twin.pledged_goods = state.pledged_goods
    twin.entered = state.entered
    twin.processed = state.processed
    twin.sold = state.sold
    twin.wood_trade = state.wood_trade
    twin.answers = state.answers
    return twin
