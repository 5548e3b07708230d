"""The commands of the server: `serve`, `load`, `backup`, `restore`."""

import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
import uvicorn
from litestar import Litestar

from gildehuis.core.refusal import BadInput
from gildehuis.server import logs
from gildehuis.server import settings as settings_file
from gildehuis.server.app import create_app
from gildehuis.server.settings import Settings
from gildehuis.server.sockets.wire import LONGEST

SHUTDOWN_S = 15


def serve(
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://…; default: a file of yours")
    ] = None,
    host: Annotated[str | None, typer.Option(help="address to listen on")] = None,
    port: Annotated[int | None, typer.Option(help="port to listen on")] = None,
    config: Annotated[Path | None, typer.Option(help="a TOML file with settings")] = None,
    browser: Annotated[bool, typer.Option(help="open the browser")] = False,
) -> None:
    """Serve tables on the web until told to stop."""
    try:
        chosen = settings_file.load(config, database=database, host=host, port=port)
    except BadInput as wrong:
        typer.echo(str(wrong), err=True)
        raise typer.Exit(2) from None
    if browser:
        threading.Timer(1.0, webbrowser.open, [f"http://{chosen.host}:{chosen.port}/"]).start()
    run(chosen)


def run(settings: Settings) -> None:
    """Run one server process to its end."""
    logs.set_up(settings.log_level, settings.log_json)
    uvicorn.Server(uvicorn_config(create_app(settings), settings)).run()


def uvicorn_config(app: Litestar, settings: Settings) -> uvicorn.Config:
    """uvicorn with our limits."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=LONGEST,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=SHUTDOWN_S,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
    )
