"""What a seat or a spectator may know of a Nieuwstad match."""

from functools import lru_cache
from typing import Final, cast

from gildehuis.games.nieuwstad import role_handelaar, rounds, score
from gildehuis.games.nieuwstad.board import Board
from gildehuis.games.nieuwstad.events import EVENT_STEP, card_of
from gildehuis.games.nieuwstad.ids import (
    BOOT,
    BUILDINGS,
    CARDS,
    EVENTS,
    FARMED,
    GOOD_COUNT,
    GOODS,
    GRAANVELD,
    MARKT,
    NOBODY,
    PENDING,
    QUARTERS,
    ROADS,
    ROLES,
    STALL_BUILDING,
    STALLS,
    TAXED,
    TILES,
    WEIDE,
    WISH_COUNT,
    WISHES,
)
from gildehuis.games.nieuwstad.kit import DARK_SEALS, Kit
from gildehuis.games.nieuwstad.role_boer import EXTRA
from gildehuis.games.nieuwstad.role_handelaar import HANDELAAR_STEP
from gildehuis.games.nieuwstad.role_schout import DRAW_STEP
from gildehuis.games.nieuwstad.rounds import TAX
from gildehuis.games.nieuwstad.schema_position import (
    BeingBuilt,
    BoardPlan,
    Boat,
    Boats,
    Building,
    Deal,
    ForestSlot,
    ForSale,
    Phase,
    Pledge,
    Position,
    Production,
    Purchase,
    QuarterFacts,
    RoleCard,
    Seat,
    ShareOfDeal,
    Shuffled,
    StallFacts,
    Tax,
    Threat,
    Trade,
    WishPlayed,
)
from gildehuis.games.nieuwstad.schema_words import (
    Asked,
    End,
    Good,
    QuarterName,
    StepWord,
    Wish,
    WoodTrade,
)
from gildehuis.games.nieuwstad.state import NieuwstadState
from gildehuis.games.nieuwstad.terms import on_the_table
from gildehuis.games.nieuwstad.town import own_in_quarter

WOOD_TRADES: Final[tuple[WoodTrade | None, ...]] = (None, "bought", "sold")
_CROP: Final[dict[int, Good]] = {GRAANVELD: "grain", WEIDE: "cattle"}


def view(state: NieuwstadState, viewer: int | None) -> Position:
    """Built from what may be shown; points and hands only to their owner until the end (N51)."""
    asked = state.asked
    return Position(
        round=state.round,
        start=state.start,
        step=cast("StepWord", "over" if state.end else state.step.word),
        asked=None if asked is None else cast("Asked", asked.word),
        seat=None if asked is None or asked is TAX else state.seat,
        turn=state.turn,
        other=state.other,
        end=cast("End", state.end) if state.end else None,
        roles=_roles(state),
        phase=_phase(state),
        poorters=state.poorters,
        board=_board(state),
        forest=_forest(state),
        buildings=_buildings(state),
        boats=Boats(
            [Boat(boat >> 1, bool(boat & 1)) for boat in state.boats],
            state.stock[BOOT],
            state.loose_left,
        ),
        supply={
            name: _for_sale(state.kit, kind, state.stock[kind])
            for kind, name in enumerate(BUILDINGS)
        },
        quarters={name: _quarter(state, quarter) for quarter, name in enumerate(QUARTERS)},
        stalls={name: _stall(state, stall) for stall, name in enumerate(STALLS)},
        seats=[_seat(state, seat, viewer) for seat in range(state.players)],
        building=_being_built(state),
        deal=_deal(state),
        production=_production(state),
        purchase=_purchase(state),
        wish=_wish(state),
        event=_event(state),
        trade=_trade(state),
        tax=_tax(state, viewer),
        draws=[None if card < 0 else EVENTS[card - WISH_COUNT] for card in state.draws],
        deck=state.deck_left,
        discards=[CARDS[card] for card in state.discards],
        shuffled=_shuffled(state, viewer),
    )


# ---- roles and board


def _roles(state: NieuwstadState) -> list[RoleCard]:
    return [
        RoleCard(name, rounds.in_play(state, role), by if by >= 0 else None)
        for role, (name, by) in enumerate(zip(ROLES, state.roles_by, strict=True))
    ]


