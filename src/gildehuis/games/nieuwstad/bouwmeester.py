"""Bouwmeester (N12–N19): what can be built, and building and paying it alone."""

from gildehuis.games.nieuwstad import deal, moves, opening
from gildehuis.games.nieuwstad.change import ask, move_magistrate, spend_card, tell
from gildehuis.games.nieuwstad.course import BUILD, CHOOSE, NOTHING, OPENING_BUILDINGS, PAY, PLACE
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
    WISH_COUNT,
    WOOD,
)
from gildehuis.games.nieuwstad.places import fits
from gildehuis.games.nieuwstad.state import NieuwstadState
from gildehuis.games.nieuwstad.town import lay_building, seal_boat

MOST_PROPOSALS = 3  # N17
HOUSE_DISCOUNT = 2  # N41, of each kind


def step(state: NieuwstadState) -> None:
    """Q7 for each seat from the chooser, and again after a refused deal."""
    if state.turn == state.players:
        state.step = CHOOSE
        return
    seat = (state.chooser + state.turn) % state.players
    ask(state, BUILD, seat, buildable(state, seat))


def units(state: NieuwstadState) -> int:
    """The privilege of the seat at turn: the chooser's alone."""
    return state.privilege if state.turn == 0 else 0


def buildable(state: NieuwstadState, seat: int) -> list[int]:
    """Q7: what can be paid and finds a place."""
    blue = state.kit.blue
    stock = state.stock
    has_seal = state.seals[seat] > 0
    found: list[int] = []
    for kind in range(KINDS):
        if not stock[kind]:
            continue
        if blue[kind]:
            if may_propose(state, seat, kind) and fits(state, kind):
                found.append(moves.BUILD + kind)
        elif has_seal and payable(state, seat, kind) and fits(state, kind):
            found.append(moves.BUILD + kind)
    found.append(moves.PASS)
    return found


def may_propose(state: NieuwstadState, seat: int, kind: int) -> bool:
    """Three proposals a turn, and about what a deal exists (N17)."""
    return state.proposals < MOST_PROPOSALS and deal.possible(state, seat, kind, units(state))


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
    is_house = kind in (HUIS, HERENHUIS)
    return is_house and state.hands[seat * WISH_COUNT + HUIZENBOUW] > 0


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


def answer_build(state: NieuwstadState, move: int) -> None:
    if move == moves.PASS:
        tell(state, "passed", seat=state.seat)
        end_turn(state)
        return
    state.kind = move - moves.BUILD
    if state.kind == BOOT:
        state.place = -1
        _ask_payment(state)
    else:
        ask(state, PLACE, state.seat, opening.place_moves(state))


def answer_place(state: NieuwstadState, move: int) -> None:
    """Q3, in the opening or here."""
    place = move - state.kit.codes.place
    if state.step == OPENING_BUILDINGS:
        opening.lay_start_building(state, place)
        return
    state.place = place
    if state.kit.blue[state.kind]:
        state.proposals += 1
        deal.begin(state, units(state))
        if state.asked == NOTHING and deal.agreed(state):
            finish_deal(state)
    else:
        _ask_payment(state)


def _ask_payment(state: NieuwstadState) -> None:
    """Q8, unless there is only one way to pay."""
    ways = payments(state, state.seat)
    if len(ways) == 1:
        answer_pay(state, ways[0])
    else:
        ask(state, PAY, state.seat, ways)


def payments(state: NieuwstadState, seat: int) -> list[int]:
    """Every payment that N18 and N41 allow and the seat can make."""
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


def answer_pay(state: NieuwstadState, move: int) -> None:
    """Pay, build, take points and Poorters (N12)."""
    seat = state.seat
    kind = state.kind
    florins, wood, planks, huizenbouw = state.kit.codes.payment(move)
    state.florins[seat] -= florins
    state.goods[seat * GOOD_COUNT + WOOD] -= wood
    state.goods[seat * GOOD_COUNT + PLANKS] -= planks
    if huizenbouw:
        spend_card(state, seat, HUIZENBOUW)
        tell(state, "card_played", seat=seat, card="huizenbouw")
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
            "built",
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
        tell_opening_of(state, kind)
    end_turn(state)


def tell_opening_of(state: NieuwstadState, kind: int) -> None:
    """What comes into play with a building (N8, N19)."""
    if kind in STALL_BUILDING:
        tell(state, "stall_opened", seat=state.seat, stall=BUILDINGS[kind])
    elif kind == KANTOOR:
        tell(state, "role_available", role="rentmeester")
    elif kind == STADHUIS:
        tell(state, "role_available", role="graaf")


def finish_deal(state: NieuwstadState) -> None:
    """All partners accepted (N17): the town has a new building and the builder has built."""
    builder = (state.chooser + state.turn) % state.players
    deal.carry_out(state, builder)
    state.seat = builder
    tell_opening_of(state, state.kind)
    end_turn(state)


def answer_deal(state: NieuwstadState, move: int) -> None:
    """Q9 to Q12."""
    deal.answer(state, move)
    if state.asked == NOTHING and deal.agreed(state):
        finish_deal(state)


def end_turn(state: NieuwstadState) -> None:
    state.kind = -1
    state.place = -1
    state.proposals = 0
    state.turn += 1
    state.asked = NOTHING
