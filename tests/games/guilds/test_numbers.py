"""The numbers of abilities, rooms and second place, as an edition says them (G34, G38, G41–G59)."""

import re

import pytest

from gildehuis.core.playout import random_match
from gildehuis.core.refusal import BadInput, Refusal
from gildehuis.core.setup import settle
from gildehuis.core.verify import verify
from gildehuis.games.guilds import GAME
from gildehuis.games.guilds.edition import GuildsEdition
from gildehuis.games.guilds.schema_events import Begged, Gift
from gildehuis.words import speech
from tests.games.guilds.table import FIRST, PASS, Table, buy, exchange, offer, place, take

SECOND = "reconstructed-2"
SOURCE = GAME.shipped_source(SECOND)


def source(*changes: tuple[str, str]) -> str:
    """The second edition under another name, with lines added to tables: ("A6", "amount = 9")."""
    text = SOURCE.replace(f'edition = "{SECOND}"', 'edition = "mine"')
    for table, line in changes:
        key = line.partition(" ")[0]
        found = re.search(rf"^\[(?:\w+\.)?{table}\].*?(?=^\[|\Z)", text, re.M | re.S)
        assert found, table
        kept = re.sub(rf"^{key} = .*\n", "", found[0], flags=re.M)
        head, _, rest = kept.partition("\n")
        text = text.replace(found[0], f"{head}\n{line}\n{rest}")
    return text


def edition(*changes: tuple[str, str]) -> GuildsEdition:
    read = GAME.own_edition(source(*changes), "mine.toml")
    assert isinstance(read, GuildsEdition)
    return read


@pytest.mark.rule("G38")
def test_what_a_file_leaves_out_has_the_usual_numbers() -> None:
    first, second = (GAME.shipped_edition(name) for name in (FIRST, SECOND))
    assert isinstance(first, GuildsEdition)
    assert isinstance(second, GuildsEdition)
    assert [(c.amount, c.limit) for c in first.characters] == [
        (c.amount, c.limit) for c in second.characters
    ]
    assert [(r.amount, r.limit) for r in first.rooms] == [(r.amount, r.limit) for r in second.rooms]
    assert first.second_place == second.second_place == [4]


@pytest.mark.rule("G34", "G38")
@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("A6", "amount = 0"), "characters.A6.amount: is 0 (from 1 to 9)"),
        (("A6", "amount = 10"), "characters.A6.amount: is 10"),
        (("A6", 'amount = "4"'), "characters.A6.amount: is '4'"),
        (("A6", "amount = true"), "characters.A6.amount: is True"),
        (("A6", "limit = 4"), 'characters.A6.limit: "drake" does not read it'),
        (("A4", "amount = 1"), "characters.A4.amount: there is no effect to read it"),
        (("P3", "amount = 1"), 'characters.P3.amount: "no_negative" does not read it'),
        (("s31", "amount = 1"), 'small_rooms.s31.amount: "r_half_chars" does not read it'),
        (("l13", "amount = 1"), 'large_rooms.l13.amount: "r_windows" does not read it'),
        (("l13", "limit = -1"), "large_rooms.l13.limit: is -1"),
        (("s21", "limit = 1"), 'small_rooms.s21.limit: "r_sym_animal" does not read it'),
        (("A4", 'effect = "drake"'), '"drake" belongs to A4 too'),
        (("A4", 'effect = "end_garden"'), '"end_garden" belongs to K5 too'),
        (("A4", 'effect = "end_sym_mage"'), '"end_sym_mage" belongs to M6 too'),
        (("scoring", "second_place = [2, 2]"), "scoring.second_place: is [2, 2]"),
        (("scoring", "second_place = [5]"), "scoring.second_place: is [5]"),
        (("scoring", "second_place = [true]"), "scoring.second_place: is [True]"),
        (("scoring", "second_place = 4"), "scoring.second_place: is 4"),
        (("scoring", "third_place = [4]"), "scoring.third_place: no such key"),
    ],
)
def test_a_wrong_number_is_refused_with_key_and_reason(
    change: tuple[str, str], complaint: str
) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.edition(source(change), "mine.toml")
    assert complaint in str(refused.value)


@pytest.mark.rule("G34")
@pytest.mark.parametrize("numbers", [[], [2], [2, 3], [4]])
def test_second_place_pays_with_the_players_that_the_edition_names(numbers: list[int]) -> None:
    mine = edition(("scoring", f"second_place = {numbers}"))
    for players in (2, 3, 4):
        table = Table(players, goals=["g14"], gold=[3, 1], edition=mine)
        goal = table.view().goals[0]
        pays = players in numbers
        assert goal.second == (2 if pays else None)
        assert goal.points[:2] == [4, 2 if pays else 0]


