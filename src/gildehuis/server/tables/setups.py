"""Setups of tables; editions are read once and shared by all tables that use them.

What a stranger brings is first read in a process with limits (`reading`). Only what was quick there
is read again here, in a thread: an edition's tables of the compiled engine do not travel between
processes, and a thread that computes for a quarter of a second at most lets the event loop go on.
"""

import asyncio
from collections import OrderedDict
from functools import lru_cache
from typing import Any

from gildehuis.core.edition_file import digest
from gildehuis.core.game import Edition, Setup
from gildehuis.core.refusal import BadInput
from gildehuis.core.registry import find, names
from gildehuis.core.setup import settle
from gildehuis.server.tables.edition_reader import WHERE, Reader
from gildehuis.table.faults import Fault
from gildehuis.table.model import Doc

KEPT = 64  # editions that were brought, the last ones used


@lru_cache(32)
def _shipped(game: str, name: str) -> Edition:
    return find(game).shipped_edition(name)


@lru_cache(KEPT)
def _brought(game: str, source: str) -> Edition:
    return find(game).own_edition(source, WHERE)


def settled(
    game: str,
    players: int,
    options: dict[str, Any],
    edition: str | None,
    source: str | None,
    rules: int | None,
) -> Setup:
    """A checked setup, for workers: a table was made of it, so its edition is known to be good."""
    own = _brought(game, source) if source else None
    return _settle(game, players, options, edition, own, rules)


def _settle(
    name: str,
    players: int,
    options: dict[str, Any],
    edition: str | None,
    own: Edition | None,
    rules: int | None,
) -> Setup:
    game = find(name)
    chosen: Edition | str | None = own or edition
    if chosen is None and game.editions:
        chosen = game.editions[0]
    if isinstance(chosen, str) and chosen in game.editions:
        chosen = _shipped(name, chosen)
    return settle(game, players, options, chosen, rules)


def warm() -> None:
    """Read all shipped editions, before anybody waits for one."""
    for name in names():
        for edition in find(name).editions:
            _shipped(name, edition)


class Editions:
    """Setups for the event loop, which never reads a stranger's edition itself."""

    def __init__(self) -> None:
        self._reader = Reader()
        self._own: OrderedDict[tuple[str, str], asyncio.Task[Edition]] = OrderedDict()

    async def start(self) -> None:
        """Be ready for the first stranger."""
        await self._reader.start()

    async def of(self, doc: Doc) -> Setup:
        """The setup of a table."""
        return await self.settle(
            doc.game, doc.players, doc.options, doc.edition, doc.edition_source, doc.rules
        )

    async def settle(
        self,
        game: str,
        players: int,
        options: dict[str, Any],
        edition: str | None,
        source: str | None,
        rules: int | None = None,
    ) -> Setup:
        """A checked setup by an edition's name, or by its text where somebody brought it."""
        try:
            own = None if source is None else await self._find(game, source)
            return _settle(game, players, options, edition, own, rules)
        except BadInput as wrong:
            raise Fault("bad-table", 400, reason=str(wrong)) from None

    async def _find(self, game: str, source: str) -> Edition:
        """Read once, however many ask at the same time."""
        key = (game, digest(source))
        if key not in self._own:
            self._own[key] = asyncio.create_task(self._read(game, source))
        self._own.move_to_end(key)
        if len(self._own) > KEPT:
            self._own.popitem(last=False)
        try:
            return await asyncio.shield(self._own[key])
        except BadInput:
            self._own.pop(key, None)
            raise

    async def _read(self, game: str, source: str) -> Edition:
        await self._reader.check(game, source)
        return await asyncio.to_thread(find(game).own_edition, source, WHERE)
