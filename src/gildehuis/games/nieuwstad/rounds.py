"""The round (N6–N8, N34, N42, N50): choosing roles, end check, income."""

from typing import Final

from gildehuis.core.state import Question, QuestionToAll, ask_all, tell
from gildehuis.games.nieuwstad import moves, role_handelaar
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
    PASSED,
    PENDING,
    RENTMEESTER,
    ROLE_COUNT,
    ROLES,
    SCHOUT,
    STADHUIS,
    TAXED,
    WISH_COUNT,
)
from gildehuis.games.nieuwstad.opening import OPENING_BUILDINGS
from gildehuis.games.nieuwstad.role_boer import BOER_STEP
from gildehuis.games.nieuwstad.role_bouwmeester import BOUWMEESTER_STEP
from gildehuis.games.nieuwstad.role_handelaar import HANDELAAR_STEP
from gildehuis.games.nieuwstad.role_houthakker import HOUTHAKKER_STEP
from gildehuis.games.nieuwstad.role_rentmeester import RENTMEESTER_STEP, houses
from gildehuis.games.nieuwstad.role_schout import BUY_STEP, PLAY_STEP
from gildehuis.games.nieuwstad.schema import Copy, Inkomstenbelasting, Pass, Role
from gildehuis.games.nieuwstad.schema_events import (
    CardPlayed,
    Ended,
    Income,
    Privilege,
    RoleChosen,
    RoleCopied,
    RoundBegins,
)
from gildehuis.games.nieuwstad.schema_words import End
from gildehuis.games.nieuwstad.score import MOST_ROUNDS, POINTS_TO_END, total
from gildehuis.games.nieuwstad.state import NieuwstadState, put, raised
from gildehuis.games.nieuwstad.step import Step
from gildehuis.games.nieuwstad.wishes import spend_card

HOUSE_INCOME, MANOR_INCOME = 1, 2  # N7


# ---- choosing a role


def _let_choose(state: NieuwstadState) -> None:
    """Q4: each once, with two players twice (N6)."""
    state.role = -1
    state.privilege = 0
    state.turn = 0
    if state.picked == picks(state):
        state.step = ROUND_END
    else:
        seat = (state.start + state.picked) % state.players
        state.chooser = seat
        put(state, ROLE, seat)


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


def _answer_role(state: NieuwstadState, move: int) -> None:
    role = move - moves.ROLE
    seat = state.seat
    state.roles_by = raised(state.roles_by, role, seat + 1)
    state.picked += 1
    tell(state, RoleChosen, seat=seat, role=ROLES[role])
    if role == GRAAF:
        state.role = GRAAF
        put(state, COPY, seat)
    else:
        _begin_role(state, role, 1 + state.kennis[seat])


def copy_moves(state: NieuwstadState) -> list[int]:
    """Q5: the roles chosen earlier this round."""
    return [moves.COPY + role for role in range(GRAAF) if state.roles_by[role] >= 0]


def _answer_copy(state: NieuwstadState, move: int) -> None:
    role = move - moves.COPY
    tell(state, RoleCopied, seat=state.seat, role=ROLES[role])
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
    state.asked = None
    state.step = _FIRST_STEP[role]
    if role in (SCHOUT, HANDELAAR) and privilege:  # N23, N27: a florin first
        state.florins[state.chooser] += privilege
        tell(state, Privilege, seat=state.chooser, what="florin", amount=privilege)
    if role == HANDELAAR:
        role_handelaar.begin(state)


# ---- end of the round


def _check_end(state: NieuwstadState) -> None:
    """The end check, before income (N50, N51)."""
    end: End | None = None
    for seat in range(state.players):
        if total(state, seat) >= POINTS_TO_END:
            end = "points"
    if end is None and state.round == MOST_ROUNDS:
        end = "rounds"
    if end is not None:
        state.end = end
        tell(state, Ended, end=end)
    else:
        state.step = INCOME


def _let_tax(state: NieuwstadState) -> None:
    """Q24 at once to all with a card in hand, if a house stands (N42)."""
    waiting = False
    if HUIS in state.kinds or HERENHUIS in state.kinds:
        for seat in range(state.players):
            if state.hand_sizes[seat]:
                state.answers = raised(state.answers, seat, PENDING - state.answers[seat])
                waiting = True
    if waiting:
        ask_all(state, TAX)
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


def _answer_tax(state: NieuwstadState, seat: int, move: int) -> None:
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
    state.asked = None
    _next_round(state, taxer)


def _next_round(state: NieuwstadState, taxer: int) -> None:
    """Income, roles back, the pawn to the left (N7)."""
    if taxer >= 0:
        spend_card(state, taxer, INKOMSTENBELASTING)
        tell(state, CardPlayed, seat=taxer, card="inkomstenbelasting")
    else:
        for seat in range(state.players):
            florins = (
                houses(state, seat, HUIS) * HOUSE_INCOME
                + houses(state, seat, HERENHUIS) * MANOR_INCOME
            )
            if florins:
                state.florins[seat] += florins
                tell(state, Income, seat=seat, florins=florins)
    state.answers = [PASSED] * state.players
    state.roles_by = [-1] * ROLE_COUNT
    state.picked = 0
    state.round += 1
    state.start = (state.start + 1) % state.players
    state.step = CHOOSE
    tell(state, RoundBegins, seat=state.start, round=state.round)


ROLE: Final[Question[NieuwstadState]] = Question("role", role_moves, _answer_role, (Role,), "N52")
COPY: Final[Question[NieuwstadState]] = Question("copy", copy_moves, _answer_copy, (Copy,), "N52")
TAX: Final[QuestionToAll[NieuwstadState]] = QuestionToAll(
    "tax", waiting_for, tax_moves, _answer_tax, (Inkomstenbelasting, Pass), "N52"
)
CHOOSE: Final[Step[NieuwstadState]] = Step(
    "choose",
    _let_choose,
    (ROLE, COPY),
    calls=(
        OPENING_BUILDINGS,
        HOUTHAKKER_STEP,
        BOUWMEESTER_STEP,
        BOER_STEP,
        PLAY_STEP,
        HANDELAAR_STEP,
        RENTMEESTER_STEP,
    ),
)
ROUND_END: Final[Step[NieuwstadState]] = Step("round_end", _check_end)
INCOME: Final[Step[NieuwstadState]] = Step("income", _let_tax, (TAX,))
