"""What a seat or a spectator may know of a Nieuwstad match."""

from typing import Any

from gildehuis.core.game import Position
from gildehuis.games.nieuwstad import handelaar, rounds, score
from gildehuis.games.nieuwstad.course import (
    ASKED,
    DRAW_STEP,
    EVENT_STEP,
    EXTRA,
    HANDELAAR_STEP,
    NOTHING,
    OVER,
    STEPS,
    TAX,
)
from gildehuis.games.nieuwstad.ids import (
    BOOT,
    BUILDINGS,
    CARDS,
    FARMED,
    FOODS,
    GOOD_COUNT,
    GOODS,
    GRAANVELD,
    MARKT,
    NOBODY,
    QUARTERS,
    ROADS,
    ROLES,
    STALL_BUILDING,
    STALLS,
    TILES,
    WEIDE,
    WISH_COUNT,
    WISHES,
)
from gildehuis.games.nieuwstad.state import DARK_SEALS, PENDING, TAXED, NieuwstadState
from gildehuis.games.nieuwstad.town import footprint, own_in_quarter

_WOOD_TRADES = (None, "bought", "sold")
_CROP = {GRAANVELD: "grain", WEIDE: "cattle"}


def view(state: NieuwstadState, viewer: int | None) -> Position:
    """Built from what may be shown; points and hands only to their owner until the end (N51)."""
    return {
        "round": state.round,
        "start": state.start,
        "step": STEPS[state.step],
        "asked": None if state.asked == NOTHING else ASKED[state.asked],
        "seat": None if state.asked in (NOTHING, TAX) else state.seat,
        "turn": state.turn,
        "other": state.other,
        "end": state.end or None,
        "roles": _roles(state),
        "phase": _phase(state),
        "poorters": state.poorters,
        "board": _board(state),
        "forest": _forest(state),
        "buildings": [_building(state, index) for index in range(len(state.kinds))],
        "boats": {
            "sealed": [{"owner": boat >> 1, "loose": bool(boat & 1)} for boat in state.boats],
            "printed_left": state.stock[BOOT],
            "loose_left": state.loose_left,
        },
        "supply": {name: _kind(state, kind) for kind, name in enumerate(BUILDINGS)},
        "quarters": {name: _quarter(state, quarter) for quarter, name in enumerate(QUARTERS)},
        "stalls": {name: _stall(state, stall) for stall, name in enumerate(STALLS)},
        "seats": [_seat(state, seat, viewer) for seat in range(state.players)],
        "building": _being_built(state),
        "deal": _deal(state),
        "production": _production(state),
        "purchase": _purchase(state),
        "wish": _wish(state),
        "event": _event(state),
        "trade": _trade(state),
        "tax": _tax(state, viewer),
        "draws": [None if card < 0 else CARDS[card] for card in state.draws],
        "deck": state.deck_left,
        "discards": [CARDS[card] for card in state.discards],
        "shuffled": _shuffled(state, viewer),
    }


# ---- roles and board


def _roles(state: NieuwstadState) -> list[dict[str, Any]]:
    return [
        {
            "role": name,
            "in_play": rounds.in_play(state, role),
            "chosen_by": None if state.roles_by[role] < 0 else state.roles_by[role],
        }
        for role, name in enumerate(ROLES)
    ]


def _phase(state: NieuwstadState) -> dict[str, Any]:
    """The role being carried out, by whose choice and with how many units of privilege."""
    return {
        "role": None if state.role < 0 else ROLES[state.role],
        "chooser": state.chooser,
        "privilege": state.privilege,
        "picked": state.picked,
        "picks": rounds.picks(state),
    }


def _board(state: NieuwstadState) -> dict[str, Any]:
    board = state.kit.board
    return {
        "map": board.rows,
        "market": "".join(ROADS[colour] for colour in state.kit.market),
        "printed_boats": board.printed_boats,
        "loose_boats": board.loose_boats,
    }


