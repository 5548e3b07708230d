"""Views and imagined positions, previews, estimates and words of Guilds."""

import math

import msgspec
import pytest

from gildehuis.core.match import Match
from gildehuis.core.playout import step_at_random
from gildehuis.core.rng import Rng
from gildehuis.core.schema import asdict
from gildehuis.core.secrecy import look, tell
from gildehuis.core.setup import settle
from gildehuis.games.guilds import GAME
from gildehuis.games.guilds.schema import Position
from gildehuis.games.guilds.schema_events import HadToTake
from gildehuis.words import speech
from tests.games.guilds.table import FIRST, PASS, SETUPS, Table, buy, offer, place, positions

TRANSMUTE = {"type": "transmute", "gold": 1}
STEAL = {"type": "steal", "victim": 1, "florins": 2}


@pytest.mark.rule("G1")
@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_views_do_not_depend_on_what_lies_in_the_stacks(
    players: int, options: dict[str, int]
) -> None:
    rng = Rng(11)
    for match in positions(players, options, "redraw"):
        state = match.state
        world = GAME.clone(state)
        world.characters = redrawn(state.characters, state.characters_drawn, rng)
        world.small_rooms = redrawn(state.small_rooms, state.small_drawn, rng)
        world.large_rooms = redrawn(state.large_rooms, state.large_drawn, rng)
        for viewer in (None, *range(players)):
            real = msgspec.json.encode(look(GAME, state, viewer, previews=True))
            assert msgspec.json.encode(look(GAME, world, viewer, previews=True)) == real


def redrawn(stack: list[int], drawn: int, rng: Rng) -> list[int]:
    """The same stack with what is not yet drawn in another order."""
    hidden = stack[drawn:]
    rng.shuffle(hidden)
    return stack[:drawn] + hidden


@pytest.mark.rule("G1")
@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_an_imagined_position_looks_the_same_and_offers_the_same(
    players: int, options: dict[str, int]
) -> None:
    rng = Rng(5)
    for match in positions(players, options, "imagine"):
        for viewer in (None, *match.to_act()):
            seen = msgspec.json.encode(GAME.view(match.state, viewer))
            position = msgspec.json.decode(seen, type=Position)
            assert msgspec.json.encode(position) == seen
            world = GAME.imagine(match.setup, viewer, position, rng)
            assert msgspec.json.encode(GAME.view(world, viewer)) == seen
            assert world.choices == match.state.choices
            assert world.step == match.state.step
            assert GAME.result(world) == GAME.result(match.state)
            assert GAME.census(world) == GAME.census(match.state)


def test_imagined_stacks_differ_and_hold_what_was_never_seen() -> None:
    table = Table(3).next_round()
    position = table.view()
    rng = Rng(3)
    worlds = [GAME.imagine(table.match.setup, 0, position, rng) for _ in range(5)]
    hidden = [world.characters[world.characters_drawn :] for world in worlds]
    assert len({tuple(order) for order in hidden}) == 5
    real = table.state.characters[table.state.characters_drawn :]
    assert all(sorted(order) == sorted(real) for order in hidden)


def test_a_room_in_hand_and_a_bent_one_survive_imagining() -> None:
    table = Table(2, rooms=["s24", "s22"], gold=[9], guilds={0: ["M4", "K7"]}, edition=FIRST).until(
        "build"
    )
    table.play(buy("s24"), {"type": "bend", "edge": "E"})
    again(table)
    table.play(place("B2", 0))
    table.until("build", 0)
    table.play({"type": "survey", "room": "s24"})
    again(table)


def again(table: Table) -> None:
    world = GAME.imagine(table.match.setup, 0, table.view(), Rng(1))
    assert GAME.view(world, 0) == table.view()
    assert world.choices == table.state.choices


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_estimates_are_finite_and_end_as_scores(players: int, options: dict[str, int]) -> None:
    for match in positions(players, options, "estimate"):
        values = GAME.estimate(match.state)
        assert len(values) == players
        assert all(math.isfinite(value) for value in values)
    result = match.result()
    assert result is not None
    assert values == [float(score) for score in result.scores]


def test_more_of_everything_is_estimated_higher() -> None:
    plain = GAME.estimate(Table(2).state)
    for better in (
        Table(2, gold=[2]),
        Table(2, florins=[20]),
        Table(2, guilds={0: ["N1"]}),
        Table(2, guilds={0: ["K4"]}),
    ):
        assert GAME.estimate(better.state)[0] > plain[0]


