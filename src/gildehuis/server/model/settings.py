"""The settings of a server: defaults, a TOML file, the environment, in rising precedence."""

import os
import tomllib
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from gildehuis.core.refusal import BadInput
from gildehuis.extras import need

PREFIX = "GILDEHUIS_"
# No settings: where these are, the mode of the engine, the key of programs' seeds, and what the
# tools of the web client read.
OTHERS = {PREFIX + name for name in ("CONFIG", "PURE", "PROGRAM_KEY", "SERVER")}
Port = Annotated[int, Meta(ge=0, le=65535)]
Positive = Annotated[int, Meta(ge=1)]
Natural = Annotated[int, Meta(ge=0)]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One field per setting; the environment names it GILDEHUIS_<FIELD> in capitals."""

    database: str = ""  # a SQLAlchemy URL; empty: a SQLite file in the user's data folder
    host: str = "127.0.0.1"
    port: Port = 8302
    public_url: str = ""  # as people type it, such as https://play.example.org
    origins: list[str] = []  # further origins whose pages may talk to this server
    trusted_proxies: str = ""  # addresses whose X-Forwarded-For is believed
    secret: str = ""  # signs cookies; empty: one is made and kept in the database
    bot_processes: Natural = 0  # 0: one less than there are cores, at least one
    bot_pause_ms: Natural = 500  # a bot waits so long before its move is shown
    requests_per_minute: Positive = 600  # per address
    guests_per_minute: Positive = 30  # new people per address
    logins_per_minute: Positive = 20  # per address; wrong passwords wait longer and longer
    messages_per_second: Positive = 20  # per socket
    tables_per_person: Positive = 100  # not yet finished
    sockets_per_person: Positive = 40
    tables_idle_s: Positive = 120  # a table nobody looks at leaves memory after so long
    push_contact: str = ""  # a mailto: or https: address for push services; empty: no Web Push
    push_hosts: list[str] = []  # further push services, as https://host
    log_level: str = "info"
    log_json: bool = True
    metrics_token: str = ""  # empty: metrics are shown to this machine only

    def database_url(self) -> str:
        """The URL of the database, with the driver we use."""
        url = self.database or f"sqlite:///{data_folder() / 'gildehuis.db'}"
        for short in ("postgresql://", "postgres://"):
            if url.startswith(short):
                return "postgresql+asyncpg://" + url.removeprefix(short)
        return url


def data_folder() -> Path:
    """Where the embedded database lives when nothing else is said."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "gildehuis"


def load(file: Path | None = None, **given: Any) -> Settings:
    """Settings from file and environment; `given` (not None) has the last word."""
    chosen = file or (
        Path(os.environ[PREFIX + "CONFIG"]) if PREFIX + "CONFIG" in os.environ else None
    )
    values: dict[str, Any] = _from_file(chosen) if chosen else {}
    values |= _from_environment()
    values |= {key: value for key, value in given.items() if value is not None}
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput(str(error), "settings", "see docs/operate.md") from None
    return check(settings)


def check(settings: Settings) -> Settings:
    """What types alone do not say."""
    url = settings.database_url()
    if not url.startswith(("sqlite:///", "postgresql+asyncpg://")):
        raise BadInput("no database of that kind", "database", "sqlite:///… or postgresql://…")
    if url.startswith("postgresql"):
        need("asyncpg", "server", "database")
    if settings.push_contact:
        need("pywebpush", "server", "push_contact")
    if settings.log_level not in ("debug", "info", "warning", "error"):
        raise BadInput(f'"{settings.log_level}"', "log_level", "debug, info, warning or error")
    if settings.secret and len(settings.secret) < 32:
        raise BadInput("too short to be a secret", "secret", "32 characters or more")
    for origin in (settings.public_url, *settings.origins):
        if origin and not origin.startswith(("http://", "https://")):
            raise BadInput(f'"{origin}" is no origin', "public_url", "https://host")
    return settings


def _from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(str(error.strerror), str(file), "a TOML file") from None
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"not TOML: {error}", str(file)) from None


def _from_environment() -> dict[str, Any]:
    values: dict[str, Any] = {}
    known = {PREFIX + field.upper() for field in Settings.__struct_fields__} | OTHERS
    for name in os.environ:
        if name.startswith(PREFIX) and name not in known:
            raise BadInput("no such setting", name, "see docs/operate.md")
    for field in Settings.__struct_fields__:
        text = os.environ.get(PREFIX + field.upper())
        if text is not None:
            values[field] = text.split() if field in ("origins", "push_hosts") else text
    return values