@pytest.mark.rule("G41")
def test_the_best_discount_works_first_one_a_purchase_each_once_a_round() -> None:
    mine = edition(("A4", 'effect = "disc_small"'), ("A4", "amount = 2"))  # beside the Master Mason
    rooms = ["s26", "s24", "s22", "s05"]
    table = Table(4, rooms=rooms, gold=[20], guilds={0: ["K2", "A4"]}, edition=mine)
    table.until("build")
    prices = {o.room: o.costs[0] for o in table.view().display}
    assert [prices[room] for room in rooms] == [1, 1, 1, 1]  # 3 − 2, 2 − 2 but never below 1
    table.play(buy("s22"), place("B3", 0))  # of price 1: uses none
    assert [member.used for member in table.seat(0).guild] == [False, False]
    table.until("build", 0).play(buy("s26"), place("B4", 0))
    assert [member.used for member in table.seat(0).guild] == [False, True]
    table.until("build", 0)
    assert {o.room: o.costs[0] for o in table.view().display}["s24"] == 1  # the Mason's
    table.play(buy("s24"), place("B5", 0))
    table.until("build", 0)
    assert {o.room: o.costs[0] for o in table.view().display}["s05"] == 2
    assert table.seat(0).gold == 17
    table.next_round()
    assert [member.used for member in table.seat(0).guild] == [False, False]


@pytest.mark.rule("G42")
def test_the_alchemists_numbers() -> None:
    mine = edition(("M1", "limit = 3"), ("M1", "amount = 7"))
    table = Table(2, gold=[9], guilds={0: ["M1"]}, edition=mine)
    assert table.values("transmute", "gold") == [1, 2, 3]
    assert table.refused({"type": "transmute", "gold": 4}) == "G42"
    table.play({"type": "transmute", "gold": 3})
    assert table.seat(0).florins == 10 + 21


@pytest.mark.rule("G46")
def test_several_may_bring_something_each_his_own_amount() -> None:
    change = [("W1", 'effect = "join_fl3"'), ("W1", "amount = 9"), ("P1", "amount = 4")]
    table = Table(2, characters=["W1", "P4", "P1"], edition=edition(*change))
    table.play(offer("Z1", 1), offer("Z3", 1), PASS)
    events = table.play(take("W1"))
    assert table.told(events, Gift) == [Gift(seat=0, character="W1", gold=0, florins=9)]
    events = table.play(PASS, take("P4"))
    assert table.told(events, Gift) == [Gift(seat=0, character="P4", gold=0, florins=3)]
    table.play(PASS, offer("Z5", 1), PASS)
    events = table.play(take("P1"))
    assert table.told(events, Gift) == [Gift(seat=0, character="P1", gold=4, florins=0)]


@pytest.mark.rule("G47")
def test_the_assassins_number() -> None:
    mine = edition(("S1", "amount = 5"))
    guilds = {0: ["S1"], 1: ["N1", "A4"]}  # 5 and 6 PP
    table = Table(2, guilds=guilds, edition=mine).until("assassin")
    assert table.values("assassinate", "character") == ["N1"]
    assert table.refused({"type": "assassinate", "character": "A4"}) == "G47"


@pytest.mark.rule("G48")
@pytest.mark.parametrize(("amount", "florins"), [(2, 2), (9, 9)])
def test_the_beggars_number(amount: int, florins: int) -> None:
    mine = edition(("S2", f"amount = {amount}"), ("hall", "florins = 6"))
    table = Table(2, guilds={0: ["S2"], 1: ["K1"]}, edition=mine).next_round()
    assert table.seat(1).florins == 9 - florins  # or all he has, if fewer
    assert table.match.state.hand[0] >= 6 + florins


@pytest.mark.rule("G48")
def test_who_has_fewer_gives_all_he_has() -> None:
    mine = edition(("S2", "amount = 9"), ("hall", "florins = 1"))
    table = Table(2, guilds={0: ["S2"], 1: ["K1"]}, edition=mine).until("reserving")
    while table.state.round == 1:
        events = table.play(PASS)
    assert table.told(events, Begged) == [Begged(seat=0, victim=1, florins=4)]


@pytest.mark.rule("G49")
def test_the_cutpurses_number() -> None:
    mine = edition(("S3", "amount = 9"))
    table = Table(2, guilds={0: ["S3"]}, florins=[0, 7], edition=mine).until("cutpurse")
    assert table.values("steal", "florins") == [1, 2, 3, 4, 5, 6, 7]
    assert table.refused({"type": "steal", "victim": 1, "florins": 8}) == "G49"
    table.play({"type": "steal", "victim": 1, "florins": 7})
    assert [table.seat(seat).florins for seat in range(2)] == [7, 0]


