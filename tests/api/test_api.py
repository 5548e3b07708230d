"""The Python API: new, legal, play, draw, undo, save."""

import pickle
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import gildehuis
from gildehuis.core import registry
from gildehuis.core.refusal import BadInput

games = pytest.mark.parametrize("game", registry.names())
TEXT = "{http://www.w3.org/2000/svg}text"


def test_the_first_moves_of_kardinal() -> None:
    m = gildehuis.new("kardinal", players=3, seed=7)
    assert m.turn == 0
    assert m.to_act == [0]
    assert m.asked
    move = m.legal()[0]
    assert move["type"] == "build"
    assert str(move) != repr(move)
    assert m.play(move)
    assert m.play("take_stone", colour="blue")
    assert m.play(0)
    assert m.turn == 1
    assert [made["type"] for made in m.moves] == ["build", "take_stone", "move_cardinal"]
    assert repr(m) == "<kardinal, 3 players, 3 moves, seat 1 to act>"


def test_moves_by_their_words() -> None:
    m = gildehuis.new("kardinal", players=2, seed=7)
    words = str(m.legal()[3])
    m.play(words)
    assert str(m.moves[0]) == words
    m.play("blue")
    assert m.moves[1] == {"type": "take_stone", "colour": "blue"}


def test_refusals_name_the_rule() -> None:
    m = gildehuis.new("kardinal", players=2)
    with pytest.raises(gildehuis.IllegalMove, match="K6") as refused:
        m.play("build", shape="tower", colour="red", squares=[[9, 9]])
    assert refused.value.rule == "K6"
    with pytest.raises(gildehuis.IllegalMove, match="legal moves"):
        m.play(999)
    with pytest.raises(gildehuis.IllegalMove, match="no legal move has"):
        m.play("fly away")
    with pytest.raises(gildehuis.IllegalMove, match="moves have the words"):
        m.play("red")
    m.play_out()
    with pytest.raises(gildehuis.IllegalMove, match="over"):
        m.play(0)
    with pytest.raises(gildehuis.IllegalMove, match="over"):
        m.play_bot()
    assert m.legal() == []
    assert m.asked == ""


def test_undo_and_copy() -> None:
    m = gildehuis.new("kardinal", players=2)
    before = str(m)
    assert not m.undo()
    m.play(0)
    twin = m.copy()
    assert m.undo()
    assert str(m) == before
    assert len(twin.moves) == 1
    twin.play(0)
    assert len(m.moves) == 0


def own_edition(folder: Path) -> Path:
    """Guilds with a name of our own for one card."""
    shipped = registry.find("guilds").shipped_source("reconstructed")
    renamed = shipped.replace('edition = "reconstructed"', 'edition = "mine"')
    file = folder / "mine.toml"
    file.write_text(renamed.replace('name = "Gate Warden"', 'name = "Poortwachter Klaas"'))
    return file


@pytest.mark.parametrize("copied", [deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
def test_copies_and_pickles_go_on_alike(copied: Any, tmp_path: Path) -> None:
    for edition in (None, own_edition(tmp_path)):
        m = gildehuis.new("guilds", players=3, seed=4, edition=edition)
        for _ in range(12):
            m.play_bot()
        twin = copied(m)
        assert str(twin) == str(m)
        assert twin.play_out().moves == m.play_out().moves


def test_an_own_edition_is_given_by_its_file(tmp_path: Path) -> None:
    edition = own_edition(tmp_path)
    m = gildehuis.new("guilds", players=2, edition=edition).play_out()
    assert m._speech.word("W1") == "Poortwachter Klaas"
    m.save(tmp_path / "match.jsonl")
    with pytest.raises(BadInput, match='no edition "mine"'):
        gildehuis.load(tmp_path / "match.jsonl")
    again = gildehuis.load(tmp_path / "match.jsonl", edition=edition)
    assert again.result == m.result


def test_unknown_things_are_told() -> None:
    with pytest.raises(BadInput, match="no edition"):
        gildehuis.new("guilds", edition="nobody's")
    with pytest.raises(BadInput, match="no game"):
        gildehuis.new("chess")
    with pytest.raises(BadInput, match="not played by"):
        gildehuis.new("kardinal", players=7)
    with pytest.raises(AttributeError):
        _ = gildehuis.nothing_of_the_kind


@games
@pytest.mark.parametrize("players", [2, 4])
def test_whole_matches(game: str, players: int, tmp_path: Path) -> None:
    m = gildehuis.new(game, players=players, seed=5).play_out("random")
    assert m.is_over
    assert m.result is not None
    assert repr(m).endswith(" : ".join(map(str, m.result.scores)) + ">")
    m.save(tmp_path / "match.jsonl")
    again = gildehuis.load(tmp_path / "match.jsonl")
    assert again.result == m.result
    assert str(again) == str(m)
    again = gildehuis.new(game, players=players, seed=5).play_out("random")
    assert again.moves == m.moves
    both = tmp_path / "both.jsonl"
    both.write_bytes((tmp_path / "match.jsonl").read_bytes() * 2)
    assert len(gildehuis.load_all(both)) == 2
    with pytest.raises(BadInput, match="2 records"):
        gildehuis.load(both)


@games
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pictures(game: str, players: int) -> None:
    """A drawing of the start, the middle and the end; self-contained, in all languages."""
    for language in ("en", "nl", "pl"):
        m = gildehuis.new(game, players=players, seed=2, language=language)
        for decisions in (0, 40, 10_000):
            for _ in range(decisions):
                if m.is_over:
                    break
                m.core.play_number(m.to_act[0], m.game.legal(m.core.state, m.to_act[0])[0])
            for seat in (None, 0, players - 1):
                _check_picture(m.svg(seat))
            assert m.draw(0)
        assert m._repr_svg_() == m.svg()


def _check_picture(svg: str) -> None:
    root = ElementTree.fromstring(svg)
    assert root.tag.endswith("svg")
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    assert 300 <= width <= 1600
    assert 200 <= height <= 1600
    for text in root.iter(TEXT):
        assert 0 <= float(text.attrib["x"]) <= width
        assert 0 <= float(text.attrib["y"]) <= height
    assert "href" not in svg
    assert "url(" not in svg


def test_the_command_starts_without_the_api() -> None:
    code = "import gildehuis, sys; assert 'gildehuis.api' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
