"""Bouwmeester (N12–N20): what can be built, and building and paying it alone."""

from typing import Final

from gildehuis.core.state import Question, ask, tell
from gildehuis.games.nieuwstad import deal, moves, terms
from gildehuis.games.nieuwstad.ids import (
    BOOT,
    BUILDINGS,
    GOOD_COUNT,
    HERENHUIS,
    HUIS,
    HUIZENBOUW,
    KANTOOR,
    KINDS,
    PLANKS,
    STADHUIS,
    STALL_BUILDING,
    STALLS,
    WISH_COUNT,
    WOOD,
)
from gildehuis.games.nieuwstad.places import fits, place_moves
from gildehuis.games.nieuwstad.schema import Build, BuildTogether, Pass, Pay, Place
from gildehuis.games.nieuwstad.schema_events import (
    Built,
    CardPlayed,
    Passed,
    RoleAvailable,
    StallOpened,
)
from gildehuis.games.nieuwstad.state import NieuwstadState, go_back, put
from gildehuis.games.nieuwstad.step import Step
from gildehuis.games.nieuwstad.terms import units
from gildehuis.games.nieuwstad.town import lay_building, move_magistrate, seal_boat
from gildehuis.games.nieuwstad.wishes import spend_card

MOST_PROPOSALS = 3  # N17
HOUSES = (HUIS, HERENHUIS)
HOUSE_DISCOUNT = 2  # N41, of each kind


def _go_round(state: NieuwstadState) -> None:
    """Q7 for each seat from the chooser, and again after a refused deal."""
    if state.kind >= 0:  # a deal about it was agreed
        _finish_deal(state)
    elif state.turn == state.players:
        go_back(state)
    else:
        put(state, BUILD, (state.chooser + state.turn) % state.players)


def buildable(state: NieuwstadState) -> list[int]:
    """Q7: what can be paid and finds a place."""
    seat = state.seat
    blue = state.kit.blue
    stock = state.stock
    has_seal = state.seals[seat] > 0
    found: list[int] = []
    for kind in range(KINDS):
        if not stock[kind]:
            continue
        if blue[kind]:
            if may_propose(state, seat, kind):
                found.append(moves.BUILD + kind)
        elif has_seal and payable(state, seat, kind) and fits(state, kind):
            found.append(moves.BUILD + kind)
    if state.together:
        for kind in range(KINDS):
            if stock[kind] and not blue[kind] and may_propose(state, seat, kind):
                found.append(moves.BUILD_TOGETHER + kind)
    found.append(moves.PASS)
    return found


def may_propose(state: NieuwstadState, seat: int, kind: int) -> bool:
    """Three proposals a turn, about what finds a place and for which a deal exists (N17)."""
    return (
        state.proposals < MOST_PROPOSALS and terms.possible(state, seat, kind) and fits(state, kind)
    )


def payable(state: NieuwstadState, seat: int, kind: int) -> bool:
    """Is there at least one payment? (N18)"""
    if can_pay(state, seat, state.kit.florins[kind], state.kit.wood[kind]):
        return True
    return has_house_card(state, seat, kind) and can_pay(
        state,
        seat,
        max(0, state.kit.florins[kind] - HOUSE_DISCOUNT),
        max(0, state.kit.wood[kind] - HOUSE_DISCOUNT),
    )


def has_house_card(state: NieuwstadState, seat: int, kind: int) -> bool:
    """Huizenbouw in hand, and a building it is for (N41)."""
    return kind in HOUSES and state.hands[seat * WISH_COUNT + HUIZENBOUW] > 0


def can_pay(state: NieuwstadState, seat: int, florins: int, wood: int) -> bool:
    """What is lacking of either must be covered by the privilege; a plank counts 2 wood."""
    goods = seat * GOOD_COUNT
    lacking = 0
    if florins > state.florins[seat]:
        lacking = florins - state.florins[seat]
    has = state.goods[goods + WOOD] + 2 * state.goods[goods + PLANKS]
    if wood > has:
        lacking += wood - has
    return lacking <= units(state)


def _answer_build(state: NieuwstadState, move: int) -> None:
    if move == moves.PASS:
        tell(state, Passed, seat=state.seat)
        _end_turn(state)
        return
    state.joint = move >= moves.BUILD_TOGETHER
    state.kind = move - (moves.BUILD_TOGETHER if state.joint else moves.BUILD)
    if state.kind != BOOT:
        put(state, PLACE, state.seat)
        return
    state.place = -1
    _ask_terms(state)


def _answer_place(state: NieuwstadState, move: int) -> None:
    state.place = move - state.kit.codes.place
    _ask_terms(state)


def _ask_terms(state: NieuwstadState) -> None:
    """Who builds with others makes a deal; alone it is Q8, unless there is only one way to pay."""
    if terms.on_the_table(state):
        deal.begin(state)
        return
    ways = payments(state)
    if len(ways) == 1 and not pays_behind_cards(state):
        _answer_pay(state, ways[0])
    else:
        ask(state, PAY, state.seat, ways)


