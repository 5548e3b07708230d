"""Running one server process: uvicorn with our limits."""

import gc

import uvicorn
from litestar import Litestar

from gildehuis.server import logs
from gildehuis.server.app import create_app
from gildehuis.server.settings import Settings
from gildehuis.server.sockets.wire import LONGEST

SHUTDOWN_S = 15


def run(settings: Settings) -> None:
    """Run to its end."""
    logs.set_up(settings.log_level, settings.log_json)
    # Tables live long and hold no cycles: looking through all of them often only costs time.
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    uvicorn.Server(uvicorn_config(create_app(settings), settings)).run()


def uvicorn_config(app: Litestar, settings: Settings) -> uvicorn.Config:
    """Bounded messages, no compression contexts per socket, time to finish what was begun."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
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
