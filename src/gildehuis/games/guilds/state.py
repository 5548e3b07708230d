"""What is done to a Guilds position: the start, who has which ability, copies before changes."""

from typing import Final

from gildehuis.core.chance import Chance
from gildehuis.core.game import Setup
from gildehuis.games.guilds._state import GuildsState as GuildsState
from gildehuis.games.guilds._state import blank
from gildehuis.games.guilds.board import OCCUPIED
from gildehuis.games.guilds.edition import CHARACTERS, GOALS, LARGE_ROOMS, ROOMS, SMALL_ROOMS
from gildehuis.games.guilds.plot import borders, lay_hall

GOALS_DRAWN: Final = {2: 4, 3: 5, 4: 5}  # G3
SMALL_DRAWN: Final = {2: 2, 3: 4, 4: 5}  # G5
LARGE_DRAWN: Final = {2: 2, 3: 2, 4: 3}
FIRST_ROOM: Final = 2  # on a cell of a plot 0 is free, 1 the hall, and a room is 2 + its number


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
    return state.owner[who] == seat + 1 and not state.used >> who & 1 and not state.fresh >> who & 1


def use(state: GuildsState, ability: int) -> None:
    """Mark it as used, for this round or for the game (G38)."""
    state.used |= 1 << state.edition.who[ability]


def room_doors(state: GuildsState, room: int) -> int:
    """A room's doors as printed, or as the Wallbender left them (G44)."""
    return state.bent_doors if room == state.bent_room else state.edition.doors[room]


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
