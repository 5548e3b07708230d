"""The command line: what it does, and its one clear line when it cannot."""

import json
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from gildehuis import engine
from tests.commands.run import gildehuis, process
from tests.paths import ROOT

RECORDS = ROOT / "tests/games/kardinal/records"


@pytest.fixture
def records(tmp_path: Path) -> Path:
    out = tmp_path / "some.jsonl"
    done = gildehuis(
        "simulate", "kardinal", "--players", "3", "--games", "3", "--seed", "s", "--out", out
    )
    assert done.returncode == 0, done.stderr
    return out


def test_simulate_writes_one_record_a_line_the_same_for_the_same_seed(
    records: Path, tmp_path: Path
) -> None:
    again = tmp_path / "again.jsonl"
    gildehuis(
        "simulate", "kardinal", "--players", "3", "--games", "3", "--seed", "s", "--out", again
    )
    assert len(records.read_bytes().splitlines()) == 3
    assert again.read_bytes() == records.read_bytes()
    assert not list(tmp_path.glob("*.part"))


def test_simulate_tells_a_summary_as_json() -> None:
    done = gildehuis("simulate", "kardinal", "--players", "2", "--games", "4", "--json")
    summary = json.loads(done.stdout)
    assert summary["matches"] == 4
    assert sum(summary["win_shares"]) == pytest.approx(1)


LISTENING = """
import signal
from gildehuis.cli import main

signal.signal(signal.SIGINT, signal.default_int_handler)  # switched off in background jobs
main()
"""


@contextmanager
def _ended(process: subprocess.Popen[bytes]) -> Iterator[None]:
    try:
        yield
    finally:
        process.kill()


def test_simulate_stopped_by_ctrl_c_keeps_whole_records(tmp_path: Path) -> None:
    out = tmp_path / "many.jsonl"
    command = [sys.executable, "-c", LISTENING, "simulate", "kardinal", "--games", "1000000"]
    with (
        subprocess.Popen([*command, "--out", str(out)], stdout=subprocess.PIPE) as process,
        _ended(process),
    ):
        part = out.with_name(out.name + ".part")
        deadline = time.monotonic() + 60
        while not (part.exists() and part.stat().st_size > 50_000):
            assert time.monotonic() < deadline, "nothing was written"
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 130
    assert out.read_bytes().endswith(b"\n")
    assert gildehuis("verify", out).returncode == 0


def test_verify_says_yes(records: Path) -> None:
    done = gildehuis("verify", "--from-seed", records)
    assert done.returncode == 0
    assert done.stdout.count(": ok") == 3


def test_verify_says_where_why_and_by_which_rule_not(tmp_path: Path) -> None:
    cases = [json.loads(line) for line in (RECORDS / "illegal.jsonl").read_text().splitlines()]
    file = tmp_path / "illegal.jsonl"
    file.write_text("".join(json.dumps(case["record"]) + "\n" for case in cases))
    done = gildehuis("verify", "--json", file)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 1
    assert [(a["line"], a["ok"], a["at"], a["rule"]) for a in answers] == [
        (number, False, case["at"], case["rule"]) for number, case in enumerate(cases, 1)
    ]
    assert all(answer["reason"] for answer in answers)


def test_verify_takes_unfinished_records_as_far_as_they_go(records: Path, tmp_path: Path) -> None:
    record = json.loads(records.read_text().splitlines()[0])
    record["log"] = record["log"][:9]
    for key in ("scores", "winners", "end"):
        del record[key]
    file = tmp_path / "unfinished.jsonl"
    file.write_text(json.dumps(record))
    done = gildehuis("verify", "--json", file)
    assert json.loads(done.stdout) == {"line": 1, "ok": True, "finished": False}


