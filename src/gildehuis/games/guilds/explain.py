"""Why a move of Guilds is refused: the first thing wrong, in the specification's order (G62)."""

from gildehuis.core.refusal import Refusal
from gildehuis.games.guilds.board import EDGES, ZONE_NAMES
from gildehuis.games.guilds.effects import (
    ALCHEMIST,
    ASSASSIN,
    CUTPURSE,
    PROTECT_MONEY,
    SURVEYOR,
    WALLBENDER,
)
from gildehuis.games.guilds.explain_place import broken_by_place
from gildehuis.games.guilds.phase_build import cost
from gildehuis.games.guilds.phase_exchange import most_gold
from gildehuis.games.guilds.phase_recruit import FORCED_TAKE, least_offer
from gildehuis.games.guilds.schema_moves import (
    Assassinate,
    Bend,
    Buy,
    Claim,
    Decline,
    Divine,
    Exchange,
    Moves,
    NameCat,
    NameFaction,
    Offer,
    Pass,
    Place,
    Reserve,
    Steal,
    Stop,
    Survey,
    Take,
    Transmute,
)
from gildehuis.games.guilds.state import GuildsState, holder

Broken = tuple[str, str]  # the rule's id and the reason's text key


def explain(state: GuildsState, seat: int, move: Moves | None) -> Refusal:
    asked = state.asked
    if asked is None:
        return _refuse(state, ("G61", "over"))
    if seat != state.seat:
        return Refusal("G61", "refusal-G61-seat", {"seat": state.seat})
    if move is None:
        return _refuse(state, ("G62", "form"))
    if not isinstance(move, asked.answers):
        return Refusal(asked.otherwise, "refusal-G61-asked", {"asked": f"asked-{asked.word}"})
    return _refuse(state, _broken(state, move))


def _refuse(state: GuildsState, broken: Broken) -> Refusal:
    rule, reason = broken
    return Refusal(rule, f"refusal-{rule}-{reason}", _numbers(state, rule))


def _numbers(state: GuildsState, rule: str) -> dict[str, int]:
    """The edition's number of which a reason speaks (G38)."""
    edition = state.edition
    if rule == "G42":
        return {"most": edition.limit[ALCHEMIST]}
    if rule == "G47":
        return {"most": edition.amount[ASSASSIN]}
    if rule == "G49":
        return {"most": edition.amount[CUTPURSE]}
    return {}


def _broken(state: GuildsState, move: Moves) -> Broken:
    """The first condition of a move that does not hold, read from left to right."""
    match move:
        case Divine():
            return "G43", "display"
        case Transmute():
            return _transmute(state)
        case Offer():
            return _offer(state, move)
        case Take():
            return ("G18", "zone") if state.asked is FORCED_TAKE else ("G16", "zone")
        case Assassinate():
            return _assassinate(state, move)
        case Steal():
            return _steal(state, move)
        case Exchange():
            return "G21", "florins" if move.gold > most_gold(state, state.seat) else "least"
        case Survey():
            return _survey(state)
        case Buy():
            return _buy(state, move)
        case Bend():
            return _bend(state, move)
        case Place():
            return broken_by_place(state, move)
        case Reserve():
            return _reserve(state, move)
        case NameFaction():
            return "G45", "faction"
        case NameCat():
            return "G55", "as"
        case Stop():
            return "G13", "stop"
        case Pass() | Decline() | Claim():
            raise AssertionError(f"{move} is legal wherever it answers")


def _transmute(state: GuildsState) -> Broken:
    who = state.edition.who[ALCHEMIST]
    if holder(state, ALCHEMIST) != state.seat:
        return "G12", "gold"
    if state.fresh >> who & 1:
        return "G19", "fresh"
    if state.used >> who & 1:
        return "G38", "round"
    return "G42", "amount"


def _offer(state: GuildsState, move: Offer) -> Broken:
    seat = state.seat
    zone = ZONE_NAMES.index(move.zone) if move.zone in ZONE_NAMES else -1
    if zone < 0 or not state.left[zone]:
        return "G13", "closed"
    if zone == state.first_zone:
        return "G13", "same"
    if move.add < 1:
        return "G13", "least"
    if move.add > state.hand[seat]:
        return "G13", "hand"
    if move.add < least_offer(state, seat, zone):
        return "G13", "highest"
    return "G13", "second"


def _assassinate(state: GuildsState, move: Assassinate) -> Broken:
    who = state.edition.number_of.get(move.character, -1)
    if who < 0 or state.owner[who] in (0, state.seat + 1):
        return "G47", "guild"
    if state.edition.characters[who].pp > state.edition.amount[ASSASSIN]:
        return "G47", "pp"
    return "G39", "protected"


def _steal(state: GuildsState, move: Steal) -> Broken:
    victim = move.victim
    if not 0 <= victim < state.players or victim == state.seat:
        return "G49", "seat"
    if holder(state, PROTECT_MONEY) == victim:
        return "G40", "protected"
    return "G49", "amount"


def _survey(state: GuildsState) -> Broken:
    if holder(state, SURVEYOR) != state.seat:
        return "G54", "nobody"
    if state.used >> state.edition.who[SURVEYOR] & 1:
        return "G38", "once"
    return "G54", "room"


def _buy(state: GuildsState, move: Buy) -> Broken:
    room = state.edition.number_of_room.get(move.room, -1)
    if room not in state.display:
        return "G22", "display"
    if cost(state, state.seat, room) > state.gold[state.seat]:
        return "G22", "price"
    return "G23", "buy"


def _bend(state: GuildsState, move: Bend) -> Broken:
    if holder(state, WALLBENDER) != state.seat:
        return "G44", "nobody"
    if state.used >> state.edition.who[WALLBENDER] & 1:
        return "G38", "once"
    if move.edge not in EDGES[state.edition.size[state.placing]]:
        return "G44", "edge"
    return "G23", "bend"


def _reserve(state: GuildsState, move: Reserve) -> Broken:
    room = state.edition.number_of_room.get(move.room, -1)
    if room not in state.display:
        return "G28", "display"
    if state.reserved >> room & 1:
        return "G28", "reserved"
    return "G28", "florin"
