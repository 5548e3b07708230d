"""One match as a learner meets it: rows of numbers, masks and actions. Base of all environments."""

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gildehuis.core import registry
from gildehuis.core.chance import Chance
from gildehuis.core.game import AnyGame, Edition, Named, Result, State
from gildehuis.core.refusal import BadInput
from gildehuis.core.schema import asdict
from gildehuis.core.secrecy import show
from gildehuis.core.setup import settle

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class Table:
    """A game with its setup, and how learners are shown it. Shared by many matches."""

    def __init__(
        self,
        game: str | AnyGame,
        players: int,
        options: dict[str, Any] | None = None,
        edition: Edition | str | None = None,
    ) -> None:
        self.game: AnyGame = registry.find(game) if isinstance(game, str) else game
        self.players = players
        self.setup = settle(self.game, players, options, edition)
        self.arrays = self.game.arrays(self.setup)
        self.actions = self.arrays.actions
        self.size = self.arrays.size
        parts = self.arrays.slices
        self.most: Floats = np.concatenate(
            [np.full(part.size, part.most, np.float32) for part in parts]
        )
        self.low: Floats = np.concatenate(
            [np.full(part.size, -1 if part.signed else 0, np.float32) for part in parts]
        )

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return self  # it never changes

    def __reduce__(self) -> Any:
        """Pickled by its settings: objects of the compiled engine cannot be pickled."""
        edition = self.setup.edition
        own = edition is not None and edition.name not in self.game.editions
        return _table, (
            self.game.name,
            self.players,
            tuple(self.setup.options.items()),
            edition.name if edition is not None else None,
            edition.source if edition is not None and own else None,
        )

    def named(self, row: Floats) -> dict[str, Floats]:
        """A row's slices by name, each in its own shape (of one row or of many)."""
        found: dict[str, Floats] = {}
        for part in self.arrays.slices:
            start = self.arrays.start[part.name]
            values = row[..., start : start + part.size]
            found[part.name] = values.reshape(*row.shape[:-1], *part.shape)
        return found


@lru_cache(maxsize=32)
def _table(
    name: str,
    players: int,
    options: tuple[tuple[str, Any], ...],
    edition: str | None,
    source: str | None,
) -> Table:
    game = registry.find(name)
    own = game.own_edition(source, "edition") if source is not None else edition
    return Table(game, players, dict(options), own)


class Episode:
    """A match in progress. Seats that decide in secret at once are asked in rising order."""

    def __init__(self, table: Table, seed: str) -> None:
        self.table = table
        self.game = table.game
        self.seed = seed
        self.state: State = self.game.new(table.setup, Chance(seed))
        self.played: list[tuple[int, int]] = []  # seat and move of every decision

    def __deepcopy__(self, memo: dict[int, Any]) -> "Episode":
        """An independent match that goes on from here."""
        twin: Episode = Episode.__new__(Episode)
        twin.table, twin.game, twin.seed = self.table, self.game, self.seed
        twin.state = self.game.clone(self.state)
        twin.played = self.played[:]
        return twin

    def __reduce__(self) -> Any:
        """Pickled as what was played: objects of the compiled engine cannot be pickled."""
        return _replayed, (self.table, self.seed, self.played)

    @property
    def decisions(self) -> int:
        return len(self.played)

    @property
    def to_act(self) -> list[int]:
        return self.game.to_act(self.state)

    @property
    def seat(self) -> int:
        """The seat to be asked now; −1 when the match is over."""
        seats = self.game.to_act(self.state)
        return seats[0] if seats else -1

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    def row(self, viewer: int) -> Floats:
        """What the seat knows, each number between −1 and 1."""
        shown = show(self.game, self.table.arrays, self.state, viewer)
        row = np.frombuffer(shown, np.float32) / self.table.most
        return np.clip(row, self.table.low, 1.0, out=row)

    def moves(self, seat: int) -> dict[int, int]:
        """The seat's actions and the engine's moves they stand for; none if it is not asked."""
        if seat not in self.game.to_act(self.state):
            return {}
        legal = self.game.legal(self.state, seat)
        actions = self.table.arrays.actions_of(seat, legal)
        return {action: move for action, move in zip(actions, legal, strict=True) if action >= 0}

    def mask(self, seat: int, size: int | None = None) -> Mask:
        mask: Mask = np.zeros(size or self.table.actions, np.int8)
        mask[list(self.moves(seat))] = 1
        return mask

    def play(self, seat: int, action: int) -> None:
        """Carry out an action; BadInput if the seat does not have it now."""
        move = self.moves(seat).get(int(action))
        if move is None:
            raise BadInput(f"action {action} is not legal for seat {seat}", "action", "see mask")
        self.play_move(seat, move)

    def play_move(self, seat: int, move: int) -> None:
        """Carry out a move that is known to be legal."""
        self.game.play(self.state, seat, move)
        self.state.chance.outcomes.clear()  # they belong to a record, which nobody keeps here
        self.played.append((seat, move))

    def name(self, seat: int, action: int) -> Named:
        """The named move of one of the seat's actions."""
        return asdict(self.game.name_move(self.table.setup, self.moves(seat)[action]))

    def number(self, seat: int, named: Named) -> int:
        """The action of a named move of the seat."""
        read = self.game.schema.read_move(named)
        wanted = None if read is None else self.game.number_move(self.table.setup, read)
        for action, move in self.moves(seat).items():
            if move == wanted:
                return action
        raise BadInput(f"{named} is not legal for seat {seat}", "move", "one of the legal moves")


def _replayed(table: Table, seed: str, played: list[tuple[int, int]]) -> Episode:
    episode = Episode(table, seed)
    for seat, move in played:
        episode.play_move(seat, move)
    return episode
