"""Settling a match before it begins: number of players, options, edition."""

from typing import Any

from gildehuis.core.game import AnyGame, Edition, Setup
from gildehuis.core.refusal import BadInput


def settle(
    game: AnyGame,
    players: int,
    options: dict[str, Any] | None = None,
    edition: Edition | str | None = None,
    rules: int | None = None,
) -> Setup:
    """A checked Setup, by the newest rules unless told; an edition may be given by its name."""
    if players not in game.players:
        counts = ", ".join(str(n) for n in game.players)
        raise BadInput(f"{game.name} is not played by {players}", "players", f"one of {counts}")
    version = game.rules if rules is None else rules
    if not 1 <= version <= game.rules:
        right = f"this engine plays versions 1 to {game.rules}"
        raise BadInput(f"rules version {version}", "rules", right)
    known = _options(game, players, version, options or {})
    return Setup(players, known, _edition(game, edition), version)


def _options(game: AnyGame, players: int, rules: int, given: dict[str, Any]) -> dict[str, Any]:
    known = {
        option.name: option
        for option in game.options
        if players in option.players and rules >= option.since
    }
    differing: dict[str, Any] = {}
    for name, value in given.items():
        if name not in known:
            right = "one of " + ", ".join(known) if known else "there are none"
            raise BadInput(f'no option "{name}" for {players} players', "options", right)
        option = known[name]
        if type(value) is not type(option.default) or value not in option.values:
            right = "one of " + ", ".join(str(v).lower() for v in option.values)
            raise BadInput(f'"{value}" is no value of "{name}"', "options", right)
        if value != option.default:
            differing[name] = value
    return differing


def _edition(game: AnyGame, given: Edition | str | None) -> Edition | None:
    if not game.editions:
        if given is None:
            return None
        raise BadInput(f"{game.name} has no editions", "edition", "null")
    if isinstance(given, Edition):
        return given
    name = game.editions[0] if given is None else given
    if name not in game.editions:
        raise BadInput(f'no edition "{name}"', "edition", "one of " + ", ".join(game.editions))
    return game.shipped_edition(name)


def option(setup: Setup, game: AnyGame, name: str) -> Any:
    """The value of an option, given or default."""
    defaults = {o.name: o.default for o in game.options}
    return setup.options.get(name, defaults[name])
