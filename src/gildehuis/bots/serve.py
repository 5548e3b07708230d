"""Our bots as processes: `python -m gildehuis.bots.serve hard` speaks docs/bots-protocol.md."""

import sys
from typing import BinaryIO

from gildehuis.bots import wire
from gildehuis.bots.bot import Bot
from gildehuis.bots.naming import make
from gildehuis.core import registry


def serve(name: str, source: BinaryIO, sink: BinaryIO) -> None:
    """Answer questions until bye, or until nobody asks any more."""
    bot: Bot | None = None
    for line in source:
        message = wire.read(line)
        match message["type"]:
            case "hello":
                game = registry.find(message["game"])
                setup = wire.setup_of(game, message)
                bot = make(name, game, setup, message["seat"], message["seed"])
                _send(sink, wire.ready(name))
            case "choose" if bot is not None:
                _send(sink, wire.answer(message["id"], bot.choose(wire.view_of(bot.game, message))))
            case "bye":
                return
            case unknown:
                raise SystemExit(f'no message "{unknown}" here')


def _send(sink: BinaryIO, line: bytes) -> None:
    sink.write(line)
    sink.flush()


if __name__ == "__main__":
    serve(sys.argv[1], sys.stdin.buffer, sys.stdout.buffer)
