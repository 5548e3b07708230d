"""`gildehuis verify`: is a record what the rules allow?"""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from gildehuis.commands.files import lines, setup_of
from gildehuis.commands.parameters import EditionFiles, Json, Language
from gildehuis.core.record import decode
from gildehuis.core.refusal import BadInput
from gildehuis.core.verify import verify as judge
from gildehuis.core.verify import verify_seed
from gildehuis.words import speech

REFUSED, UNUSABLE = 1, 2  # exit codes


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Records, one a line.")],
    edition: EditionFiles = None,
    from_seed: Annotated[
        bool, typer.Option("--from-seed", help="Also check that the seed draws the chance.")
    ] = False,
    json: Json = False,
    language: Language = "en",
) -> None:
    """Replay records and say yes, or where, why and by which rule not."""
    code = 0
    for path in files:
        for number, line in lines(path):
            found = _judge(line, f"{path}, line {number}", edition or [], from_seed, language)
            code = max(code, found.pop("code"))
            answer = {"line": number, **found}
            if len(files) > 1:
                answer = {"file": str(path), **answer}
            print(msgspec.json.encode(answer).decode() if json else _sentence(path, answer))
    if code:
        raise typer.Exit(code)


def _judge(
    line: bytes, where: str, own: list[Path], from_seed: bool, language: str
) -> dict[str, Any]:
    try:
        record = decode(line, where)
        game, setup = setup_of(record, own, where)
    except BadInput as bad:
        return {"ok": False, "at": None, "rule": None, "reason": str(bad), "code": UNUSABLE}
    verdict = judge(game, setup, record)
    if verdict.ok and from_seed:
        verdict = verify_seed(game, setup, record)
    if verdict.refusal is None:
        return {"ok": True, "finished": verdict.finished, "code": 0}
    return {
        "ok": False,
        "at": verdict.at,
        "rule": verdict.refusal.rule,
        "reason": speech(language, game, setup.edition).refusal(verdict.refusal),
        "code": REFUSED,
    }


def _sentence(path: Path, answer: dict[str, Any]) -> str:
    place = f"{path}:{answer['line']}"
    if answer["ok"]:
        return f"{place}: ok" + ("" if answer["finished"] else " (unfinished)")
    if answer["at"] is None:
        return answer["reason"]  # type: ignore[no-any-return]
    return f"{place}: refused at log entry {answer['at']}: {answer['rule']}: {answer['reason']}"