def _phase(state: NieuwstadState) -> Phase:
    return Phase(
        role=None if state.role < 0 else ROLES[state.role],
        chooser=state.chooser,
        privilege=state.privilege,
        picked=state.picked,
        picks=rounds.picks(state),
    )


def _board(state: NieuwstadState) -> BoardPlan:
    board = state.kit.board
    market = "".join(ROADS[colour] for colour in state.kit.market)
    return BoardPlan(board.rows, market, board.printed_boats, board.loose_boats)


def _forest(state: NieuwstadState) -> list[ForestSlot]:
    """Slot by slot; the tile is known once it is taken."""
    return [
        ForestSlot(
            slot=state.kit.board.slot_place(slot),
            standing=bool(state.standing[slot]),
            tile=None if state.standing[slot] else TILES[tile],
        )
        for slot, tile in enumerate(state.forest)
        if tile >= 0
    ]


def _buildings(state: NieuwstadState) -> list[Building]:
    kit = state.kit
    laid = zip(state.kinds, state.cells, state.owners, state.crops, strict=True)
    return [_building(kit, kind, place, owner, crop) for kind, place, owner, crop in laid]


@lru_cache(maxsize=4096)  # shared by view after view, in which nothing is changed
def _building(kit: Kit, kind: int, place: int, owner: int, crop: int) -> Building:
    lay = kit.shapes[kind].lays[place & 3]
    mask = lay.footprint << (place >> 2)
    board = kit.board
    return Building(
        building=BUILDINGS[kind],
        cell=board.place_of(place >> 2),
        turn=place & 3,
        size=[lay.width, lay.height],
        edges="".join(ROADS[colour] for colour in lay.edges),
        owner=None if owner < 0 else owner,
        quarters=quarters_of(board, mask),
        at_water=bool(mask & board.shore),
        good=_CROP.get(kind),
        amount=crop,
    )


def quarters_of(board: Board, mask: int) -> list[QuarterName]:
    """The quarters in which some of these cells lie."""
    return [name for i, name in enumerate(QUARTERS) if mask & board.quarters[i]]


@lru_cache(maxsize=1024)
def _for_sale(kit: Kit, kind: int, left: int) -> ForSale:
    return ForSale(
        left=left,
        florins=kit.florins[kind],
        wood=kit.wood[kind],
        points=kit.points[kind],
        poorters=kit.poorters[kind],
        blue=kit.blue[kind],
    )


def _quarter(state: NieuwstadState, quarter: int) -> QuarterFacts:
    mask = state.kit.board.quarters[quarter]
    return QuarterFacts(
        cells=mask.bit_count(),
        built=(mask & state.built).bit_count(),
        full=score.quarter_is_full(state, quarter),
        own=[own_in_quarter(state, seat, quarter) for seat in range(state.players)],
    )


def _stall(state: NieuwstadState, stall: int) -> StallFacts:
    owner = NOBODY if stall == MARKT else state.owner_of[STALL_BUILDING[stall]]
    return StallFacts(
        stands=stall == MARKT or owner != NOBODY,
        owner=None if owner < 0 else owner,
        slots=state.kit.slots[stall],
        open=role_handelaar.open_slots(state, stall),
        sold=state.sold[stall],
    )


# ---- the players


def _seat(state: NieuwstadState, seat: int, viewer: int | None) -> Seat:
    shown = seat == viewer or bool(state.end)
    goods = state.goods[seat * GOOD_COUNT : (seat + 1) * GOOD_COUNT]
    hand = state.hands[seat * WISH_COUNT : (seat + 1) * WISH_COUNT]
    return Seat(
        florins=state.florins[seat],
        goods=dict(zip(GOODS, goods, strict=True)),
        light_seals=state.seals[seat],
        dark_seals=DARK_SEALS - _own_stalls(state, seat),
        cards=state.hand_sizes[seat],
        kennis_is_macht=bool(state.kennis[seat]),
        gate_points=score.gate_points(state, seat),
        hand=_expanded(hand) if shown else None,
        points=state.points[seat] if shown else None,
        card_points=score.card_points(state, seat) if shown else None,
        total=score.total(state, seat) if shown else None,
    )


