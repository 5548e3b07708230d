"""The round (N6–N8, N33, N34, N42, N50): choosing roles, Rentmeester, end check, income."""

from gildehuis.games.nieuwstad import handelaar, moves
from gildehuis.games.nieuwstad.change import ask, raised, spend_card, tell
from gildehuis.games.nieuwstad.course import (
    BOER_STEP,
    BOUWMEESTER_STEP,
    BUY_STEP,
    CHOOSE,
    COPY,
    HANDELAAR_STEP,
    HOUTHAKKER_STEP,
    INCOME,
    NOTHING,
    OVER,
    RENTMEESTER_STEP,
    ROLE,
    ROUND_END,
    TAX,
)
from gildehuis.games.nieuwstad.ids import (
    BOER,
    BOUWMEESTER,
    GRAAF,
    HANDELAAR,
    HERENHUIS,
    HOUTHAKKER,
    HUIS,
    INKOMSTENBELASTING,
    KANTOOR,
    NOBODY,
    RENTMEESTER,
    ROLE_COUNT,
    ROLES,
    SCHOUT,
    STADHUIS,
    WISH_COUNT,
)
from gildehuis.games.nieuwstad.score import MOST_ROUNDS, POINTS_TO_END, total
from gildehuis.games.nieuwstad.state import PASSED, PENDING, TAXED, NieuwstadState

HOUSE_INCOME, MANOR_INCOME = 1, 2  # N7
HOUSE_RENT, MANOR_RENT = 1, 2  # N33


# ---- choosing a role


def choose_step(state: NieuwstadState) -> None:
    """Q4: each once, with two players twice (N6)."""
    state.role = -1
    state.privilege = 0
    state.turn = 0
    if state.picked == picks(state):
        state.step = ROUND_END
    else:
        seat = (state.start + state.picked) % state.players
        state.chooser = seat
        ask(state, ROLE, seat, role_moves(state))


def picks(state: NieuwstadState) -> int:
    """How many roles are chosen in a round."""
    return 4 if state.players == 2 else state.players


def role_moves(state: NieuwstadState) -> list[int]:
    return [moves.ROLE + r for r in range(ROLE_COUNT) if available(state, r)]


def available(state: NieuwstadState, role: int) -> bool:
    """Not chosen yet, in play (N8), and something to copy for the Graaf (N34)."""
    return state.roles_by[role] < 0 and in_play(state, role) and (role != GRAAF or state.picked > 0)


def in_play(state: NieuwstadState, role: int) -> bool:
    if role == RENTMEESTER:
        return state.owner_of[KANTOOR] != NOBODY
    return role != GRAAF or state.owner_of[STADHUIS] != NOBODY


def answer_role(state: NieuwstadState, move: int) -> None:
    role = move - moves.ROLE
    seat = state.seat
    state.roles_by = raised(state.roles_by, role, seat + 1)
    state.picked += 1
    if state.events is not None:
        tell(state, "role_chosen", seat=seat, role=ROLES[role])
    if role == GRAAF:
        state.role = GRAAF
        ask(state, COPY, seat, copy_moves(state))
    else:
        _begin_role(state, role, 1 + state.kennis[seat])


def copy_moves(state: NieuwstadState) -> list[int]:
    """Q5: the roles chosen earlier this round."""
    return [moves.COPY + role for role in range(GRAAF) if state.roles_by[role] >= 0]


def answer_copy(state: NieuwstadState, move: int) -> None:
    role = move - moves.COPY
    if state.events is not None:
        tell(state, "role_copied", seat=state.seat, role=ROLES[role])
    _begin_role(state, role, 0)


_FIRST_STEP = {
    HOUTHAKKER: HOUTHAKKER_STEP,
    BOUWMEESTER: BOUWMEESTER_STEP,
    BOER: BOER_STEP,
    SCHOUT: BUY_STEP,
    HANDELAAR: HANDELAAR_STEP,
    RENTMEESTER: RENTMEESTER_STEP,
}


