"""A series: which bots meet at which seats on which deals. Fair by construction.

The series goes deal by deal. Every line-up plays every deal, at every seating of a rotation, so
each bot meets the same luck from the same seats as the others did.
"""

from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

from gildehuis.bots.naming import check
from gildehuis.core.game import AnyGame, Edition, Setup
from gildehuis.core.refusal import BadInput
from gildehuis.core.setup import settle

FORMAT = "gildehuis-arena/1"


@dataclass(frozen=True)
class Series:
    """All that decides how a series goes; it travels to workers and heads the output file."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    edition: str | None
    edition_file: str | None  # the text of an edition that is not shipped
    bots: list[str]
    games: int
    seed: str
    limit: float  # seconds after which a decision is a forfeit
    uses: bool = False  # note which things every seat used, for `balance`

    def head(self) -> dict[str, Any]:
        return {"format": FORMAT, **asdict(self)}


@dataclass(frozen=True)
class Pairing:
    """One match to play: a deal and the bot at each seat."""

    index: int
    deal: int
    bots: list[str]


def plan(
    game: AnyGame,
    bots: list[str],
    games: int,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    edition: Edition | str | None = None,
    seed: str = "arena",
    limit: float = 10.0,
    uses: bool = False,
) -> Series:
    """A checked series; the number of games is rounded up to whole deals."""
    count = players or min(game.players)
    setup = settle(game, count, options, edition)
    if len(bots) < count:
        raise BadInput(
            f"{count} players need at least {count} bots, not {len(bots)}",
            "bots",
            "a name may be repeated",
        )
    for bot in bots:
        check(bot)
    if games < 1:
        raise BadInput(f"{games} games", "games", "at least 1")
    own = setup.edition if setup.edition and setup.edition.name not in game.editions else None
    per_deal = len(seatings(bots, count))
    return Series(
        game=game.name,
        rules=setup.rules,
        players=count,
        options=setup.options,
        edition=setup.edition.name if setup.edition else None,
        edition_file=own.source if own else None,
        bots=bots,
        games=-(-games // per_deal) * per_deal,
        seed=seed,
        limit=limit,
        uses=uses,
    )


def seatings(bots: list[str], players: int) -> list[list[str]]:
    """Every line-up at every rotation of the seats, the same one never twice."""
    found: list[list[str]] = []
    for line_up in combinations(bots, players):
        for turn in range(players):
            seated = [*line_up[turn:], *line_up[:turn]]
            if seated not in found:
                found.append(seated)
    return found


def pairing(series: Series, index: int) -> Pairing:
    """The match of that number."""
    seated = seatings(series.bots, series.players)
    deal, at = divmod(index, len(seated))
    return Pairing(index, deal, seated[at])


def setup_of(game: AnyGame, series: Series) -> Setup:
    """What is settled before every match of the series."""
    edition: Edition | str | None = series.edition
    if series.edition_file is not None:
        edition = game.edition(series.edition_file, f"{series.edition}.toml")
    return settle(game, series.players, series.options, edition, series.rules)
