"""Whole matches played by bots, with their record."""

from typing import Any

from gildehuis.bots.naming import make
from gildehuis.core.game import AnyGame, Setup
from gildehuis.core.match import Match
from gildehuis.core.record import SeatEntry
from gildehuis.core.secrecy import look


def bot_match(game: AnyGame, setup: Setup, seed: str, names: list[str]) -> Match[Any]:
    """A match of these bots, one per seat; a Forfeit ends it."""
    seats: list[SeatEntry] = [{"name": f"{name} {n}", "bot": name} for n, name in enumerate(names)]
    match: Match[Any] = Match.start(game, setup, seed, seats)
    bots = [make(name, game, setup, n, f"bot:{seed}") for n, name in enumerate(names)]
    try:
        while seats_to_act := list(match.to_act()):
            for seat in seats_to_act:
                match.play(seat, bots[seat].choose(look(game, match.state, seat)))
    finally:
        for bot in bots:
            bot.close()
    return match