def test_a_malformed_line_is_named_and_the_others_are_still_judged(
    records: Path, tmp_path: Path
) -> None:
    file = tmp_path / "mixed.jsonl"
    file.write_text("{not json\n" + records.read_text())
    done = gildehuis("verify", "--json", file)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [False, True, True, True]
    assert "not JSON" in answers[0]["reason"]
    assert done.returncode == 2


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["simulate", "chess"], 'game: no game "chess"'),
        (["simulate", "kardinal", "--players", "9"], "kardinal is not played by 9"),
        (["simulate", "kardinal", "--games", "0"], "--games: 0 matches (at least 1)"),
        (["simulate", "kardinal", "--bots", "genius"], 'no bot "genius"'),
        (["simulate", "kardinal", "--option", "x"], '--option: "x" (name=value)'),
        (["simulate", "kardinal", "--option", "x=1"], 'no option "x"'),
        (["simulate", "kardinal", "--edition", "mine.toml"], "mine.toml"),
        (["simulate", "kardinal", "--out", "no/such/dir/x.jsonl"], "no/such/dir/x.jsonl"),
        (["simulate", "kardinal", "--players", "two"], "valid int"),
        (["verify", "no-such-file"], "no-such-file: No such file or directory"),
        (["verify", "."], ".: Is a directory"),
        (["replay", "no-such-file"], "no-such-file"),
        (["perft", "kardinal", "--depth", "0"], "--depth: depth 0 (at least 1)"),
        (["rules", "kardinal", "K99"], 'no rule "K99"'),
        (["rules", "kardinal", "--language", "fr"], 'no language "fr" (en, nl, pl)'),
        (["conformance", "no.such.module"], "no.such.module"),
        (["conformance", "json"], "json"),
        (["edition", "show", "kardinal"], "kardinal has no editions"),
        (["edition", "check", "no-such-file"], "no-such-file"),
        (["play", "kardinal", "--seat", "5"], "--seat: no seat 5 (0 to 1)"),
        (["dance"], "dance"),
    ],
)
def test_wrong_input_is_one_clear_line_and_exit_code_2(args: list[str], complaint: str) -> None:
    done = gildehuis(*args)
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1
    assert complaint in done.stderr


def test_wrong_input_ends_a_real_process_alike() -> None:
    done = process("dance")
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_failed_write_leaves_an_older_file_untouched(tmp_path: Path) -> None:
    out = tmp_path / "old.jsonl"
    out.write_text("precious")
    assert gildehuis("simulate", "kardinal", "--players", "9", "--out", out).returncode == 2
    assert out.read_text() == "precious"


def test_replay_draws_every_position(records: Path) -> None:
    done = gildehuis("replay", records, "--match", "2", "--language", "nl")
    assert done.returncode == 0
    assert done.stdout.count("── ") >= 40
    assert "bouwde" in done.stdout
    one = gildehuis("replay", records, "--at", "0")
    assert "█D ▲D" in one.stdout


def test_rules_prints_the_book_and_one_rule() -> None:
    assert "Dom" in gildehuis("rules", "kardinal").stdout
    assert "Kardynał" in gildehuis("rules", "kardinal", "--language", "pl").stdout
    assert gildehuis("rules", "kardinal", "K12").stdout.startswith("K12 ")


def test_coverage_lists_the_tests_of_every_rule() -> None:
    done = gildehuis("rules", "kardinal", "--coverage", "--json", "--tests", ROOT / "tests")
    covered = json.loads(done.stdout)
    assert done.returncode == 0
    assert "games/kardinal/test_building.py::test_equal_colours_never_border" in covered["K12"]


def test_coverage_of_missing_tests_fails(tmp_path: Path) -> None:
    done = gildehuis("rules", "kardinal", "--coverage", "--json", "--tests", tmp_path)
    assert done.returncode == 1


def test_bench_prints_the_figures_a_program_reads() -> None:
    done = gildehuis("bench", "--game", "kardinal", "--json", "--seconds", "0.05", "--runs", "3")
    figures = json.loads(done.stdout)
    assert figures["decisions_per_second"] > 1000
    assert figures["players"] == 4
    assert figures["compiled"] in (True, False)


def test_play_a_whole_match_by_typing_numbers(tmp_path: Path) -> None:
    save = tmp_path / "mine.jsonl"
    typed = "1\n" * 200
    done = process("play", "kardinal", "--seed", "t", "--save", save, typed=typed)
    assert done.returncode == 0, done.stderr
    assert "wins!" in done.stdout
    assert gildehuis("verify", save).returncode == 0


def test_play_can_search_undo_and_leave() -> None:
    typed = "court\nxyzzy\n1\nu\nq\n"
    done = gildehuis("play", "kardinal", "--seed", "t", typed=typed)
    assert done.returncode == 0
    assert "Build a red court" in done.stdout
    assert "No move has “xyzzy” in it." in done.stdout


def test_version_says_which_engine_is_active() -> None:
    assert engine.MODE in process("--version").stdout


def test_a_taken_port_is_one_clear_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = process("serve", "--port", port, "--database", f"sqlite:///{tmp_path}/x.db")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert f"127.0.0.1:{port}: something listens there already" in done.stderr
    assert not (tmp_path / "x.db").exists()
