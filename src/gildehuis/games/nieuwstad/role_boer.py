"""Boer (N21, N22): fields, pastures and boats."""

from typing import Final

from gildehuis.core.state import Question, ask, tell
from gildehuis.games.nieuwstad import moves
from gildehuis.games.nieuwstad.ids import (
    CATTLE,
    FARMED,
    FISH,
    GOOD_COUNT,
    GOODS,
    GRAANVELD,
    GRAIN,
    WEIDE,
)
from gildehuis.games.nieuwstad.schema import Extra
from gildehuis.games.nieuwstad.schema_events import Caught, Grown, Harvested, Privilege
from gildehuis.games.nieuwstad.state import NieuwstadState, go_back
from gildehuis.games.nieuwstad.step import Step


def _go_round(state: NieuwstadState) -> None:
    """Each seat from the chooser produces; the chooser then has his privilege (Q13)."""
    if state.turn == state.players:
        go_back(state)
        return
    seat = (state.chooser + state.turn) % state.players
    produce(state, seat)
    if state.turn == 0 and state.privilege and state.produced:
        state.extras = state.privilege
        ask(state, EXTRA, seat, extra_moves(state))
    else:
        state.turn += 1


def produce(state: NieuwstadState, seat: int) -> None:
    """Empty fields are filled, full ones harvested, boats fish (N21)."""
    state.produced = 0
    state.received = 0
    laid = [0, 0]
    for index, owner in enumerate(state.owners):
        if owner != seat:
            continue
        kind = state.kinds[index]
        if kind == GRAANVELD:
            laid[0] += _tend(state, seat, index, GRAIN)
        elif kind == WEIDE:
            laid[1] += _tend(state, seat, index, CATTLE)
    fish = 0
    for boat in state.boats:
        if boat >> 1 == seat:
            fish += 1
    if fish:
        state.goods[seat * GOOD_COUNT + FISH] += fish
        state.produced |= 1 << FISH
        state.received |= 1 << FISH
        tell(state, Caught, seat=seat, fish=fish)
    for good, number in ((GRAIN, laid[0]), (CATTLE, laid[1])):
        if number:
            tell(state, Grown, seat=seat, good=GOODS[good], amount=number)


def _tend(state: NieuwstadState, seat: int, index: int, good: int) -> int:
    """One field; 1 if something was laid on it now. A field emptied now stays empty."""
    state.produced |= 1 << good
    crop = state.crops[index]
    if not crop:
        state.crops[index] = 1
        return 1
    state.goods[seat * GOOD_COUNT + good] += crop
    state.crops[index] = 0
    state.received |= 1 << good
    tell(state, Harvested, seat=seat, good=GOODS[good], amount=crop)
    return 0


def extra_moves(state: NieuwstadState) -> list[int]:
    """Q13: the kinds produced now."""
    return [moves.EXTRA + i for i, good in enumerate(FARMED) if state.produced >> good & 1]


def _answer(state: NieuwstadState, move: int) -> None:
    """One more of a kind produced: into the goods if such came in now, else on the field (N22)."""
    seat = state.seat
    good = FARMED[move - moves.EXTRA]
    if state.received >> good & 1:
        state.goods[seat * GOOD_COUNT + good] += 1
    else:
        state.crops[first_field(state, seat, good)] += 1
    tell(state, Privilege, seat=seat, what=GOODS[good], amount=1)
    state.extras -= 1
    if state.extras == 0:
        state.turn += 1
        state.asked = None


def first_field(state: NieuwstadState, seat: int, good: int) -> int:
    """The seat's field for that good that was built first: all of them were just filled."""
    kind = GRAANVELD if good == GRAIN else WEIDE
    for index, owner in enumerate(state.owners):
        if owner == seat and state.kinds[index] == kind:
            return index
    raise ValueError(good)


EXTRA: Final[Question[NieuwstadState]] = Question("extra", extra_moves, _answer, (Extra,), "N52")
BOER_STEP: Final[Step[NieuwstadState]] = Step("boer", _go_round, (EXTRA,))
