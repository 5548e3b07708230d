"""Plain lines: several people, help, undo, leaving; and the commands' wrong input."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gildehuis.commands.play import play
from gildehuis.commands.replay import watch
from gildehuis.core.refusal import BadInput
from gildehuis.terminal.local import LocalTable
from gildehuis.terminal.plain import Left, PlainFace
from tests.terminal.tables import table


def talk(at: LocalTable, answer: Callable[[str], str]) -> list[str]:
    """Play in lines, answering each question; all that was written."""
    written: list[str] = []

    def read(prompt: str) -> str:
        written.append(prompt)
        return answer(prompt)

    face = PlainFace(at.story.match.game, at.story.words, read, written.append)
    asyncio.run(at.run(face))
    return written


def test_people_hand_over_and_play_a_whole_match_with_secrets() -> None:
    at = table("me:Anna,me:Bo,random", "guilds")
    written = talk(at, lambda prompt: "" if "looks away" in prompt else "1")
    handed = [n for n, line in enumerate(written) if "looks away" in line]
    assert len(handed) > 4
    assert all(written[n - 1] == "\n" * 50 for n in handed)
    assert "wins!" in written[-3]


def test_rules_search_and_undo_in_lines() -> None:
    at = table("me:Anna,random")
    answers = ["?K12", "?xyzzy", "zzz", "court", "1", "u", "1"]
    written = talk(at, lambda _: answers.pop(0) if answers else "1")
    text = "\n".join(written)
    for part in ("K12 Fifth regulation", "No rule has “xyzzy”", "No move has “zzz” in it."):
        assert part in text
    assert text.count("Anna built a red house at (-1, 0).") == 2


@pytest.mark.parametrize("answer", ["q", None])
def test_leaving_in_lines(answer: str | None) -> None:
    def leave(_: str) -> str:
        if answer is None:
            raise EOFError
        return answer

    with pytest.raises(Left):
        talk(table("me:Anna,random"), leave)


@pytest.mark.parametrize(
    ("command", "args", "complaint"),
    [
        (play, {"game": "chess"}, 'no game "chess"'),
        (play, {"game": "kardinal", "seats": "me,genius"}, 'no bot "genius"'),
        (play, {"game": "kardinal", "seats": "me,,me"}, "an empty seat"),
        (play, {"game": "kardinal", "seats": "me"}, "kardinal is not played by 1"),
        (play, {"game": "kardinal", "seats": "me,me", "players": 3}, "2 seats for 3 players"),
        (play, {"game": "kardinal", "speed": "late"}, 'no speed "late"'),
        (play, {"game": "kardinal", "language": "fr"}, 'no language "fr"'),
        (watch, {"what": "me,easy"}, "a file, a game, or bots"),
        (watch, {"what": "kardinal", "players": 9}, "kardinal is not played by 9"),
        (watch, {"what": "easy,easy", "players": 3}, "2 bots for 3 players"),
    ],
)
def test_wrong_input_is_one_clear_line(
    command: Callable[..., None], args: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(BadInput) as caught:
        command(**args)
    assert complaint in str(caught.value)


def test_a_file_without_a_match_cannot_be_played_on(tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.write_text("\n")
    with pytest.raises(BadInput, match="no match in it"):
        play(str(empty))
