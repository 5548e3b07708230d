"""Arms, tiles, cards and the six towns of Flandern: tables computed once per edition."""

from typing import Final

from gildehuis.core.schema import words_of
from gildehuis.games.flandern.schema_words import (
    ActionCard,
    Arms,
    Card,
    Guild,
    PileCard,
    Shape,
    TownName,
)
from gildehuis.games.flandern.schema_words import Special as Letter

# ---- arms (F1) and shapes (F4)
ARMS: Final[tuple[Arms, ...]] = words_of(Arms)
GUILD_NAMES: Final[tuple[Guild, ...]] = words_of(Guild)  # all arms but the Church
GUILDS: Final = len(GUILD_NAMES)
GREY: Final = 4
CHURCH: Final = 5
NO_GUILD: Final = -1
TOWNS: Final[tuple[TownName, ...]] = words_of(TownName)  # in the order of F1
NO_TOWN: Final = -1
SHAPES: Final[tuple[Shape, ...]] = words_of(Shape)
CENTRE: Final = 3  # the shape of a centre

# ---- tiles: what can be laid. Of every guild with none, one and two printed masters, of the
# Church without, then the four specials (F3, F6)
PRINTED: Final = 3  # kinds of a guild's tiles, by the masters printed on them
CHURCH_TILE: Final = PRINTED * GUILDS
SPECIALS: Final[tuple[Letter, ...]] = words_of(Letter)
FIRST_SPECIAL: Final = CHURCH_TILE + 1
TILES: Final = FIRST_SPECIAL + len(SPECIALS)
TILE_BITS: Final = TILES
ARMS_OF_TILE: Final = tuple(min(tile // PRINTED, CHURCH) for tile in range(TILES))
MASTERS_OF_TILE: Final = bytes(tile % PRINTED if tile < CHURCH_TILE else 0 for tile in range(TILES))
TILES_OF_ARMS: Final = tuple(  # as bits
    sum(1 << tile for tile in range(TILES) if ARMS_OF_TILE[tile] == arms)
    for arms in range(len(ARMS))
)
ALL_TILES: Final = (1 << TILES) - 1
SPECIAL_TILES: Final = ALL_TILES >> FIRST_SPECIAL << FIRST_SPECIAL
NEUTRAL_TILES: Final = TILES_OF_ARMS[GREY] | TILES_OF_ARMS[CHURCH]  # golden cards (F20)
SERVED: Final = tuple(TILES_OF_ARMS[guild] | NEUTRAL_TILES for guild in range(GUILDS))  # F17, F18

# ---- what is on a space
ABSENT: Final = 0
FREE: Final = 1
COVERED: Final = 2
SWALLOWED: Final = 3
LAID: Final = 4  # + the tile; a centre is laid as its arms' plain tile
PLAIN_TILE: Final = tuple(arms * PRINTED for arms in range(len(ARMS)))  # without masters

# ---- cards: towns come first, by number (F2, F7, F41)
SITE_CARD: Final = 6
PICK_UP: Final = 7
ACTION_CARDS: Final = 8
CATHEDRAL_CARD: Final = 8
MASTER_CARD: Final = 9
INFLUENCE_CARD: Final = 10
NO_CARD: Final = -1
CARDS: Final[tuple[Card, ...]] = words_of(Card)
ACTIONS: Final[tuple[ActionCard, ...]] = words_of(ActionCard)
NOT_CHOSEN: Final = -1
NO_SEAT: Final = -1  # no seat is asked alone
PILE_KINDS: Final = 7  # of a guild under influence: six towns and site
INFLUENCE_EACH: Final = 3  # silver influence cards (F2)
FULL_HAND: Final = (1 << ACTION_CARDS) - 1


def card_names(cards: int) -> list[ActionCard]:
    """Action cards given as bits."""
    return [name for card, name in enumerate(ACTIONS) if cards >> card & 1]


def pile_name(card: int) -> PileCard:
    """A pile card as records write it: its guild, then its card (F41)."""
    return f"{ARMS[card // PILE_KINDS]}:{ACTIONS[card % PILE_KINDS]}"


PILE_NUMBERS: Final = {pile_name(card): card for card in range(4 * PILE_KINDS)}


class Special:
    """One of the Church's specials (F28): its tile and what it does to a town."""

    __slots__ = ("adds", "host", "swallows", "tile")

    def __init__(self, tile: int, host: int, swallows: list[int], adds: list[int]) -> None:
        self.tile = tile
        self.host = host  # shape of the space it is laid on
        self.swallows = swallows  # shapes on a long side of the host that it covers too
        self.adds = adds  # shapes of the added spaces


class Board:
    """All towns of an edition as one row of slots: town × `slots` + slot.

    Slot 0 is the centre; then come the printed spaces, then room for those that specials add,
    of which a host's n-th is always the same slot, whatever its shape.
    """

    def __init__(
        self,
        names: list[str],  # of the printed spaces, the centre first
        shapes: list[int],
        long: list[tuple[int, int]],
        short: list[tuple[int, int]],
        specials: list[Special],
        centres: list[int],  # arms of the towns' centres
        centre_masters: list[int],
        site_pieces: int,  # building sites there can be at once (F3)
    ) -> None:
        self.specials = specials
        self.centres = centres
        self.centre_masters = centre_masters
        self.site_pieces = site_pieces
        self.printed = len(names)
        self.names = list(names)
        self.added: list[list[int]] = [self._room(slot, shapes) for slot in range(self.printed)]
        self.slots = len(self.names)
        self.size = self.slots * len(TOWNS)
        self.shapes = bytearray(shapes) + bytearray(self.slots - self.printed)
        self.numbers = {name: slot for slot, name in enumerate(self.names)}
        beside = _beside(long, self.slots)
        # Across the whole board: the slots that share a long side, and those that share any.
        self.long = self._everywhere(beside)
        self.near = self._everywhere(_beside(long + short, self.slots))
        # By slot and special: what it swallows there.
        self.swallows: list[list[list[int]]] = [
            [self._swallowed(special, slot, beside) for special in specials]
            for slot in range(self.printed)
        ]
        # By slot: the hosts from which it could be swallowed, and by which tiles, as bits.
        hosts, bits = self._swallowers()
        self.swallowers = self._everywhere(hosts)
        self.swallowing: list[list[int]] = bits * len(TOWNS)
        self.rows: dict[int, list[int]] = {}  # legal layings met so far, see building.layings

    def _room(self, host: int, shapes: list[int]) -> list[int]:
        """Name the slots for what specials add at a host: `ZN+1`, `ZN+2` (F28)."""
        most = max((len(s.adds) for s in self.specials if s.host == shapes[host]), default=0)
        first = len(self.names)
        self.names += [f"{self.names[host]}+{n + 1}" for n in range(most)]
        return list(range(first, first + most))

    def _everywhere(self, row: list[list[int]]) -> list[list[int]]:
        """One town's table of slots, repeated for all towns."""
        return [
            [town * self.slots + slot for slot in slots]
            for town in range(len(TOWNS))
            for slots in row
        ]

    def _swallowed(self, special: Special, slot: int, beside: list[list[int]]) -> list[int]:
        if self.shapes[slot] != special.host:
            return []
        return [other for other in beside[slot] if self.shapes[other] in special.swallows]

    def _swallowers(self) -> tuple[list[list[int]], list[list[int]]]:
        hosts: list[list[int]] = [[] for _ in range(self.slots)]
        bits: list[list[int]] = [[] for _ in range(self.slots)]
        for host, by_special in enumerate(self.swallows):
            for special, swallowed in zip(self.specials, by_special, strict=True):
                for slot in swallowed:
                    hosts[slot].append(host)
                    bits[slot].append(1 << special.tile)
        return hosts, bits

    def home(self, guild: int) -> int:
        """The town of a player guild (F5)."""
        return self.centres.index(guild)


def _beside(pairs: list[tuple[int, int]], slots: int) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in range(slots)]
    for one, other in pairs:
        found[one].append(other)
        found[other].append(one)
    return found