def _forest(state: NieuwstadState) -> list[dict[str, Any]]:
    """Slot by slot; the tile is known once it is taken."""
    return [
        {
            "slot": state.kit.board.slot_place(slot),
            "standing": bool(state.standing[slot]),
            "tile": None if state.standing[slot] else TILES[tile],
        }
        for slot, tile in enumerate(state.forest)
        if tile >= 0
    ]


def _building(state: NieuwstadState, index: int) -> dict[str, Any]:
    kind, place, owner = state.kinds[index], state.cells[index], state.owners[index]
    lay = state.kit.shapes[kind].lays[place & 3]
    mask = footprint(state, index)
    board = state.kit.board
    return {
        "building": BUILDINGS[kind],
        "cell": board.place_of(place >> 2),
        "turn": place & 3,
        "size": [lay.width, lay.height],
        "edges": "".join(ROADS[colour] for colour in lay.edges),
        "owner": None if owner < 0 else owner,
        "quarters": [q for i, q in enumerate(QUARTERS) if mask & board.quarters[i]],
        "at_water": bool(mask & board.shore),
        "good": _CROP.get(kind),
        "amount": state.crops[index],
    }


def _kind(state: NieuwstadState, kind: int) -> dict[str, Any]:
    """A kind of building in the supply."""
    kit = state.kit
    return {
        "left": state.stock[kind],
        "florins": kit.florins[kind],
        "wood": kit.wood[kind],
        "points": kit.points[kind],
        "poorters": kit.poorters[kind],
        "blue": kit.blue[kind],
    }


def _quarter(state: NieuwstadState, quarter: int) -> dict[str, Any]:
    mask = state.kit.board.quarters[quarter]
    return {
        "cells": mask.bit_count(),
        "built": (mask & state.built).bit_count(),
        "full": score.quarter_is_full(state, quarter),
        "own": [own_in_quarter(state, seat, quarter) for seat in range(state.players)],
    }


def _stall(state: NieuwstadState, stall: int) -> dict[str, Any]:
    owner = NOBODY if stall == MARKT else state.owner_of[STALL_BUILDING[stall]]
    return {
        "stands": stall == MARKT or owner != NOBODY,
        "owner": None if owner < 0 else owner,
        "slots": state.kit.slots[stall],
        "open": handelaar.open_slots(state, stall),
        "sold": state.sold[stall],
    }


# ---- the players


def _seat(state: NieuwstadState, seat: int, viewer: int | None) -> dict[str, Any]:
    shown = seat == viewer or state.step == OVER
    goods = state.goods[seat * GOOD_COUNT : (seat + 1) * GOOD_COUNT]
    hand = state.hands[seat * WISH_COUNT : (seat + 1) * WISH_COUNT]
    return {
        "florins": state.florins[seat],
        "goods": dict(zip(GOODS, goods, strict=True)),
        "light_seals": state.seals[seat],
        "dark_seals": DARK_SEALS - _own_stalls(state, seat),
        "cards": state.hand_sizes[seat],
        "kennis_is_macht": bool(state.kennis[seat]),
        "gate_points": score.gate_points(state, seat),
        "hand": _expanded(hand) if shown else None,
        "points": state.points[seat] if shown else None,
        "card_points": score.card_points(state, seat) if shown else None,
        "total": score.total(state, seat) if shown else None,
    }


def _own_stalls(state: NieuwstadState, seat: int) -> int:
    """Dark seals do not limit (N19), so there may be more stalls than seals."""
    stalls = sum(state.owner_of[building] == seat for building in STALL_BUILDING[1:])
    return min(DARK_SEALS, stalls)


def _expanded(counts: list[int]) -> list[str]:
    return [WISHES[card] for card, copies in enumerate(counts) for _ in range(copies)]


# ---- what is going on