@pytest.mark.rule("G18")
def test_who_was_outbid_in_a_settled_zone_counts_on_his_florins_only() -> None:
    table = Table(3, options={"characters": 6})  # two cards in Z1 and in Z4
    table.play(offer("Z1", 1), offer("Z2", 1), offer("Z1", 2), offer("Z4", 1), PASS, PASS, PASS)
    table.play({"type": "take", "character": "W2"})
    assert table.view().forced_zone == "Z4"
    without = table.state.clone()
    without.tent[0] -= 1  # seat 0's florin in Z1, back in the hand
    without.hand[0] += 1
    now, then = (GAME.estimate(state)[0] for state in (table.state, without))
    assert now <= then  # no hope of the character left in Z1


@pytest.mark.rule("G18")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "All had passed: Bob had to take Shieldmaiden for 3 florins."),
        ("nl", "Iedereen had gepast: Bob moest Schildmaagd nemen voor 3 florijnen."),
        ("pl", "Wszyscy spasowali: Bob musi zabrać postać Tarczowniczka za 3 floreny."),
    ],
)
def test_the_log_says_of_nobody_that_he_was_not_beaten(language: str, said: str) -> None:
    event = HadToTake(seat=1, zone="Z1", character="W3", florins=3)
    assert speech(language, GAME).event(event, ["Ann", "Bob"]) == said


@pytest.mark.parametrize(
    ("table", "move", "shown"),
    [
        (Table(2), offer("Z1", 3), {"florins": -3, "total": 3}),
        (Table(2, guilds={0: ["M1"]}, gold=[1]), TRANSMUTE, {"gold": -1, "florins": 5}),
        (Table(2, rooms=["s24"], gold=[2]).until("build"), buy("s24"), {"gold": -2}),
        (Table(2).until("buying"), {"type": "exchange", "gold": 2}, {"gold": 2, "florins": -10}),
        (Table(2).until("reserving"), {"type": "reserve", "room": "s01"}, {"florins": -1}),
        (Table(2, guilds={0: ["S3"]}).until("cutpurse"), STEAL, {"florins": 2}),
        (Table(2), {"type": "pass"}, {}),
    ],
)
def test_previews(table: Table, move: dict[str, object], shown: dict[str, int]) -> None:
    assert preview(table, move) == shown


def preview(table: Table, move: dict[str, object]) -> dict[str, object]:
    number = table.match.judge(table.turn, move)
    return asdict(GAME.preview(table.state, table.turn, number))


def test_previews_of_places_takes_and_namings_count_points() -> None:
    table = Table(2, goals=["g14", "g15"], rooms=["s24"], gold=[2], edition=FIRST).until("build")
    table.play(buy("s24"))
    assert preview(table, place("B2", 0)) == {"active": True, "points": 4}
    assert preview(table, place("C2", 1)) == {"active": False, "points": 0}
    table = Table(2, goals=["g14", "g15"], characters=["N1"], edition=FIRST)
    table.play(offer("Z1", 2), offer("Z3", 1), {"type": "pass"})
    assert preview(table, {"type": "take", "character": "N1"}) == {"paid": 2, "points": 5}
    table = Table(2, goals=["g05", "g14"], guilds={0: ["M5"]}, edition=FIRST).finish()
    assert preview(table, {"type": "name_faction", "faction": "noble"}) == {"points": 6}


def test_a_preview_changes_nothing() -> None:
    table = Table(2, rooms=["s24"], gold=[2]).until("build")
    table.play(buy("s24"))
    before = table.view()
    for move in table.legal():
        preview(table, move)
    assert table.view() == before


@pytest.mark.parametrize("language", ["nl", "pl"])
def test_events_of_a_match_are_told_in_words(language: str) -> None:
    say = speech(language, GAME)
    names = ["Ann", "Bob", "Cor", "Daan"]
    match = Match.start(GAME, settle(GAME, 4), "words")
    rng = Rng(2)
    kinds = set()
    while step_at_random(match, rng):
        for event in tell(match.state.events or [], None):
            said = say.event(event, names)
            assert not said.startswith("event-"), event
            assert "$" not in said
            kinds.add(type(event))
    assert len(kinds) > 15
