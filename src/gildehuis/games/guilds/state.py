"""The position of Guilds: flat and quick to clone."""

from typing import Final

from gildehuis.core.chance import Chance
from gildehuis.core.event import Event
from gildehuis.core.game import Setup, State
from gildehuis.games.guilds.board import OCCUPIED, ZONES
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

# The five phases of a round, then the choices of cards at the end (G36).
START: Final = 0
RECRUIT: Final = 1
EXCHANGE: Final = 2
BUILD: Final = 3
END: Final = 4
SCORING: Final = 5
OVER: Final = 6
PHASES: Final = ("start", "recruit", "exchange", "build", "end", "scoring", "over")

# What is asked of the seat at turn (G61).
ASKED: Final = (
    "divining",
    "recruit",
    "second_zone",
    "forced_take",
    "assassin",
    "cutpurse",
    "buying",
    "build",
    "placing",
    "second_room",
    "reserving",
    "herald",
    "illusionist",
    "cat",
    "nothing",
)
DIVINING: Final = 0
RECRUIT_TURN: Final = 1
SECOND_ZONE: Final = 2
FORCED_TAKE: Final = 3
ASSASSINATING: Final = 4
STEALING: Final = 5
BUYING: Final = 6
BUILD_TURN: Final = 7
PLACING: Final = 8
SECOND_ROOM: Final = 9
RESERVING: Final = 10
CLAIMING: Final = 11
NAMING_FACTION: Final = 12
NAMING_CAT: Final = 13
NOTHING: Final = 14

GOALS_DRAWN: Final = {2: 4, 3: 5, 4: 5}  # G3
SMALL_DRAWN: Final = {2: 2, 3: 4, 4: 5}  # G5
LARGE_DRAWN: Final = {2: 2, 3: 2, 4: 3}
FIRST_ROOM: Final = 2  # on a cell of a plot 0 is free, 1 the hall, and a room is 2 + its number


class GuildsState(State):
    """Where everything lies, what everybody holds, whose turn it is and what is asked."""

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

    def __init__(self, setup: Setup, chance: Chance) -> None:  # noqa: PLR0915 - a line a field
        super().__init__(setup, chance)
        edition = setup.edition
        assert isinstance(edition, GuildsEdition)
        players = setup.players
        self.edition: GuildsEdition = edition
        self.players: int = players
        self.rounds: int = ROUNDS[players]
        self.round: int = 0
        self.first: int = 0  # who holds the marker (G4)
        self.phase: int = START
        self.step: int = 0  # how far the phase has come
        self.asked: int = NOTHING
        self.turn: int = 0  # the seat that is asked
        self.idle: int = 0  # passes in a row (G11, G22, G28)
        self.end: str = ""
        self.choices: list[int] = []  # the legal moves of the seat asked
        # ---- money (by seat)
        self.hand: list[int] = [0] * players
        self.gold: list[int] = [0] * players
        # ---- the plaza
        self.slot_zones: list[int] = edition.zones_of[layout_of(setup)]  # never changed
        self.slots: list[int] = [-1] * len(self.slot_zones)  # the character in each slot
        self.left: list[int] = [0] * ZONES  # characters in each zone
        self.lying: int = 0  # characters on the plaza
        self.open_zones: int = 0
        self.tent: list[int] = [0] * (ZONES * players)  # florins, by zone × players + seat
        self.lead: list[int] = [-1] * ZONES  # the seat whose offer is highest
        self.top: list[int] = [0] * ZONES  # its florins
        self.first_zone: int = -1  # of the first offer of this turn
        self.zone: int = 0  # that is settled now (G18)
        # ---- guilds
        self.owner: bytearray = bytearray(CHARACTERS + 1)  # seat + 1; the last stays 0: NOBODY
        self.joined: list[int] = []  # all members of guilds, in the order they joined
        self.fresh: int = 0  # bits of characters that joined in this phase (G19)
        self.used: int = 0  # bits of abilities used this round, or for the game (G38)
        self.named_faction: int = -1  # by the Illusionist (G45)
        self.cat_as: int = -1  # 0 a woman, 1 + a people (G55)
        # ---- rooms on offer
        self.display: list[int] = []
        self.reserved: int = 0  # bits of rooms
        self.placing: int = -1  # the room in hand
        self.lifted: int = -1  # the spot it was lifted from (G54); −1 for a bought one
        self.bought: int = 0  # rooms bought in this turn
        self.bent_room: int = -1  # the room whose edge was changed (G44)
        self.bent_doors: int = 0
        # ---- plots (by seat × cells + cell)
        cells = edition.cells
        self.tile: bytearray = bytearray(players * cells)
        self.doors: bytearray = bytearray(players * cells)  # of what lies there, as it lies
        self.border: list[int] = [0] * (players * cells)  # what a free cell borders (board.py)
        self.spot: list[int] = [-1] * ROOMS  # (seat × cells + cell) × 4 + turn
        self.placed: list[int] = []  # the rooms on all plots, in the order they were laid
        self.active: int = 0  # bits of rooms (G27)
        self.free: list[int] = [cells - len(edition.plot.hall)] * players
        self.fits_small: list[int] = [-1] * players  # door masks that fit; −1: to be found anew
        self.fits_large: list[int] = [-1] * players
        # ---- stacks, never changed, and how much of each is drawn
        self.goals: list[int] = []
        self.characters: list[int] = []
        self.small_rooms: list[int] = []
        self.large_rooms: list[int] = []
        self.characters_drawn: int = 0
        self.small_drawn: int = 0
        self.large_drawn: int = 0


def layout_of(setup: Setup) -> str:
    """The layout of the plaza (G5, G6)."""
    if setup.players == 3:
        return f"3x{setup.options.get('characters', 5)}"
    return str(setup.players)


def empty(setup: Setup, chance: Chance) -> GuildsState:
    """Halls laid (G2), nothing drawn yet."""
    state = GuildsState(setup, chance)
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


def clone(state: GuildsState) -> GuildsState:  # noqa: PLR0915 - a line a field
    twin: GuildsState = GuildsState.__new__(GuildsState)
    twin.setup = state.setup
    twin.chance = state.chance.clone()
    twin.events = None
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
    twin.owner = state.owner[:]
    twin.joined = state.joined[:]
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
    twin.tile = state.tile[:]
    twin.doors = state.doors[:]
    twin.border = state.border[:]
    twin.spot = state.spot[:]
    twin.placed = state.placed[:]
    twin.active = state.active
    twin.free = state.free[:]
    twin.fits_small = state.fits_small[:]
    twin.fits_large = state.fits_large[:]
    twin.goals = state.goals
    twin.characters = state.characters
    twin.small_rooms = state.small_rooms
    twin.large_rooms = state.large_rooms
    twin.characters_drawn = state.characters_drawn
    twin.small_drawn = state.small_drawn
    twin.large_drawn = state.large_drawn
    return twin