def _own_stalls(state: NieuwstadState, seat: int) -> int:
    """Dark seals do not limit (N19), so there may be more stalls than seals."""
    stalls = sum(state.owner_of[building] == seat for building in STALL_BUILDING[1:])
    return min(DARK_SEALS, stalls)


def _expanded(counts: list[int]) -> list[Wish]:
    held = [(card, copies) for card, copies in zip(WISHES, counts, strict=True) if copies]
    return [card for card, copies in held for _ in range(copies)]


# ---- what is going on


def _being_built(state: NieuwstadState) -> BeingBuilt | None:
    if state.kind < 0:
        return None
    if state.place < 0:
        return BeingBuilt(BUILDINGS[state.kind], None, None, state.joint)
    cell = state.kit.board.place_of(state.place >> 2)
    return BeingBuilt(BUILDINGS[state.kind], cell, state.place & 3, state.joint)


def _deal(state: NieuwstadState) -> Deal | None:
    """The proposal on the table; how many were made this turn, also when none is."""
    if not on_the_table(state):
        return Deal(state.proposals) if state.proposals else None
    shares = state.deal_shares
    return Deal(
        proposals=state.proposals,
        florins=state.deal_florins,
        wood=state.deal_wood,
        points=state.kit.points[state.kind],
        partners=[seat for seat in range(state.players) if state.deal_partners >> seat & 1],
        owner=None if state.deal_owner < 0 else state.deal_owner,
        shares=[
            ShareOfDeal(shares[seat], shares[4 + seat], shares[8 + seat])
            for seat in range(state.players)
        ],
        step=state.deal_step,
    )


def _production(state: NieuwstadState) -> Production | None:
    if state.asked is not EXTRA:
        return None
    return Production(
        extras=state.extras,
        produced=[GOODS[good] for good in FARMED if state.produced >> good & 1],
        received=[GOODS[good] for good in FARMED if state.received >> good & 1],
    )


def _purchase(state: NieuwstadState) -> Purchase | None:
    if state.step is not DRAW_STEP and state.step is not EVENT_STEP:
        return None
    return Purchase(state.bought, state.drawn, state.to_draw)


def _wish(state: NieuwstadState) -> WishPlayed | None:
    if state.card < 0:
        return None
    quarter = None if state.quarter < 0 else QUARTERS[state.quarter]
    return WishPlayed(state.played, WISHES[state.card], quarter)


def _event(state: NieuwstadState) -> Threat | None:
    if state.event < 0:
        return None
    return Threat(
        card=card_of(state),
        missing_florins=state.missing_florins,
        missing_goods=state.missing_goods,
        pledges=[
            Pledge(state.pledged_florins[seat], *state.pledged_goods[seat * 4 : seat * 4 + 4])
            for seat in range(state.players)
        ],
    )


def _trade(state: NieuwstadState) -> Trade | None:
    if state.step is not HANDELAAR_STEP:
        return None
    return Trade(
        entered=[name for stall, name in enumerate(STALLS) if state.entered >> stall & 1],
        processed=dict(zip(STALLS, state.processed, strict=True)),
        wood_trade=WOOD_TRADES[state.wood_trade],
    )


def _tax(state: NieuwstadState, viewer: int | None) -> Tax | None:
    """Who still owes an answer; what was answered is secret."""
    if state.asked is not TAX:
        return None
    own = None
    if viewer is not None and state.answers[viewer] != PENDING:
        own = state.answers[viewer] == TAXED
    return Tax(rounds.waiting_for(state), own)


def _shuffled(state: NieuwstadState, viewer: int | None) -> Shuffled:
    n = state.players
    return Shuffled(
        pack={CARDS[card]: count for card, count in enumerate(state.pack) if count},
        held=state.held,
        played=[
            _expanded(state.since[seat * WISH_COUNT : (seat + 1) * WISH_COUNT]) for seat in range(n)
        ],
        drawn=None
        if viewer is None
        else _expanded(state.fresh[viewer * WISH_COUNT : (viewer + 1) * WISH_COUNT]),
    )
