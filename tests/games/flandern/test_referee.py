"""The engine against a second reading of the rules, all through random matches."""

from typing import Any

import pytest

from gildehuis.core.match import Match
from gildehuis.core.playout import step_at_random
from gildehuis.core.rng import Rng
from gildehuis.core.schema import asdict
from gildehuis.games.flandern import GAME
from gildehuis.games.flandern.board import TOWNS
from gildehuis.games.flandern.schema_events import Covered
from tests.games.flandern import referee
from tests.games.flandern.table import LAYING, setup

_ASKED = {"town", "site", "golden_town", "golden_site", "pile_town", "pile_site"}


def _seen(match: Match[Any]) -> dict[str, Any]:
    """What everybody sees, as it is sent."""
    return asdict(GAME.view(match.state, None))


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
        view = _seen(match)
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
        view = _seen(match)
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
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_covered_too_early(players: int) -> None:
    """What a step covers, the second reading would cover as well, one after the other."""
    covered = sum(_check_covers(players, f"cover {n}") for n in range(8))
    assert covered > 2


def _check_covers(players: int, seed: str) -> int:
    match: Match[Any] = Match.start(GAME, setup(players), seed)
    rng = Rng(9)
    covered = 0
    while match.to_act():
        step_at_random(match, rng)
        news = [e.event for e in match.state.events or [] if isinstance(e.event, Covered)]
        if news and match.to_act():  # at the end all is covered, buildable or not
            _cover_by_hand(match, [(row.town, row.space) for row in news])
            covered += len(news)
    return covered


def _cover_by_hand(match: Match[Any], news: list[tuple[str, str]]) -> None:
    view = _seen(match)
    rows: dict[tuple[str, str], dict[str, Any]] = {}
    for town in view["towns"]:
        rows |= {(town["town"], row["space"]): row for row in town["spaces"]}
    for place in news:  # as it was before covering
        rows[place]["state"] = "free"
        view["towns"][TOWNS.index(place[0])]["scored"] = False
    left = list(news)
    while left:
        able = [place for place in referee.must_be_covered(view) if place in left]
        assert able, f"{left} could still be built on"
        for place in able:
            rows[place]["state"] = "covered"
            left.remove(place)
    assert referee.must_be_covered(view) == []
