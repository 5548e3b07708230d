"""`gildehuis simulate` with bots: records that say who played."""

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from gildehuis.cli import build
from gildehuis.core.record import from_dict
from gildehuis.core.refusal import BadInput
from tests.records import judge

COMMAND = ["simulate", "kardinal", "--players", "2", "--games", "1", "--bots"]


def test_the_record_names_the_bots_and_is_legal(tmp_path: Path) -> None:
    path = tmp_path / "one.jsonl"
    result = CliRunner().invoke(build(), [*COMMAND, "greedy,mcts:nodes=5", "--out", str(path)])
    assert result.exit_code == 0
    record = from_dict(msgspec.json.decode(path.read_bytes()))
    assert [seat["bot"] for seat in record.seats] == ["greedy", "mcts:nodes=5"]
    assert judge(record).ok


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ("clever", 'no bot "clever"'),
        ("greedy,easy,random", "3 bots for 2 players"),
        ("run:no-such-program,random", "does not start"),
    ],
)
def test_bots_that_cannot_play_are_refused(bots: str, said: str) -> None:
    result = CliRunner().invoke(build(), [*COMMAND, bots])
    assert isinstance(result.exception, BadInput)
    assert said in str(result.exception)
