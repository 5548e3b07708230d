"""The board with all towns, the stock beside it, and what may be laid where (F24–F30)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from tests.referee.flandern.edition import ARMS, CHURCH, MASTERS, PLAYER_GUILDS, Edition, Special
from tests.referee.flandern.town import District, Tile, Town, new_town
from tests.referee.verdict import Foul


@dataclass
class Board:
    edition: Edition
    guilds: tuple[str, ...]  # the player guilds in play, influenced ones too
    towns: dict[str, Town]
    tiles: Counter[tuple[str, str, int]]
    specials: dict[str, Special]
    building_sites: int
    cathedrals: int
    guild_masters: int

    @property
    def arms(self) -> list[str]:
        """Every arms in play."""
        return [arms for arms in ARMS if arms in self.guilds or arms not in PLAYER_GUILDS]

    def open_towns(self) -> list[Town]:
        return [town for town in self.towns.values() if not town.scored]

    def free_spaces(self) -> list[tuple[Town, str]]:
        return [(town, space) for town in self.open_towns() for space in town.free_spaces()]

    def in_stock(self, town: Town, space: str, tile: Tile) -> bool:
        """F24: does the stock hold this tile in the shape of this space?"""
        if tile.special is not None:
            return tile.special in self.specials
        return self.tiles[tile.arms, town.shapes[space], tile.masters] > 0

    def check_laying(self, town: Town, space: str, tile: Tile) -> None:
        """The building rules, in the order in which a refusal names them."""
        if space not in town.shapes or space in town.districts:
            raise Foul("F25", f"{space} does not exist or is built on")
        if space in town.covered:
            raise Foul("F30", f"{space} is covered")
        special = self.edition.specials[tile.special] if tile.special else None
        if special and (tile.arms != CHURCH or tile.masters or not town.can_host(special, space)):
            raise Foul("F28", f"special {tile.special} cannot lie on {space}")
        if not self.in_stock(town, space, tile):
            raise Foul("F24", "not in stock")
        lying_on = town.footprint(special, space)
        if not town.long_side_laid(lying_on):
            raise Foul("F26", f"no long side of {space} borders a laid district")
        if town.borders_arms(lying_on, tile.arms):
            raise Foul("F27", f"{space} borders {tile.arms}")

    def tile_kinds(self, arms: str) -> Iterator[Tile]:
        """F29R: every tile of these arms that a move can name and the rules could allow."""
        yield from (Tile(arms, masters) for masters in MASTERS.values())
        if arms == CHURCH:
            yield from (Tile(arms, special=name) for name in self.edition.specials)

    def layings(self, town: Town, arms: str) -> Iterator[tuple[str, Tile]]:
        """Where in this town which tile of these arms may be laid now."""
        for space in town.free_spaces():
            for tile in self.tile_kinds(arms):
                try:
                    self.check_laying(town, space, tile)
                except Foul:
                    continue
                yield space, tile

    def lay(self, town: Town, space: str, tile: Tile, as_site: bool) -> None:
        """Take the tile from the stock and lay it, with a building-site piece if it is a site."""
        special = None
        if tile.special is not None:
            special = self.specials.pop(tile.special)
        else:
            self.tiles[tile.arms, town.shapes[space], tile.masters] -= 1
        self.building_sites -= as_site
        town.lay(space, District(tile.arms, tile.masters, as_site), special)

    # F30: what can never be built on is covered

    def could_take(self, town: Town, space: str, arms: str) -> bool:
        """F30 (a): the stock holds a district that fits and would border no same arms."""
        shape = town.shapes[space]
        plain = any(self.tiles[arms, shape, masters] > 0 for masters in MASTERS.values())
        if plain and not town.borders_arms({space}, arms):
            return True
        return arms == CHURCH and any(
            space in lying_on and not town.borders_arms(lying_on, CHURCH)
            for lying_on in self._special_footprints(town)
        )

    def _special_footprints(self, town: Town) -> Iterator[frozenset[str]]:
        """What the specials in stock would lie on, on each of their free hosts."""
        for special in self.specials.values():
            for host in town.free_spaces():
                if town.can_host(special, host):
                    yield town.footprint(special, host)

    def is_dead(self, town: Town, space: str) -> bool:
        if not any(self.could_take(town, space, arms) for arms in self.arms):
            return True  # (a)
        return not any(  # (b)
            other in town.districts or town.is_free(other)
            for other in town.borders({space}, {"long"})
        )

    def cover_dead_spaces(self) -> None:
        """Until nothing changes."""
        while dead := [(town, s) for town, s in self.free_spaces() if self.is_dead(town, s)]:
            for town, space in dead:
                town.covered.add(space)


def new_board(edition: Edition, players: int) -> Board:
    """The board at the start; three players play without the fourth guild and its town (F10)."""
    guilds = PLAYER_GUILDS[:3] if players == 3 else PLAYER_GUILDS
    out = set(PLAYER_GUILDS) - set(guilds)
    towns = [name for name, centre in edition.towns.items() if centre.arms not in out]
    tiles = Counter({key: count for key, count in edition.tiles.items() if key[0] not in out})
    return Board(
        edition,
        guilds,
        {name: new_town(name, edition) for name in towns},
        tiles,
        dict(edition.specials),
        edition.building_sites,
        edition.cathedrals,
        edition.guild_masters,
    )
