"""Why a move of Guilds is refused: the first thing wrong, in the specification's order (G62)."""

from typing import Any, Final

from gildehuis.core.form import well_formed
from gildehuis.core.game import Named
from gildehuis.core.refusal import Refusal
from gildehuis.games.guilds.board import EDGES, ZONE_NAMES
from gildehuis.games.guilds.course import ASKED, FORCED_TAKE, NOTHING
from gildehuis.games.guilds.effects import (
    ALCHEMIST,
    ASSASSIN_MOST_PP,
    PROTECT_MONEY,
    SURVEYOR,
    WALLBENDER,
)
from gildehuis.games.guilds.explain_place import broken_by_place
from gildehuis.games.guilds.moves import FORMS
from gildehuis.games.guilds.phase_build import cost
from gildehuis.games.guilds.phase_exchange import most_gold
from gildehuis.games.guilds.phase_recruit import least_offer
from gildehuis.games.guilds.state import GuildsState, holder

# By what is asked: the moves that answer it (G61).
ANSWERS: Final = {
    "divining": ("divine", "decline"),
    "recruit": ("transmute", "offer", "take", "pass"),
    "second_zone": ("offer", "stop"),
    "forced_take": ("take",),
    "assassin": ("assassinate", "decline"),
    "cutpurse": ("steal", "decline"),
    "buying": ("exchange",),
    "build": ("survey", "buy", "pass"),
    "placing": ("bend", "place"),
    "second_room": ("buy", "decline"),
    "reserving": ("reserve", "pass"),
    "herald": ("claim", "decline"),
    "illusionist": ("name_faction",),
    "cat": ("name_cat",),
}

Broken = tuple[str, str]  # the rule's id and the reason's text key


def explain(state: GuildsState, seat: Any, named: Any) -> Refusal:
    if state.asked == NOTHING:
        return _refuse(("G61", "over"))
    if seat != state.turn:
        return Refusal("G61", "refusal-G61-seat", {"seat": state.turn})
    if not well_formed(named, FORMS):
        return _refuse(("G62", "form"))
    kind = named["type"]
    asked = ASKED[state.asked]
    if kind not in ANSWERS[asked]:
        return Refusal("G61", "refusal-G61-asked", {"asked": f"asked-{asked}"})
    return _refuse(_broken(state, kind, named))


def _refuse(broken: Broken) -> Refusal:
    rule, reason = broken
    return Refusal(rule, f"refusal-{rule}-{reason}")


def _broken(state: GuildsState, kind: str, named: Named) -> Broken:
    """The first condition of a move that does not hold, read from left to right."""
    match kind:
        case "divine":
            return "G43", "display"
        case "transmute":
            return _transmute(state)
        case "offer":
            return _offer(state, named)
        case "stop":
            return "G13", "stop"
        case "take":
            return ("G18", "zone") if state.asked == FORCED_TAKE else ("G16", "zone")
        case "assassinate":
            return _assassinate(state, named)
        case "steal":
            return _steal(state, named)
        case "exchange":
            return "G21", "florins" if named["gold"] > most_gold(state, state.turn) else "least"
        case "survey":
            return _survey(state)
        case "buy":
            return _buy(state, named)
        case "bend":
            return _bend(state, named)
        case "place":
            return broken_by_place(state, named["cell"], named["turn"])
        case "reserve":
            return _reserve(state, named)
        case "name_faction":
            return "G45", "faction"
        case _:
            return "G55", "as"


def _transmute(state: GuildsState) -> Broken:
    who = state.edition.who[ALCHEMIST]
    if holder(state, ALCHEMIST) != state.turn:
        return "G12", "gold"
    if state.fresh >> who & 1:
        return "G19", "fresh"
    if state.used >> ALCHEMIST & 1:
        return "G38", "round"
    return "G42", "amount"


def _offer(state: GuildsState, named: Named) -> Broken:
    seat = state.turn
    zone = ZONE_NAMES.index(named["zone"]) if named["zone"] in ZONE_NAMES else -1
    if zone < 0 or not state.left[zone]:
        return "G13", "closed"
    if zone == state.first_zone:
        return "G13", "same"
    if named["add"] < 1:
        return "G13", "least"
    if named["add"] > state.hand[seat]:
        return "G13", "hand"
    if named["add"] < least_offer(state, seat, zone):
        return "G13", "highest"
    return "G13", "second"


def _assassinate(state: GuildsState, named: Named) -> Broken:
    who = state.edition.number_of.get(named["character"], -1)
    if who < 0 or state.owner[who] in (0, state.turn + 1):
        return "G47", "guild"
    if state.edition.characters[who].pp > ASSASSIN_MOST_PP:
        return "G47", "pp"
    return "G39", "protected"


def _steal(state: GuildsState, named: Named) -> Broken:
    victim = named["victim"]
    if not 0 <= victim < state.players or victim == state.turn:
        return "G49", "seat"
    if holder(state, PROTECT_MONEY) == victim:
        return "G40", "protected"
    return "G49", "amount"


def _survey(state: GuildsState) -> Broken:
    if holder(state, SURVEYOR) != state.turn:
        return "G54", "nobody"
    if state.used >> SURVEYOR & 1:
        return "G38", "once"
    return "G54", "room"


def _buy(state: GuildsState, named: Named) -> Broken:
    room = state.edition.number_of_room.get(named["room"], -1)
    if room not in state.display:
        return "G22", "display"
    if cost(state, state.turn, room) > state.gold[state.turn]:
        return "G22", "price"
    return "G23", "buy"


def _bend(state: GuildsState, named: Named) -> Broken:
    if holder(state, WALLBENDER) != state.turn:
        return "G44", "nobody"
    if state.used >> WALLBENDER & 1:
        return "G38", "once"
    if named["edge"] not in EDGES[state.edition.size[state.placing]]:
        return "G44", "edge"
    return "G23", "bend"


def _reserve(state: GuildsState, named: Named) -> Broken:
    room = state.edition.number_of_room.get(named["room"], -1)
    if room not in state.display:
        return "G28", "display"
    if state.reserved >> room & 1:
        return "G28", "reserved"
    return "G28", "florin"
