"""The position of Nieuwstad: flat and quick to clone."""

from typing import Final

from gildehuis.core.chance import Chance
from gildehuis.core.event import Event
from gildehuis.core.state import Setup, State
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

    def __init__(self, setup: Setup, chance: Chance) -> None:  # noqa: PLR0915 - a line per field
        super().__init__(setup, chance)
        n = setup.players
        kit = kit_of(setup)
        self.kit: Kit = kit
        self.players: int = n
        # ---- the course of the match
        self.step: int = OPENING_TILES
        self.asked: int = NOTHING
        self.seat: int = 0  # the one asked, or whose turn it is within the phase
        self.choices: list[int] = []
        self.end: str = ""
        self.round: int = 1
        self.start: int = 0
        self.picked: int = 0  # roles chosen this round
        self.roles_by: list[int] = [-1] * 7  # who chose each role this round
        self.role: int = -1  # being carried out
        self.chooser: int = 0
        self.privilege: int = 0  # its units (N18, N39)
        self.turn: int = 0  # how many seats of the circuit are done
        self.other: int = 0  # the same within a card or an event
        # ---- what the players have, by seat
        self.florins: list[int] = [START_FLORINS] * n
        self.points: list[int] = [0] * n
        self.goods: list[int] = [0] * (GOOD_COUNT * n)  # by seat × GOOD_COUNT + good
        self.seals: list[int] = [kit.light_seals] * n
        self.hands: list[int] = [0] * (WISH_COUNT * n)  # by seat × WISH_COUNT + card
        self.hand_sizes: list[int] = [0] * n
        self.kennis: list[int] = [0] * n  # Kennis is macht lies open
        # ---- the board
        self.poorters: int = FEWEST_POORTERS
        self.forest: list[int] = []  # the tile on each slot, also one taken; -1 the Market
        self.standing: list[int] = []  # 1 where forest still stands, by slot
        self.free: int = 0  # cleared, empty cells
        self.built: int = kit.board.market  # cells built on
        self.bad_roads: list[int] = [0] * 8  # by side × 2 + colour: cells where it may not lie
        self.kinds: list[int] = []  # the buildings in the order in which they were built
        self.cells: list[int] = []  # their places, as cell × 4 + turn
        self.owners: list[int] = []
        self.crops: list[int] = []  # what lies on a field
        self.owner_of: list[int] = [NOBODY] * KINDS  # of the building of that kind built last
        self.stock: list[int] = kit.stock[:]
        self.boats: list[int] = []  # seat × 2, + 1 for a loose one
        self.loose_left: int = kit.board.loose_boats
        self.fits: bytearray = bytearray(ALL_UNKNOWN)  # has the kind a legal place? (0, 1, UNKNOWN)
        # ---- the cards
        self.deck: list[int] = []  # the card to be drawn first comes last
        self.deck_left: int = 0  # how many of them are still to be drawn
        self.discards: list[int] = []
        self.pack: list[int] = [0] * CARD_COUNT  # the deck when it was last shuffled, by kind
        self.held: list[int] = [0] * n  # the hands' sizes then
        self.fresh: list[int] = [0] * (WISH_COUNT * n)  # wishes drawn since, by seat and kind
        self.since: list[int] = [0] * (WISH_COUNT * n)  # wishes played since, by seat and kind
        # ---- Bouwmeester
        self.kind: int = -1  # the building being built
        self.place: int = -1  # and where: cell × 4 + turn
        self.proposals: int = 0
        self.deal_florins: int = 0  # the price of a blue building after the discount
        self.deal_wood: int = 0
        self.deal_partners: int = 0  # as bits
        self.deal_shares: list[int] = [0] * 12  # what × 4 + seat
        self.deal_step: int = 0  # what × players + place after the builder; then answers
        # ---- Boer
        self.extras: int = 0
        self.produced: int = 0  # kinds produced now, as bits of the goods
        self.received: int = 0  # of those, what came into his goods
        # ---- Schout
        self.bought: int = 0
        self.drawn: int = 0
        self.to_draw: int = 0
        self.draws: list[int] = []  # of the last purchase: events, and -1 for a wish
        self.played: int = 0
        self.card: int = -1  # the wish played last
        self.quarter: int = -1  # named for it
        self.event: int = -1
        self.missing_florins: int = 0
        self.missing_goods: int = 0
        self.pledged_florins: list[int] = [0] * n
        self.pledged_goods: list[int] = [0] * (4 * n)  # by seat × 4 + place in FOODS
        # ---- Handelaar
        self.entered: int = 0  # stalls, as bits, that are open to the seat at turn
        self.processed: list[int] = [0] * STALL_COUNT  # by the seat at turn
        self.sold: list[int] = [0] * STALL_COUNT  # slots taken this phase
        self.wood_trade: int = NO_WOOD_TRADE
        # ---- income
        self.answers: list[int] = [PASSED] * n


def kit_of(setup: Setup) -> Kit:
    """The tables of a setup."""
    edition = setup.edition
    assert isinstance(edition, NieuwstadEdition)
    return edition.kits[setup.players]


def clone(state: NieuwstadState) -> NieuwstadState:  # noqa: PLR0915 - a line per field
    """Copies what changes all the time; the other lists are replaced as a whole, never changed."""
    twin: NieuwstadState = NieuwstadState.__new__(NieuwstadState)
    twin.setup = state.setup
    twin.chance = state.chance.clone()
    twin.events = None
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


# ---- small things that many rules need


def raised(numbers: list[int], at: int, by: int) -> list[int]:
    """A new list with one number changed; the old one may belong to a clone too."""
    changed = numbers[:]
    changed[at] += by
    return changed


def ask(state: NieuwstadState, question: int, seat: int, choices: list[int]) -> None:
    state.asked = question
    state.seat = seat
    state.choices = choices


def tell(state: NieuwstadState, kind: str, **data: object) -> None:
    """Something happened, for all to see; callers look first whether anybody listens."""
    if state.events is not None:
        state.events.append(Event(kind, dict(data)))


def move_magistrate(state: NieuwstadState, by: int) -> int:
    """Poorters come or go; never fewer than 5 (N4). Returns by how many it changed."""
    before = state.poorters
    after = before + by
    state.poorters = after if after > FEWEST_POORTERS else FEWEST_POORTERS
    return state.poorters - before


def score(state: NieuwstadState, seat: int, points: int) -> int:
    """Points are won or lost, and never fall below 0 (N38). Returns by how many they changed."""
    before = state.points[seat]
    after = before + points
    state.points[seat] = after if after > 0 else 0
    return state.points[seat] - before


def spend_card(state: NieuwstadState, seat: int, card: int, keep_open: bool = False) -> None:
    """A wish leaves the hand: onto the discards, or open before its player (N26)."""
    at = seat * WISH_COUNT + card
    state.hands[at] -= 1
    state.hand_sizes[seat] -= 1
    state.since = raised(state.since, at, 1)
    if not keep_open:
        state.discards = [*state.discards, card]
