"""Our games as Python games of OpenSpiel."""

from typing import Any

import msgspec
import pyspiel

from gildehuis.core import registry
from gildehuis.core.game import AnyGame, Game
from gildehuis.core.refusal import BadInput
from gildehuis.envs.episode import Table
from gildehuis.envs.openspiel.course import Course
from gildehuis.envs.openspiel.explicit import MOST_OUTCOMES
from gildehuis.envs.openspiel.observer import Observer
from gildehuis.envs.rewards import win

PREFIX = "gildehuis_"
CHANCE_NODES = 2000  # in one match, at most


def has_chance(game: AnyGame) -> bool:
    """A game that can write chance entries has chance."""
    return type(game).name_chance is not Game.name_chance


def game_type(game: AnyGame) -> Any:
    """How OpenSpiel classifies the game."""
    kinds = pyspiel.GameType
    parameters: dict[str, Any] = {"players": game.players[0], "horizon": 0}
    parameters |= {option.name: option.default for option in game.options}
    if game.editions:
        parameters["edition"] = game.editions[0]
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Gildehuis: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC
        if has_chance(game)
        else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION
        if game.hides
        else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters,
    )


class GildehuisGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its players, options and edition settled."""

    def __init__(self, game: AnyGame, params: dict[str, Any]) -> None:
        players = params.get("players", game.players[0])
        names = {option.name for option in game.options}
        options = {
            name: value
            for name, value in params.items()
            if name in names and any(name == o.name and players in o.players for o in game.options)
        }
        self.table = Table(game, players, options, params.get("edition"))
        horizon = params.get("horizon", 0)
        if horizon < 0:
            raise BadInput(f"a horizon of {horizon}", "horizon", "decisions, or 0 for none")
        chance = has_chance(game)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=MOST_OUTCOMES if chance else 0,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=horizon or game.longest,
        )
        super().__init__(game_type(game), info, params)
        self.start = Course(self.table, horizon)

    def new_initial_state(self) -> "GildehuisState":
        return GildehuisState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.table, kind, params)

    def __reduce__(self) -> Any:
        return pyspiel.load_game, (self.get_type().short_name, self.get_parameters())

    def max_chance_nodes_in_history(self) -> int:
        return CHANCE_NODES if has_chance(self.table.game) else 0


class GildehuisState(pyspiel.State):  # type: ignore[misc]
    """One position, or a chance node."""

    def __init__(self, game: GildehuisGame) -> None:
        super().__init__(game)
        self.course = game.start.__deepcopy__({})

    def current_player(self) -> int:
        if self.course.open is not None:
            return int(pyspiel.PlayerId.CHANCE)
        player = self.course.player
        return player if player >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.course.moves(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.course.open is not None
        return self.course.open.outcomes

    def _apply_action(self, action: int) -> None:
        if self.course.open is not None:
            self.course.settle(action)
        else:
            self.course.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.course.open.label(action) if self.course.open else f"chance {action}"
        named = self.course.name(player, action)
        return f"action {action}" if named is None else msgspec.json.encode(named).decode()

    def is_terminal(self) -> bool:
        return self.course.open is None and self.course.player < 0

    def returns(self) -> list[float]:
        result = self.course.result
        return [0.0] * self.course.table.players if result is None else win(result)

    def __reduce__(self) -> Any:
        return _restore, (self.get_game(), self.serialize())

    def __str__(self) -> str:
        return self.course.draw()


def _restore(game: GildehuisGame, serialised: str) -> Any:
    return game.deserialize_state(serialised)


def register(game: AnyGame) -> None:
    """Make a game known to OpenSpiel under `gildehuis_` and its name."""

    class Registered(GildehuisGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    pyspiel.register_game(game_type(game), Registered)


def register_all() -> None:
    known = set(pyspiel.registered_names())
    for name in registry.names():
        if PREFIX + name not in known:
            register(registry.find(name))
