"""Laying and finishing districts, and covering what stays empty (F17–F30)."""

from collections.abc import Callable

from gildehuis.core.state import Question, tell
from gildehuis.games.flandern.board import (
    ALL_TILES,
    ARMS,
    ARMS_OF_TILE,
    CHURCH,
    COVERED,
    FIRST_SPECIAL,
    FREE,
    LAID,
    NEUTRAL_TILES,
    SERVED,
    SPECIAL_TILES,
    SWALLOWED,
    TILE_BITS,
    TILES,
    TILES_OF_ARMS,
    TOWNS,
)
from gildehuis.games.flandern.moves import FINISH, build_first, name_tile, place, set_up_first
from gildehuis.games.flandern.schema import Build, Finish, SetUp
from gildehuis.games.flandern.schema_events import (
    AtDistrict,
    AtSpace,
    Built,
    Covered,
    Finished,
    SiteSetUp,
    SpaceAdded,
    SpaceGone,
)
from gildehuis.games.flandern.state import FlandernState, border

# ---- what may be done


def town_moves(state: FlandernState) -> list[int]:
    """Build one district of the arms served in the card's town, or finish one there (F17)."""
    found: list[int] = []
    town = state.town
    served = _served(state)
    _layings(state, town, served, build_first(state.board), 0, found)
    slots = state.board.slots
    for slot in state.sites:
        if slot // slots == town and served >> (state.tile[slot] - LAID) & 1:
            found.append(FINISH + slot)
    return found


def site_moves(state: FlandernState) -> list[int]:
    """Set up one district of the arms served in any unscored town (F18)."""
    found: list[int] = []
    served = _served(state)
    if sites_left(state):
        first = set_up_first(state.board)
        for town in range(len(TOWNS)):
            _layings(state, town, served, first, 1, found)
    return found


def _served(state: FlandernState) -> int:
    """What the card lets its player lay: own districts and neutral ones, golden cards these."""
    return NEUTRAL_TILES if state.guild < 0 else SERVED[state.guild]


def sites_left(state: FlandernState) -> int:
    """Building-site pieces in stock."""
    return state.board.site_pieces - len(state.sites)


def _layings(
    state: FlandernState, town: int, served: int, first: int, kind: int, found: list[int]
) -> None:
    """What of the stock may be laid where in a town (F24–F29)."""
    tiles = state.tiles
    shape = state.shape
    fits = state.fits
    reach = state.reach
    rows = state.board.rows
    for slot in state.free[town]:
        fitting = reach[slot] & fits[slot] & served
        if fitting:
            fitting &= tiles[shape[slot]]  # last, for a bytearray is slow to look into
        if fitting:
            # Which moves these are depends on nothing else: they are listed once per edition.
            key = (slot << TILE_BITS | fitting) << 1 | kind
            row = rows.get(key)
            if row is None:
                base = first + slot * TILES
                row = [base + tile for tile in range(TILES) if fitting >> tile & 1]
                rows[key] = row
            found += row


# ---- what it does


def build_or_finish(state: FlandernState, move: int) -> int:
    """Carry out one of `town_moves`; the slot it was about."""
    first = build_first(state.board)
    if move < first:
        finish(state, move - FINISH)
        return move - FINISH
    slot, tile = divmod(move - first, TILES)
    lay(state, slot, tile, False)
    return slot


def set_up(state: FlandernState, move: int) -> int:
    """Carry out one of `site_moves`; the slot it was about."""
    slot, tile = divmod(move - set_up_first(state.board), TILES)
    lay(state, slot, tile, True)
    return slot


def lay(state: FlandernState, slot: int, tile: int, as_site: bool) -> None:
    """Lay a tile of the stock on a free space (F17, F18)."""
    shape = state.shape[slot]
    item = tile * 3 + shape
    state.stock[item] -= 1
    if not state.stock[item]:
        state.tiles[shape] &= ~(1 << tile)  # F24
    _take_space(state, slot)
    state.tile[slot] = LAID + tile
    border(state, slot, ARMS_OF_TILE[tile])
    if as_site:
        state.site[slot] = 1
        state.sites.append(slot)
        state.sites.sort()
    if state.events is not None:
        laid = SiteSetUp if as_site else Built
        town, space = place(state.board, slot)
        guild, master, special = name_tile(tile)
        tell(state, laid, state.seat, town, space, guild, master, special)
    if tile >= FIRST_SPECIAL:
        _change_town(state, slot, tile - FIRST_SPECIAL)
    state.laid_now = True


