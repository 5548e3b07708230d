"""The lobby, live: the list of open tables to everybody who looks at it."""

import asyncio

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from gildehuis.server.http.given import TheHouse
from gildehuis.server.sockets.play import TRY_LATER, UNKNOWN, Socket, write
from gildehuis.server.tables.viewer import Viewer


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
    viewer = Viewer(person)
    writer = asyncio.create_task(write(socket, viewer))
    try:
        await house.lobby.join(viewer)
        while not viewer.dropped:
            await socket.receive_data("text")
    except WebSocketDisconnect:
        viewer.drop()
    finally:
        house.lobby.leave(viewer)
        house.sockets.leave(person.id)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
