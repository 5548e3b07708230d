"""The referee of Guilds alone: the specification's examples, by either version and edition."""

import tomllib
from dataclasses import replace
from typing import Any

import pytest

from tests.referee.guilds import follow, play
from tests.referee.guilds.asking import Ask
from tests.referee.guilds.build import price, sparer
from tests.referee.guilds.edition import EDITIONS, Edition, of_file, read
from tests.referee.guilds.plot import Plot
from tests.referee.guilds.score import places
from tests.referee.guilds.setup import lay_out
from tests.referee.guilds.table import GOALS, Guild
from tests.referee.verdict import Foul, Json

FIRST, SECOND = "reconstructed", "reconstructed-2"
RED, BLUE, GREEN = range(3)
PASS: Json = {"type": "pass"}

by_either_version = pytest.mark.parametrize("rules", [1, 2])


class Played:
    """A match from its first round on, with chosen characters on top of the stack."""

    def __init__(
        self, rules: int, players: int, characters: list[str], edition: Edition | None = None
    ) -> None:
        edition = edition or read(SECOND)
        drawn: dict[str, Any] = {
            "goals": list(edition.goals)[: GOALS[players]],
            "characters": [*characters, *(c for c in edition.characters if c not in characters)],
            "small_rooms": edition.stack(large=False),
            "large_rooms": edition.stack(large=True),
            "first_player": 0,
        }
        self.table = lay_out({"rules": rules, "players": players, "options": {}}, edition, drawn)
        self.course = play(self.table)
        self.ask: Ask | None = next(self.course)

    def answer(self, seat: int, *moves: Json) -> None:
        for move in moves:
            assert self.ask is not None
            entry = {"seat": seat, "move": move, "choices": self.ask.choices()}
            self.ask = follow(self.course, self.ask, entry)

    def hands(self) -> list[int]:
        return [guild.hand for guild in self.table.guilds]

    def guilds(self) -> list[list[str]]:
        return [list(guild.characters) for guild in self.table.guilds]


def offer(zone: str, add: int) -> Json:
    return {"type": "offer", "zone": zone, "add": add}


def take(character: str) -> Json:
    return {"type": "take", "character": character}


@pytest.mark.rule("G18")
@by_either_version
def test_whoever_is_outbid_takes_nothing_but_by_rules_1(rules: int) -> None:
    played = Played(rules, 3, ["N2", "K1", "S2", "A4", "M3"])
    played.answer(RED, offer("Z1", 3), offer("Z2", 2))
    played.answer(BLUE, offer("Z1", 4), offer("Z4", 2))
    played.answer(GREEN, offer("Z2", 3), offer("Z5", 2))
    for seat in (RED, BLUE, GREEN):
        played.answer(seat, PASS)
    assert played.ask is not None
    assert (played.ask.seat, played.ask.choices()) == (BLUE, 2)
    with pytest.raises(Foul, match="G18"):
        played.ask.judge(BLUE, take("A4"))
    played.answer(BLUE, take("N2"))
    assert played.ask is not None
    assert "exchange" in played.ask.moves
    assert played.guilds() == [["K1"] if rules == 1 else [], ["N2", "A4"], ["S2", "M3"]]
    assert played.hands() == [7 if rules == 1 else 10, 4, 5]


def built(plot: Plot, room: str, cell: str, turn: int) -> list[str]:
    """Lay a room where it may lie; the active ones then."""
    tile = plot.edition.rooms[room]
    assert plot.broken(tile.large, tile.doors, cell, turn) is None
    plot.place(tile, tile.doors, cell, turn)
    return [one.room.name for one in plot.active()]


def turns(plot: Plot, room: str, cell: str) -> list[int]:
    """In which turns a room may lie there."""
    tile = plot.edition.rooms[room]
    return [turn for turn in range(4) if plot.broken(tile.large, tile.doors, cell, turn) is None]