@pytest.mark.rule("G51", "G21")
@pytest.mark.parametrize(("amount", "florins", "most"), [(1, 6, 2), (9, 8, 0), (9, 14, 2)])
def test_the_forgers_number(amount: int, florins: int, most: int) -> None:
    mine = edition(("S5", f"amount = {amount}"))
    table = Table(2, guilds={0: ["S5"]}, florins=[florins, 5], edition=mine)
    assert table.seat(0).most_gold == most
    table.until("buying", 0 if most else 1)
    if most:
        assert table.refused(exchange(most + 1)) == "G21"
        table.play(exchange(most))
        assert table.seat(0).florins == florins - amount - 5 * (most - 1)


@pytest.mark.rule("G57")
def test_the_drakes_number() -> None:
    mine = edition(("A6", "amount = 9"))
    table = Table(2, guilds={0: ["A6"]}, florins=[12, 0], edition=mine).next_round()
    assert table.seat(0).florins == 10 + 9


@pytest.mark.rule("G58")
def test_what_symbols_and_gardens_give_at_the_end() -> None:
    mine = edition(("W5", "amount = 4"), ("K5", "amount = 3"))
    table = Table(2, goals=["g14"], guilds={0: ["W5", "W1"]}, edition=mine)
    printed = sum(mine.characters[mine.number_of[card]].pp for card in ("W5", "W1"))
    assert table.of_characters(0) == printed + 4 * 2
    table = Table(2, goals=["g14"], guilds={0: ["K5"]}, edition=mine)
    table.lay(0, "s22", "B3")
    assert table.of_characters(0) == mine.characters[mine.number_of["K5"]].pp + 3


@pytest.mark.rule("G59")
@pytest.mark.parametrize(
    ("room", "line", "points"),
    [
        ("s03", "amount = 5", 5 * 1),  # Trophy Wall: one warrior in the guild
        ("s33", "amount = 6", 6 * 1),  # Map Study: its own type
        ("s34", "amount = 7", 7 * 3),  # Hall of Records: warrior, noble, animal
        ("s23", "amount = 8", 8 * 0),  # Rose Arbour: no other garden
    ],
)
def test_what_a_room_gives(room: str, line: str, points: int) -> None:
    mine = edition((room, line))
    table = Table(2, goals=["g14"], guilds={0: ["W1", "N2", "A5"]}, edition=mine, rooms=[room])
    table.money(gold=[9])
    table.until("build").play(buy(room))
    table.play(next(m for m in table.legal("place") if m["cell"] in ("A2", "B3", "C1")))
    assert table.of_rooms(0) == mine.rooms[mine.number_of_room[room]].pp + points


@pytest.mark.rule("G59")
def test_what_goals_and_windows_give() -> None:
    mine = edition(("l11", "amount = 9"), ("l13", "limit = 1"))
    table = Table(2, goals=["g01", "g05"], guilds={0: ["W1"], 1: ["N2"]}, edition=mine)
    table.lay(0, "l11", "A3", 0)  # Hall of Honours, its south door to the hall
    assert table.of_rooms(0) == 3 + 9  # first of the warriors alone
    table = Table(2, edition=mine)
    table.lay(0, "l13", "A2", 1)  # Observatory, upright: one window
    table.lay(0, "s22", "C1")  # Herb Garden: two more
    assert table.seat(0).windows == 3
    assert table.of_rooms(0) == 3 + 1 + 2


@pytest.mark.parametrize("language", ["en", "nl", "pl"])
@pytest.mark.parametrize(
    ("change", "asked", "move"),
    [
        (("M1", "limit = 4"), "recruit", {"type": "transmute", "gold": 9}),
        (("S1", "amount = 4"), "assassin", {"type": "assassinate", "character": "N1"}),
        (("S3", "amount = 4"), "cutpurse", {"type": "steal", "victim": 1, "florins": 9}),
    ],
)
def test_a_refusal_names_the_editions_number(
    change: tuple[str, str], asked: str, move: dict[str, object], language: str
) -> None:
    guilds = {0: ["M1", "S1", "S3"], 1: ["N1", "W1"]}
    table = Table(2, guilds=guilds, gold=[2], edition=edition(change)).until(asked)
    with pytest.raises(Refusal) as refused:
        table.match.judge(0, move)
    assert "4" in speech(language, GAME).refusal(refused.value)


@pytest.mark.rule("G38", "G67")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_with_the_greatest_numbers_is_played_and_verified(players: int) -> None:
    text = re.sub(r"^(amount|limit) = \d", r"\1 = 9", source(), flags=re.M)
    setup = settle(GAME, players, {}, GAME.own_edition(text, "mine.toml"))
    for number in range(3):
        match = random_match(GAME, setup, f"nine {number}")
        assert verify(GAME, setup, match.record()).ok
