"""What may be known of a Guilds match: everything but the order of the stacks (G1)."""

from typing import cast

from gildehuis.games.guilds.board import DIRECTIONS, EDGES, LARGE, ZONE_NAMES, ZONES
from gildehuis.games.guilds.course import PHASES
from gildehuis.games.guilds.edition import CHARACTERS, ROOMS
from gildehuis.games.guilds.effects import PROTECT_CHARS, PROTECT_MONEY
from gildehuis.games.guilds.guild import members, rooms_of
from gildehuis.games.guilds.moves import cat_word
from gildehuis.games.guilds.phase_build import cost
from gildehuis.games.guilds.phase_exchange import most_gold
from gildehuis.games.guilds.phase_recruit import FORCED_TAKE, least_offer
from gildehuis.games.guilds.place import cells_of
from gildehuis.games.guilds.read_table import FLIPPED_AFTER, field_of
from gildehuis.games.guilds.schema import (
    BentRoom,
    GoalInPlay,
    Gone,
    IncomeNow,
    LaidCell,
    LaidRoom,
    Member,
    Points,
    Position,
    Protected,
    RoomInHand,
    RoomOnOffer,
    Seat,
    Spot,
    Stacks,
    Zone,
)
from gildehuis.games.guilds.schema_words import Asked, Edge, End, Side, Size
from gildehuis.games.guilds.score import (
    Standing,
    character_points,
    halves_of_room,
    room_halves,
)
from gildehuis.games.guilds.state import GuildsState, holder, room_doors


def view(state: GuildsState) -> Position:
    """The same for every seat and spectator."""
    standing = Standing(state)
    edition = state.edition
    asked = state.asked
    return Position(
        round=state.round,
        rounds=state.rounds,
        field=field_of(state.round, edition.fields, edition.dove_field),
        side="cat" if state.players == 2 and state.round > FLIPPED_AFTER else "dove",
        phase=PHASES[state.phase],
        asked=None if asked is None else cast("Asked", asked.word),
        turn=None if asked is None else state.seat,
        first=state.first,
        passes=state.idle,
        end=cast("End", state.end) if state.end else None,
        goals=[_goal(state, standing, index) for index in range(len(state.goals))],
        zones=[_zone(state, zone) for zone in range(ZONES)],
        first_zone=ZONE_NAMES[state.first_zone] if state.first_zone >= 0 else None,
        forced_zone=ZONE_NAMES[state.zone] if asked is FORCED_TAKE else None,
        display=[_offer(state, room) for room in state.display],
        placing=_placing(state),
        bought=state.bought,
        bent=_bent(state),
        faction_named=None if state.named_faction < 0 else edition.factions[state.named_faction],
        cat_named=None if state.cat_as < 0 else cat_word(edition, state.cat_as),
        stacks=Stacks(
            characters=len(state.characters) - state.characters_drawn,
            small_rooms=len(state.small_rooms) - state.small_drawn,
            large_rooms=len(state.large_rooms) - state.large_drawn,
        ),
        gone=Gone(_gone_characters(state), _gone_rooms(state)),
        seats=[_seat(state, standing, seat) for seat in range(state.players)],
    )


def _goal(state: GuildsState, standing: Standing, index: int) -> GoalInPlay:
    goal = state.edition.goals[state.goals[index]]
    return GoalInPlay(
        goal=goal.id,
        measure=goal.measure,
        first=goal.first,
        second=goal.second if state.players in state.edition.second_place else None,
        counts=standing.counts[index],
        points=standing.goal_points[index],
    )


def _zone(state: GuildsState, zone: int) -> Zone:
    seats = range(state.players)
    cards = state.edition.characters
    return Zone(
        zone=ZONE_NAMES[zone],
        slots=state.slot_zones.count(zone),
        characters=[
            cards[who].id
            for slot, who in enumerate(state.slots)
            if who >= 0 and state.slot_zones[slot] == zone
        ],
        tents=[state.tent[zone * state.players + seat] for seat in seats],
        leader=None if state.lead[zone] < 0 else state.lead[zone],
        least=[least_offer(state, seat, zone) if state.left[zone] else None for seat in seats],
    )


def _offer(state: GuildsState, room: int) -> RoomOnOffer:
    edition = state.edition
    return RoomOnOffer(
        room=edition.rooms[room].id,
        size=_size(state, room),
        price=edition.price[room],
        costs=[cost(state, seat, room) for seat in range(state.players)],
        reserved=bool(state.reserved >> room & 1),
    )


