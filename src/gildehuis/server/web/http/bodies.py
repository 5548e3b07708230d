"""A request whose body may be anything at all: what cannot be read is the sender's fault."""

from typing import Any

from litestar import Request
from litestar.datastructures import State

from gildehuis.table.faults import Fault


class Asked(Request[object, object, State]):
    """The framework answers for bad JSON itself, but not for these two kinds of it."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise Fault("bad-request", 400, reason="nested too deep") from None
        except UnicodeDecodeError:
            raise Fault("bad-request", 400, reason="not UTF-8") from None
