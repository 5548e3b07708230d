"""Phase 5 of a round: reservations, discards, the marker (G28–G31, G50, G52, G57)."""

from typing import Final

from gildehuis.games.guilds.board import ZONES
from gildehuis.games.guilds.course import CLAIMING, RESERVING, START
from gildehuis.games.guilds.effects import DRAKE, DRAKE_KEEPS, FREE_RESERVE, HERALD
from gildehuis.games.guilds.moves import CLAIM, DECLINE, PASS, RESERVE
from gildehuis.games.guilds.state import (
    GuildsState,
    holder,
    ready,
    tell,
)

_BEGIN: Final = 0
_RESERVING: Final = 1
_MARKER: Final = 2


def go(state: GuildsState) -> bool:
    """Run the phase on; True if a seat is asked."""
    if state.step == _BEGIN:
        state.step = _RESERVING
        state.turn = state.first
        state.idle = 0
    if state.step == _RESERVING:
        while state.idle < state.players:
            moves = reserving_moves(state)
            if len(moves) > 1:
                state.asked = RESERVING
                state.choices = moves
                return True
            _next(state)
        _discard(state)
        state.step = _MARKER
        seat = holder(state, HERALD)
        if seat >= 0:
            state.turn = seat
            state.asked = CLAIMING
            state.choices = [CLAIM, DECLINE]
            return True
        _award_marker(state)
    _discard_florins(state)
    state.phase = START
    state.step = 0
    return False


def reserving_moves(state: GuildsState) -> list[int]:
    """G61, reserving: `reserve`, `pass`."""
    moves: list[int] = []
    if state.hand[state.turn] or ready(state, state.turn, FREE_RESERVE):
        moves += [RESERVE + room for room in state.display if not state.reserved >> room & 1]
    moves.append(PASS)
    return moves


def play(state: GuildsState, move: int) -> None:
    if state.asked == CLAIMING:
        _herald(state, move)
    elif move == PASS:
        tell(state, "passed", seat=state.turn, phase="end")
        _next(state)
    else:
        _reserve(state, move - RESERVE)


def _next(state: GuildsState) -> None:
    """A pass."""
    state.idle += 1
    state.turn = (state.turn + 1) % state.players


def _reserve(state: GuildsState, room: int) -> None:
    """A florin keeps a room on offer (G28); the Smuggler's first is free (G50)."""
    seat = state.turn
    florins = 1
    if ready(state, seat, FREE_RESERVE):
        state.used |= 1 << FREE_RESERVE
        florins = 0
    state.hand[seat] -= florins
    state.reserved |= 1 << room
    tell(state, "reserved", seat=seat, room=state.edition.rooms[room].id, florins=florins)
    state.idle = 0
    state.turn = (seat + 1) % state.players


def _discard(state: GuildsState) -> None:
    """What was neither bought, reserved nor taken leaves the game (G29)."""
    edition = state.edition
    if state.events is not None:
        gone = [edition.rooms[r].id for r in state.display if not state.reserved >> r & 1]
        cards = [edition.characters[who].id for who in state.slots if who >= 0]
        if gone or cards:
            tell(state, "discarded", rooms=gone, characters=cards)
    state.display = [room for room in state.display if state.reserved >> room & 1]
    state.reserved = 0
    state.slots = [-1] * len(state.slots)
    state.left = [0] * ZONES
    state.lying = 0
    state.open_zones = 0


def _herald(state: GuildsState, move: int) -> None:
    """G52."""
    if move == CLAIM:
        state.used |= 1 << HERALD
        state.first = state.turn
        tell(state, "marker", seat=state.first, reason="herald")
    else:
        tell(state, "declined", seat=state.turn, asked="herald")
        _award_marker(state)


def _award_marker(state: GuildsState) -> None:
    """Most florins, then most gold, then the left neighbour (G30)."""
    most = max(state.hand)
    tied = [seat for seat in range(state.players) if state.hand[seat] == most]
    reason = "florins"
    if len(tied) > 1:
        reason = "gold"
        richest = max(state.gold[seat] for seat in tied)
        tied = [seat for seat in tied if state.gold[seat] == richest]
    if len(tied) > 1:
        reason = "left"
        tied = [(state.first + 1) % state.players]
    state.first = tied[0]
    tell(state, "marker", seat=state.first, reason=reason)


def _discard_florins(state: GuildsState) -> None:
    """Florins do not last; the Drake keeps a few (G31, G57)."""
    drake = holder(state, DRAKE)
    for seat in range(state.players):
        had = state.hand[seat]
        kept = min(had, DRAKE_KEEPS) if seat == drake else 0
        state.hand[seat] = kept
        if had > kept:
            tell(state, "florins_lost", seat=seat, florins=had - kept, kept=kept)
