"""A full Guilds position from what may be known: the stacks are shuffled anew."""

from gildehuis.core.chance import Chance
from gildehuis.core.game import Setup
from gildehuis.core.rng import Rng
from gildehuis.games.guilds import phase_exchange, phase_scoring
from gildehuis.games.guilds.board import EDGES, ZONE_NAMES, ZONES
from gildehuis.games.guilds.course import EXCHANGE, OVER, PHASES, SCORING
from gildehuis.games.guilds.edition import CHARACTERS, ROOMS, SMALL_ROOMS
from gildehuis.games.guilds.moves import WOMAN
from gildehuis.games.guilds.phase_end import CLAIMING
from gildehuis.games.guilds.phase_recruit import FORCED_TAKE, find_leader
from gildehuis.games.guilds.place import find_all_active, put
from gildehuis.games.guilds.rules import QUESTIONS
from gildehuis.games.guilds.schema import Position, Seat
from gildehuis.games.guilds.schema_words import Edge
from gildehuis.games.guilds.state import GuildsState, empty


def imagine(setup: Setup, position: Position, rng: Rng) -> GuildsState:
    """All that is open as it is; what lies in the stacks in a random order."""
    state = empty(setup, Chance(str(rng.below(1 << 30))))
    edition = state.edition
    state.goals = [edition.number_of_goal[goal.goal] for goal in position.goals]
    state.round = position.round
    state.first = position.first
    state.idle = position.passes
    state.end = position.end or ""
    state.phase = PHASES.index(position.phase)
    if position.asked is not None and position.turn is not None:
        state.asked = QUESTIONS[position.asked]
        state.seat = position.turn
    if position.faction_named is not None:
        state.named_faction = edition.factions.index(position.faction_named)
    if position.cat_named is not None:
        state.cat_as = [WOMAN, *edition.peoples].index(position.cat_named)
    _set_plaza(state, position)
    _set_rooms_on_offer(state, position)
    for seat, found in enumerate(position.seats):
        _set_seat(state, seat, found)
    find_all_active(state)
    _set_stacks(state, position, rng)
    state.step = _step(state)
    state.choices = [] if state.asked is None else state.asked.choices(state)
    return state


def _step(state: GuildsState) -> int:
    """How far the phase has come."""
    if state.phase == EXCHANGE:
        return phase_exchange.step_of(state)
    if state.phase == SCORING:
        return phase_scoring.step_of(state)
    if state.phase == OVER:
        return 2 * state.players
    return 2 if state.asked is FORCED_TAKE or state.asked is CLAIMING else 1


def _set_plaza(state: GuildsState, position: Position) -> None:
    players = state.players
    for zone, found in enumerate(position.zones):
        state.tent[zone * players : (zone + 1) * players] = found.tents
        find_leader(state, zone)
        slots = [slot for slot, at in enumerate(state.slot_zones) if at == zone]
        for slot, card in zip(slots, found.characters, strict=False):
            state.slots[slot] = state.edition.number_of[card]
        state.left[zone] = len(found.characters)
    state.lying = sum(state.left)
    state.open_zones = ZONES - state.left.count(0)
    if position.first_zone is not None:
        state.first_zone = ZONE_NAMES.index(position.first_zone)
    if position.forced_zone is not None:
        state.zone = ZONE_NAMES.index(position.forced_zone)


def _set_rooms_on_offer(state: GuildsState, position: Position) -> None:
    edition = state.edition
    for found in position.display:
        room = edition.number_of_room[found.room]
        state.display.append(room)
        state.reserved |= int(found.reserved) << room
    state.bought = position.bought
    bent = position.bent
    if bent is not None:
        state.bent_room = edition.number_of_room[bent.room]
        state.bent_doors = _mask(bent.doors, edition.size[state.bent_room])
    placing = position.placing
    if placing is not None:
        state.placing = edition.number_of_room[placing.room]
        lifted = placing.lifted
        if lifted is not None:
            cell = edition.plot.cells.index(lifted.cell)
            state.lifted = (state.seat * edition.cells + cell) * 4 + lifted.turn


def _mask(doors: list[Edge], size: int) -> int:
    return sum(1 << EDGES[size].index(edge) for edge in doors)


def _set_seat(state: GuildsState, seat: int, found: Seat) -> None:
    edition = state.edition
    state.hand[seat] = found.florins
    state.gold[seat] = found.gold
    for member in found.guild:
        who = edition.number_of[member.character]
        state.owner[who] = seat + 1
        state.joined.append(who)
        state.fresh |= int(member.fresh) << who
        state.used |= int(member.used) << who
    for laid in found.rooms:
        room = edition.number_of_room[laid.room]
        put(state, seat, room, edition.plot.cells.index(laid.cell), laid.turn)


def _set_stacks(state: GuildsState, position: Position, rng: Rng) -> None:
    """What was never seen is in the stacks, in any order; what was seen lies before it."""
    edition = state.edition
    gone = {edition.number_of[card] for card in position.gone.characters}
    seen = {who for who in state.slots if who >= 0} | set(state.joined) | gone
    state.characters, state.characters_drawn = _stack(range(CHARACTERS), seen, rng)
    gone = {edition.number_of_room[room] for room in position.gone.rooms}
    seen = {*state.display, *state.placed, state.placing} | gone
    state.small_rooms, state.small_drawn = _stack(range(SMALL_ROOMS), seen, rng)
    state.large_rooms, state.large_drawn = _stack(range(SMALL_ROOMS, ROOMS), seen, rng)


def _stack(items: range, seen: set[int], rng: Rng) -> tuple[list[int], int]:
    drawn = [item for item in items if item in seen]
    hidden = [item for item in items if item not in seen]
    rng.shuffle(hidden)
    return drawn + hidden, len(drawn)
