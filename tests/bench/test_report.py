"""What `make bench` writes down, from figures made up."""

import re
from pathlib import Path
from typing import Any

import pytest
from bench.median import median, spread
from bench.report import write

GAMES = ("flandern", "guilds", "kardinal", "nieuwstad")


def figures(speed: float) -> dict[str, Any]:
    """Of one game."""
    play = {"decisions_per_second": speed, "matches_per_second": speed / 50}
    costs = ("clone_us", "view_us", "imagine_us", "position_kib", "match_kib")
    return {
        "play": dict.fromkeys("234", play),
        "progress_us": dict.fromkeys("234", [1.0] * 10),
        "search_per_second": 5000.0,
        "bot_search_per_second": 3000.0,
        "verify_per_second": 2000.0,
        **dict.fromkeys(costs, 1.5),
    }


def found(begin: float, end: float) -> dict[str, Any]:
    served = {"moves_per_second": 640.0, "p99_ms": 12.0, "processor_ms": 0.734}
    return {
        "rounds": 3,
        "seconds": 0.4,
        "spread": 0.07,
        "machine": {
            "system": "Linux",
            "python": "3.11",
            "cores": 2,
            "load": {"begin": begin, "end": end},
        },
        "peers": {"Catanatron": 10_000.0},
        "searches": {"Other": 500.0},
        "kernel": dict.fromkeys("234", 4_000_000.0),
        "pure": {game: figures(100_000.0) for game in GAMES},
        "compiled": {game: figures(800_000.0) for game in GAMES},
        "arena": {"1": 3.0, "2": 6.0},
        "server": {"sockets": 40, "rounds": 3, "figures": {"Ours": served}},
    }


def page(folder: Path, begin: float, end: float) -> str:
    write(found(begin, end), folder)
    return (folder / "speed.md").read_text(encoding="utf-8")


def test_the_page_tells_servers_limit_and_load(tmp_path: Path) -> None:
    text = page(tmp_path, 0.4, 1.3)
    assert "load over a minute was 0.4 when this began and 1.3 at its end" in text
    assert "differed by 7%" in text
    assert "| server, 40 sockets, saturated |" in text
    assert "| Ours | 640 | 12.0 | 0.73 |" in text
    assert "| 4 | 800,000 | 4,000,000 | 5.0 × |" in text
    assert re.search(r"kardinal, compiled \| 4 \| 800,000 \| 80.0 \|", text)
    assert (tmp_path / "speed.svg").exists()


@pytest.mark.parametrize(("begin", "end", "busy"), [(0.4, 1.3, False), (9.0, 1.0, True)])
def test_a_busy_machine_is_said_to_be_one(
    tmp_path: Path, begin: float, end: float, busy: bool
) -> None:
    assert ("much else to do" in page(tmp_path, begin, end)) == busy


def test_medians_and_how_much_figures_differ() -> None:
    turns = [
        {"a": {"b": 9.0}, "c": 1.0},
        {"a": {"b": 10.0}, "c": 1.0},
        {"a": {"b": 12.0}, "c": 1.0},
    ]
    assert median(turns) == {"a": {"b": 10.0}, "c": 1.0}
    assert spread([turn["a"] for turn in turns]) == pytest.approx(0.3)
