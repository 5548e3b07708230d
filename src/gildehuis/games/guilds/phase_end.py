"""Phase 5 of a round: reservations, discards, the marker (G28–G31, G50, G52, G57)."""

from typing import Final

from gildehuis.core.state import Question, ask, tell
from gildehuis.games.guilds.board import ZONES
from gildehuis.games.guilds.course import START
from gildehuis.games.guilds.effects import DRAKE, FREE_RESERVE, HERALD
from gildehuis.games.guilds.moves import CLAIM, DECLINE, PASS, RESERVE
from gildehuis.games.guilds.schema_events import (
    Declined,
    Discarded,
    FlorinsLost,
    Marker,
    Passed,
    Reserved,
)
from gildehuis.games.guilds.schema_moves import Claim, Decline, Pass, Reserve
from gildehuis.games.guilds.schema_words import MarkerReason
from gildehuis.games.guilds.state import GuildsState, holder, ready, use

_BEGIN: Final = 0
_ROOMS: Final = 1
_MARKER: Final = 2


def go(state: GuildsState) -> None:
    """Run the phase on to its next question or its end."""
    if state.step == _BEGIN:
        state.step = _ROOMS
        state.seat = state.first
        state.idle = 0
    if state.step == _ROOMS:
        while state.idle < state.players:
            moves = reserving_moves(state)
            if len(moves) > 1:
                ask(state, RESERVING, state.seat, moves)
                return
            _next(state)
        _discard(state)
        state.step = _MARKER
        seat = holder(state, HERALD)
        if seat >= 0:
            ask(state, CLAIMING, seat, claiming_moves(state))
            return
        _award_marker(state)
    _discard_florins(state)
    state.phase = START
    state.step = 0


def reserving_moves(state: GuildsState) -> list[int]:
    """G61, reserving: `reserve`, `pass`."""
    moves: list[int] = []
    if state.hand[state.seat] or ready(state, state.seat, FREE_RESERVE):
        moves += [RESERVE + room for room in state.display if not state.reserved >> room & 1]
    moves.append(PASS)
    return moves


def claiming_moves(_state: GuildsState) -> list[int]:
    """G61, Herald: `claim`, `decline`."""
    return [CLAIM, DECLINE]


def _next(state: GuildsState) -> None:
    """A pass."""
    state.idle += 1
    state.seat = (state.seat + 1) % state.players


def _reserve(state: GuildsState, move: int) -> None:
    """A florin keeps a room on offer (G28); the Smuggler's first is free (G50)."""
    seat = state.seat
    if move == PASS:
        tell(state, Passed, seat=seat, phase="end")
        _next(state)
        return
    room = move - RESERVE
    florins = 1
    if ready(state, seat, FREE_RESERVE):
        use(state, FREE_RESERVE)
        florins = 0
    state.hand[seat] -= florins
    state.reserved |= 1 << room
    tell(state, Reserved, seat=seat, room=state.edition.rooms[room].id, florins=florins)
    state.idle = 0
    state.seat = (seat + 1) % state.players


def _discard(state: GuildsState) -> None:
    """What was neither bought, reserved nor taken leaves the game (G29)."""
    edition = state.edition
    if state.events is not None:
        gone = [edition.rooms[r].id for r in state.display if not state.reserved >> r & 1]
        cards = [edition.characters[who].id for who in state.slots if who >= 0]
        if gone or cards:
            tell(state, Discarded, rooms=gone, characters=cards)
    state.display = [room for room in state.display if state.reserved >> room & 1]
    state.reserved = 0
    state.slots = [-1] * len(state.slots)
    state.left = [0] * ZONES
    state.lying = 0
    state.open_zones = 0


def _claim(state: GuildsState, move: int) -> None:
    """G52."""
    if move == CLAIM:
        use(state, HERALD)
        state.first = state.seat
        tell(state, Marker, seat=state.first, reason="herald")
    else:
        tell(state, Declined, seat=state.seat, asked="herald")
        _award_marker(state)


def _award_marker(state: GuildsState) -> None:
    """Most florins, then most gold, then the left neighbour (G30)."""
    most = max(state.hand)
    tied = [seat for seat in range(state.players) if state.hand[seat] == most]
    reason: MarkerReason = "florins"
    if len(tied) > 1:
        reason = "gold"
        richest = max(state.gold[seat] for seat in tied)
        tied = [seat for seat in tied if state.gold[seat] == richest]
    if len(tied) > 1:
        reason = "left"
        tied = [(state.first + 1) % state.players]
    state.first = tied[0]
    tell(state, Marker, seat=state.first, reason=reason)


def _discard_florins(state: GuildsState) -> None:
    """Florins do not last; the Drake keeps a few (G31, G57)."""
    drake = holder(state, DRAKE)
    for seat in range(state.players):
        had = state.hand[seat]
        kept = min(had, state.edition.amount[DRAKE]) if seat == drake else 0
        state.hand[seat] = kept
        if had > kept:
            tell(state, FlorinsLost, seat=seat, florins=had - kept, kept=kept)


# ---- what is asked (G61)

RESERVING: Final = Question("reserving", reserving_moves, _reserve, (Reserve, Pass), "G61")
CLAIMING: Final = Question("herald", claiming_moves, _claim, (Claim, Decline), "G61")
QUESTIONS: Final[tuple[Question[GuildsState], ...]] = (RESERVING, CLAIMING)
