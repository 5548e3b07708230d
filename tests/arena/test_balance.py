"""The balance report: what is counted, what is called odd."""

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from gildehuis.arena import publish
from gildehuis.arena.balance import odd_seats, odd_things, unused, weigh
from gildehuis.arena.intervals import Share
from gildehuis.arena.publish import insert
from gildehuis.arena.series import plan
from gildehuis.arena.show_balance import markdown, remarks
from gildehuis.arena.table import Played, Seat
from gildehuis.arena.uses import things
from gildehuis.cli import build
from gildehuis.core import registry

SERIES = plan(registry.find("kardinal"), ["random", "random"], 40, 2, uses=True)


def match(index: int, first: dict[str, int], second: dict[str, int]) -> Played:
    """Seat 0 wins by 30 to 20."""
    offers = {**first, **second, "take nothing": 1}
    seats = [
        Seat("random", 30, 1, 10, uses=first, offers=offers),
        Seat("random", 20, 2, 8, uses=second, offers=offers),
    ]
    return Played(index, index, seats, "all_built")


ONE_SIDED = [match(i, {"take sword": 2}, {"take spoon": 1}) for i in range(40)]


@pytest.mark.parametrize(
    ("named", "used"),
    [
        ({"type": "build", "shape": "house", "colour": "red", "squares": [[0, 1]]},
         ["build house", "build red"]),
        ({"type": "place", "cell": "B2", "turn": 1}, ["place"]),
        ({"type": "pass"}, ["pass"]),
    ],
)  # fmt: skip
def test_a_move_uses_what_it_names_but_not_where_it_goes(
    named: dict[str, object], used: list[str]
) -> None:
    assert things(named) == used


def test_seats_length_and_points() -> None:
    found = weigh(SERIES, ONE_SIDED)
    assert [share.value for share in found.seats] == [1.0, 0.0]
    assert found.decisions == (18.0, 0.0)
    assert (found.points, found.margin, found.deviation) == ([30.0, 20.0], 10.0, 5.0)
    assert found.ends == {"all_built": 40}
    assert odd_seats(found) == [0, 1]


def test_things_are_counted_and_the_odd_ones_named() -> None:
    found = weigh(SERIES, ONE_SIDED)
    sword, nothing, spoon = found.things
    assert (sword.name, sword.uses, sword.users.value, sword.wins.value) == (
        "take sword", 2.0, 0.5, 1.0,
    )  # fmt: skip
    assert (spoon.wins.value, spoon.taken) == (0.0, Share(40, 80))
    assert unused(found) == [nothing.name] == ["take nothing"]
    assert odd_things(found) == [sword, spoon]
    said = " ".join(remarks(SERIES, found))
    assert "Seat 0 wins 100% instead of 50%." in said
    assert "Goes with winning: take sword." in said
    assert "Offered and never taken: take nothing." in said


def test_never_taken_counts_only_where_it_is_no_chance() -> None:
    """Of twenty rare spies, each offered a few times, some never come: that says nothing."""
    rare = {f"spy on {n}": 1 for n in range(20)}
    matches = [match(0, {"spy on 0": 1}, {})]
    matches[0].seats[0].offers.update(rare)
    assert not [name for name in unused(weigh(SERIES, matches)) if name.startswith("spy")]
    often = [match(i, {"spy on 0": 1}, {}) for i in range(80)]
    for played in often:
        played.seats[0].offers.update(rare)
    assert "spy on 7" in unused(weigh(SERIES, often))


def test_what_everybody_uses_is_not_called_odd() -> None:
    found = weigh(SERIES, [match(i, {"pass": 1}, {"pass": 1}) for i in range(40)])
    assert odd_things(found) == []


def test_the_command_reports_in_json() -> None:
    arguments = ["balance", "kardinal", "-p", "3", "-n", "2", "--bot", "random", "-w", "1"]
    told = msgspec.json.decode(CliRunner().invoke(build(), [*arguments, "--json"]).stdout)
    assert told["matches"] == 2
    assert "build house" in {thing["thing"] for thing in told["things"]}
    assert "seat 2 wins" in CliRunner().invoke(build(), arguments).stdout


def test_a_report_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "Top\n<!-- made by make balance: begin -->old<!-- made by make balance: end -->\n"
    )
    insert(page, "balance", markdown(SERIES, weigh(SERIES, ONE_SIDED)))
    insert(page, "balance", "new")
    assert page.read_text().startswith("Top\n")
    assert "old" not in page.read_text()
    assert page.read_text().count("new") == 1


def test_pages_can_be_written_from_what_is_kept_and_say_what_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publish, "KEPT", tmp_path / "kept")
    page = tmp_path / "page.md"
    page.write_text("")
    publish.balance(games="kardinal", scale=0.01, bot="random", page=page)
    publish.balance(games="kardinal", scale=0, bot="random", page=page)
    assert "2, every seat `random`" in page.read_text()
    publish.strength(games="kardinal", scale=0, page=page)
    assert "`hard` against `greedy`: at least 75% | | 0 | not measured" in page.read_text()
