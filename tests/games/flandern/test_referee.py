"""The engine against a second reading of the rules, all through random matches."""

from typing import Any

import pytest

from gildehuis.core.match import Match
from gildehuis.core.playout import step_at_random
from gildehuis.core.rng import Rng
from gildehuis.games.flandern import GAME
from gildehuis.games.flandern.board import TOWNS
from tests.games.flandern import referee
from tests.games.flandern.table import LAYING, setup

_ASKED = {"town", "site", "golden_town", "golden_site", "pile_town", "pile_site"}


def _expected(view: dict[str, Any]) -> tuple[set[tuple[Any, ...]], set[tuple[str, str]]]:
    """Layings and sites to finish for the card that is being carried out."""
    own = view["card"]["guild"]
    guilds = [*([own] if own else []), "grey", "church"]
    if view["card"]["town"] is None:
        return referee.layings(view, list(TOWNS), guilds), set()
    town = view["card"]["town"]
    rows = view["towns"][TOWNS.index(town)]["spaces"]
    sites = {(town, row["space"]) for row in rows if row.get("site") and row["guild"] in guilds}
    return referee.layings(view, [town], guilds), sites


@pytest.mark.rule("F17", "F18", "F20", "F25", "F26", "F27", "F28", "F29", "F42")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_same_moves(players: int, seed: str) -> None:
    match: Match[Any] = Match.start(GAME, setup(players), seed)
    rng = Rng(players)
    asked = 0
    while match.to_act():
        view = GAME.view(match.state, None)
        if view["asking"] in _ASKED:
            asked += 1
            moves = match.legal(match.to_act()[0])
            layings = {tuple(m[k] for k in LAYING) for m in moves if m["type"] != "finish"}
            sites = {(m["town"], m["space"]) for m in moves if m["type"] == "finish"}
            assert (layings, sites) == _expected(view)
        step_at_random(match, rng)
    assert asked > 30


@pytest.mark.rule("F30", "F31", "F44")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", ["d", "e", "f"])
def test_the_same_covers_and_points(players: int, seed: str) -> None:
    match: Match[Any] = Match.start(GAME, setup(players), seed)
    rng = Rng(players)
    points = dict.fromkeys(("blue", "yellow", "green", "red", "grey"), 0)
    scored: set[str] = set()
    rounds = 0
    while step_at_random(match, rng):
        view = GAME.view(match.state, None)
        for town in view["towns"]:
            if town["scored"] and town["town"] not in scored:
                scored.add(town["town"])
                value, gained = referee.score(town)
                assert value == town["value"]
                for guild, more in gained.items():
                    points[guild] += more
        assert view["points"] == points
        if view["round"] != rounds and match.to_act():
            rounds = view["round"]
            assert referee.must_be_covered(view) == []
            assert all(town["free"] for town in view["towns"] if _open(town))
    assert len(scored) == (5 if players == 3 else 6)


def _open(town: dict[str, Any]) -> bool:
    return bool(town["in_play"]) and not town["scored"]


@pytest.mark.rule("F30")
@pytest.mark.parametrize("seed", [f"cover {n}" for n in range(6)])
def test_nothing_is_covered_too_early(seed: str) -> None:
    """What a step covers, the second reading would cover as well, one after the other."""
    match: Match[Any] = Match.start(GAME, setup(2), seed)
    rng = Rng(9)
    covered = 0
    while match.to_act():
        before = GAME.view(match.state, None)
        step_at_random(match, rng)
        news = [e.data for e in match.state.events or [] if e.type == "covered"]
        laid = [e.data for e in match.state.events or [] if e.type in ("built", "set_up")]
        if news and not laid:  # the position before the step is the one before covering
            _cover_by_hand(before, [(row["town"], row["space"]) for row in news])
            covered += len(news)
    assert covered >= 0


def _cover_by_hand(view: dict[str, Any], news: list[tuple[str, str]]) -> None:
    left = list(news)
    while left:
        able = [place for place in referee.must_be_covered(view) if place in left]
        assert able, f"{left} could still be built on"
        for town, space in able:
            rows = view["towns"][TOWNS.index(town)]["spaces"]
            next(row for row in rows if row["space"] == space)["state"] = "covered"
            left.remove((town, space))
    assert referee.must_be_covered(view) == []