def _size(state: GuildsState, room: int) -> Size:
    return "large" if state.edition.size[room] == LARGE else "small"


def _door_names(size: int, doors: int) -> list[Edge]:
    return [name for bit, name in enumerate(EDGES[size]) if doors >> bit & 1]


def _placing(state: GuildsState) -> RoomInHand | None:
    """The room in hand, its doors as printed or bent, and where it was lifted from."""
    room = state.placing
    if room < 0:
        return None
    edition = state.edition
    lifted = state.lifted
    return RoomInHand(
        room=edition.rooms[room].id,
        size=_size(state, room),
        doors=_door_names(edition.size[room], room_doors(state, room)),
        lifted=None
        if lifted < 0
        else Spot(edition.plot.cells[(lifted >> 2) % edition.cells], lifted & 3),
    )


def _bent(state: GuildsState) -> BentRoom | None:
    """The room whose edge the Wallbender changed, and its doors since (turn 0)."""
    room = state.bent_room
    if room < 0:
        return None
    edition = state.edition
    return BentRoom(
        room=edition.rooms[room].id,
        doors=_door_names(edition.size[room], state.bent_doors),
    )


def _gone_characters(state: GuildsState) -> list[str]:
    """Drawn, but neither on the plaza nor in a guild."""
    drawn = state.characters[: state.characters_drawn]
    here = set(state.slots) | set(state.joined)
    gone = set(drawn) - here
    return [state.edition.characters[who].id for who in range(CHARACTERS) if who in gone]


def _gone_rooms(state: GuildsState) -> list[str]:
    """Drawn, but neither on offer, nor in hand, nor on a plot."""
    drawn = state.small_rooms[: state.small_drawn] + state.large_rooms[: state.large_drawn]
    here = {*state.display, *state.placed, state.placing}
    gone = set(drawn) - here
    return [state.edition.rooms[room].id for room in range(ROOMS) if room in gone]


# ---- one seat


def _seat(state: GuildsState, standing: Standing, seat: int) -> Seat:
    found = standing.tallies[seat]
    edition = state.edition
    characters = character_points(state, found)
    halves = room_halves(state, found, standing.firsts[seat])
    goals = standing.goals[seat]
    return Seat(
        florins=state.hand[seat],
        gold=state.gold[seat],
        on_tents=sum(state.tent[seat :: state.players]),
        income=IncomeNow(found.florins, found.gold_income, found.income()),
        most_gold=most_gold(state, seat),
        guild=[_member(state, who) for who in members(state, seat)],
        rooms=[_laid(state, standing, seat, room) for room in rooms_of(state, seat)],
        free=state.free[seat],
        symbols=dict(zip(edition.factions, found.symbols, strict=True)),
        types=dict(zip(edition.types, found.of_type, strict=True)),
        women=found.women,
        peoples=[p for n, p in enumerate(edition.peoples) if found.peoples >> n & 1],
        windows=found.windows,
        cells=found.cells,
        active_rooms=len(found.active_rooms),
        large_rooms=found.large_rooms,
        protected=Protected(
            characters=holder(state, PROTECT_CHARS) == seat,
            money=holder(state, PROTECT_MONEY) == seat,
        ),
        points=Points(
            characters=characters,
            rooms=halves // 2,
            half=halves % 2,
            goals=goals,
            total=(2 * (characters + goals) + halves) // 2,  # rounded down once
        ),
    )


def _member(state: GuildsState, who: int) -> Member:
    return Member(
        character=state.edition.characters[who].id,
        used=bool(state.used >> who & 1),
        fresh=bool(state.fresh >> who & 1),
    )


def _laid(state: GuildsState, standing: Standing, seat: int, room: int) -> LaidRoom:
    edition = state.edition
    base = seat * edition.cells
    active = bool(state.active >> room & 1)
    halves = halves_of_room(state, standing.tallies[seat], room, standing.firsts[seat])
    covered = cells_of(state, room)
    return LaidRoom(
        room=edition.rooms[room].id,
        size=_size(state, room),
        cell=edition.plot.cells[covered[0]],
        turn=state.spot[room] & 3,
        cells=[
            LaidCell(edition.plot.cells[cell], _facing(state.doors[base + cell]))
            for cell in covered
        ],
        active=active,
        points=halves / 2 if active else 0,
    )


def _facing(doors: int) -> list[Side]:
    """The sides of a cell that have a door, as it lies."""
    return [name for direction, name in enumerate(DIRECTIONS) if doors >> direction & 1]
