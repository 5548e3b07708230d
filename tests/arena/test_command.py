"""`gildehuis arena` on the command line."""

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from gildehuis.cli import build
from gildehuis.core.refusal import BadInput

SMALL = ["arena", "kardinal", "--bots", "greedy,random", "--games", "2", "--workers", "1"]


def test_the_tables_name_bots_and_seats() -> None:
    shown = CliRunner().invoke(build(), SMALL).stdout
    assert "kardinal, 2 players, 2 matches" in shown
    for word in ("greedy", "random", "rating", "decisions/s", "slowest", "Seats"):
        assert word in shown


def test_json_for_programs() -> None:
    told = msgspec.json.decode(CliRunner().invoke(build(), [*SMALL, "--json"]).stdout)
    assert told["matches"] == 2
    assert {line["bot"] for line in told["bots"]} == {"greedy", "random"}


@pytest.mark.parametrize(("name", "start"), [("a.svg", b"<?xml"), ("a.png", b"\x89PNG")])
def test_the_plot(name: str, start: bytes, tmp_path: Path) -> None:
    path = tmp_path / name
    assert CliRunner().invoke(build(), [*SMALL, "--plot", str(path)]).exit_code == 0
    assert path.read_bytes().startswith(start)


def test_a_plot_of_no_known_kind_is_refused_before_playing(tmp_path: Path) -> None:
    result = CliRunner().invoke(build(), [*SMALL, "--plot", str(tmp_path / "a.bmp")])
    assert isinstance(result.exception, BadInput)
    assert result.stdout == ""