def pays_behind_cards(state: NieuwstadState) -> bool:
    """By rules 2 whoever holds cards is asked how he pays a house, so that none shows (N52)."""
    return state.rules2 and state.kind in HOUSES and state.hand_sizes[state.seat] > 0


def payments(state: NieuwstadState) -> list[int]:
    """Q8: every payment that N18 and N41 allow and the seat can make."""
    seat = state.seat
    kind = state.kind
    florins = state.kit.florins[kind]
    wood = state.kit.wood[kind]
    found: list[int] = []
    _add_payments(state, seat, florins, wood, 0, found)
    if has_house_card(state, seat, kind):
        florins = max(0, florins - HOUSE_DISCOUNT)
        wood = max(0, wood - HOUSE_DISCOUNT)
        _add_payments(state, seat, florins, wood, 1, found)
    return found


def _add_payments(
    state: NieuwstadState, seat: int, florins: int, wood: int, huizenbouw: int, found: list[int]
) -> None:
    """All mixes of the privilege, and for each all numbers of planks."""
    codes = state.kit.codes
    own_wood = state.goods[seat * GOOD_COUNT + WOOD]
    own_planks = state.goods[seat * GOOD_COUNT + PLANKS]
    off = min(units(state), florins + wood)
    for florins_off in range(off + 1):
        wood_off = off - florins_off
        if florins_off > florins or wood_off > wood:
            continue
        if florins - florins_off > state.florins[seat]:
            continue
        price = wood - wood_off
        for planks in range(min(own_planks, (price + 1) // 2) + 1):
            rest = max(0, price - 2 * planks)
            if rest <= own_wood:
                found.append(codes.paying(florins - florins_off, rest, planks, huizenbouw))


def _answer_pay(state: NieuwstadState, move: int) -> None:
    """Pay, build, take points and Poorters (N12)."""
    seat = state.seat
    kind = state.kind
    florins, wood, planks, huizenbouw = state.kit.codes.payment(move)
    state.florins[seat] -= florins
    state.goods[seat * GOOD_COUNT + WOOD] -= wood
    state.goods[seat * GOOD_COUNT + PLANKS] -= planks
    if huizenbouw:
        spend_card(state, seat, HUIZENBOUW)
        tell(state, CardPlayed, seat=seat, card="huizenbouw")
    if kind == BOOT:
        seal_boat(state, seat, 0)
    else:
        lay_building(state, kind, state.place, seat)
    state.points[seat] += state.kit.points[kind]
    moved = move_magistrate(state, state.kit.poorters[kind])
    if state.events is not None:
        at = state.place
        tell(
            state,
            Built,
            seat=seat,
            building=BUILDINGS[kind],
            cell=None if kind == BOOT else state.kit.board.place_of(at >> 2),
            turn=None if kind == BOOT else at & 3,
            florins=florins,
            wood=wood,
            planks=planks,
            points=state.kit.points[kind],
            poorters=moved,
        )
        _tell_opening_of(state, kind)
    _end_turn(state)


def _tell_opening_of(state: NieuwstadState, kind: int) -> None:
    """What comes into play with a building (N8, N19)."""
    if kind in STALL_BUILDING:
        stall_owner = state.owner_of[kind]
        tell(state, StallOpened, seat=stall_owner, stall=STALLS[STALL_BUILDING.index(kind)])
    elif kind == KANTOOR:
        tell(state, RoleAvailable, role="rentmeester")
    elif kind == STADHUIS:
        tell(state, RoleAvailable, role="graaf")


def _finish_deal(state: NieuwstadState) -> None:
    """All partners accepted (N17): the town or the owner has a building, the builder has built."""
    builder = (state.chooser + state.turn) % state.players
    deal.carry_out(state, builder)
    state.seat = builder
    _tell_opening_of(state, state.kind)
    _end_turn(state)


def _end_turn(state: NieuwstadState) -> None:
    state.kind = -1
    state.place = -1
    state.joint = False
    state.proposals = 0
    state.turn += 1
    state.asked = None


BUILD: Final[Question[NieuwstadState]] = Question(
    "build", buildable, _answer_build, (Build, BuildTogether, Pass), "N52"
)
PLACE: Final[Question[NieuwstadState]] = Question(
    "place", place_moves, _answer_place, (Place,), "N52"
)
PAY: Final[Question[NieuwstadState]] = Question("pay", payments, _answer_pay, (Pay,), "N52")
BOUWMEESTER_STEP: Final[Step[NieuwstadState]] = Step(
    "bouwmeester",
    _go_round,
    (BUILD, PLACE, PAY, deal.DISCOUNT, deal.PARTNERS, deal.OWNER, deal.SHARE, deal.ANSWER),
)
