"""The position of Guilds: flat and quick to clone."""

from typing import Final

from gildehuis.core.chance import Chance
from gildehuis.core.event import Event
from gildehuis.core.game import Setup, State
from gildehuis.games.guilds.board import OCCUPIED, ZONES
from gildehuis.games.guilds.course import NOTHING, START
from gildehuis.games.guilds.edition import (
    CHARACTERS,
    GOALS,
    LARGE_ROOMS,
    ROOMS,
    SMALL_ROOMS,
    GuildsEdition,
)
from gildehuis.games.guilds.plot import borders, lay_hall
from gildehuis.games.guilds.read_table import ROUNDS

GOALS_DRAWN: Final = {2: 4, 3: 5, 4: 5}  # G3
SMALL_DRAWN: Final = {2: 2, 3: 4, 4: 5}  # G5
LARGE_DRAWN: Final = {2: 2, 3: 2, 4: 3}
FIRST_ROOM: Final = 2  # on a cell of a plot 0 is free, 1 the hall, and a room is 2 + its number


class GuildsState(State):
    """Where everything lies, what everybody holds, whose turn it is and what is asked.

    Guilds and plots change seldom, so copies of a position share their lists: whoever changes
    one of these takes a copy of it first.
    """

    __slots__ = (
        "active",
        "asked",
        "bent_doors",
        "bent_room",
        "border",
        "bought",
        "cat_as",
        "characters",
        "characters_drawn",
        "choices",
        "display",
        "doors",
        "edition",
        "end",
        "first",
        "first_zone",
        "fits_large",
        "fits_small",
        "free",
        "fresh",
        "goals",
        "gold",
        "hand",
        "idle",
        "joined",
        "large_drawn",
        "large_rooms",
        "lead",
        "left",
        "lifted",
        "lying",
        "named_faction",
        "open_zones",
        "owner",
        "phase",
        "placed",
        "placing",
        "players",
        "reserved",
        "round",
        "rounds",
        "slot_zones",
        "slots",
        "small_drawn",
        "small_rooms",
        "spot",
        "step",
        "tent",
        "tile",
        "top",
        "turn",
        "used",
        "zone",
    )

    edition: GuildsEdition
    players: int
    rounds: int
    round: int
    first: int  # who holds the marker (G4)
    phase: int
    step: int  # how far the phase has come
    asked: int
    turn: int  # the seat that is asked
    idle: int  # passes in a row (G11, G22, G28)
    end: str
    choices: list[int]  # the legal moves of the seat asked
    # ---- money (by seat)
    hand: list[int]
    gold: list[int]
    # ---- the plaza
    slot_zones: list[int]  # never changed
    slots: list[int]  # the character in each slot
    left: list[int]  # characters in each zone
    lying: int  # characters on the plaza
    open_zones: int
    tent: list[int]  # florins, by zone × players + seat
    lead: list[int]  # the seat whose offer is highest
    top: list[int]  # its florins
    first_zone: int  # of the first offer of this turn
    zone: int  # that is settled now (G18)
    # ---- guilds (owner and joined are shared)
    owner: bytearray  # seat + 1; the last stays 0: NOBODY
    joined: list[int]  # all members of guilds, in the order they joined
    fresh: int  # bits of characters that joined in this phase (G19)
    used: int  # bits of abilities used this round, or for the game (G38)
    named_faction: int  # by the Illusionist (G45)
    cat_as: int  # 0 a woman, 1 + a people (G55)
    # ---- rooms on offer
    display: list[int]
    reserved: int  # bits of rooms
    placing: int  # the room in hand
    lifted: int  # the spot it was lifted from (G54); −1 for a bought one
    bought: int  # rooms bought in this turn
    bent_room: int  # the room whose edge was changed (G44)
    bent_doors: int
    # ---- plots, by seat × cells + cell (all lists are shared)
    tile: bytearray
    doors: bytearray  # of what lies there, as it lies
    border: list[int]  # what a free cell borders (board.py)
    spot: list[int]  # (seat × cells + cell) × 4 + turn
    placed: list[int]  # the rooms on all plots, in the order they were laid
    active: int  # bits of rooms (G27)
    free: list[int]
    fits_small: list[int]  # door masks that fit; −1: to be found anew
    fits_large: list[int]
    # ---- stacks, never changed, and how much of each is drawn
    goals: list[int]
    characters: list[int]
    small_rooms: list[int]
    large_rooms: list[int]
    characters_drawn: int
    small_drawn: int
    large_drawn: int


def blank(setup: Setup, chance: Chance) -> GuildsState:  # noqa: PLR0915 - a line a field
    """Nothing laid, nothing drawn."""
    state = GuildsState(setup, chance)
    edition = setup.edition
    assert isinstance(edition, GuildsEdition)
    players = setup.players
    cells = edition.cells
    state.edition = edition
    state.players = players
    state.rounds = ROUNDS[players]
    state.round = 0
    state.first = 0
    state.phase = START
    state.step = 0
    state.asked = NOTHING
    state.turn = 0
    state.idle = 0
    state.end = ""
    state.choices = []
    state.hand = [0] * players
    state.gold = [0] * players
    state.slot_zones = edition.zones_of[layout_of(setup)]
    state.slots = [-1] * len(state.slot_zones)
    state.left = [0] * ZONES
    state.lying = 0
    state.open_zones = 0
    state.tent = [0] * (ZONES * players)
    state.lead = [-1] * ZONES
    state.top = [0] * ZONES
    state.first_zone = -1
    state.zone = 0
    state.owner = bytearray(CHARACTERS + 1)
    state.joined = []
    state.fresh = 0
    state.used = 0
    state.named_faction = -1
    state.cat_as = -1
    state.display = []
    state.reserved = 0
    state.placing = -1
    state.lifted = -1
    state.bought = 0
    state.bent_room = -1
    state.bent_doors = 0
    state.tile = bytearray(players * cells)
    state.doors = bytearray(players * cells)
    state.border = [0] * (players * cells)
    state.spot = [-1] * ROOMS
    state.placed = []
    state.active = 0
    state.free = [cells - len(edition.plot.hall)] * players
    state.fits_small = [-1] * players
    state.fits_large = [-1] * players
    state.goals = []
    state.characters = []
    state.small_rooms = []
    state.large_rooms = []
    state.characters_drawn = 0
    state.small_drawn = 0
    state.large_drawn = 0
    return state