def _take_space(state: FlandernState, slot: int) -> None:
    """A space is free no longer, nor can anything reach over onto it."""
    board = state.board
    town = slot // board.slots
    state.free[town] = [other for other in state.free[town] if other != slot]
    for n, host in enumerate(board.swallowers[slot]):
        state.fits[host] &= ~board.swallowing[slot][n]


def _change_town(state: FlandernState, host: int, special: int) -> None:
    """A special takes spaces away or adds some (F28)."""
    board = state.board
    first = host // board.slots * board.slots
    for space in board.swallows[host - first][special]:
        slot = first + space
        _take_space(state, slot)
        state.tile[slot] = SWALLOWED
        border(state, slot, CHURCH)
        tell_place(state, SpaceGone, slot)
    for n, shape in enumerate(board.specials[special].adds):
        slot = first + board.added[host - first][n]
        open_added(state, slot, shape)
        tell_place(state, SpaceAdded, slot)


def open_added(state: FlandernState, slot: int, shape: int) -> None:
    """An added space borders its special by a long side, and takes no special itself (F28)."""
    town = slot // state.board.slots
    state.tile[slot] = FREE
    state.shape[slot] = shape
    state.reach[slot] = ALL_TILES
    state.fits[slot] = ALL_TILES & ~SPECIAL_TILES & ~TILES_OF_ARMS[CHURCH]
    state.free[town] = sorted([*state.free[town], slot])


def finish(state: FlandernState, slot: int) -> None:
    """Take a building-site piece away: the district is finished (F17)."""
    state.site[slot] = 0
    state.sites.remove(slot)
    state.laid_now = True
    tell_district(state, Finished, slot)


def tell_place(state: FlandernState, event: type[AtSpace], slot: int) -> None:
    """Something that the seat asked did on a space."""
    if state.events is not None:
        town, space = place(state.board, slot)
        tell(state, event, state.seat, town, space)


def tell_district(state: FlandernState, event: type[AtDistrict], slot: int) -> None:
    """The same, and whose district lies there."""
    if state.events is not None:
        town, space = place(state.board, slot)
        guild = ARMS[ARMS_OF_TILE[state.tile[slot] - LAID]]
        tell(state, event, state.seat, town, space, guild)


# ---- covers


def could_take(state: FlandernState, slot: int, served: int) -> bool:
    """Could these arms ever take this free space? F26 is left aside (F30)."""
    if state.tiles[state.shape[slot]] & state.fits[slot] & served:
        return True
    board = state.board
    for n, host in enumerate(board.swallowers[slot]):  # D, with this space as its Z
        bits = board.swallowing[slot][n] & served
        if state.tile[host] == FREE and state.tiles[state.shape[host]] & state.fits[host] & bits:
            return True
    return False


def cover(state: FlandernState) -> None:
    """Cover every free space that can never be built on again (F30)."""
    again = True
    while again:
        again = False
        for town in range(len(TOWNS)):
            for slot in state.free[town]:
                if not could_take(state, slot, ALL_TILES) or _cut_off(state, slot):
                    cover_space(state, slot)
                    again = True


def _cut_off(state: FlandernState, slot: int) -> bool:
    """Nothing on its long sides is laid or free."""
    if state.reach[slot] == ALL_TILES:
        return False
    for near in state.board.long[slot]:
        if state.tile[near] in (FREE, SWALLOWED) or state.tile[near] >= LAID:
            return False
    return True


def cover_space(state: FlandernState, slot: int) -> None:
    _take_space(state, slot)
    state.tile[slot] = COVERED
    if state.events is not None:
        town, space = place(state.board, slot)
        tell(state, Covered, town, space)


def free_spaces(state: FlandernState) -> int:
    """How many spaces of unscored towns are free."""
    count = 0
    for slots in state.free:
        count += len(slots)
    return count


# ---- what is asked of who carries out a town or site card; `then` is what follows


def town_question(
    word: str, then: Callable[[FlandernState], None], rule: str
) -> Question[FlandernState]:
    """F17, F20."""

    def answer(state: FlandernState, move: int) -> None:
        build_or_finish(state, move)
        then(state)

    return Question(word, town_moves, answer, (Build, Finish), rule)


def site_question(
    word: str, then: Callable[[FlandernState], None], rule: str
) -> Question[FlandernState]:
    """F18, F20."""

    def answer(state: FlandernState, move: int) -> None:
        set_up(state, move)
        then(state)

    return Question(word, site_moves, answer, (SetUp,), rule)
