"""The fields of a Guilds position, each declared once. Written by `make generate` from fields.py; edit that."""

from gildehuis.core.chance import Chance
from gildehuis.core.state import Setup, State
from gildehuis.games.guilds.board import ZONES
from gildehuis.games.guilds.course import START
from gildehuis.games.guilds.edition import CHARACTERS, ROOMS, GuildsEdition, layout_of, tables_of
from gildehuis.games.guilds.read_table import ROUNDS


class GuildsState(State):
    """Where everything lies, what everybody holds and how far the round has come.

    Guilds and plots change seldom, so copies of a position share their lists: whoever changes
    one of these takes a copy of it first (`own_guilds`, `own_plots`)."""

    # fmt: off
    __slots__ = (
        "active", "bent_doors", "bent_room", "border", "bought", "cat_as", "characters",
        "characters_drawn", "display", "doors", "edition", "end", "first", "first_zone",
        "fits_large", "fits_small", "free", "fresh", "goals", "gold", "hand", "idle", "joined",
        "large_drawn", "large_rooms", "lead", "left", "lifted", "lying", "named_faction",
        "open_zones", "owner", "phase", "placed", "placing", "players", "reserved", "round",
        "rounds", "rules", "slot_zones", "slots", "small_drawn", "small_rooms", "spot", "step",
        "tent", "tile", "top", "used", "zone",
    )
    # fmt: on

    edition: GuildsEdition
    players: int
    rules: int  # the version played (G18, G32)
    rounds: int
    round: int
    first: int  # who holds the marker (G4)
    phase: int  # of the round
    step: int  # how far the phase has come
    idle: int  # passes in a row (G11, G22, G28)
    end: str
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
    # ---- guilds
    owner: bytearray  # seat + 1; the last stays 0: NOBODY
    joined: list[int]  # all members of guilds, in the order they joined
    fresh: int  # bits of characters that joined in this phase (G19)
    used: int  # bits of characters whose ability is used, this round or for the game (G38)
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
    # ---- plots, by seat × cells + cell
    tile: bytearray
    doors: bytearray  # of what lies there, as it lies
    border: list[int]  # of a free cell (board.py)
    spot: list[int]  # (seat × cells + cell) × 4 + turn
    placed: list[int]  # the rooms on all plots, in the order they were laid
    active: int  # bits of rooms (G27)
    free: list[int]  # cells
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

    def clone(self) -> "GuildsState":
        twin = GuildsState(self.setup, self.chance.clone())
        twin.edition = self.edition
        twin.players = self.players
        twin.rules = self.rules
        twin.rounds = self.rounds
        twin.round = self.round
        twin.first = self.first
        twin.phase = self.phase
        twin.step = self.step
        twin.idle = self.idle
        twin.end = self.end
        twin.hand = self.hand[:]
        twin.gold = self.gold[:]
        twin.slot_zones = self.slot_zones
        twin.slots = self.slots[:]
        twin.left = self.left[:]
        twin.lying = self.lying
        twin.open_zones = self.open_zones
        twin.tent = self.tent[:]
        twin.lead = self.lead[:]
        twin.top = self.top[:]
        twin.first_zone = self.first_zone
        twin.zone = self.zone
        twin.owner = self.owner
        twin.joined = self.joined
        twin.fresh = self.fresh
        twin.used = self.used
        twin.named_faction = self.named_faction
        twin.cat_as = self.cat_as
        twin.display = self.display[:]
        twin.reserved = self.reserved
        twin.placing = self.placing
        twin.lifted = self.lifted
        twin.bought = self.bought
        twin.bent_room = self.bent_room
        twin.bent_doors = self.bent_doors
        twin.tile = self.tile
        twin.doors = self.doors
        twin.border = self.border
        twin.spot = self.spot
        twin.placed = self.placed
        twin.active = self.active
        twin.free = self.free
        twin.fits_small = self.fits_small
        twin.fits_large = self.fits_large
        twin.goals = self.goals
        twin.characters = self.characters
        twin.small_rooms = self.small_rooms
        twin.large_rooms = self.large_rooms
        twin.characters_drawn = self.characters_drawn
        twin.small_drawn = self.small_drawn
        twin.large_drawn = self.large_drawn
        twin.asked, twin.seat, twin.choices = self.asked, self.seat, self.choices
        return twin


def blank(setup: Setup, chance: Chance) -> GuildsState:
    """The position before anything happened."""
    state = GuildsState(setup, chance)
    edition = state.edition = tables_of(setup)
    players = state.players = setup.players
    state.rules = setup.rules
    state.rounds = ROUNDS[players]
    state.round = 0
    state.first = 0
    state.phase = START
    state.step = 0
    state.idle = 0
    state.end = ""
    state.hand = [0] * players
    state.gold = [0] * players
    slot_zones = state.slot_zones = edition.zones_of[layout_of(setup)]
    state.slots = [-1] * len(slot_zones)
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
    state.tile = bytearray(players * edition.cells)
    state.doors = bytearray(players * edition.cells)
    state.border = [0] * (players * edition.cells)
    state.spot = [-1] * ROOMS
    state.placed = []
    state.active = 0
    state.free = [edition.cells - len(edition.plot.hall)] * players
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
