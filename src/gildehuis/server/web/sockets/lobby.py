"""The lobby, live: the list of open tables to everybody who looks at it."""

from litestar import websocket

from gildehuis.server.tables.viewer import Viewer
from gildehuis.server.web.http.dependencies import TheHouse
from gildehuis.server.web.sockets.line import TRY_LATER, line_of
from gildehuis.server.web.sockets.table import UNKNOWN, Socket


@websocket("/api/lobby/ws")
async def lobby(socket: Socket, house: TheHouse) -> None:
    """Sends the lobby at once and whenever it changes; listens to nothing."""
    person = await house.who(socket)
    await socket.accept()
    if person is None:
        await socket.close(UNKNOWN, "who-are-you")
        return
    if not house.sockets.enter(person.id):
        await socket.close(TRY_LATER, "too-many-sockets")
        return
    line = line_of(socket.scope)
    viewer = Viewer(person, line)
    try:
        await house.lobby.join(viewer)
        while await line.hear() is not None:
            pass
    finally:
        house.lobby.leave(viewer)
        house.sockets.leave(person.id)