@pytest.mark.rule("G8", "G24", "G25", "G26", "G27", "G63")
def test_building_around_the_first_editions_hall() -> None:
    plot = Plot(read(FIRST))
    assert built(plot, "s24", "B2", 0) == ["s24"]
    assert turns(plot, "s30", "C2") == []
    assert built(plot, "s03", "C2", 0) == ["s24"]
    assert built(plot, "s16", "C3", 2) == ["s24"]
    assert built(plot, "s13", "B3", 1) == ["s24", "s03", "s16", "s13"]
    assert "s30" in built(plot, "s30", "A1", 0)
    assert plot.windows() == 1


@pytest.mark.rule("G8", "G24", "G25", "G26", "G27", "G63")
def test_building_around_the_second_editions_hall() -> None:
    plot = Plot(read(SECOND))
    assert built(plot, "s24", "B3", 0) == ["s24"]
    assert turns(plot, "s22", "C2") == []
    assert turns(plot, "s30", "C2") == [0]
    assert built(plot, "s30", "C2", 0) == ["s24"]
    assert plot.windows() == 0
    assert turns(plot, "s16", "C1") == [3]
    assert built(plot, "s16", "C1", 3) == ["s24", "s30", "s16"]
    assert plot.windows() == 1
    assert built(plot, "s03", "A1", 3) == ["s24", "s30", "s16"]
    chapel = plot.edition.rooms["l03"]
    assert plot.broken(chapel.large, chapel.doors, "A2", 1) == "G24"
    assert len(built(plot, "l16", "A2", 1)) == 5
    assert plot.windows() == 3


def closed(plot: Plot) -> None:
    """Three rooms at the hall's doors, two at its walls."""
    for room, cell, turn in (("s35", "C1", 3), ("s32", "A2", 1), ("s29", "B3", 2)):
        assert room in built(plot, room, cell, turn)
    assert "s04" not in built(plot, "s04", "A1", 3)
    assert plot.place_left()  # C2
    assert "s11" not in built(plot, "s11", "C2", 1)


@pytest.mark.rule("G32")
@by_either_version
def test_plots_closed_with_cells_empty_end_the_match_but_by_rules_1(rules: int) -> None:
    table = Played(rules, 2, []).table
    table.round = 5
    for guild in table.guilds:
        assert not table.last_round()
        closed(guild.plot)
    assert all(len(g.plot.cells) - len(g.plot.taken) == 8 for g in table.guilds)
    assert table.last_round() == (rules == 2)


def with_numbers(scoring: Json, **characters: Json) -> Edition:
    """The second edition with other numbers."""
    raw = tomllib.loads((EDITIONS / f"{SECOND}.toml").read_text(encoding="utf-8"))
    for name, changed in characters.items():
        raw["characters"][name] |= changed
    return of_file(raw | {"scoring": scoring})


@pytest.mark.rule("G34")
@pytest.mark.parametrize(
    ("scoring", "players"),
    [({}, {4}), ({"second_place": []}, set()), ({"second_place": [2, 3]}, {2, 3})],
)
def test_second_place_pays_where_the_edition_says(scoring: Json, players: set[int]) -> None:
    edition = with_numbers(scoring)
    goal = next(goal for goal in edition.goals.values() if goal.measure == "gold")
    for number in (2, 3, 4):
        table = Played(2, number, [], edition).table
        table.guilds[0].gold, table.guilds[1].gold = 3, 1
        assert places(table, goal) == ([0], [1] if number in players else [])


@pytest.mark.rule("G38", "G41")
def test_each_who_makes_rooms_cheaper_does_so_once_a_round_the_best_first() -> None:
    spare = {"effect": "disc_small"}
    edition = with_numbers({}, N2=spare | {"amount": 1}, K1=spare | {"amount": 3}, A4=spare)
    guild = Guild(Plot(edition), characters={c: edition.characters[c] for c in ("N2", "K1")})
    dear, cheap = (replace(edition.rooms["s24"], price=gold) for gold in (3, 1))
    assert price(guild, cheap) == 1
    assert sparer(guild, cheap) is None
    prices = []
    for _ in range(3):
        prices.append(price(guild, dear))
        if spares := sparer(guild, dear):
            guild.sparing.add(spares.name)
    assert prices == [1, 2, 3]  # 3 - 3 is not below 1
    assert edition.characters["A4"].amount == 1  # left out
