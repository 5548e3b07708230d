"""The pictures of the documentation: each is shown, none is heavy, none changes without reason."""

from pathlib import Path

import pytest
from PIL import Image, ImageDraw, ImageFilter

from tools import pictures


def test_pages_show_all_that_is_kept_and_no_more() -> None:
    assert pictures.problems() == []


@pytest.fixture
def albums(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    taken, shown = tmp_path / "taken", tmp_path / "shown"
    taken.mkdir()
    shown.mkdir()
    monkeypatch.setattr(pictures, "TAKEN", taken)
    monkeypatch.setattr(pictures, "SHOWN", shown)
    return taken, shown


def _board(stones: int) -> Image.Image:
    """Something drawn, with soft edges as letters have."""
    board = Image.new("RGB", (400, 300), "#e8dcc0")
    pen = ImageDraw.Draw(board)
    for number in range(stones):
        pen.ellipse((20 + 40 * number, 100, 50 + 40 * number, 130), fill="#3b5f8a")
    return board.filter(ImageFilter.GaussianBlur(1))


def test_a_picture_is_written_once_and_again_when_it_looks_different(
    albums: tuple[Path, Path],
) -> None:
    taken, shown = albums
    _board(3).save(taken / "board.png")
    assert pictures.take("board.webp")
    first = (shown / "board.webp").read_bytes()
    dotted = _board(3)
    dotted.putpixel((5, 5), (0, 0, 0))
    dotted.save(taken / "board.png")
    assert not pictures.take("board.webp")
    assert (shown / "board.webp").read_bytes() == first
    _board(4).save(taken / "board.png")
    assert pictures.take("board.webp")
    assert (shown / "board.webp").read_bytes() != first


def test_another_size_is_another_picture() -> None:
    assert not pictures.looks_the_same(_board(1), _board(1).resize((200, 150)))


def test_what_was_not_taken_stays(albums: tuple[Path, Path]) -> None:
    assert not pictures.take("nothing.webp")


def test_spare_and_missing_pictures_are_named(albums: tuple[Path, Path]) -> None:
    _, shown = albums
    (shown / "spare.webp").write_bytes(b"0" * (pictures.MOST_BYTES + 1))
    found = pictures.problems()
    assert "no page shows docs/screens/spare.webp" in found
    assert any("which is not there" in one for one in found)
    assert any("weighs" in one for one in found)
