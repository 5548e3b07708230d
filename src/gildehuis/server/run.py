"""Running one server process: uvicorn with our limits."""

import errno
import socket
import sys
import threading
import webbrowser

import uvicorn
from litestar import Litestar

from gildehuis.core.refusal import BadInput
from gildehuis.server.model.settings import Settings
from gildehuis.server.operations import gc_tuning as garbage
from gildehuis.server.operations import logs
from gildehuis.server.web.app import create_app
from gildehuis.server.web.sockets.line import Line
from gildehuis.server.web.sockets.requests import LONGEST

SHUTDOWN_S = 15


def run(settings: Settings, browser: bool = False) -> None:
    """Run to its end."""
    listener = listen(settings)
    if browser:
        welcome(f"http://{settings.host}:{listener.getsockname()[1]}/")
        logs.set_up("warning", as_json=False)
    else:
        logs.set_up(settings.log_level, settings.log_json)
    garbage.set_up()
    uvicorn.Server(uvicorn_config(create_app(settings), settings)).run(sockets=[listener])


def welcome(here: str) -> None:
    """Somebody at home: the browser comes by itself, or this line says where to go."""
    print(f"Gildehuis: {here}  (Ctrl+C)", file=sys.stderr, flush=True)
    opening = threading.Timer(1.0, webbrowser.open, [here])
    opening.daemon = True
    opening.start()


def listen(settings: Settings) -> socket.socket:
    """The address is ours, or it is said why not, before anything is opened."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    where = f"{settings.host}:{settings.port}"
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            hint = "another --port, or stop what listens there (another Gildehuis?)"
            raise BadInput("something listens there already", where, hint) from None
        raise BadInput(str(error.strerror or error), where, "an address of this machine") from None


def uvicorn_config(app: Litestar, settings: Settings) -> uvicorn.Config:
    """Bounded messages, no compression contexts per socket, time to finish what was begun."""
    return uvicorn.Config(
        app.state.door.furnish(app),
        host=settings.host,
        port=settings.port,
        ws=Line,
        ws_max_size=LONGEST,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=SHUTDOWN_S,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
    )
