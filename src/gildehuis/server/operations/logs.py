"""Structured logs: one JSON object a line, without names, cookies, codes or passwords."""

import logging
import sys
import time

import msgspec

_STANDARD = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """Time, level, logger, message, and the fields given as `extra`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _STANDARD}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up(level: str, as_json: bool) -> None:
    """Everything goes to standard error; requests are not logged one by one."""
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if as_json else plain)
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("uvicorn.access", "websockets", "alembic"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    # uvicorn writes the path of every socket, and a table's path is nobody else's business
    logging.getLogger("uvicorn.error").addFilter(lambda record: "WebSocket" not in str(record.msg))
