"""The fields of a Guilds position, each declared once; _state.py is written from it."""

from gildehuis.core.fields import Shared
from gildehuis.core.state import Setup
from gildehuis.games.guilds.board import ZONES
from gildehuis.games.guilds.course import START
from gildehuis.games.guilds.edition import CHARACTERS, ROOMS, GuildsEdition, layout_of, tables_of
from gildehuis.games.guilds.read_table import ROUNDS

setup: Setup


class GuildsState:
    """Where everything lies, what everybody holds and how far the round has come.

    Guilds and plots change seldom, so copies of a position share their lists: whoever changes
    one of these takes a copy of it first (`own_guilds`, `own_plots`).
    """

    edition: GuildsEdition = tables_of(setup)
    players: int = setup.players
    rules: int = setup.rules  # the version played (G18, G32)
    rounds: int = ROUNDS[players]
    round: int = 0
    first: int = 0  # who holds the marker (G4)
    phase: int = START  # of the round
    step: int = 0  # how far the phase has come
    idle: int = 0  # passes in a row (G11, G22, G28)
    end: str = ""
    # ---- money (by seat)
    hand: list[int] = [0] * players
    gold: list[int] = [0] * players
    # ---- the plaza
    slot_zones: Shared[list[int]] = edition.zones_of[layout_of(setup)]  # never changed
    slots: list[int] = [-1] * len(slot_zones)  # the character in each slot
    left: list[int] = [0] * ZONES  # characters in each zone
    lying: int = 0  # characters on the plaza
    open_zones: int = 0
    tent: list[int] = [0] * (ZONES * players)  # florins, by zone × players + seat
    lead: list[int] = [-1] * ZONES  # the seat whose offer is highest
    top: list[int] = [0] * ZONES  # its florins
    first_zone: int = -1  # of the first offer of this turn
    zone: int = 0  # that is settled now (G18)
    # ---- guilds
    owner: Shared[bytearray] = bytearray(CHARACTERS + 1)  # seat + 1; the last stays 0: NOBODY
    joined: Shared[list[int]] = []  # all members of guilds, in the order they joined
    fresh: int = 0  # bits of characters that joined in this phase (G19)
    used: int = 0  # bits of characters whose ability is used, this round or for the game (G38)
    named_faction: int = -1  # by the Illusionist (G45)
    cat_as: int = -1  # 0 a woman, 1 + a people (G55)
    # ---- rooms on offer
    display: list[int] = []
    reserved: int = 0  # bits of rooms
    placing: int = -1  # the room in hand
    lifted: int = -1  # the spot it was lifted from (G54); −1 for a bought one
    bought: int = 0  # rooms bought in this turn
    bent_room: int = -1  # the room whose edge was changed (G44)
    bent_doors: int = 0
    # ---- plots, by seat × cells + cell
    tile: Shared[bytearray] = bytearray(players * edition.cells)
    doors: Shared[bytearray] = bytearray(players * edition.cells)  # of what lies there, as it lies
    border: Shared[list[int]] = [0] * (players * edition.cells)  # of a free cell (board.py)
    spot: Shared[list[int]] = [-1] * ROOMS  # (seat × cells + cell) × 4 + turn
    placed: Shared[list[int]] = []  # the rooms on all plots, in the order they were laid
    active: int = 0  # bits of rooms (G27)
    free: Shared[list[int]] = [edition.cells - len(edition.plot.hall)] * players  # cells
    fits_small: Shared[list[int]] = [-1] * players  # door masks that fit; −1: to be found anew
    fits_large: Shared[list[int]] = [-1] * players
    # ---- stacks, never changed, and how much of each is drawn
    goals: Shared[list[int]] = []
    characters: Shared[list[int]] = []
    small_rooms: Shared[list[int]] = []
    large_rooms: Shared[list[int]] = []
    characters_drawn: int = 0
    small_drawn: int = 0
    large_drawn: int = 0