def layout_of(setup: Setup) -> str:
    """The layout of the plaza (G5, G6)."""
    if setup.players == 3:
        return f"3x{setup.options.get('characters', 5)}"
    return str(setup.players)


def empty(setup: Setup, chance: Chance) -> GuildsState:
    """Halls laid (G2), nothing drawn yet."""
    state = blank(setup, chance)
    edition = state.edition
    for seat in range(state.players):
        base = seat * edition.cells
        lay_hall(edition, state.tile, state.doors, base)
        borders(edition, state.tile, state.doors, state.border, base)
        assert state.border[base + edition.plot.hall[0]] == OCCUPIED
    return state


def start(setup: Setup, chance: Chance) -> GuildsState:
    """The position before the first round (G2–G4); chance in the order of G65."""
    state = empty(setup, chance)
    small = list(range(SMALL_ROOMS))
    large = list(range(SMALL_ROOMS, ROOMS))
    cast = list(range(CHARACTERS))
    state.goals = chance.draw("goals", list(range(GOALS)), GOALS_DRAWN[setup.players], "G65")
    state.characters = chance.draw("characters", cast, CHARACTERS, "G65")
    state.small_rooms = chance.draw("small_rooms", small, SMALL_ROOMS, "G65")
    state.large_rooms = chance.draw("large_rooms", large, LARGE_ROOMS, "G65")
    state.first = chance.pick("first_player", setup.players, "G65")
    return state


def holder(state: GuildsState, ability: int) -> int:
    """The seat whose guild has the character with this ability; −1 for none."""
    return state.owner[state.edition.who[ability]] - 1


def ready(state: GuildsState, seat: int, ability: int) -> bool:
    """In the seat's guild, joined before this phase (G19), and not used (G38)."""
    who = state.edition.who[ability]
    return (
        state.owner[who] == seat + 1
        and not state.used >> ability & 1
        and not state.fresh >> who & 1
    )


def room_doors(state: GuildsState, room: int) -> int:
    """A room's doors as printed, or as the Wallbender left them (G44)."""
    return state.bent_doors if room == state.bent_room else state.edition.doors[room]


def tell(position: GuildsState, kind: str, /, **data: object) -> None:
    """Tell what happened, if anybody listens."""
    if position.events is not None:
        position.events.append(Event(kind, data))


def own_plots(state: GuildsState) -> None:
    """Copies of all that laying or lifting a room changes."""
    state.tile = state.tile[:]
    state.doors = state.doors[:]
    state.border = state.border[:]
    state.spot = state.spot[:]
    state.placed = state.placed[:]
    state.free = state.free[:]
    state.fits_small = state.fits_small[:]
    state.fits_large = state.fits_large[:]


def own_guilds(state: GuildsState) -> None:
    """Copies of all that a character who joins or leaves changes."""
    state.owner = state.owner[:]
    state.joined = state.joined[:]


def clone(state: GuildsState) -> GuildsState:  # noqa: PLR0915 - a line a field
    twin = GuildsState(state.setup, state.chance.clone())
    twin.edition = state.edition
    twin.players = state.players
    twin.rounds = state.rounds
    twin.round = state.round
    twin.first = state.first
    twin.phase = state.phase
    twin.step = state.step
    twin.asked = state.asked
    twin.turn = state.turn
    twin.idle = state.idle
    twin.end = state.end
    twin.choices = state.choices  # replaced as a whole, never changed
    twin.hand = state.hand[:]
    twin.gold = state.gold[:]
    twin.slot_zones = state.slot_zones
    twin.slots = state.slots[:]
    twin.left = state.left[:]
    twin.lying = state.lying
    twin.open_zones = state.open_zones
    twin.tent = state.tent[:]
    twin.lead = state.lead[:]
    twin.top = state.top[:]
    twin.first_zone = state.first_zone
    twin.zone = state.zone
    twin.owner = state.owner
    twin.joined = state.joined
    twin.fresh = state.fresh
    twin.used = state.used
    twin.named_faction = state.named_faction
    twin.cat_as = state.cat_as
    twin.display = state.display[:]
    twin.reserved = state.reserved
    twin.placing = state.placing
    twin.lifted = state.lifted
    twin.bought = state.bought
    twin.bent_room = state.bent_room
    twin.bent_doors = state.bent_doors
    twin.tile = state.tile
    twin.doors = state.doors
    twin.border = state.border
    twin.spot = state.spot
    twin.placed = state.placed
    twin.active = state.active
    twin.free = state.free
    twin.fits_small = state.fits_small
    twin.fits_large = state.fits_large
    twin.goals = state.goals
    twin.characters = state.characters
    twin.small_rooms = state.small_rooms
    twin.large_rooms = state.large_rooms
    twin.characters_drawn = state.characters_drawn
    twin.small_drawn = state.small_drawn
    twin.large_drawn = state.large_drawn
    return twin