def _being_built(state: NieuwstadState) -> dict[str, Any] | None:
    if state.kind < 0:
        return None
    return {
        "building": BUILDINGS[state.kind],
        "cell": None if state.place < 0 else state.kit.board.place_of(state.place >> 2),
        "turn": None if state.place < 0 else state.place & 3,
    }


def _deal(state: NieuwstadState) -> dict[str, Any] | None:
    """The proposal on the table; how many were made this turn, also when none is."""
    if state.kind < 0 or state.place < 0 or not state.kit.blue[state.kind]:
        return {"proposals": state.proposals} if state.proposals else None
    shares = state.deal_shares
    return {
        "proposals": state.proposals,
        "florins": state.deal_florins,
        "wood": state.deal_wood,
        "points": state.kit.points[state.kind],
        "partners": [seat for seat in range(state.players) if state.deal_partners >> seat & 1],
        "shares": [
            {"florins": shares[seat], "wood": shares[4 + seat], "points": shares[8 + seat]}
            for seat in range(state.players)
        ],
        "step": state.deal_step,
    }


def _production(state: NieuwstadState) -> dict[str, Any] | None:
    if state.asked != EXTRA:
        return None
    return {
        "extras": state.extras,
        "produced": [GOODS[good] for good in FARMED if state.produced >> good & 1],
        "received": [GOODS[good] for good in FARMED if state.received >> good & 1],
    }


def _purchase(state: NieuwstadState) -> dict[str, Any] | None:
    if state.step not in (DRAW_STEP, EVENT_STEP):
        return None
    return {"bought": state.bought, "drawn": state.drawn, "to_draw": state.to_draw}


def _wish(state: NieuwstadState) -> dict[str, Any] | None:
    """The wish played last and the quarter named for it; how many were played this turn."""
    if state.card < 0:
        return None
    return {
        "played": state.played,
        "card": WISHES[state.card],
        "quarter": None if state.quarter < 0 else QUARTERS[state.quarter],
    }


def _event(state: NieuwstadState) -> dict[str, Any] | None:
    """An event that may still be averted, and who has pledged what."""
    if state.event < 0:
        return None
    return {
        "card": CARDS[state.event],
        "missing_florins": state.missing_florins,
        "missing_goods": state.missing_goods,
        "pledges": [
            {"florins": state.pledged_florins[seat]}
            | {GOODS[good]: state.pledged_goods[seat * 4 + i] for i, good in enumerate(FOODS)}
            for seat in range(state.players)
        ],
    }


def _trade(state: NieuwstadState) -> dict[str, Any] | None:
    if state.step != HANDELAAR_STEP:
        return None
    return {
        "entered": [name for stall, name in enumerate(STALLS) if state.entered >> stall & 1],
        "processed": dict(zip(STALLS, state.processed, strict=True)),
        "wood_trade": _WOOD_TRADES[state.wood_trade],
    }


def _tax(state: NieuwstadState, viewer: int | None) -> dict[str, Any] | None:
    """Who still owes an answer; what was answered is secret."""
    if state.asked != TAX:
        return None
    own = None
    if viewer is not None and state.answers[viewer] != PENDING:
        own = state.answers[viewer] == TAXED
    return {"waiting": rounds.waiting_for(state), "own": own}


def _shuffled(state: NieuwstadState, viewer: int | None) -> dict[str, Any]:
    """What was to be seen of the cards since the deck was last shuffled.

    `pack` is the deck of then, `held` the hands' sizes; `played` is open, `drawn` the viewer's own.
    """
    n = state.players
    return {
        "pack": {CARDS[card]: count for card, count in enumerate(state.pack) if count},
        "held": state.held,
        "played": [
            _expanded(state.since[seat * WISH_COUNT : (seat + 1) * WISH_COUNT]) for seat in range(n)
        ],
        "drawn": None
        if viewer is None
        else _expanded(state.fresh[viewer * WISH_COUNT : (viewer + 1) * WISH_COUNT]),
    }