def _begin_role(state: NieuwstadState, role: int, privilege: int) -> None:
    state.role = role
    state.privilege = privilege
    state.asked = NOTHING
    state.step = _FIRST_STEP[role]
    if role in (SCHOUT, HANDELAAR) and privilege:  # N23, N27: a florin first
        state.florins[state.chooser] += privilege
        tell(state, "privilege", seat=state.chooser, what="florin", amount=privilege)
    if role == HANDELAAR:
        handelaar.begin(state)


# ---- Rentmeester


def rentmeester_step(state: NieuwstadState) -> None:
    """Points for houses, by themselves (N33)."""
    for i in range(state.players):
        seat = (state.chooser + i) % state.players
        rent = houses(state, seat, HUIS) * HOUSE_RENT + houses(state, seat, HERENHUIS) * MANOR_RENT
        state.points[seat] += rent
        tell(state, "rent", seat=seat, points=rent)
        if i == 0 and state.privilege:
            state.points[seat] += state.privilege
            tell(state, "privilege", seat=seat, what="point", amount=state.privilege)
    state.step = CHOOSE


def houses(state: NieuwstadState, seat: int, kind: int) -> int:
    count = 0
    for index, other in enumerate(state.kinds):
        if other == kind and state.owners[index] == seat:
            count += 1
    return count


# ---- end of the round


def end_step(state: NieuwstadState) -> None:
    """The end check, before income (N50, N51)."""
    end = ""
    for seat in range(state.players):
        if total(state, seat) >= POINTS_TO_END:
            end = "points"
    if not end and state.round == MOST_ROUNDS:
        end = "rounds"
    if end:
        state.end = end
        state.step = OVER
        tell(state, "ended", end=end)
    else:
        state.step = INCOME


def income_step(state: NieuwstadState) -> None:
    """Q24 at once to all with a card in hand, if a house stands (N42)."""
    waiting = False
    if HUIS in state.kinds or HERENHUIS in state.kinds:
        for seat in range(state.players):
            if state.hand_sizes[seat]:
                state.answers = raised(state.answers, seat, PENDING - state.answers[seat])
                waiting = True
    if waiting:
        ask(state, TAX, -1, [])
    else:
        _next_round(state, -1)


_TAX_OR_PASS = [moves.TAX, moves.PASS]
_ONLY_PASS = [moves.PASS]


def tax_moves(state: NieuwstadState, seat: int) -> list[int]:
    """Q24, by seat."""
    has_card = state.hands[seat * WISH_COUNT + INKOMSTENBELASTING]
    return _TAX_OR_PASS if has_card else _ONLY_PASS


def waiting_for(state: NieuwstadState) -> list[int]:
    """The seats that have not answered Q24 yet."""
    return [seat for seat in range(state.players) if state.answers[seat] == PENDING]


def answer_tax(state: NieuwstadState, seat: int, move: int) -> None:
    """Secret until all have answered; then the first clockwise from the start player spends."""
    answer = TAXED if move == moves.TAX else PASSED
    state.answers = raised(state.answers, seat, answer - state.answers[seat])
    if PENDING in state.answers:
        return
    taxer = -1
    for i in range(state.players):
        other = (state.start + i) % state.players
        if state.answers[other] == TAXED:
            taxer = other
            break
    state.asked = NOTHING
    _next_round(state, taxer)


def _next_round(state: NieuwstadState, taxer: int) -> None:
    """Income, roles back, the pawn to the left (N7)."""
    if taxer >= 0:
        spend_card(state, taxer, INKOMSTENBELASTING)
        tell(state, "card_played", seat=taxer, card="inkomstenbelasting")
    else:
        for seat in range(state.players):
            florins = (
                houses(state, seat, HUIS) * HOUSE_INCOME
                + houses(state, seat, HERENHUIS) * MANOR_INCOME
            )
            if florins:
                state.florins[seat] += florins
                tell(state, "income", seat=seat, florins=florins)
    state.answers = [PASSED] * state.players
    state.roles_by = [-1] * ROLE_COUNT
    state.picked = 0
    state.round += 1
    state.start = (state.start + 1) % state.players
    state.step = CHOOSE
    tell(state, "round_begins", seat=state.start, round=state.round)
