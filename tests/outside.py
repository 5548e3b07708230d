"""Games from outside of this package, as the examples are: found on the path, or installed."""

import importlib
from pathlib import Path

import pytest

from gildehuis.core import registry
from gildehuis.core.game import AnyGame
from tests.paths import ROOT


def example(monkeypatch: pytest.MonkeyPatch, name: str) -> AnyGame:
    """The game of examples/<name>."""
    monkeypatch.syspath_prepend(str(ROOT / "examples" / name / "src"))
    game: AnyGame = importlib.import_module(name).GAME
    return game


def install(monkeypatch: pytest.MonkeyPatch, folder: Path, *names: str) -> None:
    """These examples, found by the house as if somebody had installed them."""
    for name in names:
        monkeypatch.syspath_prepend(str(ROOT / "examples" / name / "src"))
        told = folder / f"{name}-1.0.0.dist-info"
        told.mkdir()
        (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0.0\n")
        (told / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{name} = {name}:GAME\n")
    monkeypatch.syspath_prepend(str(folder))
    forget()


def forget() -> None:
    """Look for installed games again."""
    registry.names.cache_clear()
    registry.find.cache_clear()
