"""Rentmeester (N33): points for houses, by themselves."""

from typing import Final

from gildehuis.core.state import tell
from gildehuis.games.nieuwstad.ids import HERENHUIS, HUIS
from gildehuis.games.nieuwstad.schema_events import Privilege, Rent
from gildehuis.games.nieuwstad.state import NieuwstadState, go_back
from gildehuis.games.nieuwstad.step import Step

HOUSE_RENT, MANOR_RENT = 1, 2


def _pay_out(state: NieuwstadState) -> None:
    for i in range(state.players):
        seat = (state.chooser + i) % state.players
        points = rent(state, seat)
        state.points[seat] += points
        tell(state, Rent, seat=seat, points=points)
        if i == 0 and state.privilege:
            state.points[seat] += state.privilege
            tell(state, Privilege, seat=seat, what="point", amount=state.privilege)
    go_back(state)


def rent(state: NieuwstadState, seat: int) -> int:
    return houses(state, seat, HUIS) * HOUSE_RENT + houses(state, seat, HERENHUIS) * MANOR_RENT


def houses(state: NieuwstadState, seat: int, kind: int) -> int:
    """How many of that kind the seat has."""
    count = 0
    for index, other in enumerate(state.kinds):
        if other == kind and state.owners[index] == seat:
            count += 1
    return count


RENTMEESTER_STEP: Final[Step[NieuwstadState]] = Step("rentmeester", _pay_out)
