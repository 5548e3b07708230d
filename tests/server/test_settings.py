"""Settings: where they come from, and what is said of wrong ones."""

from pathlib import Path
from typing import Any

import pytest

from gildehuis.core.refusal import BadInput
from gildehuis.server.model.settings import load


def test_the_environment_is_before_the_file_and_options_before_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "gildehuis.toml"
    file.write_text('port = 1\nbot_pause_ms = 2\ntables_idle_s = 3\norigins = ["https://a"]\n')
    monkeypatch.setenv("GILDEHUIS_BOT_PAUSE_MS", "20")
    monkeypatch.setenv("GILDEHUIS_TABLES_IDLE_S", "30")
    monkeypatch.setenv("GILDEHUIS_ORIGINS", "https://b https://c")
    settings = load(file, tables_idle_s=300, host=None)
    assert (settings.port, settings.bot_pause_ms, settings.tables_idle_s) == (1, 20, 300)
    assert settings.origins == ["https://b", "https://c"]
    assert settings.host == "127.0.0.1"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"port": 70_000}, "port"),
        ({"port": "eighty"}, "port"),
        ({"messages_per_second": 0}, "messages_per_second"),
        ({"database": "mysql://x"}, "database"),
        ({"log_level": "loud"}, "log_level"),
        ({"secret": "short"}, "secret"),
        ({"public_url": "play.example.org"}, "public_url"),
        ({"colour": "blue"}, "colour"),
    ],
)
def test_what_does_not_fit_is_said(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        load(**given)


def test_a_misspelt_variable_is_not_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GILDEHUIS_PUBLIC_ULR", "https://play.example.org")
    with pytest.raises(BadInput, match="GILDEHUIS_PUBLIC_ULR"):
        load()


def test_a_file_that_is_none_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="a TOML file"):
        load(tmp_path / "missing.toml")
    (tmp_path / "broken.toml").write_text("port =")
    with pytest.raises(BadInput, match="not TOML"):
        load(tmp_path / "broken.toml")
